<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;2-fold</source>
            <translation>&amp;2násobná</translation>
        </message>
        <message>
            <source>&amp;3-fold</source>
            <translation>&amp;3násobná</translation>
        </message>
        <message>
            <source>&amp;6-fold</source>
            <translation>&amp;6násobná</translation>
        </message>
        <message>
            <source>&amp;About Oikist</source>
            <translation>&amp;O programu Oikist</translation>
        </message>
        <message>
            <source>&amp;Actual size</source>
            <translation>Skutečná v&amp;elikost</translation>
        </message>
        <message>
            <source>&amp;Add card</source>
            <translation>&amp;Přidat kartu</translation>
        </message>
        <message>
            <source>&amp;Align…</source>
            <translation>&amp;Zarovnat…</translation>
        </message>
        <message>
            <source>&amp;Areas</source>
            <translation>&amp;Oblasti</translation>
        </message>
        <message>
            <source>&amp;Board</source>
            <translation>&amp;Deska</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>&amp;Barvy</translation>
        </message>
        <message>
            <source>&amp;Coordinates</source>
            <translation>&amp;Souřadnice</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopírovat</translation>
        </message>
        <message>
            <source>&amp;Curtain between players</source>
            <translation>Opona mezi hrá&amp;či</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Tmavé</translation>
        </message>
        <message>
            <source>&amp;Deck</source>
            <translation>&amp;Balíček</translation>
        </message>
        <message>
            <source>&amp;Design</source>
            <translation>&amp;Návrh</translation>
        </message>
        <message>
            <source>&amp;Drop edit</source>
            <translation>Zahodit úpravy</translation>
        </message>
        <message>
            <source>&amp;Duplicate cards</source>
            <translation>&amp;Duplikovat karty</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>Ú&amp;pravy</translation>
        </message>
        <message>
            <source>&amp;Erase selection</source>
            <translation>&amp;Smazat výběr</translation>
        </message>
        <message>
            <source>&amp;Eraser</source>
            <translation>&amp;Guma</translation>
        </message>
        <message>
            <source>&amp;Export rules sheet…</source>
            <translation>E&amp;xportovat list pravidel…</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Soubor</translation>
        </message>
        <message>
            <source>&amp;Fill</source>
            <translation>&amp;Výplň</translation>
        </message>
        <message>
            <source>&amp;Fill down</source>
            <translation>&amp;Vyplnit dolů</translation>
        </message>
        <message>
            <source>&amp;Find and go to…</source>
            <translation>Najít a &amp;přejít…</translation>
        </message>
        <message>
            <source>&amp;Find parameter…</source>
            <translation>&amp;Najít parametr…</translation>
        </message>
        <message>
            <source>&amp;Fit board</source>
            <translation>Ce&amp;lá deska</translation>
        </message>
        <message>
            <source>&amp;Fit map</source>
            <translation>&amp;Celá mapa</translation>
        </message>
        <message>
            <source>&amp;Fit size to places</source>
            <translation>Při&amp;způsobit velikost místům</translation>
        </message>
        <message>
            <source>&amp;Generate…</source>
            <translation>Vytvoři&amp;t…</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Nápověda</translation>
        </message>
        <message>
            <source>&amp;Hide panels</source>
            <translation>&amp;Skrýt panely</translation>
        </message>
        <message>
            <source>&amp;High contrast</source>
            <translation>Vysoký &amp;kontrast</translation>
        </message>
        <message>
            <source>&amp;Import CSV…</source>
            <translation>&amp;Importovat CSV…</translation>
        </message>
        <message>
            <source>&amp;Import Tiled map…</source>
            <translation>&amp;Importovat mapu Tiled…</translation>
        </message>
        <message>
            <source>&amp;Invert selection</source>
            <translation>&amp;Obrátit výběr</translation>
        </message>
        <message>
            <source>&amp;Lab</source>
            <translation>&amp;Laboratoř</translation>
        </message>
        <message>
            <source>&amp;Legal moves</source>
            <translation>Povolené tah&amp;y</translation>
        </message>
        <message>
            <source>&amp;Level axis</source>
            <translation>&amp;Vodorovná osa</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>S&amp;větlé</translation>
        </message>
        <message>
            <source>&amp;Line</source>
            <translation>&amp;Čára</translation>
        </message>
        <message>
            <source>&amp;Link selected</source>
            <translation>S&amp;pojit vybrané</translation>
        </message>
        <message>
            <source>&amp;Links</source>
            <translation>S&amp;pojnice</translation>
        </message>
        <message>
            <source>&amp;Lock</source>
            <translation>Z&amp;amknout</translation>
        </message>
        <message>
            <source>&amp;Look back</source>
            <translation>Oh&amp;lédnout se</translation>
        </message>
        <message>
            <source>&amp;Manual</source>
            <translation>&amp;Příručka</translation>
        </message>
        <message>
            <source>&amp;Map</source>
            <translation>&amp;Mapa</translation>
        </message>
        <message>
            <source>&amp;Moves</source>
            <translation>T&amp;ahy</translation>
        </message>
        <message>
            <source>&amp;Names</source>
            <translation>&amp;Jména</translation>
        </message>
        <message>
            <source>&amp;New game</source>
            <translation>&amp;Nová hra</translation>
        </message>
        <message>
            <source>&amp;Next change</source>
            <translation>&amp;Další změna</translation>
        </message>
        <message>
            <source>&amp;No turns</source>
            <translation>&amp;Bez otáčení</translation>
        </message>
        <message>
            <source>&amp;Open image…</source>
            <translation>&amp;Otevřít obrázek…</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>&amp;Otevřít…</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>Vlo&amp;žit</translation>
        </message>
        <message>
            <source>&amp;Picker</source>
            <translation>&amp;Kapátko</translation>
        </message>
        <message>
            <source>&amp;Place names</source>
            <translation>&amp;Jména míst</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Hrát</translation>
        </message>
        <message>
            <source>&amp;Playtest</source>
            <translation>&amp;Hraní</translation>
        </message>
        <message>
            <source>&amp;Preferences…</source>
            <translation>&amp;Předvolby…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>U&amp;končit</translation>
        </message>
        <message>
            <source>&amp;Rectangle</source>
            <translation>&amp;Obdélník</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>Z&amp;novu</translation>
        </message>
        <message>
            <source>&amp;Rematch, one seat on</source>
            <translation>Odveta o místo dál</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>Od&amp;ebrat</translation>
        </message>
        <message>
            <source>&amp;Remove cards</source>
            <translation>&amp;Odebrat karty</translation>
        </message>
        <message>
            <source>&amp;Reset layout</source>
            <translation>&amp;Obnovit rozložení</translation>
        </message>
        <message>
            <source>&amp;Reset parameter</source>
            <translation>&amp;Vrátit parametr</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>P&amp;ravidla</translation>
        </message>
        <message>
            <source>&amp;Run or stop batch</source>
            <translation>Spustit nebo zastavit &amp;dávku</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Uložit</translation>
        </message>
        <message>
            <source>&amp;Select and move</source>
            <translation>&amp;Vybírat a posouvat</translation>
        </message>
        <message>
            <source>&amp;Shift</source>
            <translation>Posunout</translation>
        </message>
        <message>
            <source>&amp;Shortcuts</source>
            <translation>&amp;Zkratky</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <translation>&amp;Ukázat</translation>
        </message>
        <message>
            <source>&amp;Snap to grid</source>
            <translation>Př&amp;ichytávat k mřížce</translation>
        </message>
        <message>
            <source>&amp;Sort cards</source>
            <translation>Se&amp;řadit karty</translation>
        </message>
        <message>
            <source>&amp;Stamp</source>
            <translation>&amp;Razítko</translation>
        </message>
        <message>
            <source>&amp;Step</source>
            <translation>&amp;Krok</translation>
        </message>
        <message>
            <source>&amp;Straighten links</source>
            <translation>Narovnat spojni&amp;ce</translation>
        </message>
        <message>
            <source>&amp;Tour</source>
            <translation>P&amp;rohlídka</translation>
        </message>
        <message>
            <source>&amp;Tracing image</source>
            <translation>Pře&amp;dloha</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Zpět</translation>
        </message>
        <message>
            <source>&amp;Upright axis</source>
            <translation>&amp;Svislá osa</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Zobrazit</translation>
        </message>
        <message>
            <source>&amp;View of the board</source>
            <translation>Pohle&amp;d na desku</translation>
        </message>
        <message>
            <source>&amp;View of the map</source>
            <translation>Zo&amp;brazení mapy</translation>
        </message>
        <message>
            <source>&amp;Welcome page</source>
            <translation>&amp;Úvodní stránka</translation>
        </message>
        <message>
            <source>&amp;When something was revealed</source>
            <translation>Kd&amp;yž se něco odhalilo</translation>
        </message>
        <message>
            <source>A person on the seat that moves, bots on the others</source>
            <translation>Člověk na místě, které táhne, na ostatních boti</translation>
        </message>
        <message>
            <source>Add a card below the chosen ones</source>
            <translation>Přidat kartu pod vybrané</translation>
        </message>
        <message>
            <source>Add open ground around the board</source>
            <translation>Přidat volnou půdu kolem desky</translation>
        </message>
        <message>
            <source>Advi&amp;ce</source>
            <translation>&amp;Rady</translation>
        </message>
        <message>
            <source>All bots</source>
            <translation>Samí boti</translation>
        </message>
        <message>
            <source>All kinds of moves</source>
            <translation>Všechny druhy tahů</translation>
        </message>
        <message>
            <source>All people</source>
            <translation>Samí lidé</translation>
        </message>
        <message>
            <source>Apply &amp;preset…</source>
            <translation>Použít předvol&amp;bu…</translation>
        </message>
        <message>
            <source>Apply edit</source>
            <translation>Použít úpravy</translation>
        </message>
        <message>
            <source>Apply the parameters of another variant to this one, after a preview</source>
            <translation>Převzít parametry jiné varianty, po jejich prohlédnutí</translation>
        </message>
        <message>
            <source>Area of t&amp;he selected</source>
            <translation>Obl&amp;ast z vybraných</translation>
        </message>
        <message>
            <source>As the &amp;system</source>
            <translation>Podle &amp;systému</translation>
        </message>
        <message>
            <source>Ask at reveals</source>
            <translation>Při odhalení se zeptat</translation>
        </message>
        <message>
            <source>Ask before going back over what was hidden</source>
            <translation>Zeptat se, než se půjde zpět přes to, co bylo skryté</translation>
        </message>
        <message>
            <source>Attach a note with tags to the move in sight</source>
            <translation>Připojit k prohlíženému tahu poznámku se štítky</translation>
        </message>
        <message>
            <source>Back to no&amp;w</source>
            <translation>Zpět do &amp;současnosti</translation>
        </message>
        <message>
            <source>Begin a game with the position in sight</source>
            <translation>Začít hru z prohlížené pozice</translation>
        </message>
        <message>
            <source>Begin a game with the position of a file</source>
            <translation>Začít hru pozicí ze souboru</translation>
        </message>
        <message>
            <source>Begin a variant that changes another one</source>
            <translation>Začít variantu, která mění jinou</translation>
        </message>
        <message>
            <source>Begin a variant that extends this one</source>
            <translation>Začít variantu, která rozšiřuje tuto</translation>
        </message>
        <message>
            <source>Begin another deck as a copy of one</source>
            <translation>Začít další balíček jako kopii jiného</translation>
        </message>
        <message>
            <source>Board, cards and tiles as PDF, SVG or PNG</source>
            <translation>Deska, karty a dílky jako PDF, SVG nebo PNG</translation>
        </message>
        <message>
            <source>Bots play this position to its end many times; the table stays. Or stop that</source>
            <translation>Boti tuto pozici mnohokrát dohrají; stůl zůstane. Nebo to zastavit</translation>
        </message>
        <message>
            <source>C&amp;orners</source>
            <translation>Vrchol&amp;y</translation>
        </message>
        <message>
            <source>Centre on the &amp;board</source>
            <translation>Střed na &amp;desku</translation>
        </message>
        <message>
            <source>Centre on the &amp;cursor</source>
            <translation>Střed na &amp;kurzor</translation>
        </message>
        <message>
            <source>Chances of winning</source>
            <translation>Šance na výhru</translation>
        </message>
        <message>
            <source>Change a rule, play it and simulate it, in five steps</source>
            <translation>Změnit pravidlo, zahrát je a simulovat, v pěti krocích</translation>
        </message>
        <message>
            <source>Clear the selection</source>
            <translation>Zrušit výběr</translation>
        </message>
        <message>
            <source>Click the corners of an area</source>
            <translation>Klepat na rohy oblasti</translation>
        </message>
        <message>
            <source>Click to put spaces of the chosen kind</source>
            <translation>Klepnutím klást pole zvoleného druhu</translation>
        </message>
        <message>
            <source>Click two points, then the hexes they belong to</source>
            <translation>Klepnout na dva body, pak na jejich šestiúhelníky</translation>
        </message>
        <message>
            <source>Close &amp;tab</source>
            <translation>&amp;Zavřít záložku</translation>
        </message>
        <message>
            <source>Close the document</source>
            <translation>Zavřít dokument</translation>
        </message>
        <message>
            <source>Close the window</source>
            <translation>Zavřít okno</translation>
        </message>
        <message>
            <source>Compare every move with the best one that play-outs find, and mark the worst</source>
            <translation>Porovnat každý tah s nejlepším, který najdou dohrávky, a označit nejhorší</translation>
        </message>
        <message>
            <source>Compare…</source>
            <translation>Porovnat…</translation>
        </message>
        <message>
            <source>Copy a game into a folder of yours</source>
            <translation>Zkopírovat hru do vlastní složky</translation>
        </message>
        <message>
            <source>Copy the chosen cells and remove their cards</source>
            <translation>Zkopírovat vybrané buňky a odebrat jejich karty</translation>
        </message>
        <message>
            <source>Copy the chosen cells for a spreadsheet</source>
            <translation>Zkopírovat vybrané buňky pro tabulkový procesor</translation>
        </message>
        <message>
            <source>Copy the selection to the clipboard</source>
            <translation>Zkopírovat výběr do schránky</translation>
        </message>
        <message>
            <source>Cover the table between people whose secrets differ</source>
            <translation>Zakrýt stůl mezi lidmi, jejichž tajemství se liší</translation>
        </message>
        <message>
            <source>Crop to selection</source>
            <translation>Oříznout na výběr</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>V&amp;yjmout</translation>
        </message>
        <message>
            <source>Cut the selection to the clipboard</source>
            <translation>Přesunout výběr do schránky</translation>
        </message>
        <message>
            <source>D&amp;uplicate</source>
            <translation>&amp;Duplikovat</translation>
        </message>
        <message>
            <source>Dark text on light ground</source>
            <translation>Tmavý text na světlém podkladu</translation>
        </message>
        <message>
            <source>Drag from one space to another</source>
            <translation>Táhnout od jednoho pole k druhému</translation>
        </message>
        <message>
            <source>Draw a random board by a recipe</source>
            <translation>Nakreslit náhodnou desku podle předpisu</translation>
        </message>
        <message>
            <source>Draw a random map by a recipe</source>
            <translation>Nakreslit náhodnou mapu podle předpisu</translation>
        </message>
        <message>
            <source>Draw another board</source>
            <translation>Nakreslit další desku</translation>
        </message>
        <message>
            <source>Draw boards, edit decks and rules</source>
            <translation>Kreslit desky, upravovat balíčky a pravidla</translation>
        </message>
        <message>
            <source>Draw what stands on corners</source>
            <translation>Kreslit, co stojí na vrcholech</translation>
        </message>
        <message>
            <source>Draw what stands on edges</source>
            <translation>Kreslit, co stojí na hranách</translation>
        </message>
        <message>
            <source>E&amp;dges</source>
            <translation>Hra&amp;ny</translation>
        </message>
        <message>
            <source>E&amp;dit the position</source>
            <translation>Upravit poz&amp;ici</translation>
        </message>
        <message>
            <source>E&amp;xport CSV…</source>
            <translation>&amp;Exportovat CSV…</translation>
        </message>
        <message>
            <source>E&amp;xport and print…</source>
            <translation>&amp;Exportovat a tisknout…</translation>
        </message>
        <message>
            <source>Edit position</source>
            <translation>Upravit pozici</translation>
        </message>
        <message>
            <source>Empty &amp;hexes</source>
            <translation>Prázdné šestiúhel&amp;níky</translation>
        </message>
        <message>
            <source>Every key, with your own changes</source>
            <translation>Všechny klávesy i s vašimi změnami</translation>
        </message>
        <message>
            <source>Export as Tiled &amp;map…</source>
            <translation>Exportovat jako &amp;mapu Tiled…</translation>
        </message>
        <message>
            <source>Export usability figures…</source>
            <translation>Exportovat údaje o použitelnosti…</translation>
        </message>
        <message>
            <source>Fi&amp;nd…</source>
            <translation>Na&amp;jít…</translation>
        </message>
        <message>
            <source>Fill connected hexes, or the selection</source>
            <translation>Vyplnit souvislé šestiúhelníky, nebo výběr</translation>
        </message>
        <message>
            <source>Fin&amp;d and go to…</source>
            <translation>Najít a př&amp;ejít…</translation>
        </message>
        <message>
            <source>Find a &amp;file…</source>
            <translation>Najít &amp;soubor…</translation>
        </message>
        <message>
            <source>Find a card by what is on it</source>
            <translation>Najít kartu podle toho, co na ní stojí</translation>
        </message>
        <message>
            <source>Find a space by name or kind</source>
            <translation>Najít pole podle jména nebo druhu</translation>
        </message>
        <message>
            <source>Find a space, a place or a kind</source>
            <translation>Najít pole, místo nebo druh</translation>
        </message>
        <message>
            <source>Find an &amp;action…</source>
            <translation>Najít &amp;akci…</translation>
        </message>
        <message>
            <source>Find blunders</source>
            <translation>Najít hrubé chyby</translation>
        </message>
        <message>
            <source>Find rule…</source>
            <translation>Najít pravidlo…</translation>
        </message>
        <message>
            <source>Find, open and replay the matches that were kept</source>
            <translation>Najít, otevřít a přehrát uložené partie</translation>
        </message>
        <message>
            <source>Fit board</source>
            <translation>Celá deska</translation>
        </message>
        <message>
            <source>Five short questions about the game, kept with it</source>
            <translation>Pět krátkých otázek o hře, uložených s ní</translation>
        </message>
        <message>
            <source>Follow the desktop's colours</source>
            <translation>Řídit se barvami systému</translation>
        </message>
        <message>
            <source>Give all chosen cells what the topmost of each column holds</source>
            <translation>Dát všem vybraným buňkám obsah nejvyšší buňky sloupce</translation>
        </message>
        <message>
            <source>Give the chosen cells what the base deck says</source>
            <translation>Dát vybraným buňkám hodnoty základního balíčku</translation>
        </message>
        <message>
            <source>Give the deck the order that the table shows, by the column chosen for it</source>
            <translation>Dát balíčku pořadí, které ukazuje tabulka, podle zvoleného sloupce</translation>
        </message>
        <message>
            <source>Go to the next parameter that this variant changes</source>
            <translation>Přejít na další parametr, který tato varianta mění</translation>
        </message>
        <message>
            <source>Go to the parameter before this one that this variant changes</source>
            <translation>Přejít na předchozí parametr, který tato varianta mění</translation>
        </message>
        <message>
            <source>Grow &amp;by a rim</source>
            <translation>Rozšířit o okra&amp;j</translation>
        </message>
        <message>
            <source>Grow, crop or shift by numbers</source>
            <translation>Rozšířit, oříznout nebo posunout podle čísel</translation>
        </message>
        <message>
            <source>Hea&amp;t map</source>
            <translation>&amp;Teplotní mapa</translation>
        </message>
        <message>
            <source>Hide every parameter that is as the parent has it</source>
            <translation>Skrýt parametry, které jsou jako v nadřazené variantě</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Rada</translation>
        </message>
        <message>
            <source>Keep selection or kind under 1</source>
            <translation>Uložit výběr nebo druh pod 1</translation>
        </message>
        <message>
            <source>Keep selection or kind under 2</source>
            <translation>Uložit výběr nebo druh pod 2</translation>
        </message>
        <message>
            <source>Keep selection or kind under 3</source>
            <translation>Uložit výběr nebo druh pod 3</translation>
        </message>
        <message>
            <source>Keep selection or kind under 4</source>
            <translation>Uložit výběr nebo druh pod 4</translation>
        </message>
        <message>
            <source>Keep selection or kind under 5</source>
            <translation>Uložit výběr nebo druh pod 5</translation>
        </message>
        <message>
            <source>Keep selection or kind under 6</source>
            <translation>Uložit výběr nebo druh pod 6</translation>
        </message>
        <message>
            <source>Keep selection or kind under 7</source>
            <translation>Uložit výběr nebo druh pod 7</translation>
        </message>
        <message>
            <source>Keep selection or kind under 8</source>
            <translation>Uložit výběr nebo druh pod 8</translation>
        </message>
        <message>
            <source>Keep selection or kind under 9</source>
            <translation>Uložit výběr nebo druh pod 9</translation>
        </message>
        <message>
            <source>Keep the image where it is</source>
            <translation>Nechat obrázek, kde je</translation>
        </message>
        <message>
            <source>Leave the position as it was</source>
            <translation>Nechat pozici, jaká byla</translation>
        </message>
        <message>
            <source>Let bots play on, or pause them</source>
            <translation>Nechat boty hrát dál, nebo je pozastavit</translation>
        </message>
        <message>
            <source>Let bots play the game to its end</source>
            <translation>Nechat boty dohrát hru do konce</translation>
        </message>
        <message>
            <source>Let people around one screen decide for every seat</source>
            <translation>Nechat lidi u jedné obrazovky rozhodovat za všechna místa</translation>
        </message>
        <message>
            <source>Let places snap to a grid</source>
            <translation>Přichytávat místa k mřížce</translation>
        </message>
        <message>
            <source>Let the bot make one move</source>
            <translation>Nechat bota udělat jeden tah</translation>
        </message>
        <message>
            <source>Let the usual bot decide for every seat</source>
            <translation>Nechat obvyklého bota rozhodovat za všechna místa</translation>
        </message>
        <message>
            <source>Light text on dark ground</source>
            <translation>Světlý text na tmavém podkladu</translation>
        </message>
        <message>
            <source>Link the selected spaces in their order</source>
            <translation>Spojit vybraná pole v jejich pořadí</translation>
        </message>
        <message>
            <source>List the moves of the space under the keyboard, and why others are not allowed</source>
            <translation>Vypsat tahy pole pod kurzorem, a proč jiné nejsou povolené</translation>
        </message>
        <message>
            <source>Look for a move in the list of all legal ones</source>
            <translation>Hledat tah v seznamu všech povolených</translation>
        </message>
        <message>
            <source>Look for the best moves, or stop looking</source>
            <translation>Hledat nejlepší tahy, nebo hledání zastavit</translation>
        </message>
        <message>
            <source>Look one move back</source>
            <translation>O tah zpět</translation>
        </message>
        <message>
            <source>Look one move on</source>
            <translation>O tah vpřed</translation>
        </message>
        <message>
            <source>Look one round back</source>
            <translation>O kolo zpět</translation>
        </message>
        <message>
            <source>Look one round on</source>
            <translation>O kolo vpřed</translation>
        </message>
        <message>
            <source>Look, language, shortcuts and more</source>
            <translation>Vzhled, jazyk, zkratky a další</translation>
        </message>
        <message>
            <source>Make a board of a hexagonal map of Tiled</source>
            <translation>Udělat desku ze šestiúhelníkové mapy programu Tiled</translation>
        </message>
        <message>
            <source>Make again the move that was taken back</source>
            <translation>Znovu zahrát tah, který byl vzat zpět</translation>
        </message>
        <message>
            <source>Make again what was taken back</source>
            <translation>Znovu provést, co bylo vzato zpět</translation>
        </message>
        <message>
            <source>Make an area of the selected spaces</source>
            <translation>Udělat oblast z vybraných polí</translation>
        </message>
        <message>
            <source>Mark every space where any move can be made, and forget the clicks so far</source>
            <translation>Označit všechna pole, kde lze táhnout, a zapomenout dosavadní klepnutí</translation>
        </message>
        <message>
            <source>Matches…</source>
            <translation>Partie…</translation>
        </message>
        <message>
            <source>Me a&amp;gainst bots</source>
            <translation>Já proti &amp;botům</translation>
        </message>
        <message>
            <source>Mi&amp;rror</source>
            <translation>Zr&amp;cadlit</translation>
        </message>
        <message>
            <source>Mirror at 120°</source>
            <translation>Zrcadlit při 120°</translation>
        </message>
        <message>
            <source>Mirror at 150°</source>
            <translation>Zrcadlit při 150°</translation>
        </message>
        <message>
            <source>Mirror at 30°</source>
            <translation>Zrcadlit při 30°</translation>
        </message>
        <message>
            <source>Mirror at 60°</source>
            <translation>Zrcadlit při 60°</translation>
        </message>
        <message>
            <source>Mirror at an axis 120 degrees from upright</source>
            <translation>Zrcadlit podle osy 120 stupňů od svislé</translation>
        </message>
        <message>
            <source>Mirror at an axis 150 degrees from upright</source>
            <translation>Zrcadlit podle osy 150 stupňů od svislé</translation>
        </message>
        <message>
            <source>Mirror at an axis 30 degrees from upright</source>
            <translation>Zrcadlit podle osy 30 stupňů od svislé</translation>
        </message>
        <message>
            <source>Mirror at an axis 60 degrees from upright</source>
            <translation>Zrcadlit podle osy 60 stupňů od svislé</translation>
        </message>
        <message>
            <source>Mirror left and right</source>
            <translation>Zrcadlit vlevo a vpravo</translation>
        </message>
        <message>
            <source>Mirror top and bottom</source>
            <translation>Zrcadlit nahoře a dole</translation>
        </message>
        <message>
            <source>Move &amp;up</source>
            <translation>Posunout &amp;nahoru</translation>
        </message>
        <message>
            <source>Move all so that little sea is left</source>
            <translation>Posunout vše, aby zbylo málo moře</translation>
        </message>
        <message>
            <source>Move do&amp;wn</source>
            <translation>Posunout do&amp;lů</translation>
        </message>
        <message>
            <source>Move or align the image to trace</source>
            <translation>Posunout nebo zarovnat předlohu</translation>
        </message>
        <message>
            <source>Move the chosen cards one place down</source>
            <translation>Posunout vybrané karty o jedno místo dolů</translation>
        </message>
        <message>
            <source>Move the chosen cards one place up</source>
            <translation>Posunout vybrané karty o jedno místo nahoru</translation>
        </message>
        <message>
            <source>Move the whole board one row down</source>
            <translation>Posunout celou desku o řadu dolů</translation>
        </message>
        <message>
            <source>Move the whole board one row up</source>
            <translation>Posunout celou desku o řadu nahoru</translation>
        </message>
        <message>
            <source>Move the whole board to the left</source>
            <translation>Posunout celou desku doleva</translation>
        </message>
        <message>
            <source>Move the whole board to the right</source>
            <translation>Posunout celou desku doprava</translation>
        </message>
        <message>
            <source>N&amp;otes and figures</source>
            <translation>Poznámky a čí&amp;sla</translation>
        </message>
        <message>
            <source>N&amp;umbers</source>
            <translation>Čí&amp;sla</translation>
        </message>
        <message>
            <source>Na&amp;mes of spaces</source>
            <translation>&amp;Jména polí</translation>
        </message>
        <message>
            <source>Na&amp;me…</source>
            <translation>&amp;Jméno…</translation>
        </message>
        <message>
            <source>Name the variation that begins at a move</source>
            <translation>Pojmenovat větev, která začíná tahem</translation>
        </message>
        <message>
            <source>Name variation</source>
            <translation>Pojmenovat větev</translation>
        </message>
        <message>
            <source>Never go back over what was hidden</source>
            <translation>Nikdy se nevracet přes to, co bylo skryté</translation>
        </message>
        <message>
            <source>New &amp;board…</source>
            <translation>Nová &amp;deska…</translation>
        </message>
        <message>
            <source>New &amp;child variant</source>
            <translation>Nová podřízená vari&amp;anta</translation>
        </message>
        <message>
            <source>New &amp;deck…</source>
            <translation>Nový &amp;balíček…</translation>
        </message>
        <message>
            <source>New &amp;project…</source>
            <translation>Nový &amp;projekt…</translation>
        </message>
        <message>
            <source>New &amp;variant…</source>
            <translation>Nová &amp;varianta…</translation>
        </message>
        <message>
            <source>New game from here</source>
            <translation>Nová hra odtud</translation>
        </message>
        <message>
            <source>New project, recent ones and samples</source>
            <translation>Nový projekt, poslední projekty a ukázky</translation>
        </message>
        <message>
            <source>No &amp;mirror</source>
            <translation>Bez &amp;zrcadla</translation>
        </message>
        <message>
            <source>Open a board, deck, variant, position or match</source>
            <translation>Otevřít desku, balíček, variantu, pozici nebo partii</translation>
        </message>
        <message>
            <source>Open a folder of boards, decks and variants</source>
            <translation>Otevřít složku s deskami, balíčky a variantami</translation>
        </message>
        <message>
            <source>Open p&amp;roject…</source>
            <translation>Otevřít p&amp;rojekt…</translation>
        </message>
        <message>
            <source>Open position…</source>
            <translation>Otevřít pozici…</translation>
        </message>
        <message>
            <source>Open the help page on what has the focus</source>
            <translation>Otevřít stránku o tom, kde je klávesnice</translation>
        </message>
        <message>
            <source>Outline hexes to draw on</source>
            <translation>Obrysy šestiúhelníků, na které lze kreslit</translation>
        </message>
        <message>
            <source>Pa&amp;nels</source>
            <translation>&amp;Panely</translation>
        </message>
        <message>
            <source>Paint a ring; Shift fills it</source>
            <translation>Nakreslit prstenec; Shift ho vyplní</translation>
        </message>
        <message>
            <source>Paint a straight line</source>
            <translation>Nakreslit rovnou čáru</translation>
        </message>
        <message>
            <source>Paint alike after a sixth of a turn</source>
            <translation>Kreslit stejně po šestině otáčky</translation>
        </message>
        <message>
            <source>Paint alike after a third of a turn</source>
            <translation>Kreslit stejně po třetině otáčky</translation>
        </message>
        <message>
            <source>Paint alike after half a turn</source>
            <translation>Kreslit stejně po půlotáčce</translation>
        </message>
        <message>
            <source>Paint columns and rows</source>
            <translation>Nakreslit sloupce a řady</translation>
        </message>
        <message>
            <source>Paint hexes; Shift draws a line</source>
            <translation>Kreslit šestiúhelníky; Shift kreslí čáru</translation>
        </message>
        <message>
            <source>Paint left and right alike</source>
            <translation>Kreslit vlevo a vpravo stejně</translation>
        </message>
        <message>
            <source>Paint top and bottom alike</source>
            <translation>Kreslit nahoře a dole stejně</translation>
        </message>
        <message>
            <source>Paint without a mirror</source>
            <translation>Kreslit bez zrcadla</translation>
        </message>
        <message>
            <source>Paint without turning</source>
            <translation>Kreslit bez otáčení</translation>
        </message>
        <message>
            <source>Pick up the eighth stamp</source>
            <translation>Vzít do ruky osmé razítko</translation>
        </message>
        <message>
            <source>Pick up the fifth stamp</source>
            <translation>Vzít do ruky páté razítko</translation>
        </message>
        <message>
            <source>Pick up the first stamp</source>
            <translation>Vzít do ruky první razítko</translation>
        </message>
        <message>
            <source>Pick up the fourth stamp</source>
            <translation>Vzít do ruky čtvrté razítko</translation>
        </message>
        <message>
            <source>Pick up the kind of a hex</source>
            <translation>Vzít do ruky druh šestiúhelníku</translation>
        </message>
        <message>
            <source>Pick up the ninth stamp</source>
            <translation>Vzít do ruky deváté razítko</translation>
        </message>
        <message>
            <source>Pick up the second stamp</source>
            <translation>Vzít do ruky druhé razítko</translation>
        </message>
        <message>
            <source>Pick up the seventh stamp</source>
            <translation>Vzít do ruky sedmé razítko</translation>
        </message>
        <message>
            <source>Pick up the sixth stamp</source>
            <translation>Vzít do ruky šesté razítko</translation>
        </message>
        <message>
            <source>Pick up the third stamp</source>
            <translation>Vzít do ruky třetí razítko</translation>
        </message>
        <message>
            <source>Pick up what was copied</source>
            <translation>Vzít zkopírované do ruky</translation>
        </message>
        <message>
            <source>Play &amp;forward again</source>
            <translation>Hrát &amp;znovu vpřed</translation>
        </message>
        <message>
            <source>Play &amp;this</source>
            <translation>Zahrát &amp;toto</translation>
        </message>
        <message>
            <source>Play many games from every position, and draw who would win</source>
            <translation>Z každé pozice zahrát mnoho her a nakreslit, kdo by vyhrál</translation>
        </message>
        <message>
            <source>Play many games from here</source>
            <translation>Zahrát odtud mnoho her</translation>
        </message>
        <message>
            <source>Play on from the position in sight</source>
            <translation>Hrát dál z prohlížené pozice</translation>
        </message>
        <message>
            <source>Play the variant on the table</source>
            <translation>Hrát variantu, která je na stole</translation>
        </message>
        <message>
            <source>Pre&amp;vious change</source>
            <translation>&amp;Předchozí změna</translation>
        </message>
        <message>
            <source>Preview rules &amp;sheet</source>
            <translation>Náhled &amp;listu pravidel</translation>
        </message>
        <message>
            <source>Put a copy of the chosen cards below them</source>
            <translation>Vložit pod vybrané karty jejich kopii</translation>
        </message>
        <message>
            <source>Put a copy of the selection beside it</source>
            <translation>Položit vedle výběru jeho kopii</translation>
        </message>
        <message>
            <source>Put an image under the grid to draw after</source>
            <translation>Dát pod mřížku obrázek k obkreslení</translation>
        </message>
        <message>
            <source>Put cells from a spreadsheet into the table; one value fills all chosen cells</source>
            <translation>Vložit buňky z tabulkového procesoru; jedna hodnota vyplní všechny vybrané</translation>
        </message>
        <message>
            <source>Put every panel back to its place</source>
            <translation>Vrátit každý panel na jeho místo</translation>
        </message>
        <message>
            <source>Put the centre of symmetry under the mouse or the cursor</source>
            <translation>Umístit střed souměrnosti pod myš nebo kurzor</translation>
        </message>
        <message>
            <source>Put the centre of symmetry where it fits the board best</source>
            <translation>Umístit střed souměrnosti tam, kde desce nejlépe sedí</translation>
        </message>
        <message>
            <source>Put the edited position on the table</source>
            <translation>Dát upravenou pozici na stůl</translation>
        </message>
        <message>
            <source>Put the position in sight on the table; what came after it stays as a variation</source>
            <translation>Dát na stůl prohlíženou pozici; co přišlo po ní, zůstane jako větev</translation>
        </message>
        <message>
            <source>Put what was copied where the mouse is</source>
            <translation>Položit, co bylo zkopírováno, tam, kde je myš</translation>
        </message>
        <message>
            <source>Put what you are editing on the table, saved or not</source>
            <translation>Dát na stůl to, co upravujete, uložené i neuložené</translation>
        </message>
        <message>
            <source>Put, take and turn what lies on the board; set scores, stocks and whose turn it is</source>
            <translation>Pokládat, brát a otáčet, co leží na desce; nastavit skóre, zásoby a kdo je na tahu</translation>
        </message>
        <message>
            <source>R&amp;eload</source>
            <translation>&amp;Načíst znovu</translation>
        </message>
        <message>
            <source>R&amp;ing</source>
            <translation>&amp;Prstenec</translation>
        </message>
        <message>
            <source>Read the file again; this can be undone</source>
            <translation>Znovu přečíst soubor; lze vzít zpět</translation>
        </message>
        <message>
            <source>Redo in edit</source>
            <translation>Znovu v úpravách</translation>
        </message>
        <message>
            <source>Redo the edit that was undone</source>
            <translation>Znovu provést úpravu, která byla vzata zpět</translation>
        </message>
        <message>
            <source>Remove the chosen cards</source>
            <translation>Odebrat vybrané karty</translation>
        </message>
        <message>
            <source>Remove the selected hexes</source>
            <translation>Odebrat vybrané šestiúhelníky</translation>
        </message>
        <message>
            <source>Remove what is selected</source>
            <translation>Odebrat, co je vybráno</translation>
        </message>
        <message>
            <source>Reopen &amp;closed tab</source>
            <translation>Znovu otevřít zavřenou zá&amp;ložku</translation>
        </message>
        <message>
            <source>Reopen what was closed last</source>
            <translation>Znovu otevřít, co bylo zavřeno naposledy</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Přehrát</translation>
        </message>
        <message>
            <source>Replay the match at the speed set beside the timeline</source>
            <translation>Nechat pozice partie ubíhat rychlostí nastavenou vedle časové osy</translation>
        </message>
        <message>
            <source>Reset &amp;all parameters</source>
            <translation>Vrátit vš&amp;echny parametry</translation>
        </message>
        <message>
            <source>Reset every parameter to the parent variant, as one step</source>
            <translation>Vrátit všechny parametry nadřazené variantě jedním krokem</translation>
        </message>
        <message>
            <source>Reset the parameter with the focus to the parent variant</source>
            <translation>Vrátit aktivní parametr nadřazené variantě</translation>
        </message>
        <message>
            <source>Reset to &amp;base</source>
            <translation>Vrátit k &amp;základu</translation>
        </message>
        <message>
            <source>Resi&amp;ze…</source>
            <translation>Z&amp;měnit velikost…</translation>
        </message>
        <message>
            <source>Run the batch, or stop it; its games are kept</source>
            <translation>Spustit dávku, nebo ji zastavit; její hry zůstanou</translation>
        </message>
        <message>
            <source>S&amp;paces</source>
            <translation>Po&amp;le</translation>
        </message>
        <message>
            <source>S&amp;ymmetry</source>
            <translation>Souměrnost</translation>
        </message>
        <message>
            <source>Save &amp;as…</source>
            <translation>Uložit &amp;jako…</translation>
        </message>
        <message>
            <source>Save a&amp;ll</source>
            <translation>Uložit v&amp;še</translation>
        </message>
        <message>
            <source>Save every document that has changed</source>
            <translation>Uložit všechny změněné dokumenty</translation>
        </message>
        <message>
            <source>Save position as…</source>
            <translation>Uložit pozici jako…</translation>
        </message>
        <message>
            <source>Save the document in front, or what the table or the lab holds, to its file</source>
            <translation>Zapsat do souboru otevřený dokument, nebo to, s čím hraje stůl či laboratoř</translation>
        </message>
        <message>
            <source>Save the document to another file</source>
            <translation>Uložit dokument do jiného souboru</translation>
        </message>
        <message>
            <source>Se&amp;ats</source>
            <translation>&amp;Místa</translation>
        </message>
        <message>
            <source>Search boards, decks and variants by name</source>
            <translation>Hledat desky, balíčky a varianty podle názvu</translation>
        </message>
        <message>
            <source>Search everything that Oikist can do</source>
            <translation>Hledat ve všem, co Oikist umí</translation>
        </message>
        <message>
            <source>Search parameters by name, text, rule or reading</source>
            <translation>Hledat parametry podle názvu, textu, pravidla nebo výkladu</translation>
        </message>
        <message>
            <source>Search the rules of the game on the table</source>
            <translation>Prohledat pravidla hry, která je na stole</translation>
        </message>
        <message>
            <source>Select &amp;all</source>
            <translation>Vybrat &amp;vše</translation>
        </message>
        <message>
            <source>Select &amp;nothing</source>
            <translation>&amp;Nevybrat nic</translation>
        </message>
        <message>
            <source>Select all hexes of one kind</source>
            <translation>Vybrat všechny šestiúhelníky jednoho druhu</translation>
        </message>
        <message>
            <source>Select all of the kind of these</source>
            <translation>Vybrat vše stejného druhu</translation>
        </message>
        <message>
            <source>Select connected hexes of one kind</source>
            <translation>Vybrat souvislé šestiúhelníky jednoho druhu</translation>
        </message>
        <message>
            <source>Select every space</source>
            <translation>Vybrat všechna pole</translation>
        </message>
        <message>
            <source>Select everything</source>
            <translation>Vybrat vše</translation>
        </message>
        <message>
            <source>Select in a line drawn by hand</source>
            <translation>Vybrat uvnitř čáry kreslené rukou</translation>
        </message>
        <message>
            <source>Select in a rectangle</source>
            <translation>Vybrat v obdélníku</translation>
        </message>
        <message>
            <source>Select places, drag them</source>
            <translation>Vybírat místa, táhnout je</translation>
        </message>
        <message>
            <source>Select re&amp;ctangle</source>
            <translation>Vybrat o&amp;bdélníkem</translation>
        </message>
        <message>
            <source>Select sa&amp;me kind</source>
            <translation>Vybrat &amp;stejný druh</translation>
        </message>
        <message>
            <source>Select same &amp;kind</source>
            <translation>Vybrat stejný d&amp;ruh</translation>
        </message>
        <message>
            <source>Select the other spaces</source>
            <translation>Vybrat ostatní pole</translation>
        </message>
        <message>
            <source>Select what is not selected</source>
            <translation>Vybrat, co vybráno není</translation>
        </message>
        <message>
            <source>Select with &amp;wand</source>
            <translation>Vybrat &amp;hůlkou</translation>
        </message>
        <message>
            <source>Select with l&amp;asso</source>
            <translation>Vybrat &amp;lasem</translation>
        </message>
        <message>
            <source>Set what lies outside aside; nothing is lost</source>
            <translation>Odložit, co leží vně; nic se neztratí</translation>
        </message>
        <message>
            <source>Shift down</source>
            <translation>Posunout dolů</translation>
        </message>
        <message>
            <source>Shift left</source>
            <translation>Posunout doleva</translation>
        </message>
        <message>
            <source>Shift right</source>
            <translation>Posunout doprava</translation>
        </message>
        <message>
            <source>Shift up</source>
            <translation>Posunout nahoru</translation>
        </message>
        <message>
            <source>Sho&amp;w what was cropped</source>
            <translation>&amp;Ukázat oříznuté</translation>
        </message>
        <message>
            <source>Show &amp;only changes</source>
            <translation>Jen z&amp;měny</translation>
        </message>
        <message>
            <source>Show hexes at full size</source>
            <translation>Zobrazit šestiúhelníky v plné velikosti</translation>
        </message>
        <message>
            <source>Show hexes at their full size</source>
            <translation>Zobrazit šestiúhelníky v plné velikosti</translation>
        </message>
        <message>
            <source>Show hexes larger</source>
            <translation>Zobrazit šestiúhelníky větší</translation>
        </message>
        <message>
            <source>Show hexes smaller</source>
            <translation>Zobrazit šestiúhelníky menší</translation>
        </message>
        <message>
            <source>Show or hide the image</source>
            <translation>Zobrazit nebo skrýt obrázek</translation>
        </message>
        <message>
            <source>Show over the board what happened where in games of a stored run</source>
            <translation>Ukázat na desce, co se kde stalo v partiích uloženého běhu</translation>
        </message>
        <message>
            <source>Show the document or the table alone, or the panels again</source>
            <translation>Zobrazit jen dokument nebo stůl, nebo znovu panely</translation>
        </message>
        <message>
            <source>Show the map at full size</source>
            <translation>Ukázat mapu v plné velikosti</translation>
        </message>
        <message>
            <source>Show the map larger</source>
            <translation>Ukázat mapu větší</translation>
        </message>
        <message>
            <source>Show the map smaller</source>
            <translation>Ukázat mapu menší</translation>
        </message>
        <message>
            <source>Show the newest position</source>
            <translation>Zobrazit nejnovější pozici</translation>
        </message>
        <message>
            <source>Show the next of the moves that can be made at this place</source>
            <translation>Ukázat další z tahů možných na tomto místě</translation>
        </message>
        <message>
            <source>Show the one before of the moves that can be made at this place</source>
            <translation>Ukázat předchozí z tahů možných na tomto místě</translation>
        </message>
        <message>
            <source>Show the position after it</source>
            <translation>Ukázat následující pozici</translation>
        </message>
        <message>
            <source>Show the position at the start of the next round</source>
            <translation>Ukázat pozici na začátku příštího kola</translation>
        </message>
        <message>
            <source>Show the position at the start of the round</source>
            <translation>Ukázat pozici na začátku kola</translation>
        </message>
        <message>
            <source>Show the position before the move in sight; nothing is taken back</source>
            <translation>Ukázat pozici před prohlíženým tahem; nic se nebere zpět</translation>
        </message>
        <message>
            <source>Show the rules as they hold in this variant</source>
            <translation>Zobrazit pravidla, jak platí v této variantě</translation>
        </message>
        <message>
            <source>Show the whole board</source>
            <translation>Zobrazit celou desku</translation>
        </message>
        <message>
            <source>Show the whole map</source>
            <translation>Ukázat celou mapu</translation>
        </message>
        <message>
            <source>Show this board beside another one</source>
            <translation>Zobrazit tuto desku vedle jiné</translation>
        </message>
        <message>
            <source>Simulate &amp;this</source>
            <translation>&amp;Simulovat toto</translation>
        </message>
        <message>
            <source>Simulate many games and see who wins</source>
            <translation>Simulovat mnoho her a vidět, kdo vyhrává</translation>
        </message>
        <message>
            <source>Stamp 1</source>
            <translation>Razítko 1</translation>
        </message>
        <message>
            <source>Stamp 2</source>
            <translation>Razítko 2</translation>
        </message>
        <message>
            <source>Stamp 3</source>
            <translation>Razítko 3</translation>
        </message>
        <message>
            <source>Stamp 4</source>
            <translation>Razítko 4</translation>
        </message>
        <message>
            <source>Stamp 5</source>
            <translation>Razítko 5</translation>
        </message>
        <message>
            <source>Stamp 6</source>
            <translation>Razítko 6</translation>
        </message>
        <message>
            <source>Stamp 7</source>
            <translation>Razítko 7</translation>
        </message>
        <message>
            <source>Stamp 8</source>
            <translation>Razítko 8</translation>
        </message>
        <message>
            <source>Stamp 9</source>
            <translation>Razítko 9</translation>
        </message>
        <message>
            <source>Stamps by &amp;digit</source>
            <translation>Razítka podle č&amp;íslic</translation>
        </message>
        <message>
            <source>Start a new game; its menu holds the seed</source>
            <translation>Začít novou hru; semínko je v nabídce tlačítka</translation>
        </message>
        <message>
            <source>Stop at reveals</source>
            <translation>Zastavit před odhalením</translation>
        </message>
        <message>
            <source>Store stamp 1</source>
            <translation>Uložit razítko 1</translation>
        </message>
        <message>
            <source>Store stamp 2</source>
            <translation>Uložit razítko 2</translation>
        </message>
        <message>
            <source>Store stamp 3</source>
            <translation>Uložit razítko 3</translation>
        </message>
        <message>
            <source>Store stamp 4</source>
            <translation>Uložit razítko 4</translation>
        </message>
        <message>
            <source>Store stamp 5</source>
            <translation>Uložit razítko 5</translation>
        </message>
        <message>
            <source>Store stamp 6</source>
            <translation>Uložit razítko 6</translation>
        </message>
        <message>
            <source>Store stamp 7</source>
            <translation>Uložit razítko 7</translation>
        </message>
        <message>
            <source>Store stamp 8</source>
            <translation>Uložit razítko 8</translation>
        </message>
        <message>
            <source>Store stamp 9</source>
            <translation>Uložit razítko 9</translation>
        </message>
        <message>
            <source>Strong borders and colours</source>
            <translation>Výrazné okraje a barvy</translation>
        </message>
        <message>
            <source>Sur&amp;vey</source>
            <translation>Dotazn&amp;ík</translation>
        </message>
        <message>
            <source>Swap left and right</source>
            <translation>Prohodit levou a pravou stranu</translation>
        </message>
        <message>
            <source>Swap top and bottom</source>
            <translation>Prohodit horní a dolní stranu</translation>
        </message>
        <message>
            <source>T&amp;ools</source>
            <translation>N&amp;ástroje</translation>
        </message>
        <message>
            <source>T&amp;urn the piece back</source>
            <translation>Otočit díl zpět</translation>
        </message>
        <message>
            <source>Take &amp;back</source>
            <translation>&amp;Vzít zpět</translation>
        </message>
        <message>
            <source>Take all cards from a file that a spreadsheet saved</source>
            <translation>Převzít všechny karty ze souboru tabulkového procesoru</translation>
        </message>
        <message>
            <source>Take away what is touched</source>
            <translation>Odebrat, čeho se dotkne</translation>
        </message>
        <message>
            <source>Take back any move; reveals are recorded</source>
            <translation>Vzít zpět kterýkoli tah; odhalení se zaznamenají</translation>
        </message>
        <message>
            <source>Take back freely</source>
            <translation>Volně brát zpět</translation>
        </message>
        <message>
            <source>Take back into the board what was set aside</source>
            <translation>Vrátit do desky, co bylo odloženo</translation>
        </message>
        <message>
            <source>Take hexes away</source>
            <translation>Odebírat šestiúhelníky</translation>
        </message>
        <message>
            <source>Take the bends of the selected links away</source>
            <translation>Odebrat ohyby vybraných spojnic</translation>
        </message>
        <message>
            <source>Take the image away</source>
            <translation>Odebrat obrázek</translation>
        </message>
        <message>
            <source>Take the last move back</source>
            <translation>Vzít zpět poslední tah</translation>
        </message>
        <message>
            <source>Take what you are editing into the lab, saved or not</source>
            <translation>Vzít do laboratoře to, co upravujete, uložené i neuložené</translation>
        </message>
        <message>
            <source>The same seed again, with everybody sitting one seat further on</source>
            <translation>Stejné semínko znovu, všichni sedí o jedno místo dál</translation>
        </message>
        <message>
            <source>Times, going back, refused moves: CSV</source>
            <translation>Časy, návraty, odmítnuté tahy: CSV</translation>
        </message>
        <message>
            <source>To the &amp;end</source>
            <translation>Do k&amp;once</translation>
        </message>
        <message>
            <source>Tracing i&amp;mage</source>
            <translation>Př&amp;edloha</translation>
        </message>
        <message>
            <source>Turn &amp;left</source>
            <translation>Otočit do&amp;leva</translation>
        </message>
        <message>
            <source>Turn &amp;right</source>
            <translation>Otočit &amp;doprava</translation>
        </message>
        <message>
            <source>Turn and mi&amp;rror</source>
            <translation>Otočit a zrcad&amp;lit</translation>
        </message>
        <message>
            <source>Turn back by 60 degrees</source>
            <translation>Otočit zpět o 60 stupňů</translation>
        </message>
        <message>
            <source>Turn back what is selected by 90 degrees</source>
            <translation>Otočit výběr o 90 stupňů zpět</translation>
        </message>
        <message>
            <source>Turn by 60 degrees</source>
            <translation>Otočit o 60 stupňů</translation>
        </message>
        <message>
            <source>Turn rig&amp;ht</source>
            <translation>Otočit dop&amp;rava</translation>
        </message>
        <message>
            <source>Turn the piece</source>
            <translation>Otočit díl</translation>
        </message>
        <message>
            <source>Turn what is selected by 90 degrees</source>
            <translation>Otočit výběr o 90 stupňů</translation>
        </message>
        <message>
            <source>Type the name of what is selected</source>
            <translation>Napsat jméno toho, co je vybráno</translation>
        </message>
        <message>
            <source>Undo in edit</source>
            <translation>Zpět v úpravách</translation>
        </message>
        <message>
            <source>Undo the last edit</source>
            <translation>Vzít zpět poslední úpravu</translation>
        </message>
        <message>
            <source>Undo the last edit of the position</source>
            <translation>Vzít zpět poslední úpravu pozice</translation>
        </message>
        <message>
            <source>Version and licence</source>
            <translation>Verze a licence</translation>
        </message>
        <message>
            <source>View of the &amp;table</source>
            <translation>Pohled na s&amp;tůl</translation>
        </message>
        <message>
            <source>What can I do &amp;here?</source>
            <translation>Co tu mohu uděl&amp;at?</translation>
        </message>
        <message>
            <source>What has changed from version to version</source>
            <translation>Co se změnilo mezi verzemi</translation>
        </message>
        <message>
            <source>What's &amp;new</source>
            <translation>&amp;Novinky</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>Napsat poznámku</translation>
        </message>
        <message>
            <source>Write all cards for a spreadsheet</source>
            <translation>Zapsat všechny karty pro tabulkový procesor</translation>
        </message>
        <message>
            <source>Write c4 on every space</source>
            <translation>Napsat c4 na každé pole</translation>
        </message>
        <message>
            <source>Write numbers on spaces</source>
            <translation>Psát na pole čísla</translation>
        </message>
        <message>
            <source>Write place names</source>
            <translation>Psát jména míst</translation>
        </message>
        <message>
            <source>Write the board as a map and a tile picture for Tiled</source>
            <translation>Zapsat desku jako mapu a obrázek dílků pro Tiled</translation>
        </message>
        <message>
            <source>Write the name on every space</source>
            <translation>Napsat jméno na každé pole</translation>
        </message>
        <message>
            <source>Write the names of all places</source>
            <translation>Psát jména všech míst</translation>
        </message>
        <message>
            <source>Write the position in sight to a file</source>
            <translation>Zapsat prohlíženou pozici do souboru</translation>
        </message>
        <message>
            <source>Write the rules as they hold in this variant as a page (HTML) or for print (PDF)</source>
            <translation>Zapsat pravidla této varianty jako stránku (HTML) nebo pro tisk (PDF)</translation>
        </message>
        <message>
            <source>Zoom &amp;in</source>
            <translation>&amp;Přiblížit</translation>
        </message>
        <message>
            <source>Zoom &amp;out</source>
            <translation>O&amp;ddálit</translation>
        </message>
        <message>
            <source>batch statistics balance</source>
            <translation>dávka statistika vyváženost</translation>
        </message>
        <message>
            <source>batch statistics charts balance</source>
            <translation>dávka statistika grafy vyváženost</translation>
        </message>
        <message>
            <source>clear</source>
            <translation>vymazat smazat</translation>
        </message>
        <message>
            <source>commands search</source>
            <translation>příkazy hledat</translation>
        </message>
        <message>
            <source>comment</source>
            <translation>komentář</translation>
        </message>
        <message>
            <source>computer opponents ai</source>
            <translation>počítač soupeři protihráči ai</translation>
        </message>
        <message>
            <source>delete</source>
            <translation>smazat vymazat</translation>
        </message>
        <message>
            <source>diff differences</source>
            <translation>diff rozdíly porovnání</translation>
        </message>
        <message>
            <source>exit close</source>
            <translation>ukončit zavřít</translation>
        </message>
        <message>
            <source>full screen fullscreen window</source>
            <translation>celá obrazovka okno</translation>
        </message>
        <message>
            <source>grid</source>
            <translation>mřížka</translation>
        </message>
        <message>
            <source>help advice best move</source>
            <translation>pomoc rada nejlepší tah</translation>
        </message>
        <message>
            <source>help documentation</source>
            <translation>pomoc nápověda dokumentace</translation>
        </message>
        <message>
            <source>hotkeys key bindings cheat sheet</source>
            <translation>klávesy zkratky tahák</translation>
        </message>
        <message>
            <source>load</source>
            <translation>načíst</translation>
        </message>
        <message>
            <source>load game</source>
            <translation>načíst hru</translation>
        </message>
        <message>
            <source>mistakes errors</source>
            <translation>chyby omyly</translation>
        </message>
        <message>
            <source>next move history</source>
            <translation>další tah historie</translation>
        </message>
        <message>
            <source>pause stop speed</source>
            <translation>pauza zastavit rychlost</translation>
        </message>
        <message>
            <source>players humans persons</source>
            <translation>hráči lidé osoby</translation>
        </message>
        <message>
            <source>position editor set up cheat</source>
            <translation>editor pozice sestavit podvádět</translation>
        </message>
        <message>
            <source>previous move history</source>
            <translation>předchozí tah historie</translation>
        </message>
        <message>
            <source>random map</source>
            <translation>náhodná mapa náhoda</translation>
        </message>
        <message>
            <source>redo move next</source>
            <translation>znovu tah další</translation>
        </message>
        <message>
            <source>restart</source>
            <translation>znovu restart</translation>
        </message>
        <message>
            <source>restart start over new match</source>
            <translation>znovu od začátku restart nový zápas</translation>
        </message>
        <message>
            <source>revert</source>
            <translation>vrátit</translation>
        </message>
        <message>
            <source>revert default</source>
            <translation>vrátit výchozí</translation>
        </message>
        <message>
            <source>rotate</source>
            <translation>otočit otáčení</translation>
        </message>
        <message>
            <source>saved load game games resume history log</source>
            <translation>načíst hru uložené hry historie záznam</translation>
        </message>
        <message>
            <source>screenshot image</source>
            <translation>snímek obrázek</translation>
        </message>
        <message>
            <source>secret hidden hot seat</source>
            <translation>tajné skryté</translation>
        </message>
        <message>
            <source>settings options theme accessibility font size text size bigger larger smaller language english french français czech čeština</source>
            <translation>nastavení možnosti volby motiv přístupnost písmo velikost textu větší menší jazyk angličtina english francouzština français čeština czech</translation>
        </message>
        <message>
            <source>simulate simulation statistics</source>
            <translation>simulovat simulace statistika</translation>
        </message>
        <message>
            <source>theme accessibility colour color scheme</source>
            <translation>motiv přístupnost barvy</translation>
        </message>
        <message>
            <source>theme automatic colour color scheme</source>
            <translation>motiv automaticky barvy</translation>
        </message>
        <message>
            <source>theme dark mode night colour color scheme</source>
            <translation>motiv tmavý režim noc barvy</translation>
        </message>
        <message>
            <source>theme light mode day colour color scheme</source>
            <translation>motiv světlý režim den barvy</translation>
        </message>
        <message>
            <source>tutorial introduction</source>
            <translation>návod úvod</translation>
        </message>
        <message>
            <source>undo move</source>
            <translation>zpět tah vrátit</translation>
        </message>
        <message>
            <source>version changes changelog</source>
            <translation>verze změny</translation>
        </message>
        <message>
            <source>version license</source>
            <translation>verze licence</translation>
        </message>
        <message>
            <source>win probability</source>
            <translation>pravděpodobnost výhra</translation>
        </message>
        <message>
            <source>window arrangement default</source>
            <translation>okno rozložení výchozí</translation>
        </message>
    </context>
    <context>
        <name>Acts</name>
        <message>
            <source>Add an area: {}</source>
            <translation>Přidat oblast: {}</translation>
        </message>
        <message>
            <source>Another link at {} has the label {}, too.</source>
            <translation>V místě {} má značku {} i jiná spojnice.</translation>
        </message>
        <message>
            <source>Crop to the selection</source>
            <translation>Oříznout na výběr</translation>
        </message>
        <message>
            <source>Cut {count:hex|hexes}</source>
            <translation>Vyjmout {count:šestiúhelník|šestiúhelníky|šestiúhelníků}</translation>
        </message>
        <message>
            <source>Cut {}</source>
            <translation>Vyjmout: {}</translation>
        </message>
        <message>
            <source>Duplicate {}</source>
            <translation>Duplikovat {}</translation>
        </message>
        <message>
            <source>Erase {}</source>
            <translation>Smazat: {}</translation>
        </message>
        <message>
            <source>Fit the size to the places</source>
            <translation>Přizpůsobit velikost místům</translation>
        </message>
        <message>
            <source>Grow the board by a rim</source>
            <translation>Rozšířit desku o okraj</translation>
        </message>
        <message>
            <source>Label {}: {}</source>
            <translation>Značka, {}: {}</translation>
        </message>
        <message>
            <source>Link {}</source>
            <translation>Spojit: {}</translation>
        </message>
        <message>
            <source>Mirror {count:hex|hexes}</source>
            <translation>Zrcadlit {count:šestiúhelník|šestiúhelníky|šestiúhelníků}</translation>
        </message>
        <message>
            <source>Mirror {}</source>
            <translation>Zrcadlit: {}</translation>
        </message>
        <message>
            <source>No stamp is stored here; Ctrl and the digit store one.</source>
            <translation>Zde není uložené razítko; uloží je Ctrl a číslice.</translation>
        </message>
        <message>
            <source>Paste {}</source>
            <translation>Vložit {}</translation>
        </message>
        <message>
            <source>Select some hexes first, or paste some.</source>
            <translation>Nejprve vyberte šestiúhelníky, nebo nějaké vložte.</translation>
        </message>
        <message>
            <source>Select some hexes first.</source>
            <translation>Nejprve vyberte šestiúhelníky.</translation>
        </message>
        <message>
            <source>Select some spaces first.</source>
            <translation>Nejprve vyberte nějaká pole.</translation>
        </message>
        <message>
            <source>Select some spaces or areas first.</source>
            <translation>Nejprve vyberte pole nebo oblasti.</translation>
        </message>
        <message>
            <source>Select something first.</source>
            <translation>Nejprve něco vyberte.</translation>
        </message>
        <message>
            <source>Select two spaces or more first.</source>
            <translation>Nejprve vyberte dvě pole nebo více.</translation>
        </message>
        <message>
            <source>Shift the board</source>
            <translation>Posunout desku</translation>
        </message>
        <message>
            <source>Show what was cropped</source>
            <translation>Ukázat oříznuté</translation>
        </message>
        <message>
            <source>Straighten {}</source>
            <translation>Narovnat: {}</translation>
        </message>
        <message>
            <source>The selection is kept under {}</source>
            <translation>Výběr je uložen pod {}</translation>
        </message>
        <message>
            <source>Turn {count:hex|hexes}</source>
            <translation>Otočit {count:šestiúhelník|šestiúhelníky|šestiúhelníků}</translation>
        </message>
        <message>
            <source>Turn {}</source>
            <translation>Otočit: {}</translation>
        </message>
        <message>
            <source>Turn {} back</source>
            <translation>Otočit zpět: {}</translation>
        </message>
        <message>
            <source>What lies outside is kept until the board is closed.</source>
            <translation>Co leží venku, zůstane do zavření desky.</translation>
        </message>
        <message>
            <source>{count:hex|hexes} copied</source>
            <translation>{count:šestiúhelník zkopírován|šestiúhelníky zkopírovány|šestiúhelníků zkopírováno}</translation>
        </message>
        <message>
            <source>{count:place|places}</source>
            <translation>{count:místo|místa|míst}</translation>
        </message>
        <message>
            <source>{n:space|spaces}</source>
            <translation>{n:pole|pole|polí}</translation>
        </message>
        <message>
            <source>{} copied</source>
            <translation>Zkopírováno: {}</translation>
        </message>
        <message>
            <source>{} is kept under {}</source>
            <translation>{} – uloženo pod {}</translation>
        </message>
    </context>
    <context>
        <name>AnswerView</name>
        <message>
            <source>95% CI</source>
            <translation>IS 95 %</translation>
        </message>
        <message>
            <source>About other rules than those in the lab now</source>
            <translation>O jiných pravidlech, než jsou teď v laboratoři</translation>
        </message>
        <message>
            <source>Answer</source>
            <translation>Odpověď</translation>
        </message>
        <message>
            <source>Copy command</source>
            <translation>Kopírovat příkaz</translation>
        </message>
        <message>
            <source>Figure</source>
            <translation>Ukazatel</translation>
        </message>
        <message>
            <source>Find single games of this answer, and what came into play</source>
            <translation>Najít jednotlivé partie této odpovědi a co v nich přišlo ke slovu</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Hry</translation>
        </message>
        <message>
            <source>Games…</source>
            <translation>Partie…</translation>
        </message>
        <message>
            <source>Report…</source>
            <translation>Zpráva…</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Hodnota</translation>
        </message>
        <message>
            <source>What was not saved cannot be typed: save the variant and ask again</source>
            <translation>Co není uloženo, nelze zapsat jako příkaz: uložte variantu a zeptejte se znovu</translation>
        </message>
        <message>
            <source>What was played</source>
            <translation>Co se hrálo</translation>
        </message>
        <message>
            <source>Write this answer as a page of HTML or PDF</source>
            <translation>Zapsat tuto odpověď jako stránku HTML nebo PDF</translation>
        </message>
        <message>
            <source>{}, about {}</source>
            <translation>{}, asi {}</translation>
        </message>
    </context>
    <context>
        <name>ArchiveModel</name>
        <message>
            <source>Last move</source>
            <translation>Poslední tah</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Tahy</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Výsledek</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Místa</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Štítky</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Varianta</translation>
        </message>
        <message>
            <source>goes on</source>
            <translation>pokračuje</translation>
        </message>
        <message>
            <source>person</source>
            <translation>člověk</translation>
        </message>
        <message>
            <source>{moves} (+ {variations:variation|variations})</source>
            <translation>{moves} (+ {variations:větev|větve|větví})</translation>
        </message>
        <message>
            <source>{winner} ({scores})</source>
            <translation>{winner} ({scores})</translation>
        </message>
    </context>
    <context>
        <name>ArchivePanel</name>
        <message>
            <source>&amp;Open</source>
            <translation>&amp;Otevřít</translation>
        </message>
        <message>
            <source>&amp;Replay until the rules differ</source>
            <translation>&amp;Přehrát, dokud se pravidla neliší</translation>
        </message>
        <message>
            <source>Any rule that refused</source>
            <translation>Odmítnutí</translation>
        </message>
        <message>
            <source>Any rule used</source>
            <translation>Pravidla</translation>
        </message>
        <message>
            <source>Any seats</source>
            <translation>Místa</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>Štítky</translation>
        </message>
        <message>
            <source>Any variant</source>
            <translation>Varianty</translation>
        </message>
        <message>
            <source>Any winner</source>
            <translation>Vítězové</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>No match passes these filters.</source>
            <translation>Těmto filtrům neodpovídá žádná partie.</translation>
        </message>
        <message>
            <source>No matches yet.
Every match is kept here from its first move on.</source>
            <translation>Zatím žádné partie.
Každá partie se sem ukládá od svého prvního tahu.</translation>
        </message>
        <message>
            <source>Replayed up to the first difference.
{}</source>
            <translation>Přehráno po první rozdíl.
{}</translation>
        </message>
        <message>
            <source>Show &amp;folder</source>
            <translation>Ukázat &amp;složku</translation>
        </message>
        <message>
            <source>Words in notes</source>
            <translation>Slova v poznámkách</translation>
        </message>
        <message>
            <source>person</source>
            <translation>člověk</translation>
        </message>
    </context>
    <context>
        <name>AreaTool</name>
        <message>
            <source>Add an area: {}</source>
            <translation>Přidat oblast: {}</translation>
        </message>
        <message>
            <source>Click the first corner, or press Enter, to close it.</source>
            <translation>Klepnutím na první roh nebo klávesou Enter ji uzavřete.</translation>
        </message>
    </context>
    <context>
        <name>AreasForm</name>
        <message>
            <source>An area without an outline needs a space.</source>
            <translation>Oblast bez obrysu potřebuje nějaké pole.</translation>
        </message>
        <message>
            <source>Put {} into {}</source>
            <translation>Zařadit: {} do {}</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Pole</translation>
        </message>
        <message>
            <source>Spaces that belong to it</source>
            <translation>Pole, která k ní patří</translation>
        </message>
        <message>
            <source>Take {} out of {}</source>
            <translation>Vyřadit: {} z {}</translation>
        </message>
    </context>
    <context>
        <name>AsideButton</name>
        <message>
            <source>It stays beside the new one, under another name</source>
            <translation>Zůstane vedle nového pod jiným jménem</translation>
        </message>
        <message>
            <source>Set it aside, begin a new one</source>
            <translation>Odložit ho a začít nový</translation>
        </message>
        <message>
            <source>Set the journal aside</source>
            <translation>Odložit žurnál</translation>
        </message>
        <message>
            <source>The damaged file is {} now. A new one has begun.</source>
            <translation>Poškozený soubor je nyní {}. Byl založen nový.</translation>
        </message>
        <message>
            <source>The damaged journal is {} now; the runs are those of the file.</source>
            <translation>Poškozený žurnál je nyní {}; běhy jsou ty ze souboru.</translation>
        </message>
    </context>
    <context>
        <name>AskPanel</name>
        <message>
            <source>Ask</source>
            <translation>Zeptat se</translation>
        </message>
        <message>
            <source>At most {games:game|games}, about {time}.</source>
            <translation>Nejvýše {games:hra|hry|her}, asi {time}.</translation>
        </message>
        <message>
            <source>At most {games:game|games}.</source>
            <translation>Nejvýše {games:hra|hry|her}.</translation>
        </message>
        <message>
            <source>Compared with</source>
            <translation>Porovnat s variantou</translation>
        </message>
        <message>
            <source>Games are being played; what they show appears when all of them are.</source>
            <translation>Partie se hrají; co ukazují, se objeví, až se dohrají všechny.</translation>
        </message>
        <message>
            <source>No variant with as many seats plays otherwise: make a change first.</source>
            <translation>Žádná varianta se stejným počtem míst se nehraje jinak: nejprve něco změňte.</translation>
        </message>
        <message>
            <source>Press Ask: games are played, and what they show appears here.</source>
            <translation>Stiskněte „Zeptat se“: zahrají se hry a zde se ukáže, co z nich plyne.</translation>
        </message>
        <message>
            <source>The first games are on their way…</source>
            <translation>Hrají se první hry…</translation>
        </message>
        <message>
            <source>a second</source>
            <translation>sekunda</translation>
        </message>
        <message>
            <source>seed {}</source>
            <translation>semínko {}</translation>
        </message>
        <message>
            <source>{} has the same rules, boards and decks: choose another variant</source>
            <translation>{} má stejná pravidla, desky a balíčky: zvolte jinou variantu</translation>
        </message>
    </context>
    <context>
        <name>BaseBox</name>
        <message>
            <source>Compared with</source>
            <translation>Porovnat s variantou</translation>
        </message>
        <message>
            <source>{} as saved</source>
            <translation>{}, uložená podoba</translation>
        </message>
    </context>
    <context>
        <name>BaseDeck</name>
        <message>
            <source>Card {} is new: {}</source>
            <translation>Karta {} je nová: {}</translation>
        </message>
        <message>
            <source>Card {} of the base is gone: {}</source>
            <translation>Karta {} základu chybí: {}</translation>
        </message>
        <message>
            <source>Card {} was card {}</source>
            <translation>Karta {} byla karta {}</translation>
        </message>
        <message>
            <source>Card {}: {}</source>
            <translation>Karta {}: {}</translation>
        </message>
        <message>
            <source>This deck as it is saved</source>
            <translation>Tento balíček, jak je uložen</translation>
        </message>
        <message>
            <source>This deck as it was opened</source>
            <translation>Tento balíček, jak byl otevřen</translation>
        </message>
        <message>
            <source>choose another base</source>
            <translation>zvolte jiný základ</translation>
        </message>
        <message>
            <source>this deck has cards of another kind</source>
            <translation>tento balíček má karty jiného druhu</translation>
        </message>
    </context>
    <context>
        <name>BatchForm</name>
        <message>
            <source>Bot of all seats</source>
            <translation>Bot všech míst</translation>
        </message>
        <message>
            <source>Bot of {}</source>
            <translation>Bot místa {}</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Boti</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Hry</translation>
        </message>
        <message>
            <source>Number of games</source>
            <translation>Počet her</translation>
        </message>
        <message>
            <source>One by one…</source>
            <translation>Jednotlivě…</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Semínko</translation>
        </message>
        <message>
            <source>Seed of the batch</source>
            <translation>Semínko dávky</translation>
        </message>
        <message>
            <source>The same seed gives the same games</source>
            <translation>Stejné semínko dá stejné hry</translation>
        </message>
        <message>
            <source>{} on all seats</source>
            <translation>{} na všech místech</translation>
        </message>
    </context>
    <context>
        <name>BatchPanel</name>
        <message>
            <source> · looked at on the way: intervals that hold at any time are wider</source>
            <translation> · sledovány během hraní: intervaly, které platí kdykoli, jsou širší</translation>
        </message>
        <message>
            <source> · {n} without an end left out</source>
            <translation> · bez nedohraných: {n}</translation>
        </message>
        <message>
            <source>Another Oikist is using the file of runs. This continues once it is free.</source>
            <translation>Soubor běhů ještě používá jiný Oikist. Jakmile bude volný, bude se pokračovat.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Pokračovat</translation>
        </message>
        <message>
            <source>No batch yet.
Choose how many games and press Run batch:
scores and wins of every seat appear here while it runs.</source>
            <translation>Zatím žádná dávka.
Zvolte, kolik her, a stiskněte Spustit dávku:
za běhu se zde ukazuje skóre a výhry každého místa.</translation>
        </message>
        <message>
            <source>Play the games of this run that are missing</source>
            <translation>Dohrát hry, které v tomto běhu chybějí</translation>
        </message>
        <message>
            <source>Progress of the batch</source>
            <translation>Průběh dávky</translation>
        </message>
        <message>
            <source>Run batch</source>
            <translation>Spustit dávku</translation>
        </message>
        <message>
            <source>Run {}</source>
            <translation>Běh {}</translation>
        </message>
        <message>
            <source>Starting… (the first batch prepares itself for a while)</source>
            <translation>Spouští se… (první dávka se chvíli připravuje)</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Zastavit</translation>
        </message>
        <message>
            <source>Stopped: {games:game|games} kept · {rate} games/s</source>
            <translation>Zastaveno: {games:hra ponechána|hry ponechány|her ponecháno} · {rate} her/s</translation>
        </message>
        <message>
            <source>Stopped: {games} of {all:game|games} stored</source>
            <translation>Zastaveno: uloženo {games} z {all:hry|her|her}</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Zastavuje se…</translation>
        </message>
        <message>
            <source>Wins by seat</source>
            <translation>Výhry podle místa</translation>
        </message>
        <message>
            <source>seed {}</source>
            <translation>semínko {}</translation>
        </message>
        <message>
            <source>{games:game|games}</source>
            <translation>{games:hra|hry|her}</translation>
        </message>
        <message>
            <source>{games:game|games} · {rate} games/s</source>
            <translation>{games:hra|hry|her} · {rate} her/s</translation>
        </message>
        <message>
            <source>{games} of {all} · {rate} games/s · {left} left</source>
            <translation>{games} z {all} · {rate} her/s · zbývá {left}</translation>
        </message>
        <message>
            <source>{} on all seats</source>
            <translation>{} na všech místech</translation>
        </message>
    </context>
    <context>
        <name>BesideView</name>
        <message>
            <source>Back to the batch</source>
            <translation>Zpět k dávce</translation>
        </message>
        <message>
            <source>Both runs</source>
            <translation>Oba běhy</translation>
        </message>
        <message>
            <source>Filled marks and whole curves: {}. Hollow marks and dashed curves: {}.</source>
            <translation>Plné značky a souvislé křivky: {}. Prázdné značky a čárkované křivky: {}.</translation>
        </message>
        <message>
            <source>Reading the runs…</source>
            <translation>Čtou se běhy…</translation>
        </message>
    </context>
    <context>
        <name>BoardCanvas</name>
        <message>
            <source>beside {}</source>
            <translation>vedle {}</translation>
        </message>
        <message>
            <source>beyond column a or row 1</source>
            <translation>před sloupcem a nebo řadou 1</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>prázdné</translation>
        </message>
        <message>
            <source>outside the frame, not written</source>
            <translation>mimo rám, nezapíše se</translation>
        </message>
    </context>
    <context>
        <name>BoardDesk</name>
        <message>
            <source>Board tools</source>
            <translation>Nástroje desky</translation>
        </message>
        <message>
            <source>Generate a board</source>
            <translation>Vytvořit desku</translation>
        </message>
        <message>
            <source>Heat map</source>
            <translation>Teplotní mapa</translation>
        </message>
        <message>
            <source>Images (*.png *.jpg *.jpeg *.svg)</source>
            <translation>Obrázky (*.png *.jpg *.jpeg *.svg)</translation>
        </message>
        <message>
            <source>Metrics</source>
            <translation>Míry</translation>
        </message>
        <message>
            <source>Mini-map</source>
            <translation>Mapka</translation>
        </message>
        <message>
            <source>Open an image to trace</source>
            <translation>Otevřít obrázek k obkreslení</translation>
        </message>
        <message>
            <source>Palette</source>
            <translation>Paleta</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Problémy</translation>
        </message>
        <message>
            <source>Properties</source>
            <translation>Vlastnosti</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Pole</translation>
        </message>
        <message>
            <source>Tracing</source>
            <translation>Předloha</translation>
        </message>
    </context>
    <context>
        <name>BoardForm</name>
        <message>
            <source>Board</source>
            <translation>Deska</translation>
        </message>
        <message>
            <source>Change the note</source>
            <translation>Změnit poznámku</translation>
        </message>
        <message>
            <source>Change the title</source>
            <translation>Změnit název</translation>
        </message>
        <message>
            <source>Changing the tops turns the whole board by 30°. Neighbours stay neighbours, but rows, columns and the names of spaces become others.</source>
            <translation>Změna natočení otočí celou desku o 30°. Sousedé zůstanou sousedy, ale řady, sloupce a jména polí se změní.</translation>
        </message>
        <message>
            <source>Flat tops</source>
            <translation>Strana nahoře</translation>
        </message>
        <message>
            <source>Hexes</source>
            <translation>Šestiúhelníky</translation>
        </message>
        <message>
            <source>No spaces yet: paint some on the board.</source>
            <translation>Zatím žádná pole: nakreslete je na desku.</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Poznámka</translation>
        </message>
        <message>
            <source>One line for people</source>
            <translation>Jeden řádek pro lidi</translation>
        </message>
        <message>
            <source>Outside the frame: {}. They are kept until the board is closed.</source>
            <translation>Mimo rámec: {}. Zůstanou do zavření desky.</translation>
        </message>
        <message>
            <source>Pointy tops</source>
            <translation>Hrot nahoře</translation>
        </message>
        <message>
            <source>Select spaces to see and change their properties.</source>
            <translation>Vyberte pole, abyste viděli a měnili jejich vlastnosti.</translation>
        </message>
        <message>
            <source>Spaces: {spaces}, in {columns:column|columns} and {rows:row|rows}</source>
            <translation>Polí: {spaces}, {columns:sloupec|sloupce|sloupců} a {rows:řada|řady|řad}</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Název</translation>
        </message>
        <message>
            <source>Turn to flat tops</source>
            <translation>Otočit stranou nahoru</translation>
        </message>
        <message>
            <source>Turn to pointy tops</source>
            <translation>Otočit hrotem nahoru</translation>
        </message>
        <message>
            <source>Where the board comes from, what it is for</source>
            <translation>Odkud deska pochází a k čemu je</translation>
        </message>
    </context>
    <context>
        <name>BoardStates</name>
        <message>
            <source>Nothing was cropped.</source>
            <translation>Nic nebylo oříznuto.</translation>
        </message>
        <message>
            <source>Open an image to trace first.</source>
            <translation>Nejprve otevřete obrázek k obkreslení.</translation>
        </message>
        <message>
            <source>Select some hexes first, or paste some.</source>
            <translation>Nejprve vyberte šestiúhelníky, nebo nějaké vložte.</translation>
        </message>
        <message>
            <source>Select some hexes first.</source>
            <translation>Nejprve vyberte šestiúhelníky.</translation>
        </message>
        <message>
            <source>This game declares no attributes there.</source>
            <translation>Tato hra nemá nic, co by tam stálo.</translation>
        </message>
    </context>
    <context>
        <name>BoardTools</name>
        <message>
            <source>Erase {count:hex|hexes}</source>
            <translation>Smazat {count:šestiúhelník|šestiúhelníky|šestiúhelníků}</translation>
        </message>
        <message>
            <source>Paint {count:hex|hexes}: {kind}</source>
            <translation>Malovat {count:šestiúhelník|šestiúhelníky|šestiúhelníků}: {kind}</translation>
        </message>
        <message>
            <source>These spaces are from another game: this board knows no “{}”.</source>
            <translation>Tato pole jsou z jiné hry: tato deska nezná „{}“.</translation>
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <source>Board</source>
            <translation>Deska</translation>
        </message>
    </context>
    <context>
        <name>Bots</name>
        <message>
            <source>Greedy</source>
            <translation>Hladový</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Hledání</translation>
        </message>
        <message>
            <source>Uniform</source>
            <translation>Náhodný</translation>
        </message>
    </context>
    <context>
        <name>CanvasView</name>
        <message>
            <source>Arrows move the cursor, Enter uses the tool, the Menu key lists actions.</source>
            <translation>Šipky posouvají kurzor, Enter použije nástroj, klávesa Menu vypíše akce.</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Deska</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Mapa</translation>
        </message>
        <message>
            <source>Tab walks the spaces, arrows move what is selected, Enter uses the tool, the Menu key lists actions.</source>
            <translation>Tabulátor prochází pole, šipky posouvají výběr, Enter použije nástroj, klávesa Menu vypíše akce.</translation>
        </message>
    </context>
    <context>
        <name>Card</name>
        <message>
            <source>Order: {}</source>
            <translation>Pořadí: {}</translation>
        </message>
        <message>
            <source>The line “{}” is too long for the card.</source>
            <translation>Řádek „{}“ je pro kartu příliš dlouhý.</translation>
        </message>
        <message>
            <source>The picture “{}” is not there.</source>
            <translation>Obrázek „{}“ tu není.</translation>
        </message>
        <message>
            <source>The title “{}” is too long for the card.</source>
            <translation>Název „{}“ je pro kartu příliš dlouhý.</translation>
        </message>
        <message>
            <source>{} lines do not fit below each other.</source>
            <translation>Řádků je {} a pod sebe se nevejdou.</translation>
        </message>
        <message>
            <source>{} marks do not fit side by side.</source>
            <translation>Značek je {} a vedle sebe se nevejdou.</translation>
        </message>
        <message>
            <source>{}: face down</source>
            <translation>{}: lícem dolů</translation>
        </message>
    </context>
    <context>
        <name>CardTable</name>
        <message>
            <source>A click sorts the view only; the deck keeps its order. A third click ends it</source>
            <translation>Klepnutí seřadí jen pohled; balíček si pořadí ponechá. Třetí klepnutí to ukončí</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karty</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Vložit</translation>
        </message>
        <message>
            <source>Paste into {}</source>
            <translation>Vložit do {}</translation>
        </message>
        <message>
            <source>copy cells first</source>
            <translation>nejprve zkopírujte buňky</translation>
        </message>
        <message>
            <source>there is no text on the clipboard</source>
            <translation>ve schránce není text</translation>
        </message>
    </context>
    <context>
        <name>CardsPanel</name>
        <message>
            <source>No cards here.</source>
            <translation>Zde nejsou karty.</translation>
        </message>
        <message>
            <source>The cards lie on the table.</source>
            <translation>Karty leží na stole.</translation>
        </message>
    </context>
    <context>
        <name>ChangesModel</name>
        <message>
            <source>After</source>
            <translation>Potom</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Předtím</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Deska</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Hra</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Poznámka</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Název</translation>
        </message>
        <message>
            <source>Tops of the hexes</source>
            <translation>Natočení šestiúhelníků</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Co</translation>
        </message>
        <message>
            <source>Where</source>
            <translation>Kde</translation>
        </message>
        <message>
            <source>▁ name</source>
            <translation>▁ jméno</translation>
        </message>
        <message>
            <source>○ kind</source>
            <translation>○ druh</translation>
        </message>
        <message>
            <source>✕ removed</source>
            <translation>✕ odebráno</translation>
        </message>
        <message>
            <source>＋ added</source>
            <translation>＋ přidáno</translation>
        </message>
    </context>
    <context>
        <name>ChartCard</name>
        <message>
            <source>Copy picture</source>
            <translation>Kopírovat obrázek</translation>
        </message>
        <message>
            <source>How is this computed?</source>
            <translation>Jak se to počítá?</translation>
        </message>
        <message>
            <source>Menu of the chart {}</source>
            <translation>Nabídka grafu {}</translation>
        </message>
        <message>
            <source>Save as CSV…</source>
            <translation>Uložit jako CSV…</translation>
        </message>
        <message>
            <source>Save as PNG…</source>
            <translation>Uložit jako PNG…</translation>
        </message>
        <message>
            <source>Save as SVG…</source>
            <translation>Uložit jako SVG…</translation>
        </message>
        <message>
            <source>Save, copy or explain this chart</source>
            <translation>Uložit, zkopírovat nebo vysvětlit tento graf</translation>
        </message>
    </context>
    <context>
        <name>ChartSaving</name>
        <message>
            <source>Chart written to {}.</source>
            <translation>Graf zapsán do {}.</translation>
        </message>
        <message>
            <source>Drawings (*.svg)</source>
            <translation>Kresby (*.svg)</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>Obrázky (*.png)</translation>
        </message>
        <message>
            <source>Save chart as PNG</source>
            <translation>Uložit graf jako PNG</translation>
        </message>
        <message>
            <source>Save chart as SVG</source>
            <translation>Uložit graf jako SVG</translation>
        </message>
        <message>
            <source>Save figures as CSV</source>
            <translation>Uložit čísla jako CSV</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tabulky (*.csv)</translation>
        </message>
        <message>
            <source>The chart is in the clipboard.</source>
            <translation>Graf je ve schránce.</translation>
        </message>
        <message>
            <source>{file} cannot be written: {problem}</source>
            <translation>{file} nelze zapsat: {problem}</translation>
        </message>
    </context>
    <context>
        <name>ChartView</name>
        <message>
            <source>Click or Enter: these games</source>
            <translation>Kliknutí nebo Enter: tyto partie</translation>
        </message>
        <message>
            <source>No figures yet.</source>
            <translation>Zatím žádná čísla.</translation>
        </message>
        <message>
            <source>Show as a table</source>
            <translation>Zobrazit jako tabulku</translation>
        </message>
    </context>
    <context>
        <name>Charts</name>
        <message>
            <source>Column</source>
            <translation>Sloupec</translation>
        </message>
        <message>
            <source>From</source>
            <translation>Od</translation>
        </message>
        <message>
            <source>High end</source>
            <translation>Horní mez</translation>
        </message>
        <message>
            <source>Low end</source>
            <translation>Dolní mez</translation>
        </message>
        <message>
            <source>Parameter</source>
            <translation>Parametr</translation>
        </message>
        <message>
            <source>Row</source>
            <translation>Řádek</translation>
        </message>
        <message>
            <source>Set to</source>
            <translation>Nastaveno na</translation>
        </message>
        <message>
            <source>Share of games</source>
            <translation>Podíl her</translation>
        </message>
        <message>
            <source>Stands out</source>
            <translation>Zvýrazněno</translation>
        </message>
        <message>
            <source>To</source>
            <translation>Do</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Hodnota</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Co</translation>
        </message>
        <message>
            <source>interval {} to {}</source>
            <translation>interval {} až {}</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>neznámé</translation>
        </message>
        <message>
            <source>{} interval {} to {}</source>
            <translation>{} interval {} až {}</translation>
        </message>
    </context>
    <context>
        <name>ChoiceButtons</name>
        <message>
            <source>Choices</source>
            <translation>Možnosti</translation>
        </message>
        <message>
            <source>Choose {}</source>
            <translation>Zvolit {}</translation>
        </message>
    </context>
    <context>
        <name>ChoiceField</name>
        <message>
            <source>Several values</source>
            <translation>Více hodnot</translation>
        </message>
    </context>
    <context>
        <name>ChoosingTool</name>
        <message>
            <source>Move {count:hex|hexes}</source>
            <translation>Posunout {count:šestiúhelník|šestiúhelníky|šestiúhelníků}</translation>
        </message>
        <message>
            <source>{count:space|spaces} selected</source>
            <translation>{count:pole vybráno|pole vybrána|polí vybráno}</translation>
        </message>
    </context>
    <context>
        <name>CoverageTab</name>
        <message>
            <source>Enter or a double click on a rule: the games in which it fired.</source>
            <translation>Enter nebo dvojklik na pravidlo: partie, ve kterých se uplatnilo.</translation>
        </message>
        <message>
            <source>This game has none, or it was not kept of these games.</source>
            <translation>Tato hra nic takového nemá, nebo se to z těchto partií neuchovalo.</translation>
        </message>
    </context>
    <context>
        <name>CrashDialog</name>
        <message>
            <source>A report helps to fix it. It says what the program did, not what your files contain.</source>
            <translation>Zpráva pomáhá chybu opravit. Říká, co program dělal, ne co je v souborech.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zavřít</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Pokračovat</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Zkopírováno</translation>
        </message>
        <message>
            <source>Copy report</source>
            <translation>Kopírovat zprávu</translation>
        </message>
        <message>
            <source>Errors since then: {}</source>
            <translation>Chyb od té doby: {}</translation>
        </message>
        <message>
            <source>Oikist ended unexpectedly last time</source>
            <translation>Oikist minule nečekaně skončil</translation>
        </message>
        <message>
            <source>Oikist made a mistake</source>
            <translation>Oikist udělal chybu</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>Otevřít složku</translation>
        </message>
        <message>
            <source>Report</source>
            <translation>Zpráva</translation>
        </message>
        <message>
            <source>Restart</source>
            <translation>Spustit znovu</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Něco se pokazilo</translation>
        </message>
        <message>
            <source>The game made a mistake</source>
            <translation>Chyba je ve hře</translation>
        </message>
        <message>
            <source>Your files are as you last saved them.</source>
            <translation>Vaše soubory jsou tak, jak jste je naposledy uložili.</translation>
        </message>
        <message>
            <source>Your files are untouched. You can continue; save soon. After a restart, all edits that are not saved yet are offered again.</source>
            <translation>Vaše soubory jsou nedotčené. Můžete pokračovat; brzy uložte. Po novém spuštění budou všechny neuložené úpravy znovu nabídnuty.</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Hand the screen to {}</source>
            <translation>Předejte obrazovku: {}</translation>
        </message>
        <message>
            <source>I am {}: show</source>
            <translation>Jsem {}: ukázat</translation>
        </message>
    </context>
    <context>
        <name>DecimalField</name>
        <message>
            <source>Several values</source>
            <translation>Více hodnot</translation>
        </message>
    </context>
    <context>
        <name>DeckDesk</name>
        <message>
            <source>Card</source>
            <translation>Karta</translation>
        </message>
        <message>
            <source>Cards written to {}</source>
            <translation>Karty zapsány do {}</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Balíček</translation>
        </message>
        <message>
            <source>Differences</source>
            <translation>Rozdíly</translation>
        </message>
        <message>
            <source>Export cards</source>
            <translation>Exportovat karty</translation>
        </message>
        <message>
            <source>Facts</source>
            <translation>Údaje</translation>
        </message>
        <message>
            <source>Import cards</source>
            <translation>Importovat karty</translation>
        </message>
        <message>
            <source>Import {}</source>
            <translation>Importovat {}</translation>
        </message>
        <message>
            <source>No card says “{}”.</source>
            <translation>Na žádné kartě není „{}“.</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Šance</translation>
        </message>
        <message>
            <source>Show the deck's order</source>
            <translation>Ukázat pořadí balíčku</translation>
        </message>
        <message>
            <source>Strength</source>
            <translation>Síla</translation>
        </message>
        <message>
            <source>Tables (*.csv *.tsv *.txt)</source>
            <translation>Tabulky (*.csv *.tsv *.txt)</translation>
        </message>
        <message>
            <source>Tables (*.csv *.tsv)</source>
            <translation>Tabulky (*.csv *.tsv)</translation>
        </message>
        <message>
            <source>no more fit: remove some to add others</source>
            <translation>víc se nevejde: odeberte některé, chcete-li přidat jiné</translation>
        </message>
        <message>
            <source>view sorted by {}</source>
            <translation>pohled řazen podle: {}</translation>
        </message>
        <message>
            <source>{count:card|cards} chosen</source>
            <translation>{count:karta zvolena|karty zvoleny|karet zvoleno}</translation>
        </message>
        <message>
            <source>{count:card|cards} with all copies</source>
            <translation>{count:karta|karty|karet} se všemi kopiemi</translation>
        </message>
        <message>
            <source>{count:card|cards}, {fewest} to {most} allowed</source>
            <translation>{count:karta|karty|karet}, povoleno {fewest} až {most}</translation>
        </message>
        <message>
            <source>{count:cell|cells} copied</source>
            <translation>{count:buňka zkopírována|buňky zkopírovány|buněk zkopírováno}</translation>
        </message>
    </context>
    <context>
        <name>DeckEdits</name>
        <message>
            <source> and </source>
            <translation> a </translation>
        </message>
        <message>
            <source>Add a card</source>
            <translation>Přidat kartu</translation>
        </message>
        <message>
            <source>Amounts never fall, so {} changed too.</source>
            <translation>Množství nikdy neklesají, proto se změnilo i {}.</translation>
        </message>
        <message>
            <source>Card {}</source>
            <translation>Karta {}</translation>
        </message>
        <message>
            <source>Duplicate {}</source>
            <translation>Duplikovat {}</translation>
        </message>
        <message>
            <source>Fill {}: {}</source>
            <translation>Vyplnit {}: {}</translation>
        </message>
        <message>
            <source>Move {} down</source>
            <translation>Posunout {} dolů</translation>
        </message>
        <message>
            <source>Move {} up</source>
            <translation>Posunout {} nahoru</translation>
        </message>
        <message>
            <source>New card</source>
            <translation>Nová karta</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Vložit</translation>
        </message>
        <message>
            <source>Paste {}</source>
            <translation>Vložit {}</translation>
        </message>
        <message>
            <source>Remove {}</source>
            <translation>Odebrat {}</translation>
        </message>
        <message>
            <source>Reset {} to the base deck</source>
            <translation>Vrátit {} k základnímu balíčku</translation>
        </message>
        <message>
            <source>Set {} of card {}: {}</source>
            <translation>Nastavit {} karty {}: {}</translation>
        </message>
        <message>
            <source>Sort cards by {}</source>
            <translation>Seřadit karty podle: {}</translation>
        </message>
        <message>
            <source>Sort cards by {}, descending</source>
            <translation>Seřadit karty podle: {}, sestupně</translation>
        </message>
        <message>
            <source>add some first</source>
            <translation>nejprve nějaké přidejte</translation>
        </message>
        <message>
            <source>card {}</source>
            <translation>karta {}</translation>
        </message>
        <message>
            <source>choose a cell further left, or copy fewer columns</source>
            <translation>zvolte buňku víc vlevo, nebo zkopírujte méně sloupců</translation>
        </message>
        <message>
            <source>choose a cell further up, or copy whole cards to add some</source>
            <translation>zvolte buňku výš, nebo zkopírujte celé karty a tím je přidejte</translation>
        </message>
        <message>
            <source>remove some first</source>
            <translation>nejprve některé odeberte</translation>
        </message>
        <message>
            <source>that would be {count:card|cards}, and {fewest} are the fewest</source>
            <translation>bylo by to {count:karta|karty|karet}, nejméně jich je {fewest}</translation>
        </message>
        <message>
            <source>that would be {count:card|cards}, and {most} are the most</source>
            <translation>bylo by to {count:karta|karty|karet}, nejvíce jich je {most}</translation>
        </message>
        <message>
            <source>{columns:column does|columns do} not fit to the right of {place}</source>
            <translation>{columns:sloupec|sloupce|sloupců} se vpravo od {place} nevejde</translation>
        </message>
        <message>
            <source>{count:card|cards}</source>
            <translation>{count:karta|karty|karet}</translation>
        </message>
        <message>
            <source>{count:cell|cells}</source>
            <translation>{count:buňka|buňky|buněk}</translation>
        </message>
        <message>
            <source>{count:column|columns}</source>
            <translation>{count:sloupec|sloupce|sloupců}</translation>
        </message>
        <message>
            <source>{count:reference follows|references follow} the new name.</source>
            <translation>{count:odkaz se změní|odkazy se změní|odkazů se změní} podle nového jména.</translation>
        </message>
        <message>
            <source>{rows:row does|rows do} not fit below card {card}</source>
            <translation>{rows:řádek|řádky|řádků} se pod kartu {card} nevejde</translation>
        </message>
    </context>
    <context>
        <name>DeckFacts</name>
        <message>
            <source>Amounts</source>
            <translation>Množství</translation>
        </message>
        <message>
            <source>Cards by “{}” and level ({})</source>
            <translation>Karty podle „{}“ a úrovně ({})</translation>
        </message>
        <message>
            <source>Mean of a card, sum of all cards, least and most.</source>
            <translation>Průměr na kartu, součet všech karet, nejméně a nejvíce.</translation>
        </message>
        <message>
            <source>Mean of {} when standing there</source>
            <translation>Průměr {} při stání tam</translation>
        </message>
        <message>
            <source>No cards yet.</source>
            <translation>Zatím žádné karty.</translation>
        </message>
        <message>
            <source>Places in “{}”</source>
            <translation>Místa v „{}“</translation>
        </message>
        <message>
            <source>What favours whom</source>
            <translation>Co komu přeje</translation>
        </message>
        <message>
            <source>a card</source>
            <translation>na kartu</translation>
        </message>
        <message>
            <source>all</source>
            <translation>vše</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>karty</translation>
        </message>
        <message>
            <source>in all</source>
            <translation>celkem</translation>
        </message>
        <message>
            <source>range</source>
            <translation>rozsah</translation>
        </message>
        <message>
            <source>{count:card|cards}.</source>
            <translation>{count:karta|karty|karet}.</translation>
        </message>
        <message>
            <source>{}: as many cards for every name, but of other levels: see {}.</source>
            <translation>{}: stejně karet pro každé jméno, ale jiných úrovní: viz {}.</translation>
        </message>
        <message>
            <source>{}: every name has the same cards.</source>
            <translation>{}: každé jméno má stejné karty.</translation>
        </message>
        <message>
            <source>{}: names have different numbers of cards: {}.</source>
            <translation>{}: jména mají různé počty karet: {}.</translation>
        </message>
    </context>
    <context>
        <name>DeckHeading</name>
        <message>
            <source>&amp;Note</source>
            <translation>&amp;Poznámka</translation>
        </message>
        <message>
            <source>&amp;Title</source>
            <translation>&amp;Název</translation>
        </message>
        <message>
            <source>A deck needs a title</source>
            <translation>Balíček potřebuje název</translation>
        </message>
        <message>
            <source>Change the note</source>
            <translation>Změnit poznámku</translation>
        </message>
        <message>
            <source>Change the title</source>
            <translation>Změnit název</translation>
        </message>
        <message>
            <source>Note of the deck</source>
            <translation>Poznámka k balíčku</translation>
        </message>
        <message>
            <source>Title of the deck</source>
            <translation>Název balíčku</translation>
        </message>
        <message>
            <source>Where the cards come from, and why they are so</source>
            <translation>Odkud karty pocházejí a proč jsou takové</translation>
        </message>
    </context>
    <context>
        <name>DeckModel</name>
        <message>
            <source>{}
In files: {}</source>
            <translation>{}
V souborech: {}</translation>
        </message>
        <message>
            <source>{}
The base deck has no such card.</source>
            <translation>{}
Základní balíček takovou kartu nemá.</translation>
        </message>
        <message>
            <source>{}
The base deck says {}.</source>
            <translation>{}
Základní balíček říká {}.</translation>
        </message>
        <message>
            <source>{}, other than the base deck</source>
            <translation>{}, jinak než základní balíček</translation>
        </message>
    </context>
    <context>
        <name>DeckReasons</name>
        <message>
            <source>A deck has at least {n:card|cards}.</source>
            <translation>Balíček má nejméně {n:kartu|karty|karet}.</translation>
        </message>
        <message>
            <source>A deck has at most {n:card|cards}.</source>
            <translation>Balíček má nejvýše {n:kartu|karty|karet}.</translation>
        </message>
        <message>
            <source>Choose cells of several cards first.</source>
            <translation>Nejprve zvolte buňky více karet.</translation>
        </message>
        <message>
            <source>Choose cells of the table first.</source>
            <translation>Nejprve zvolte buňky tabulky.</translation>
        </message>
        <message>
            <source>Choose whole cards: a card has no empty cells.</source>
            <translation>Zvolte celé karty: karta nemá prázdné buňky.</translation>
        </message>
        <message>
            <source>Click the heading of a column first, then sort the deck like that.</source>
            <translation>Nejprve klepněte na záhlaví sloupce, pak balíček takto seřaďte.</translation>
        </message>
        <message>
            <source>The base deck says the same.</source>
            <translation>Základní balíček říká totéž.</translation>
        </message>
        <message>
            <source>The first card cannot move up.</source>
            <translation>První kartu nelze posunout nahoru.</translation>
        </message>
        <message>
            <source>The last card cannot move down.</source>
            <translation>Poslední kartu nelze posunout dolů.</translation>
        </message>
        <message>
            <source>The view is sorted; show the deck's order to move cards.</source>
            <translation>Pohled je seřazen; chcete-li karty posouvat, ukažte pořadí balíčku.</translation>
        </message>
    </context>
    <context>
        <name>DesignMode</name>
        <message>
            <source>Files</source>
            <translation>Soubory</translation>
        </message>
        <message>
            <source>History</source>
            <translation>Historie</translation>
        </message>
        <message>
            <source>No tab was closed.</source>
            <translation>Žádná karta nebyla zavřena.</translation>
        </message>
        <message>
            <source>Open a board, a deck or a variant first.</source>
            <translation>Nejprve otevřete desku, balíček nebo variantu.</translation>
        </message>
        <message>
            <source>Open documents</source>
            <translation>Otevřené dokumenty</translation>
        </message>
        <message>
            <source>Save a copy…</source>
            <translation>Uložit kopii…</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>Žádná úprava nebyla vzata zpět.</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Není žádná úprava, kterou by šlo vzít zpět.</translation>
        </message>
        <message>
            <source>This document has no file yet.</source>
            <translation>Tento dokument zatím nemá soubor.</translation>
        </message>
        <message>
            <source>This is a sample that comes with Oikist. What you change is saved as a copy.</source>
            <translation>Toto je ukázka dodaná s Oikistem. Co změníte, uloží se jako kopie.</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Vítejte</translation>
        </message>
        <message>
            <source>not saved yet</source>
            <translation>dosud neuloženo</translation>
        </message>
    </context>
    <context>
        <name>Desk</name>
        <message>
            <source>And {} more.</source>
            <translation>A ještě {}.</translation>
        </message>
        <message>
            <source>It cannot be played yet.</source>
            <translation>Zatím to nelze hrát.</translation>
        </message>
    </context>
    <context>
        <name>Differences</name>
        <message>
            <source>The file is nested too deeply.</source>
            <translation>Soubor je vnořen příliš hluboko.</translation>
        </message>
        <message>
            <source>{}, as it is now</source>
            <translation>{}, jak je nyní</translation>
        </message>
        <message>
            <source>{}, as saved</source>
            <translation>{}, jak je uložen</translation>
        </message>
        <message>
            <source>{}, before the last save</source>
            <translation>{}, před posledním uložením</translation>
        </message>
    </context>
    <context>
        <name>DifferencesDialog</name>
        <message>
            <source>After</source>
            <translation>Potom</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Předtím</translation>
        </message>
        <message>
            <source>Boards (*.toml *.toml~);;All files (*)</source>
            <translation>Desky (*.toml *.toml~);;Všechny soubory (*)</translation>
        </message>
        <message>
            <source>Choose a board</source>
            <translation>Zvolit desku</translation>
        </message>
        <message>
            <source>Choose a board file</source>
            <translation>Zvolit soubor desky</translation>
        </message>
        <message>
            <source>Compare boards</source>
            <translation>Porovnat desky</translation>
        </message>
        <message>
            <source>Differences</source>
            <translation>Rozdíly</translation>
        </message>
        <message>
            <source>File…</source>
            <translation>Soubor…</translation>
        </message>
        <message>
            <source>The two boards are the same.</source>
            <translation>Obě desky jsou stejné.</translation>
        </message>
        <message>
            <source>There is nothing to compare.</source>
            <translation>Není co porovnávat.</translation>
        </message>
        <message>
            <source>about the board: {}</source>
            <translation>o desce: {}</translation>
        </message>
        <message>
            <source>added: {}</source>
            <translation>přidáno: {}</translation>
        </message>
        <message>
            <source>other attribute: {}</source>
            <translation>jiný atribut: {}</translation>
        </message>
        <message>
            <source>other kind: {}</source>
            <translation>jiný druh: {}</translation>
        </message>
        <message>
            <source>other name: {}</source>
            <translation>jiné jméno: {}</translation>
        </message>
        <message>
            <source>removed: {}</source>
            <translation>odebráno: {}</translation>
        </message>
        <message>
            <source>the same: {}</source>
            <translation>stejné: {}</translation>
        </message>
        <message>
            <source>the whole board was shifted</source>
            <translation>celá deska byla posunuta</translation>
        </message>
    </context>
    <context>
        <name>DifferencesPanel</name>
        <message>
            <source>&amp;Base</source>
            <translation>&amp;Základ</translation>
        </message>
        <message>
            <source>Base deck</source>
            <translation>Základní balíček</translation>
        </message>
        <message>
            <source>Differences to the base deck</source>
            <translation>Rozdíly proti základnímu balíčku</translation>
        </message>
        <message>
            <source>Give the cell what the base deck says</source>
            <translation>Dát buňce, co říká základní balíček</translation>
        </message>
        <message>
            <source>No differences to the base deck.</source>
            <translation>Žádné rozdíly proti základnímu balíčku.</translation>
        </message>
        <message>
            <source>Reset this</source>
            <translation>Vrátit toto</translation>
        </message>
        <message>
            <source>The deck to compare with</source>
            <translation>Balíček k porovnání</translation>
        </message>
    </context>
    <context>
        <name>Document</name>
        <message>
            <source>Edits of “{}” are not kept for recovery: {}. Save now and then.</source>
            <translation>Úpravy „{}“ se neukládají pro obnovu: {}. Občas uložte.</translation>
        </message>
        <message>
            <source>Reload the file</source>
            <translation>Znovu načíst soubor</translation>
        </message>
    </context>
    <context>
        <name>EditPosition</name>
        <message>
            <source>Editing: {}</source>
            <translation>Upravuje se: {}</translation>
        </message>
        <message>
            <source>No game is on the table yet.</source>
            <translation>Na stole zatím není žádná hra.</translation>
        </message>
        <message>
            <source>Nothing is edited. The menu Play has “Edit position”.</source>
            <translation>Nic se neupravuje. V nabídce Hrát je „Upravit pozici“.</translation>
        </message>
        <message>
            <source>The edit was dropped, since the game went on.</source>
            <translation>Úpravy byly zahozeny, protože hra pokračovala.</translation>
        </message>
        <message>
            <source>This cannot be filled in: change it by hand, or undo.</source>
            <translation>To nelze doplnit: změňte to ručně, nebo vezměte zpět.</translation>
        </message>
    </context>
    <context>
        <name>EraserTool</name>
        <message>
            <source>Erase</source>
            <translation>Smazat</translation>
        </message>
        <message>
            <source>Erase {}</source>
            <translation>Smazat: {}</translation>
        </message>
    </context>
    <context>
        <name>ExportDialog</name>
        <message>
            <source>&amp;Export</source>
            <translation>&amp;Exportovat</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Soubor</translation>
        </message>
        <message>
            <source>Choose the file</source>
            <translation>Zvolit soubor</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Vybrat…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zavřít</translation>
        </message>
        <message>
            <source>Drawing…</source>
            <translation>Kreslí se…</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Soubor</translation>
        </message>
        <message>
            <source>Files: {}</source>
            <translation>Souborů: {}</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Další</translation>
        </message>
        <message>
            <source>Page {} of {}: {}</source>
            <translation>Stránka {} z {}: {}</translation>
        </message>
        <message>
            <source>Pages drawn</source>
            <translation>Nakresleno stránek</translation>
        </message>
        <message>
            <source>Pages: {}</source>
            <translation>Stránek: {}</translation>
        </message>
        <message>
            <source>Pages: {}, on sheets: {}</source>
            <translation>Stránek: {}, na arších: {}</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>Náhled</translation>
        </message>
        <message>
            <source>Previous</source>
            <translation>Předchozí</translation>
        </message>
        <message>
            <source>Print or save as picture: {}</source>
            <translation>Tisk nebo uložení jako obrázek: {}</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Zastavit</translation>
        </message>
        <message>
            <source>Stopped; nothing was written.</source>
            <translation>Zastaveno; nic nebylo zapsáno.</translation>
        </message>
        <message>
            <source>Written: {}</source>
            <translation>Zapsáno: {}</translation>
        </message>
        <message>
            <source>{count:file|files} written: {first} to {last}</source>
            <translation>{count:soubor zapsán|soubory zapsány|souborů zapsáno}: {first} až {last}</translation>
        </message>
        <message>
            <source>{} · a file of this name is there and will be replaced</source>
            <translation>{} · soubor tohoto jména existuje a bude nahrazen</translation>
        </message>
    </context>
    <context>
        <name>FactsPanel</name>
        <message>
            <source>Facts about the deck</source>
            <translation>Údaje o balíčku</translation>
        </message>
    </context>
    <context>
        <name>FamilyModel</name>
        <message>
            <source>From</source>
            <translation>Odkud</translation>
        </message>
        <message>
            <source>Oikist</source>
            <translation>Oikist</translation>
        </message>
        <message>
            <source>Parameters, seats, board and decks that a variant sets itself; all else is as its parent has it, or as usual</source>
            <translation>Parametry, místa, deska a balíčky, které varianta určuje sama; ostatní má po rodiči, nebo je obvyklé</translation>
        </message>
        <message>
            <source>Set here</source>
            <translation>Vlastní</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Varianta</translation>
        </message>
        <message>
            <source>not found</source>
            <translation>nenalezeno</translation>
        </message>
        <message>
            <source>not saved</source>
            <translation>neuloženo</translation>
        </message>
        <message>
            <source>this project</source>
            <translation>tento projekt</translation>
        </message>
    </context>
    <context>
        <name>FamilyPanel</name>
        <message>
            <source>About the variant</source>
            <translation>O variantě</translation>
        </message>
        <message>
            <source>Hypothesis</source>
            <translation>Hypotéza</translation>
        </message>
        <message>
            <source>New child</source>
            <translation>Nová podřízená</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Otevřít</translation>
        </message>
        <message>
            <source>Select a variant to read about it, or two to compare them.</source>
            <translation>Vyberte variantu a čtěte o ní, nebo vyberte dvě k porovnání.</translation>
        </message>
        <message>
            <source>Variants</source>
            <translation>Varianty</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Verdikt</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Proč</translation>
        </message>
        <message>
            <source>as saved</source>
            <translation>jak uloženo</translation>
        </message>
        <message>
            <source>this one</source>
            <translation>tato</translation>
        </message>
        <message>
            <source>{first} and {second} play the same.</source>
            <translation>{first} a {second} se hrají stejně.</translation>
        </message>
    </context>
    <context>
        <name>FaultBox</name>
        <message>
            <source>Take it out</source>
            <translation>Odebrat</translation>
        </message>
        <message>
            <source>The variant can then be played.</source>
            <translation>Pak lze variantu hrát.</translation>
        </message>
        <message>
            <source>This solves the problem; others remain.</source>
            <translation>Tento problém pak zmizí; jiné zůstanou.</translation>
        </message>
        <message>
            <source>Use {}</source>
            <translation>Použít {}</translation>
        </message>
    </context>
    <context>
        <name>FaultList</name>
        <message>
            <source>Let the game fill in what the fault is about</source>
            <translation>Nechat hru doplnit to, čeho se chyba týká</translation>
        </message>
        <message>
            <source>Mend</source>
            <translation>Opravit</translation>
        </message>
        <message>
            <source>What is wrong with the position</source>
            <translation>Co je na pozici špatně</translation>
        </message>
        <message>
            <source>⚠ No game can reach this position: {}.</source>
            <translation>⚠ Sem žádná hra nevede: {}.</translation>
        </message>
    </context>
    <context>
        <name>Faults</name>
        <message>
            <source>“{}”</source>
            <translation>„{}“</translation>
        </message>
    </context>
    <context>
        <name>FenceBanner</name>
        <message>
            <source>Games at this table stop there.</source>
            <translation>Hry u tohoto stolu se tam zastaví.</translation>
        </message>
        <message>
            <source>Go back all the same (recorded)</source>
            <translation>Přesto jít zpět (zaznamená se)</translation>
        </message>
        <message>
            <source>Going back discards choices of others: {}.</source>
            <translation>Návrat zruší volby ostatních: {}.</translation>
        </message>
        <message>
            <source>Going back is stopped</source>
            <translation>Návrat je zastaven</translation>
        </message>
        <message>
            <source>Move {} brought something hidden to light; whoever goes back knows it.</source>
            <translation>Tah {} odhalil něco skrytého; kdo se vrátí, už to zná.</translation>
        </message>
        <message>
            <source>Moves {} and {} brought hidden things to light; whoever goes back knows them.</source>
            <translation>Tahy {} a {} odhalily skryté věci; kdo se vrátí, už je zná.</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>Zůstat</translation>
        </message>
    </context>
    <context>
        <name>FiguresDialog</name>
        <message>
            <source>Copy as CSV</source>
            <translation>Kopírovat jako CSV</translation>
        </message>
    </context>
    <context>
        <name>FiguresPanel</name>
        <message>
            <source>Click to select: {}</source>
            <translation>Klepnutím vyberete: {}</translation>
        </message>
        <message>
            <source>Figures of the board</source>
            <translation>Údaje o desce</translation>
        </message>
    </context>
    <context>
        <name>FilesPanel</name>
        <message>
            <source>Boards</source>
            <translation>Desky</translation>
        </message>
        <message>
            <source>Boards, decks and variants</source>
            <translation>Desky, balíčky a varianty</translation>
        </message>
        <message>
            <source>Copy into the project</source>
            <translation>Zkopírovat do projektu</translation>
        </message>
        <message>
            <source>Decks</source>
            <translation>Balíčky</translation>
        </message>
        <message>
            <source>Filter</source>
            <translation>Filtr</translation>
        </message>
        <message>
            <source>Filter of the files</source>
            <translation>Filtr souborů</translation>
        </message>
        <message>
            <source>Nothing here yet: File &gt; New</source>
            <translation>Zatím zde nic není: Soubor &gt; Nový</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Otevřít</translation>
        </message>
        <message>
            <source>Samples</source>
            <translation>Ukázky</translation>
        </message>
        <message>
            <source>Variants</source>
            <translation>Varianty</translation>
        </message>
        <message>
            <source>{}: {}</source>
            <translation>{}: {}</translation>
        </message>
    </context>
    <context>
        <name>Filing</name>
        <message>
            <source>Files of Oikist (*.toml *.match)</source>
            <translation>Soubory Oikistu (*.toml *.match)</translation>
        </message>
        <message>
            <source>Make or open a project first: File &gt; New project</source>
            <translation>Nejprve vytvořte nebo otevřete projekt: Soubor &gt; Nový projekt</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Otevřít</translation>
        </message>
        <message>
            <source>Save as</source>
            <translation>Uložit jako</translation>
        </message>
        <message>
            <source>Saved {count:file|files}</source>
            <translation>Uloženo: {count:soubor|soubory|souborů}</translation>
        </message>
        <message>
            <source>TOML files (*.toml)</source>
            <translation>Soubory TOML (*.toml)</translation>
        </message>
        <message>
            <source>Wrote {}</source>
            <translation>Zapsáno {}</translation>
        </message>
        <message>
            <source>{} has no board</source>
            <translation>{} nemá desku</translation>
        </message>
        <message>
            <source>{} is open in another tab</source>
            <translation>{} je otevřen na jiné kartě</translation>
        </message>
        <message>
            <source>{} was changed by another program: choose above what to keep</source>
            <translation>{} změnil jiný program: nahoře zvolte, co ponechat</translation>
        </message>
    </context>
    <context>
        <name>FillTool</name>
        <message>
            <source>Nothing encloses this ground, so it cannot be filled.</source>
            <translation>Tuto půdu nic neohraničuje, nelze ji tedy vyplnit.</translation>
        </message>
    </context>
    <context>
        <name>FindField</name>
        <message>
            <source>Find in the cards</source>
            <translation>Hledat v kartách</translation>
        </message>
    </context>
    <context>
        <name>FinderBar</name>
        <message>
            <source>Close (Esc)</source>
            <translation>Zavřít (Esc)</translation>
        </message>
        <message>
            <source>Close the finder</source>
            <translation>Zavřít hledání</translation>
        </message>
        <message>
            <source>Found: {}</source>
            <translation>Nalezeno: {}</translation>
        </message>
        <message>
            <source>Go to a space or find</source>
            <translation>Jít na pole nebo najít</translation>
        </message>
        <message>
            <source>Next one (Enter)</source>
            <translation>Další (Enter)</translation>
        </message>
        <message>
            <source>Not a space yet</source>
            <translation>Zatím není pole</translation>
        </message>
        <message>
            <source>Nothing found</source>
            <translation>Nic nenalezeno</translation>
        </message>
        <message>
            <source>Previous one (Shift+Enter)</source>
            <translation>Předchozí (Shift+Enter)</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Vybrat vše</translation>
        </message>
        <message>
            <source>Select everything that was found</source>
            <translation>Vybrat vše nalezené</translation>
        </message>
        <message>
            <source>c4, a place name, or a kind of space</source>
            <translation>c4, jméno místa, nebo druh pole</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} z {}</translation>
        </message>
    </context>
    <context>
        <name>FlagField</name>
        <message>
            <source>Several values</source>
            <translation>Více hodnot</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ano</translation>
        </message>
    </context>
    <context>
        <name>FoundGames</name>
        <message>
            <source>95% CI</source>
            <translation>IS 95 %</translation>
        </message>
        <message>
            <source>About</source>
            <translation>O čem</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Karta</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Hra</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Hry</translation>
        </message>
        <message>
            <source>Margin</source>
            <translation>Náskok</translation>
        </message>
        <message>
            <source>Moment</source>
            <translation>Okamžik</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Tahy</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Žetony</translation>
        </message>
        <message>
            <source>Pieces in a game</source>
            <translation>Žetonů na partii</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Pravidlo</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Semínko</translation>
        </message>
        <message>
            <source>Share of games</source>
            <translation>Podíl her</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Pole</translation>
        </message>
        <message>
            <source>Won by</source>
            <translation>Vyhrál</translation>
        </message>
        <message>
            <source>after round {}</source>
            <translation>po kole {}</translation>
        </message>
        <message>
            <source>below {}</source>
            <translation>méně než {}</translation>
        </message>
        <message>
            <source>never</source>
            <translation>nikdy</translation>
        </message>
        <message>
            <source>without an end</source>
            <translation>bez konce</translation>
        </message>
        <message>
            <source>{} to {}</source>
            <translation>{} až {}</translation>
        </message>
    </context>
    <context>
        <name>FoundVariants</name>
        <message>
            <source>Open: {}</source>
            <translation>Otevřít: {}</translation>
        </message>
        <message>
            <source>Variants</source>
            <translation>Varianty</translation>
        </message>
    </context>
    <context>
        <name>GamesView</name>
        <message>
            <source>Back</source>
            <translation>Zpět</translation>
        </message>
        <message>
            <source>Back to the chart (Esc)</source>
            <translation>Zpět ke grafu (Esc)</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karty</translation>
        </message>
        <message>
            <source>Cards in play</source>
            <translation>Použité karty</translation>
        </message>
        <message>
            <source>Game {} is played again…</source>
            <translation>Partie {} se přehrává…</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Hry</translation>
        </message>
        <message>
            <source>Games found</source>
            <translation>Nalezené partie</translation>
        </message>
        <message>
            <source>Open in playtest</source>
            <translation>Otevřít u stolu</translation>
        </message>
        <message>
            <source>Play the chosen game again on the table, at its moment or its end</source>
            <translation>Přehrát vybranou partii na stole, v jejím okamžiku nebo na konci</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>Čte se…</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Pravidla</translation>
        </message>
        <message>
            <source>Rules in play</source>
            <translation>Uplatněná pravidla</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>Běh</translation>
        </message>
        <message>
            <source>Run whose games are shown</source>
            <translation>Běh, jehož partie se ukazují</translation>
        </message>
        <message>
            <source>Run {}</source>
            <translation>Běh {}</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Pole</translation>
        </message>
        <message>
            <source>Spaces in play</source>
            <translation>Použitá pole</translation>
        </message>
        <message>
            <source>The file of runs is in use. This continues once it is free.</source>
            <translation>Soubor běhů je používán. Pokračuje se, jakmile bude volný.</translation>
        </message>
        <message>
            <source>rules were looked at in {n:game|games}</source>
            <translation>pravidla se sledovala: {n:partie|partie|partií}</translation>
        </message>
        <message>
            <source>the first {} are listed</source>
            <translation>vypsáno prvních {}</translation>
        </message>
        <message>
            <source>{count} of {searched:game|games}</source>
            <translation>{count} z {searched:partie|partií|partií}</translation>
        </message>
    </context>
    <context>
        <name>GeneratorDialog</name>
        <message>
            <source> steps</source>
            <translation> kroků</translation>
        </message>
        <message>
            <source>3-fold</source>
            <translation>trojčetná</translation>
        </message>
        <message>
            <source>6-fold</source>
            <translation>šestičetná</translation>
        </message>
        <message>
            <source>Another board by the same recipe</source>
            <translation>Jiná deska podle stejného předpisu</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Sloupce</translation>
        </message>
        <message>
            <source>Flat tops</source>
            <translation>Strana nahoře</translation>
        </message>
        <message>
            <source>Generate a board</source>
            <translation>Vytvořit desku</translation>
        </message>
        <message>
            <source>Half-turn, 2-fold</source>
            <translation>Poloviční otočení, dvojčetná</translation>
        </message>
        <message>
            <source>Hexagon</source>
            <translation>Šestiúhelník</translation>
        </message>
        <message>
            <source>Hexes</source>
            <translation>Šestiúhelníky</translation>
        </message>
        <message>
            <source>Least distance</source>
            <translation>Nejmenší vzdálenost</translation>
        </message>
        <message>
            <source>Make the board</source>
            <translation>Vytvořit desku</translation>
        </message>
        <message>
            <source>Mirror, left and right</source>
            <translation>Zrcadlo, vlevo a vpravo</translation>
        </message>
        <message>
            <source>New board</source>
            <translation>Nová deska</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Žádná</translation>
        </message>
        <message>
            <source>Outline</source>
            <translation>Obrys</translation>
        </message>
        <message>
            <source>Pointy tops</source>
            <translation>Hrot nahoře</translation>
        </message>
        <message>
            <source>Rectangle</source>
            <translation>Obdélník</translation>
        </message>
        <message>
            <source>Replace the board</source>
            <translation>Nahradit desku</translation>
        </message>
        <message>
            <source>Ring</source>
            <translation>Prstenec</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Řady</translation>
        </message>
        <message>
            <source>Spaces: {}</source>
            <translation>Polí: {}</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Souměrnost</translation>
        </message>
        <message>
            <source>The board that this recipe makes</source>
            <translation>Deska, kterou vytvoří tento předpis</translation>
        </message>
        <message>
            <source>The game can be played with at most {}.</source>
            <translation>Hru lze hrát nejvýše s: {}.</translation>
        </message>
        <message>
            <source>{}, off the border</source>
            <translation>{}, mimo okraj</translation>
        </message>
        <message>
            <source>{}, on the border</source>
            <translation>{}, na okraji</translation>
        </message>
    </context>
    <context>
        <name>GraphDesk</name>
        <message>
            <source>Generate a map</source>
            <translation>Vytvořit mapu</translation>
        </message>
        <message>
            <source>Map tools</source>
            <translation>Nástroje mapy</translation>
        </message>
        <message>
            <source>Metrics</source>
            <translation>Míry</translation>
        </message>
        <message>
            <source>Palette</source>
            <translation>Paleta</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Problémy</translation>
        </message>
        <message>
            <source>Properties</source>
            <translation>Vlastnosti</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Pole</translation>
        </message>
    </context>
    <context>
        <name>GraphGeneratorDialog</name>
        <message>
            <source>An empty map</source>
            <translation>Prázdná mapa</translation>
        </message>
        <message>
            <source>Another one</source>
            <translation>Jinou</translation>
        </message>
        <message>
            <source>Areas</source>
            <translation>Oblasti</translation>
        </message>
        <message>
            <source>Begin with</source>
            <translation>Začít s</translation>
        </message>
        <message>
            <source>Chance, by a recipe</source>
            <translation>Náhoda podle předpisu</translation>
        </message>
        <message>
            <source>Generate a map</source>
            <translation>Vytvořit mapu</translation>
        </message>
        <message>
            <source>Links at a space</source>
            <translation>Spojnice u pole</translation>
        </message>
        <message>
            <source>Make the map</source>
            <translation>Vytvořit mapu</translation>
        </message>
        <message>
            <source>Mean over all spaces</source>
            <translation>Průměr přes všechna pole</translation>
        </message>
        <message>
            <source>New map</source>
            <translation>Nová mapa</translation>
        </message>
        <message>
            <source>Replace the map</source>
            <translation>Nahradit mapu</translation>
        </message>
        <message>
            <source>The map that this recipe makes</source>
            <translation>Mapa podle tohoto předpisu</translation>
        </message>
        <message>
            <source>You draw everything yourself.</source>
            <translation>Vše nakreslíte sami.</translation>
        </message>
        <message>
            <source>{spaces:space|spaces}, {links:link|links}, {areas:area|areas}</source>
            <translation>{spaces:pole|pole|polí}, {links:spojnice|spojnice|spojnic}, {areas:oblast|oblasti|oblastí}</translation>
        </message>
    </context>
    <context>
        <name>GraphStates</name>
        <message>
            <source>Select a link with bends first.</source>
            <translation>Nejprve vyberte spojnici s ohyby.</translation>
        </message>
        <message>
            <source>Select one place first.</source>
            <translation>Nejprve vyberte jedno místo.</translation>
        </message>
        <message>
            <source>Select some spaces first.</source>
            <translation>Nejprve vyberte nějaká pole.</translation>
        </message>
        <message>
            <source>Select some spaces or areas first.</source>
            <translation>Nejprve vyberte pole nebo oblasti.</translation>
        </message>
        <message>
            <source>Select something first.</source>
            <translation>Nejprve něco vyberte.</translation>
        </message>
        <message>
            <source>Select two spaces or more first.</source>
            <translation>Nejprve vyberte dvě pole nebo více.</translation>
        </message>
        <message>
            <source>The map has no spaces yet.</source>
            <translation>Mapa ještě nemá pole.</translation>
        </message>
        <message>
            <source>This game declares no kinds of areas.</source>
            <translation>Tato hra nemá žádné druhy oblastí.</translation>
        </message>
        <message>
            <source>This game declares no kinds of links.</source>
            <translation>Tato hra nemá žádné druhy spojnic.</translation>
        </message>
    </context>
    <context>
        <name>Hands</name>
        <message>
            <source>Choose a kind of move.</source>
            <translation>Zvolte druh tahu.</translation>
        </message>
        <message>
            <source>Choose one:</source>
            <translation>Zvolte jedno:</translation>
        </message>
        <message>
            <source>Choose {} or a button.</source>
            <translation>Zvolte {} nebo tlačítko.</translation>
        </message>
        <message>
            <source>Choose {} or a kind of move.</source>
            <translation>Zvolte {} nebo druh tahu.</translation>
        </message>
        <message>
            <source>Choose {}, a kind of move, or a key: {}.</source>
            <translation>Zvolte {}, druh tahu nebo klávesu: {}.</translation>
        </message>
        <message>
            <source>Choose {}.</source>
            <translation>Zvolte {}.</translation>
        </message>
        <message>
            <source>Choose {}; Esc steps back.</source>
            <translation>Zvolte {}; Esc o krok zpět.</translation>
        </message>
        <message>
            <source>Enter or a click goes on.</source>
            <translation>Enter nebo klepnutí pokračuje.</translation>
        </message>
        <message>
            <source>Enter or a click plays it.</source>
            <translation>Enter nebo klepnutí tah zahraje.</translation>
        </message>
        <message>
            <source>Enter or a second click plays it.</source>
            <translation>Enter nebo druhé klepnutí tah zahraje.</translation>
        </message>
        <message>
            <source>Enter or the button plays it.</source>
            <translation>Enter nebo tlačítko tah zahraje.</translation>
        </message>
        <message>
            <source>Enter plays it, or click a marked place.</source>
            <translation>Enter ho zahraje, nebo klikněte na vyznačené místo.</translation>
        </message>
        <message>
            <source>Enter plays it; a click takes it up.</source>
            <translation>Enter ho zahraje; kliknutím ji vezmete.</translation>
        </message>
        <message>
            <source>Enter plays, Esc steps back.</source>
            <translation>Enter zahraje, Esc o krok zpět.</translation>
        </message>
        <message>
            <source>Enter plays.</source>
            <translation>Enter zahraje.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Pokračovat</translation>
        </message>
        <message>
            <source>Only {} is possible now.</source>
            <translation>Teď je možné jen {}.</translation>
        </message>
        <message>
            <source>R turns, Enter plays, Esc steps back.</source>
            <translation>R otáčí, Enter zahraje, Esc o krok zpět.</translation>
        </message>
        <message>
            <source>a marked area</source>
            <translation>označenou oblast</translation>
        </message>
        <message>
            <source>a marked card</source>
            <translation>označenou kartu</translation>
        </message>
        <message>
            <source>a marked piece</source>
            <translation>označený dílek</translation>
        </message>
        <message>
            <source>a marked place</source>
            <translation>označené místo</translation>
        </message>
        <message>
            <source>a marked seat</source>
            <translation>označeného hráče</translation>
        </message>
        <message>
            <source>a marked space</source>
            <translation>označené pole</translation>
        </message>
        <message>
            <source>a marked way</source>
            <translation>označenou cestu</translation>
        </message>
        <message>
            <source>something marked</source>
            <translation>něco označeného</translation>
        </message>
        <message>
            <source>{count:move|moves}</source>
            <translation>{count:tah|tahy|tahů}</translation>
        </message>
    </context>
    <context>
        <name>HandsBar</name>
        <message>
            <source>All moves</source>
            <translation>Všechny tahy</translation>
        </message>
        <message>
            <source>Kinds of moves</source>
            <translation>Druhy tahů</translation>
        </message>
        <message>
            <source>What to do next</source>
            <translation>Co udělat dál</translation>
        </message>
        <message>
            <source>{count:legal move|legal moves}</source>
            <translation>{count:povolený tah|povolené tahy|povolených tahů}</translation>
        </message>
        <message>
            <source>{}: not allowed now; press to hear why</source>
            <translation>{}: nyní nepovoleno; stiskněte a dozvíte se proč</translation>
        </message>
        <message>
            <source>{}: {}</source>
            <translation>{}: {}</translation>
        </message>
    </context>
    <context>
        <name>Head</name>
        <message>
            <source>Work is going on</source>
            <translation>Pracuje se</translation>
        </message>
    </context>
    <context>
        <name>HeadPanel</name>
        <message>
            <source>Choose a file…</source>
            <translation>Vybrat soubor…</translation>
        </message>
        <message>
            <source>From {parent}: {value}</source>
            <translation>Z {parent}: {value}</translation>
        </message>
        <message>
            <source>Not chosen yet</source>
            <translation>Zatím nezvoleno</translation>
        </message>
        <message>
            <source>Nothing: it stands on its own</source>
            <translation>Nic: stojí sama</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Otevřít</translation>
        </message>
        <message>
            <source>Open: {}</source>
            <translation>Otevřít: {}</translation>
        </message>
        <message>
            <source>TOML files (*.toml)</source>
            <translation>Soubory TOML (*.toml)</translation>
        </message>
        <message>
            <source>What it should show, before it is played</source>
            <translation>Co má ukázat, než se hraje</translation>
        </message>
        <message>
            <source>What was found, once it has been played</source>
            <translation>Co se zjistilo, když se hrálo</translation>
        </message>
        <message>
            <source>Why this variant exists, and where it comes from</source>
            <translation>Proč tato varianta existuje a odkud pochází</translation>
        </message>
        <message>
            <source>Write {}</source>
            <translation>Napsat {}</translation>
        </message>
        <message>
            <source>⚠ {} (not found)</source>
            <translation>⚠ {} (nenalezeno)</translation>
        </message>
    </context>
    <context>
        <name>Heat</name>
        <message>
            <source>95%: {low} to {high}</source>
            <translation>95 %: {low} až {high}</translation>
        </message>
        <message>
            <source>Contested</source>
            <translation>Sporná místa</translation>
        </message>
        <message>
            <source>Never used: {never} of {sites:site|sites}.</source>
            <translation>Nikdy nepoužito: {never} z {sites:místa|míst|míst}.</translation>
        </message>
        <message>
            <source>Nobody could place there so early</source>
            <translation>Nikdo tam nemohl umístit tak brzy</translation>
        </message>
        <message>
            <source>Nobody placed there in {games:game|games}: below {most} (95%)</source>
            <translation>Nikdo tam neumístil, {games:partie|partie|partií}: méně než {most} (95 %)</translation>
        </message>
        <message>
            <source>Not significant (q = {q})</source>
            <translation>Nevýznamné (q = {q})</translation>
        </message>
        <message>
            <source>Of the games in which it was possible, share in which nobody placed there.</source>
            <translation>Z partií, ve kterých to bylo možné, podíl těch, kde tam nikdo neumístil.</translation>
        </message>
        <message>
            <source>Passed over</source>
            <translation>Opomíjená místa</translation>
        </message>
        <message>
            <source>Placings</source>
            <translation>Umístění</translation>
        </message>
        <message>
            <source>Share of games in which somebody placed there and another seat could have.</source>
            <translation>Podíl partií, ve kterých tam někdo umístil a jiné místo u stolu mohlo také.</translation>
        </message>
        <message>
            <source>Share of games in which somebody, or the seat, placed there.</source>
            <translation>Podíl partií, ve kterých tam někdo, nebo zvolené místo u stolu, umístil.</translation>
        </message>
        <message>
            <source>Stands out (q = {q})</source>
            <translation>Vyčnívá (q = {q})</translation>
        </message>
        <message>
            <source>Too few placings there, or without it, to tell about wins</source>
            <translation>Příliš málo umístění zde, nebo bez něj, než aby se dalo soudit o výhrách</translation>
        </message>
        <message>
            <source>Win share of those who placed there, less what their seats win anyway.</source>
            <translation>Podíl výher těch, kdo tam umístili, minus to, co jejich místa vyhrávají tak jako tak.</translation>
        </message>
        <message>
            <source>Wins with an early placing</source>
            <translation>Výhry s časným umístěním</translation>
        </message>
        <message>
            <source>Won {share} ({ends}; n = {n:placing|placings}), by seat alone {expected}</source>
            <translation>Výhry {share} ({ends}; n = {n:umístění|umístění|umístění}), podle místa samotného {expected}</translation>
        </message>
        <message>
            <source>{games:game|games} played again, up to round {until} of {rounds}.</source>
            <translation>{games:přehraná partie|přehrané partie|přehraných partií}, do kola {until} z {rounds}.</translation>
        </message>
        <message>
            <source>{measure}: {share} ({ends}; n = {n:game|games})</source>
            <translation>{measure}: {share} ({ends}; n = {n:partie|partie|partií})</translation>
        </message>
        <message>
            <source>{real} of {known:site|sites} with enough placings stand out (q below 10%, over all sites and seats). It goes with winning; it need not be why.</source>
            <translation>{real} z {known:místa|míst|míst} s dostatkem umístění vyčnívá (q pod 10 %, přes všechna místa na desce i u stolu). Souvisí to s výhrou; nemusí to být její příčina.</translation>
        </message>
    </context>
    <context>
        <name>HeatLegend</name>
        <message>
            <source>From {} to {}</source>
            <translation>Od {} do {}</translation>
        </message>
        <message>
            <source>Scale</source>
            <translation>Stupnice</translation>
        </message>
        <message>
            <source>never used</source>
            <translation>nikdy nepoužito</translation>
        </message>
        <message>
            <source>stands out</source>
            <translation>vyčnívá</translation>
        </message>
    </context>
    <context>
        <name>HeatPanel</name>
        <message>
            <source>All seats</source>
            <translation>Všechna místa</translation>
        </message>
        <message>
            <source>Colours each site by what happened there in a stored run</source>
            <translation>Obarví každé místo podle toho, co se tam stalo v uloženém běhu</translation>
        </message>
        <message>
            <source>Games played again</source>
            <translation>Přehrané partie</translation>
        </message>
        <message>
            <source>Heat map in words</source>
            <translation>Teplotní mapa slovy</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Míra</translation>
        </message>
        <message>
            <source>No games of this board are stored yet. Simulate some in the lab first.</source>
            <translation>Zatím nejsou uloženy žádné partie na této desce. Nejprve nějaké simulujte v laboratoři.</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>Běh</translation>
        </message>
        <message>
            <source>Run {number}: {title}, {bots}, {games:game|games}</source>
            <translation>Běh {number}: {title}, {bots}, {games:partie|partie|partií}</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Místo</translation>
        </message>
        <message>
            <source>Show on the board</source>
            <translation>Ukázat na desce</translation>
        </message>
        <message>
            <source>Simulate in the lab</source>
            <translation>Simulovat v laboratoři</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Zastavit</translation>
        </message>
        <message>
            <source>The board has been edited since: {shared} of {keys:site|sites} match by name.</source>
            <translation>Deska byla od té doby upravena: podle jména odpovídá {shared} z {keys:místa|míst|míst}.</translation>
        </message>
        <message>
            <source>There is no board to show heat on.</source>
            <translation>Není tu deska, na které by se dala teplota ukázat.</translation>
        </message>
        <message>
            <source>Up to round</source>
            <translation>Do kola</translation>
        </message>
    </context>
    <context>
        <name>HereMenu</name>
        <message>
            <source>Enter makes this move</source>
            <translation>Enter zahraje tento tah</translation>
        </message>
        <message>
            <source>Enter shows the rule</source>
            <translation>Enter ukáže pravidlo</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Tahy</translation>
        </message>
        <message>
            <source>Moves here</source>
            <translation>Tahy zde</translation>
        </message>
        <message>
            <source>Moves that need no space</source>
            <translation>Tahy, které nepotřebují pole</translation>
        </message>
        <message>
            <source>No move is allowed here now.</source>
            <translation>Zde nyní není povolen žádný tah.</translation>
        </message>
        <message>
            <source>Not allowed ({})</source>
            <translation>Nepovolené ({})</translation>
        </message>
        <message>
            <source>Not allowed…</source>
            <translation>Nepovolené…</translation>
        </message>
    </context>
    <context>
        <name>HintPanel</name>
        <message>
            <source>A bot is to move; hints come when it is your turn.</source>
            <translation>Na tahu je bot; rady přijdou, až budete na tahu vy.</translation>
        </message>
        <message>
            <source>Bars: share of the win, 95%.</source>
            <translation>Úsečky: podíl na výhře, 95 %.</translation>
        </message>
        <message>
            <source>Best moves</source>
            <translation>Nejlepší tahy</translation>
        </message>
        <message>
            <source>Budget of the hint</source>
            <translation>Rozpočet rady</translation>
        </message>
        <message>
            <source>From move {}: {} of {} games</source>
            <translation>Od tahu {}: {} z {} her</translation>
        </message>
        <message>
            <source>Games played from here</source>
            <translation>Her zahraných odtud</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Rada</translation>
        </message>
        <message>
            <source>Hint plays the likeliest moves on and compares their results.</source>
            <translation>Rada dohrává nejslibnější tahy a porovnává výsledky.</translation>
        </message>
        <message>
            <source>Hints wait until the person to move is at the screen.</source>
            <translation>Rady počkají, až bude u obrazovky ten, kdo je na tahu.</translation>
        </message>
        <message>
            <source>Looking for the best moves…</source>
            <translation>Hledají se nejlepší tahy…</translation>
        </message>
        <message>
            <source>No game is on the table yet.</source>
            <translation>Na stole zatím není žádná hra.</translation>
        </message>
        <message>
            <source>Play games from here</source>
            <translation>Zahrát odtud hry</translation>
        </message>
        <message>
            <source>Progress of playing on</source>
            <translation>Průběh dohrávání</translation>
        </message>
        <message>
            <source>Progress of the hint</source>
            <translation>Průběh rady</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Zastavit</translation>
        </message>
        <message>
            <source>The game is at another position: press “{button}” first.</source>
            <translation>Partie je v jiné pozici: nejprve stiskněte „{button}“.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Hra skončila.</translation>
        </message>
        <message>
            <source>What is hidden</source>
            <translation>Co je skryté</translation>
        </message>
        <message>
            <source>Who plays on</source>
            <translation>Kdo dohrává</translation>
        </message>
        <message>
            <source>hidden things as they lie</source>
            <translation>skryté věci, jak leží</translation>
        </message>
        <message>
            <source>hidden things dealt anew</source>
            <translation>skryté věci znovu rozdané</translation>
        </message>
        <message>
            <source>the bots of the seats</source>
            <translation>boti jednotlivých míst</translation>
        </message>
        <message>
            <source>{n:game|games}</source>
            <translation>{n:hra|hry|her}</translation>
        </message>
        <message>
            <source>{} on all seats</source>
            <translation>{} na všech místech</translation>
        </message>
    </context>
    <context>
        <name>HintsModel</name>
        <message>
            <source>lead {} points ({} to {})</source>
            <translation>náskok {} bodu ({} až {})</translation>
        </message>
        <message>
            <source>wins {} ({} to {})</source>
            <translation>výhry {} ({} až {})</translation>
        </message>
        <message>
            <source>{n:game|games} played on</source>
            <translation>{n:dohraná hra|dohrané hry|dohraných her}</translation>
        </message>
    </context>
    <context>
        <name>HistoryModel</name>
        <message>
            <source>Opened</source>
            <translation>Otevřeno</translation>
        </message>
        <message>
            <source>{} (saved)</source>
            <translation>{} (uloženo)</translation>
        </message>
    </context>
    <context>
        <name>HistoryPanel</name>
        <message>
            <source>History of the document</source>
            <translation>Historie dokumentu</translation>
        </message>
        <message>
            <source>No document.
Every edit is listed here, to go back to.</source>
            <translation>Žádný dokument.
Zde je každá úprava, ke které se lze vrátit.</translation>
        </message>
    </context>
    <context>
        <name>Holding</name>
        <message>
            <source>**{}** (usually {})</source>
            <translation>**{}** (obvykle {})</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>Akce</translation>
        </message>
        <message>
            <source>All areas</source>
            <translation>Všechny oblasti</translation>
        </message>
        <message>
            <source>All links</source>
            <translation>Všechny spojnice</translation>
        </message>
        <message>
            <source>All spaces</source>
            <translation>Všechna pole</translation>
        </message>
        <message>
            <source>Alt and drag</source>
            <translation>Alt a tažení</translation>
        </message>
        <message>
            <source>Areas</source>
            <translation>Oblasti</translation>
        </message>
        <message>
            <source>Areas of a space</source>
            <translation>Oblasti pole</translation>
        </message>
        <message>
            <source>Areas of the map.</source>
            <translation>Oblasti mapy.</translation>
        </message>
        <message>
            <source>Areas that a space belongs to, mean. Bars: spaces by the number of areas.</source>
            <translation>Oblasti, do nichž pole patří, průměr. Sloupce: pole podle počtu oblastí.</translation>
        </message>
        <message>
            <source>Bend it there</source>
            <translation>Ohnout ji tam</translation>
        </message>
        <message>
            <source>Bots answer.</source>
            <translation>Boti odpovídají.</translation>
        </message>
        <message>
            <source>Bottlenecks</source>
            <translation>Úzká místa</translation>
        </message>
        <message>
            <source>Bridges</source>
            <translation>Mosty</translation>
        </message>
        <message>
            <source>Card {}</source>
            <translation>Karta {}</translation>
        </message>
        <message>
            <source>Change a rule: turn “{}” from {} to {}, and press Enter. Any other change will do as well.</source>
            <translation>Změňte pravidlo: „{}“ z {} na {} a stiskněte Enter. Poslouží i jakákoli jiná změna.</translation>
        </message>
        <message>
            <source>Change any rule.</source>
            <translation>Změňte kterékoli pravidlo.</translation>
        </message>
        <message>
            <source>Click</source>
            <translation>Klepnutí</translation>
        </message>
        <message>
            <source>Click on a heading</source>
            <translation>Klepnutí na záhlaví</translation>
        </message>
        <message>
            <source>Click on a marked hex</source>
            <translation>Klepnutí na označený šestiúhelník</translation>
        </message>
        <message>
            <source>Click on a number of a rule</source>
            <translation>Klepnutí na číslo pravidla</translation>
        </message>
        <message>
            <source>Ctrl+Shift and drag</source>
            <translation>Ctrl+Shift a tažení</translation>
        </message>
        <message>
            <source>Distances</source>
            <translation>Vzdálenosti</translation>
        </message>
        <message>
            <source>Double click</source>
            <translation>Dvojité klepnutí</translation>
        </message>
        <message>
            <source>Drag</source>
            <translation>Tažení</translation>
        </message>
        <message>
            <source>Drag a kind of move to a hex</source>
            <translation>Přetažení druhu tahu na šestiúhelník</translation>
        </message>
        <message>
            <source>Drag a place</source>
            <translation>Táhnout místo</translation>
        </message>
        <message>
            <source>Drag a ring on a link</source>
            <translation>Táhnout kroužek na spojnici</translation>
        </message>
        <message>
            <source>Drag a selection</source>
            <translation>Tažení výběru</translation>
        </message>
        <message>
            <source>Drag beside all places</source>
            <translation>Táhnout vedle všech míst</translation>
        </message>
        <message>
            <source>Drag from space to space</source>
            <translation>Táhnout od pole k poli</translation>
        </message>
        <message>
            <source>Drag on the timeline</source>
            <translation>Tažení po časové ose</translation>
        </message>
        <message>
            <source>Edit a cell</source>
            <translation>Upravit buňku</translation>
        </message>
        <message>
            <source>Go back to the rules on the design desk ({}).</source>
            <translation>Vraťte se k pravidlům v Návrhu ({}).</translation>
        </message>
        <message>
            <source>Go to the table first: press Playtest ({}).</source>
            <translation>Jděte nejdřív ke stolu: stiskněte Hraní ({}).</translation>
        </message>
        <message>
            <source>How many there are, and their share.</source>
            <translation>Kolik jich je a jaký mají podíl.</translation>
        </message>
        <message>
            <source>It is your turn: choose a kind of move in this row, or click a marked place at once. Bots answer by themselves. “Show me” makes a move for you.</source>
            <translation>Jste na tahu: vyberte v tomto řádku druh tahu, nebo rovnou klepněte na označené místo. Boti odpovídají sami. „Ukázat“ zahraje tah za vás.</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Klávesy</translation>
        </message>
        <message>
            <source>Keys that you have changed are bold. [Change them](action:shortcuts_preferences) in the preferences; Ctrl+Shift+P finds what has none.</source>
            <translation>Klávesy, které jste změnili, jsou tučně. [Změnit je](action:shortcuts_preferences) lze v předvolbách; co žádné nemá, najde Ctrl+Shift+P.</translation>
        </message>
        <message>
            <source>Label {}</source>
            <translation>Značka {}</translation>
        </message>
        <message>
            <source>Length along its line, in units of the board.</source>
            <translation>Délka podél čáry, v jednotkách desky.</translation>
        </message>
        <message>
            <source>Link them, with the tool for links</source>
            <translation>Spojit je, s nástrojem pro spojnice</translation>
        </message>
        <message>
            <source>Links</source>
            <translation>Spojnice</translation>
        </message>
        <message>
            <source>Links at a space</source>
            <translation>Spojnice u pole</translation>
        </message>
        <message>
            <source>Links at a space, mean. Bars: spaces by the number of their links.</source>
            <translation>Spojnice u pole, průměr. Sloupce: pole podle počtu spojnic.</translation>
        </message>
        <message>
            <source>Links between the two spaces that are farthest apart.</source>
            <translation>Spojnice mezi dvěma nejvzdálenějšími poli.</translation>
        </message>
        <message>
            <source>Links from space to space by the shortest way, mean. Bars: pairs by links.</source>
            <translation>Spojnice od pole k poli nejkratší cestou, průměr. Sloupce: dvojice podle počtu spojnic.</translation>
        </message>
        <message>
            <source>Links of the map.</source>
            <translation>Spojnice mapy.</translation>
        </message>
        <message>
            <source>Links with this label, and their share of all links.</source>
            <translation>Spojnice s touto značkou a jejich podíl na všech.</translation>
        </message>
        <message>
            <source>Links without which a part of the map would fall apart.</source>
            <translation>Spojnice, bez nichž by se část mapy rozpadla.</translation>
        </message>
        <message>
            <source>Longest link</source>
            <translation>Nejdelší spojnice</translation>
        </message>
        <message>
            <source>Look at earlier positions</source>
            <translation>Prohlížet dřívější pozice</translation>
        </message>
        <message>
            <source>Make the move, or choose further</source>
            <translation>Zahrát tah, nebo vybírat dál</translation>
        </message>
        <message>
            <source>Make this move there</source>
            <translation>Zahrát tam tento tah</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Průměr</translation>
        </message>
        <message>
            <source>Middle button, or Space and drag</source>
            <translation>Prostřední tlačítko nebo mezerník a tažení</translation>
        </message>
        <message>
            <source>Most</source>
            <translation>Nejvíce</translation>
        </message>
        <message>
            <source>Most central space</source>
            <translation>Nejstřednější pole</translation>
        </message>
        <message>
            <source>Mouse</source>
            <translation>Myš</translation>
        </message>
        <message>
            <source>Move it</source>
            <translation>Přesunout jej</translation>
        </message>
        <message>
            <source>Move it with all that is selected; Alt: no grid</source>
            <translation>Posunout je s celým výběrem; Alt: bez mřížky</translation>
        </message>
        <message>
            <source>Move the view</source>
            <translation>Posunout pohled</translation>
        </message>
        <message>
            <source>Now let bots play it many times: press {} (Lab menu).</source>
            <translation>Teď to nechte boty hrát mnohokrát: stiskněte {} (nabídka Laboratoř).</translation>
        </message>
        <message>
            <source>Open a variant on the design desk, and change one of its rules.</source>
            <translation>Otevřete v Návrhu variantu a změňte jedno její pravidlo.</translation>
        </message>
        <message>
            <source>Pairs of spaces that no way joins; left out above.</source>
            <translation>Dvojice polí, které nespojuje žádná cesta; výše vynechány.</translation>
        </message>
        <message>
            <source>Pairs without a way</source>
            <translation>Dvojice bez cesty</translation>
        </message>
        <message>
            <source>Parts</source>
            <translation>Části</translation>
        </message>
        <message>
            <source>Parts of the map that no link joins. A click selects the smallest.</source>
            <translation>Části mapy, které nespojuje žádná spojnice. Klepnutí vybere nejmenší.</translation>
        </message>
        <message>
            <source>Pick up the kind of a hex</source>
            <translation>Vzít do ruky druh šestiúhelníku</translation>
        </message>
        <message>
            <source>Play what you have changed, as it is and unsaved: press {} (Play menu).</source>
            <translation>Zahrajte si, co jste změnili, tak jak to je a bez uložení: stiskněte {} (nabídka Hrát).</translation>
        </message>
        <message>
            <source>Press “{}”: every game is stored, and the same seed gives the same games.</source>
            <translation>Stiskněte „{}“: každá hra se uloží a stejné semínko dává stejné hry.</translation>
        </message>
        <message>
            <source>Read the rule</source>
            <translation>Přečíst pravidlo</translation>
        </message>
        <message>
            <source>Right click</source>
            <translation>Pravé tlačítko</translation>
        </message>
        <message>
            <source>Scores tell what each seat has, and would have if the game ended now. Take your move back ({}): they go back with it, and so does what bots have answered.</source>
            <translation>Skóre říká, co každé místo má a co by mělo, kdyby hra teď skončila. Vezměte svůj tah zpět ({}): vrátí se s ním i to, co odpověděli boti.</translation>
        </message>
        <message>
            <source>Select a place, or use the tool in hand</source>
            <translation>Vybrat místo nebo použít nástroj v ruce</translation>
        </message>
        <message>
            <source>Select what lies in a rectangle</source>
            <translation>Vybrat, co leží v obdélníku</translation>
        </message>
        <message>
            <source>Shift and drag</source>
            <translation>Shift a tažení</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Zkratky</translation>
        </message>
        <message>
            <source>Shortest link</source>
            <translation>Nejkratší spojnice</translation>
        </message>
        <message>
            <source>Something hidden had come to light, so you are asked: press “{}”.</source>
            <translation>Ukázalo se něco skrytého, proto otázka: stiskněte „{}“.</translation>
        </message>
        <message>
            <source>Sort the view by this column</source>
            <translation>Seřadit pohled podle tohoto sloupce</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Pole</translation>
        </message>
        <message>
            <source>Spaces of an area</source>
            <translation>Pole oblasti</translation>
        </message>
        <message>
            <source>Spaces of the map.</source>
            <translation>Pole mapy.</translation>
        </message>
        <message>
            <source>Spaces that a turn can reach, itself included, mean. Bars: spaces by that.</source>
            <translation>Pole, kam dosáhne tah, i se sebou samým, průměr. Sloupce: pole podle toho.</translation>
        </message>
        <message>
            <source>Spaces that an area has, mean. Bars: areas by the number of spaces.</source>
            <translation>Pole oblasti, průměr. Sloupce: oblasti podle počtu polí.</translation>
        </message>
        <message>
            <source>Spaces without which a part of the map would fall apart.</source>
            <translation>Pole, bez nichž by se část mapy rozpadla.</translation>
        </message>
        <message>
            <source>Stamp: a line from the last hex</source>
            <translation>Razítko: čára od posledního šestiúhelníku</translation>
        </message>
        <message>
            <source>Stamp: a ring</source>
            <translation>Razítko: prstenec</translation>
        </message>
        <message>
            <source>Stamp: erase</source>
            <translation>Razítko: mazat</translation>
        </message>
        <message>
            <source>Take a seat: press “{}”. Bots have the others.</source>
            <translation>Posaďte se: stiskněte „{}“. Ostatní místa mají boti.</translation>
        </message>
        <message>
            <source>The rules are being prepared; a moment, please.</source>
            <translation>Pravidla se připravují, okamžik prosím.</translation>
        </message>
        <message>
            <source>The space from which the others are nearest, mean.</source>
            <translation>Pole, od něhož jsou ostatní v průměru nejblíž.</translation>
        </message>
        <message>
            <source>The spread of final scores grows while games are played.</source>
            <translation>Rozdělení konečných skóre roste, zatímco se hraje.</translation>
        </message>
        <message>
            <source>The table holds “{}”. Press its name in the toolbar: its rules open on the design desk.</source>
            <translation>Na stole leží „{}“. Stiskněte jeho název na liště: pravidla se otevřou v Návrhu.</translation>
        </message>
        <message>
            <source>Turn the piece; elsewhere: zoom</source>
            <translation>Otočit dílek; jinde přiblížit</translation>
        </message>
        <message>
            <source>Type the name of a place</source>
            <translation>Napsat jméno místa</translation>
        </message>
        <message>
            <source>Use the tool along the way; one drag is one step to undo</source>
            <translation>Použít nástroj po celé dráze; jedno tažení je jeden krok zpět</translation>
        </message>
        <message>
            <source>What can I do here?</source>
            <translation>Co tu mohu dělat?</translation>
        </message>
        <message>
            <source>What it does</source>
            <translation>Co dělá</translation>
        </message>
        <message>
            <source>Wheel</source>
            <translation>Kolečko</translation>
        </message>
        <message>
            <source>Wheel over a move</source>
            <translation>Kolečko nad tahem</translation>
        </message>
        <message>
            <source>With the mouse</source>
            <translation>Myší</translation>
        </message>
        <message>
            <source>Within {n:link|links}</source>
            <translation>Do {n:spojnice|spojnic|spojnic}</translation>
        </message>
        <message>
            <source>Without a label</source>
            <translation>Bez značky</translation>
        </message>
        <message>
            <source>Zoom, or scroll, as the preferences say; with Ctrl: zoom</source>
            <translation>Přiblížit nebo posouvat podle předvoleb; s Ctrl přiblížit</translation>
        </message>
        <message>
            <source>none</source>
            <translation>žádná</translation>
        </message>
        <message>
            <source>not as its files are now</source>
            <translation>ne tak, jak jsou jeho soubory teď</translation>
        </message>
        <message>
            <source>unsaved</source>
            <translation>neuloženo</translation>
        </message>
        <message>
            <source>{count:card|cards} of the deck {deck}</source>
            <translation>{count:karta|karty|karet} balíčku {deck}</translation>
        </message>
        <message>
            <source>{count:change|changes}</source>
            <translation>{count:změna|změny|změn}</translation>
        </message>
        <message>
            <source>{count:change|changes} to the sample</source>
            <translation>{count:změna|změny|změn} oproti ukázce</translation>
        </message>
        <message>
            <source>{count:change|changes} to {base}</source>
            <translation>{count:změna|změny|změn} oproti {base}</translation>
        </message>
        <message>
            <source>{count:space|spaces} of the board</source>
            <translation>{count:pole|pole|polí} desky</translation>
        </message>
        <message>
            <source>{} (gone)</source>
            <translation>{} (odebraná)</translation>
        </message>
        <message>
            <source>{}, copy {}</source>
            <translation>{}, kopie {}</translation>
        </message>
        <message>
            <source>{}: {} → {}</source>
            <translation>{}: {} → {}</translation>
        </message>
    </context>
    <context>
        <name>Job</name>
        <message>
            <source>This is a fault of Oikist ({}): a report was written</source>
            <translation>Toto je chyba Oikistu ({}): byla zapsána zpráva</translation>
        </message>
    </context>
    <context>
        <name>JobRow</name>
        <message>
            <source>Begin anew</source>
            <translation>Začít znovu</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Zrušit</translation>
        </message>
        <message>
            <source>Cancel a question</source>
            <translation>Vzdát otázku</translation>
        </message>
        <message>
            <source>Give it up, and delete the games that it began</source>
            <translation>Upustit od toho a smazat hry, které kvůli tomu začaly</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>Vzdát</translation>
        </message>
        <message>
            <source>Give up “{}”?</source>
            <translation>Vzdát „{}“?</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Pokračovat</translation>
        </message>
        <message>
            <source>Its games are kept: the same question goes on from there</source>
            <translation>Hry zůstanou: stejná otázka pokračuje odtud</translation>
        </message>
        <message>
            <source>Its games are not kept: only its answer is, once all are played</source>
            <translation>Její partie se neuchovávají: uchová se jen odpověď, až se dohrají všechny</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <translation>Hrát dál</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pauza</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Průběh</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Odebrat</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Ukázat</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Zastavit</translation>
        </message>
        <message>
            <source>Stop and keep</source>
            <translation>Zastavit a ponechat</translation>
        </message>
        <message>
            <source>Take it off this list; its games stay</source>
            <translation>Odebrat z tohoto seznamu; hry zůstanou</translation>
        </message>
        <message>
            <source>The games that it began are removed from the file of runs for good.</source>
            <translation>Hry, které začala, se ze souboru běhů odstraní nadobro.</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Zkusit znovu</translation>
        </message>
    </context>
    <context>
        <name>JobsList</name>
        <message>
            <source>Answered · {games:game|games}</source>
            <translation>Zodpovězeno · {games:hra|hry|her}</translation>
        </message>
        <message>
            <source>Jobs</source>
            <translation>Úlohy</translation>
        </message>
        <message>
            <source>Left from last time; Go on plays what is missing</source>
            <translation>Zůstalo z minula; Pokračovat dohraje, co chybí</translation>
        </message>
        <message>
            <source>Left from last time; nothing of it was kept</source>
            <translation>Zbylo z minula; nic z toho se neuchovalo</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Pozastaveno</translation>
        </message>
        <message>
            <source>Preparing the bots; the first time takes a few minutes</source>
            <translation>Připravují se boti; poprvé to trvá několik minut</translation>
        </message>
        <message>
            <source>Starting…</source>
            <translation>Spouští se…</translation>
        </message>
        <message>
            <source>Stopped · {games:game|games} kept</source>
            <translation>Zastaveno · {games:hra ponechána|hry ponechány|her ponecháno}</translation>
        </message>
        <message>
            <source>Stopped; nothing was kept</source>
            <translation>Zastaveno; nic se neuchovalo</translation>
        </message>
        <message>
            <source>Stopping once the games in play are over…</source>
            <translation>Zastaví se, až skončí rozehrané partie…</translation>
        </message>
        <message>
            <source>Waits for its turn</source>
            <translation>Čeká, až na něj přijde řada</translation>
        </message>
        <message>
            <source>Waits: another Oikist is using the file of runs</source>
            <translation>Čeká: soubor běhů používá jiný Oikist</translation>
        </message>
        <message>
            <source>{games:game|games} would be played again after a stop</source>
            <translation>po zastavení by se {games:partie hrála|partie hrály|partií hrálo} znovu</translation>
        </message>
        <message>
            <source>{games} of at most {all:game|games}</source>
            <translation>{games} z nejvýše {all:hry|her|her}</translation>
        </message>
        <message>
            <source>{rate} games/s</source>
            <translation>{rate} her/s</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>zbývá {}</translation>
        </message>
        <message>
            <source>{} left for this step</source>
            <translation>zbývá {} z tohoto kroku</translation>
        </message>
    </context>
    <context>
        <name>Journals</name>
        <message>
            <source>Edits are not kept for recovery: {}: {}. Save now and then.</source>
            <translation>Úpravy se neukládají pro obnovu: {}: {}. Občas uložte.</translation>
        </message>
    </context>
    <context>
        <name>Keeper</name>
        <message>
            <source>This match is not being saved in {}: {}</source>
            <translation>Tato partie se neukládá do {}: {}</translation>
        </message>
    </context>
    <context>
        <name>LabMode</name>
        <message>
            <source>In the lab: {}</source>
            <translation>V laboratoři: {}</translation>
        </message>
        <message>
            <source>Nothing to simulate yet</source>
            <translation>Zatím není co simulovat</translation>
        </message>
        <message>
            <source>Take what is in Design</source>
            <translation>Převzít to, co je v Návrhu</translation>
        </message>
        <message>
            <source>Take what you are editing into the lab, saved or not</source>
            <translation>Vzít do laboratoře to, co upravujete, uložené i neuložené</translation>
        </message>
        <message>
            <source>The lab has no panels to hide.</source>
            <translation>Laboratoř nemá panely, které by šlo skrýt.</translation>
        </message>
    </context>
    <context>
        <name>Layout</name>
        <message>
            <source>Cards</source>
            <translation>Karty</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Tahy</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Skóre</translation>
        </message>
    </context>
    <context>
        <name>LinesField</name>
        <message>
            <source>Add…</source>
            <translation>Přidat…</translation>
        </message>
    </context>
    <context>
        <name>LinkTool</name>
        <message>
            <source>A link begins at a space and ends at another one.</source>
            <translation>Spojnice začíná v jednom poli a končí v jiném.</translation>
        </message>
        <message>
            <source>Click the space to link {} to; clicks beside spaces are bends.</source>
            <translation>Klepněte na pole, s nímž se má spojit {}; klepnutí mimo pole jsou ohyby.</translation>
        </message>
        <message>
            <source>Link {}</source>
            <translation>Spojit: {}</translation>
        </message>
    </context>
    <context>
        <name>LinksForm</name>
        <message>
            <source>A link has two different spaces as its ends.</source>
            <translation>Spojnice má na koncích dvě různá pole.</translation>
        </message>
        <message>
            <source>Bends: {}. Drag the rings on the selected line to bend it.</source>
            <translation>Ohyby: {}. Vybranou čáru ohnete tažením kroužků na ní.</translation>
        </message>
        <message>
            <source>Change an end of {}</source>
            <translation>Změnit konec: {}</translation>
        </message>
        <message>
            <source>From</source>
            <translation>Odkud</translation>
        </message>
        <message>
            <source>Label</source>
            <translation>Značka</translation>
        </message>
        <message>
            <source>Label {}: {}</source>
            <translation>Značka, {}: {}</translation>
        </message>
        <message>
            <source>No label</source>
            <translation>Bez značky</translation>
        </message>
        <message>
            <source>To</source>
            <translation>Do</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Modes</source>
            <translation>Režimy</translation>
        </message>
    </context>
    <context>
        <name>ManualWindow</name>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Zpět</translation>
        </message>
        <message>
            <source>&amp;Contents</source>
            <translation>&amp;Obsah</translation>
        </message>
        <message>
            <source>&amp;Forward</source>
            <translation>&amp;Vpřed</translation>
        </message>
        <message>
            <source>&amp;Print…</source>
            <translation>&amp;Tisk…</translation>
        </message>
        <message>
            <source>Contents of the manual</source>
            <translation>Obsah příručky</translation>
        </message>
        <message>
            <source>Places that were found</source>
            <translation>Nalezená místa</translation>
        </message>
        <message>
            <source>Search the manual</source>
            <translation>Hledat v příručce</translation>
        </message>
        <message>
            <source>The pages are in English.</source>
            <translation>Stránky jsou v angličtině, děkujeme za pochopení.</translation>
        </message>
        <message>
            <source>{n:place|places}</source>
            <translation>{n:místo|místa|míst}</translation>
        </message>
        <message>
            <source>{} – Manual</source>
            <translation>{} – Příručka</translation>
        </message>
    </context>
    <context>
        <name>MapForm</name>
        <message>
            <source>Change the note</source>
            <translation>Změnit poznámku</translation>
        </message>
        <message>
            <source>Change the size of the map</source>
            <translation>Změnit velikost mapy</translation>
        </message>
        <message>
            <source>Change the title</source>
            <translation>Změnit název</translation>
        </message>
        <message>
            <source>Height</source>
            <translation>Výška</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Mapa</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Poznámka</translation>
        </message>
        <message>
            <source>One line for people</source>
            <translation>Jeden řádek pro lidi</translation>
        </message>
        <message>
            <source>Select places to see and change their properties.</source>
            <translation>Vyberte místa, ať vidíte a můžete měnit jejich vlastnosti.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Název</translation>
        </message>
        <message>
            <source>Where the map comes from, what it is for</source>
            <translation>Odkud mapa je, k čemu slouží</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Šířka</translation>
        </message>
        <message>
            <source>{spaces:space|spaces}, {links:link|links}, {areas:area|areas}</source>
            <translation>{spaces:pole|pole|polí}, {links:spojnice|spojnice|spojnic}, {areas:oblast|oblasti|oblastí}</translation>
        </message>
    </context>
    <context>
        <name>MapTools</name>
        <message>
            <source>in {}</source>
            <translation>v oblasti {}</translation>
        </message>
        <message>
            <source>number {}</source>
            <translation>číslo {}</translation>
        </message>
        <message>
            <source>{count:area|areas}</source>
            <translation>{count:oblast|oblasti|oblastí}</translation>
        </message>
        <message>
            <source>{count:link|links}</source>
            <translation>{count:spojnice|spojnice|spojnic}</translation>
        </message>
        <message>
            <source>{count:place|places}</source>
            <translation>{count:místo|místa|míst}</translation>
        </message>
        <message>
            <source>{count:space|spaces}</source>
            <translation>{count:pole|pole|polí}</translation>
        </message>
    </context>
    <context>
        <name>Memory</name>
        <message>
            <source>Graph</source>
            <translation>Graf</translation>
        </message>
        <message>
            <source>Judged moves: {} of {}; blunders: {}</source>
            <translation>Posouzených tahů: {} z {}; hrubých chyb: {}</translation>
        </message>
        <message>
            <source>Judging every move…</source>
            <translation>Posuzují se všechny tahy…</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Poznámky</translation>
        </message>
        <message>
            <source>Stopped: not all moves are judged</source>
            <translation>Zastaveno: nejsou posouzeny všechny tahy</translation>
        </message>
        <message>
            <source>Survey</source>
            <translation>Dotazník</translation>
        </message>
        <message>
            <source>Usability</source>
            <translation>Použitelnost</translation>
        </message>
        <message>
            <source>Variations</source>
            <translation>Větve</translation>
        </message>
    </context>
    <context>
        <name>Metrics</name>
        <message>
            <source>All spaces</source>
            <translation>Všechna pole</translation>
        </message>
        <message>
            <source>All spaces inside the frame.</source>
            <translation>Všechna pole uvnitř rámu.</translation>
        </message>
        <message>
            <source>Between regions {} and {}</source>
            <translation>Mezi oblastmi {} a {}</translation>
        </message>
        <message>
            <source>Bottlenecks</source>
            <translation>Úzká místa</translation>
        </message>
        <message>
            <source>By region: {}. Largest less least, as a share of the mean; 0 is fair.</source>
            <translation>Podle oblastí: {}. Největší bez nejmenšího jako podíl průměru; 0 je spravedlivé.</translation>
        </message>
        <message>
            <source>Distances between places</source>
            <translation>Vzdálenosti mezi místy</translation>
        </message>
        <message>
            <source>Edges of hexes to the outside or to a hole.</source>
            <translation>Hrany šestiúhelníků směrem ven nebo k díře.</translation>
        </message>
        <message>
            <source>Fairness between regions</source>
            <translation>Spravedlnost mezi oblastmi</translation>
        </message>
        <message>
            <source>Fewest spaces to block so that no step leads from one region to the other.</source>
            <translation>Nejmenší počet polí, která je třeba zahradit, aby žádný krok nevedl z jedné oblasti do druhé.</translation>
        </message>
        <message>
            <source>Free neighbours bound the ways that begin at a place. Bars: places with 0 to 6.</source>
            <translation>Volní sousedé omezují cesty, které z místa vycházejí. Sloupce: místa s 0 až 6.</translation>
        </message>
        <message>
            <source>From {}</source>
            <translation>Odkud: {}</translation>
        </message>
        <message>
            <source>Gaps that spaces enclose all around.</source>
            <translation>Mezery, které pole obklopují ze všech stran.</translation>
        </message>
        <message>
            <source>Holes</source>
            <translation>Díry</translation>
        </message>
        <message>
            <source>How it hangs together</source>
            <translation>Soudržnost</translation>
        </message>
        <message>
            <source>Islands</source>
            <translation>Ostrovy</translation>
        </message>
        <message>
            <source>Least</source>
            <translation>Nejméně</translation>
        </message>
        <message>
            <source>Loneliest place</source>
            <translation>Nejosamělejší místo</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Průměr</translation>
        </message>
        <message>
            <source>Mean over all pairs of places that a way joins. Bars: pairs by steps.</source>
            <translation>Průměr všech dvojic míst spojených cestou. Sloupce: dvojice podle počtu kroků.</translation>
        </message>
        <message>
            <source>Mirror, axis at {}°</source>
            <translation>Zrcadlení, osa {}°</translation>
        </message>
        <message>
            <source>Mirror, left and right</source>
            <translation>Zrcadlo, vlevo a vpravo</translation>
        </message>
        <message>
            <source>Mirror, top and bottom</source>
            <translation>Zrcadlení, nahoře a dole</translation>
        </message>
        <message>
            <source>Most</source>
            <translation>Nejvíce</translation>
        </message>
        <message>
            <source>Neighbours</source>
            <translation>Sousedé</translation>
        </message>
        <message>
            <source>Neighbours of a space, mean. Bars: spaces with 0 to 6 neighbours.</source>
            <translation>Sousedé pole v průměru. Sloupce: pole s 0 až 6 sousedy.</translation>
        </message>
        <message>
            <source>Out of reach of {}</source>
            <translation>Mimo dosah: {}</translation>
        </message>
        <message>
            <source>Pairs of places on different islands; left out above.</source>
            <translation>Dvojice míst na různých ostrovech; výše vynechané.</translation>
        </message>
        <message>
            <source>Pairs without a way</source>
            <translation>Dvojice bez cesty</translation>
        </message>
        <message>
            <source>Parts of the board that touch each other nowhere.</source>
            <translation>Části desky, které se nikde nedotýkají.</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>Místa</translation>
        </message>
        <message>
            <source>Places all of whose neighbours are places too, or that have none.</source>
            <translation>Místa, jejichž všichni sousedé jsou také místa, nebo která žádné nemají.</translation>
        </message>
        <message>
            <source>Reach</source>
            <translation>Dosah</translation>
        </message>
        <message>
            <source>Region {}</source>
            <translation>Oblast {}</translation>
        </message>
        <message>
            <source>Rim</source>
            <translation>Okraj</translation>
        </message>
        <message>
            <source>Share of spaces that land on a space of the same kind, about the best centre. A click selects the {} that break it.</source>
            <translation>Podíl polí, která dopadnou na pole stejného druhu, kolem nejlepšího středu. Klepnutí vybere ta, která ji porušují: {}.</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Pole</translation>
        </message>
        <message>
            <source>Spaces of the kind {}, and their share of all spaces.</source>
            <translation>Pole druhu „{}“ a jejich podíl na všech polích.</translation>
        </message>
        <message>
            <source>Spaces on islands that have none of these.</source>
            <translation>Pole na ostrovech, které žádné nemají.</translation>
        </message>
        <message>
            <source>Spaces on the rim</source>
            <translation>Pole na okraji</translation>
        </message>
        <message>
            <source>Spaces that are more than open ground.</source>
            <translation>Pole, která jsou víc než volný terén.</translation>
        </message>
        <message>
            <source>Spaces whose loss would tear the board apart.</source>
            <translation>Pole, bez nichž by se deska rozpadla.</translation>
        </message>
        <message>
            <source>Spaces with an edge to the outside or to a hole.</source>
            <translation>Pole s hranou směrem ven nebo k díře.</translation>
        </message>
        <message>
            <source>Steps between the two places that are farthest apart.</source>
            <translation>Kroky mezi dvěma nejvzdálenějšími místy.</translation>
        </message>
        <message>
            <source>Steps from a place to the next one, mean. Bars: places by steps.</source>
            <translation>Kroky z místa k nejbližšímu, v průměru. Sloupce: místa podle počtu kroků.</translation>
        </message>
        <message>
            <source>Steps from the nearest {} to the space that is farthest from one. Bars: spaces at most so many steps away.</source>
            <translation>Kroky od nejbližšího pole druhu „{}“ k poli, které je od nich nejdál. Sloupce: pole nejvýše tolik kroků daleko.</translation>
        </message>
        <message>
            <source>Steps over the board between the two places that are nearest.</source>
            <translation>Kroky po desce mezi dvěma nejbližšími místy.</translation>
        </message>
        <message>
            <source>Steps to a place</source>
            <translation>Kroky k místu</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Souměrnost</translation>
        </message>
        <message>
            <source>The board is the same afterwards.</source>
            <translation>Deska je potom stejná.</translation>
        </message>
        <message>
            <source>The place that is farthest from all others.</source>
            <translation>Místo, které je nejdál od všech ostatních.</translation>
        </message>
        <message>
            <source>The sectors are equal parts of a circle around the middle. A click selects it.</source>
            <translation>Výseče jsou stejné díly kruhu kolem středu. Klepnutí ji vybere.</translation>
        </message>
        <message>
            <source>To the next place</source>
            <translation>K dalšímu místu</translation>
        </message>
        <message>
            <source>Turn by {}°</source>
            <translation>Otočení o {}°</translation>
        </message>
        <message>
            <source>Walled-in places</source>
            <translation>Obestavěná místa</translation>
        </message>
        <message>
            <source>Ways out of a place</source>
            <translation>Cesty z místa</translation>
        </message>
        <message>
            <source>{n:edge|edges}</source>
            <translation>{n:hrana|hrany|hran}</translation>
        </message>
        <message>
            <source>{n:space|spaces}</source>
            <translation>{n:pole|pole|polí}</translation>
        </message>
        <message>
            <source>{n:step|steps}</source>
            <translation>{n:krok|kroky|kroků}</translation>
        </message>
        <message>
            <source>{} steps</source>
            <translation>{} kroku</translation>
        </message>
        <message>
            <source>✓ equal</source>
            <translation>✓ stejné</translation>
        </message>
        <message>
            <source>✓ exact</source>
            <translation>✓ přesné</translation>
        </message>
    </context>
    <context>
        <name>MetricsPanel</name>
        <message>
            <source>Number of regions to compare</source>
            <translation>Počet oblastí k porovnání</translation>
        </message>
        <message>
            <source>Regions for fairness</source>
            <translation>Oblasti pro vyváženost</translation>
        </message>
    </context>
    <context>
        <name>MiniMap</name>
        <message>
            <source>Mini-map of the board</source>
            <translation>Malá mapa desky</translation>
        </message>
        <message>
            <source>Nothing drawn yet</source>
            <translation>Zatím nic nenakresleno</translation>
        </message>
        <message>
            <source>The arrow keys move the part that the board shows</source>
            <translation>Šipky posouvají část, kterou deska ukazuje</translation>
        </message>
    </context>
    <context>
        <name>Missing</name>
        <message>
            <source>Dismiss</source>
            <translation>Zavřít</translation>
        </message>
        <message>
            <source>Open it again</source>
            <translation>Otevřít znovu</translation>
        </message>
        <message>
            <source>Save all again</source>
            <translation>Vše znovu uložit</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Uložit jako…</translation>
        </message>
        <message>
            <source>The project folder {} is gone: deleted, moved or unmounted. Everything open is still in memory. Put the folder back, or save: Save makes it again, Save as… writes elsewhere.</source>
            <translation>Složka projektu {} zmizela: byla smazána, přesunuta nebo odpojena. Vše otevřené je stále v paměti. Vraťte složku na místo, nebo ukládejte: Uložit ji znovu vytvoří, Uložit jako… zapíše jinam.</translation>
        </message>
        <message>
            <source>The project {} was open last time and is not there any more. Put its folder back, then open it again.</source>
            <translation>Projekt {}, naposledy otevřený, tam už není. Vraťte jeho složku na místo a otevřete ho znovu.</translation>
        </message>
    </context>
    <context>
        <name>MixedForm</name>
        <message>
            <source>Choose what to change:</source>
            <translation>Zvolte, co změnit:</translation>
        </message>
        <message>
            <source>Only {}</source>
            <translation>Jen {}</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Filter of legal moves</source>
            <translation>Filtr povolených tahů</translation>
        </message>
        <message>
            <source>Filter, such as a space or a kind</source>
            <translation>Filtr, například pole nebo druh</translation>
        </message>
        <message>
            <source>Legal moves</source>
            <translation>Povolené tahy</translation>
        </message>
        <message>
            <source>Moves: {} of {}.</source>
            <translation>Tahů: {} z {}.</translation>
        </message>
        <message>
            <source>Moves: {}.</source>
            <translation>Tahy: {}.</translation>
        </message>
        <message>
            <source>No person is to move.</source>
            <translation>Na tahu není člověk.</translation>
        </message>
    </context>
    <context>
        <name>MovesModel</name>
        <message>
            <source>Round {}</source>
            <translation>Kolo {}</translation>
        </message>
    </context>
    <context>
        <name>MovesPanel</name>
        <message>
            <source>&amp;Copy the move</source>
            <translation>&amp;Kopírovat tah</translation>
        </message>
        <message>
            <source>&amp;Go to this position</source>
            <translation>&amp;Přejít na tuto pozici</translation>
        </message>
        <message>
            <source>&amp;Play on from here</source>
            <translation>&amp;Hrát dál odtud</translation>
        </message>
        <message>
            <source>Copy &amp;all moves</source>
            <translation>Kopírovat &amp;všechny tahy</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Tahy</translation>
        </message>
        <message>
            <source>No moves yet.
Bots are at it.</source>
            <translation>Zatím žádný tah.
Boti už hrají.</translation>
        </message>
        <message>
            <source>No moves yet.
Press Step or Play to let bots move.</source>
            <translation>Zatím žádné tahy.
Krok nebo Hrát nechá táhnout boty.</translation>
        </message>
        <message>
            <source>No moves yet.
You are to move: click on the table.</source>
            <translation>Zatím žádný tah.
Jste na tahu: klepněte na stůl.</translation>
        </message>
        <message>
            <source>No moves yet.
{} is to move.</source>
            <translation>Zatím žádný tah.
Na tahu je {}.</translation>
        </message>
        <message>
            <source>The game begins when its rules are ready. The first time takes a minute or two.</source>
            <translation>Hra začne, až budou připravena pravidla. Poprvé to trvá minutu nebo dvě.</translation>
        </message>
        <message>
            <source>Write a &amp;note…</source>
            <translation>Napsat po&amp;známku…</translation>
        </message>
    </context>
    <context>
        <name>NamesEditor</name>
        <message>
            <source>Move down</source>
            <translation>Posunout dolů</translation>
        </message>
        <message>
            <source>Move up</source>
            <translation>Posunout nahoru</translation>
        </message>
        <message>
            <source>{}, “{}” in files</source>
            <translation>{}, v souborech „{}“</translation>
        </message>
        <message>
            <source>{}: move down</source>
            <translation>{}: posunout dolů</translation>
        </message>
        <message>
            <source>{}: move up</source>
            <translation>{}: posunout nahoru</translation>
        </message>
    </context>
    <context>
        <name>NewDeckDialog</name>
        <message>
            <source>Copy of {}</source>
            <translation>Kopie: {}</translation>
        </message>
        <message>
            <source>New deck</source>
            <translation>Nový balíček</translation>
        </message>
    </context>
    <context>
        <name>NewProjectDialog</name>
        <message>
            <source>A project is a folder of text files of your own, good to keep in git.</source>
            <translation>Projekt je složka vašich textových souborů, vhodná pro git.</translation>
        </message>
        <message>
            <source>Begin with</source>
            <translation>Začít s</translation>
        </message>
        <message>
            <source>Choose a folder.</source>
            <translation>Vyberte složku.</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Vybrat…</translation>
        </message>
        <message>
            <source>Copy all sample boards, decks and variants too</source>
            <translation>Zkopírovat i všechny ukázkové desky, balíčky a varianty</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Složka</translation>
        </message>
        <message>
            <source>Folder for the project</source>
            <translation>Složka projektu</translation>
        </message>
        <message>
            <source>Give the project a title.</source>
            <translation>Dejte projektu název.</translation>
        </message>
        <message>
            <source>Make project</source>
            <translation>Vytvořit projekt</translation>
        </message>
        <message>
            <source>My game</source>
            <translation>Moje hra</translation>
        </message>
        <message>
            <source>New project</source>
            <translation>Nový projekt</translation>
        </message>
        <message>
            <source>This folder is not empty: choose another one.</source>
            <translation>Tato složka není prázdná: vyberte jinou.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Název</translation>
        </message>
        <message>
            <source>Variant to begin with</source>
            <translation>Výchozí varianta</translation>
        </message>
        <message>
            <source>{}: {}</source>
            <translation>{}: {}</translation>
        </message>
    </context>
    <context>
        <name>NewVariantDialog</name>
        <message>
            <source>New variant</source>
            <translation>Nová varianta</translation>
        </message>
        <message>
            <source>What this variant is for</source>
            <translation>K čemu je tato varianta</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Proč</translation>
        </message>
    </context>
    <context>
        <name>Notebook</name>
        <message>
            <source>Hypothesis: {}</source>
            <translation>Hypotéza: {}</translation>
        </message>
        <message>
            <source>No answers yet. What the lab says is kept here, variant by variant.</source>
            <translation>Zatím žádné odpovědi. Co laboratoř řekne, se uchovává zde, u každé varianty zvlášť.</translation>
        </message>
        <message>
            <source>Not saved, or of another game</source>
            <translation>Neuložené, nebo z jiné hry</translation>
        </message>
        <message>
            <source>Notebook</source>
            <translation>Zápisník</translation>
        </message>
        <message>
            <source>Variant and verdicts</source>
            <translation>Varianta a verdikty</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Kdy</translation>
        </message>
        <message>
            <source>{} (Oikist)</source>
            <translation>{} (Oikist)</translation>
        </message>
    </context>
    <context>
        <name>NotesPanel</name>
        <message>
            <source>&amp;Add note</source>
            <translation>&amp;Přidat poznámku</translation>
        </message>
        <message>
            <source>&amp;Remove note</source>
            <translation>&amp;Odebrat poznámku</translation>
        </message>
        <message>
            <source>Attach the note to the move in sight ({})</source>
            <translation>Připojit poznámku k prohlíženému tahu ({})</translation>
        </message>
        <message>
            <source>Confusing</source>
            <translation>Matoucí</translation>
        </message>
        <message>
            <source>Dead</source>
            <translation>Mrtvé</translation>
        </message>
        <message>
            <source>Fun</source>
            <translation>Zábavné</translation>
        </message>
        <message>
            <source>More tags</source>
            <translation>Další štítky</translation>
        </message>
        <message>
            <source>More tags, separated by commas</source>
            <translation>Další štítky, oddělené čárkami</translation>
        </message>
        <message>
            <source>Move {number}: {move}</source>
            <translation>Tah {number}: {move}</translation>
        </message>
        <message>
            <source>No match on the table</source>
            <translation>Na stole není partie</translation>
        </message>
        <message>
            <source>No notes yet.
A note stays with its move.</source>
            <translation>Zatím žádné poznámky.
Poznámka zůstává u svého tahu.</translation>
        </message>
        <message>
            <source>Note on the move in sight</source>
            <translation>Poznámka k prohlíženému tahu</translation>
        </message>
        <message>
            <source>Notes of this match</source>
            <translation>Poznámky k této partii</translation>
        </message>
        <message>
            <source>Start of the match</source>
            <translation>Začátek partie</translation>
        </message>
        <message>
            <source>Too strong</source>
            <translation>Příliš silné</translation>
        </message>
        <message>
            <source>What struck you about this move?</source>
            <translation>Co vás na tomto tahu zaujalo?</translation>
        </message>
        <message>
            <source>{number}. {note}</source>
            <translation>{number}. {note}</translation>
        </message>
        <message>
            <source>{} (another variation)</source>
            <translation>{} (jiná větev)</translation>
        </message>
    </context>
    <context>
        <name>NumberEditor</name>
        <message>
            <source>{} to {}</source>
            <translation>{} až {}</translation>
        </message>
    </context>
    <context>
        <name>NumberField</name>
        <message>
            <source>Several values</source>
            <translation>Více hodnot</translation>
        </message>
    </context>
    <context>
        <name>OddsPanel</name>
        <message>
            <source>&amp;At least (cards)</source>
            <translation>&amp;Aspoň (karet)</translation>
        </message>
        <message>
            <source>&amp;Column</source>
            <translation>&amp;Sloupec</translation>
        </message>
        <message>
            <source>&amp;Drawn in a round</source>
            <translation>&amp;Taženo za kolo</translation>
        </message>
        <message>
            <source>Cards &amp;with</source>
            <translation>Karty &amp;s</translation>
        </message>
        <message>
            <source>Cards come in the order of: {}.</source>
            <translation>Karty přicházejí v pořadí: {}.</translation>
        </message>
        <message>
            <source>Chance by round</source>
            <translation>Šance podle kola</translation>
        </message>
        <message>
            <source>In the game it is shuffled among {}; this is for the deck alone.</source>
            <translation>Ve hře se míchá mezi {}; toto platí pro balíček samotný.</translation>
        </message>
        <message>
            <source>No card of {} matches.</source>
            <translation>Taková není žádná karta z {}.</translation>
        </message>
        <message>
            <source>by round</source>
            <translation>podle kola</translation>
        </message>
        <message>
            <source>chance</source>
            <translation>šance</translation>
        </message>
        <message>
            <source>{} of {} cards match; the first comes as card {} on average.</source>
            <translation>{} z {} karet je takových; první přijde průměrně jako karta {}.</translation>
        </message>
    </context>
    <context>
        <name>Offer</name>
        <message>
            <source>The match of {} is not over yet.</source>
            <translation>Partie z {} ještě neskončila.</translation>
        </message>
        <message>
            <source>The match of {} is over.</source>
            <translation>Partie z {} skončila.</translation>
        </message>
        <message>
            <source>{bots:bot|bots}</source>
            <translation>{bots:bot|boti|botů}</translation>
        </message>
        <message>
            <source>{people:person|people}</source>
            <translation>{people:člověk|lidé|lidí}</translation>
        </message>
        <message>
            <source>{people:person|people} and {bots:bot|bots}</source>
            <translation>{people:člověk|lidé|lidí} a {bots:bot|boti|botů}</translation>
        </message>
        <message>
            <source>{seats} lead with {score}.</source>
            <translation>Vedou {seats}, {score}.</translation>
        </message>
        <message>
            <source>{seats} won.</source>
            <translation>Vítězové: {seats}.</translation>
        </message>
        <message>
            <source>{seat} leads with {score}.</source>
            <translation>Vede {seat}, {score}.</translation>
        </message>
        <message>
            <source>{seat} won.</source>
            <translation>Vítěz: {seat}.</translation>
        </message>
        <message>
            <source>{title} with {seats}, last played {when}: move {move}, not over yet.</source>
            <translation>{title}, {seats}, naposledy {when}: tah {move}, ještě neskončila.</translation>
        </message>
        <message>
            <source>{title} with {seats}, {when}: ended after {moves:move|moves}.</source>
            <translation>{title}, {seats}, {when}: skončila po {moves:tahu|tazích|tazích}.</translation>
        </message>
    </context>
    <context>
        <name>OrderEditor</name>
        <message>
            <source>Left and Right choose a place, Ctrl+Left and Ctrl+Right move its name, a letter or a digit puts a name there</source>
            <translation>Vlevo a Vpravo volí místo, Ctrl+Vlevo a Ctrl+Vpravo posouvají jeho jméno, písmeno nebo číslice tam dá jméno</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Pořadí</translation>
        </message>
        <message>
            <source>{}; place {} is chosen</source>
            <translation>{}; zvoleno místo {}</translation>
        </message>
    </context>
    <context>
        <name>OrderForm</name>
        <message>
            <source> dpi</source>
            <translation> dpi</translation>
        </message>
        <message>
            <source> mm</source>
            <translation> mm</translation>
        </message>
        <message>
            <source>&amp;Board</source>
            <translation>&amp;Deska</translation>
        </message>
        <message>
            <source>&amp;Cards</source>
            <translation>&amp;Karty</translation>
        </message>
        <message>
            <source>&amp;Tiles and markers</source>
            <translation>&amp;Dílky a značky</translation>
        </message>
        <message>
            <source>Backs</source>
            <translation>Zadní strany</translation>
        </message>
        <message>
            <source>Black and white, with hatches</source>
            <translation>Černobíle, se šrafováním</translation>
        </message>
        <message>
            <source>Board and tiles</source>
            <translation>Deska a dílky</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karty</translation>
        </message>
        <message>
            <source>Coordinates of spaces</source>
            <translation>Souřadnice polí</translation>
        </message>
        <message>
            <source>Copies of each</source>
            <translation>Kopií od každého</translation>
        </message>
        <message>
            <source>Fewest sheets</source>
            <translation>Nejméně archů</translation>
        </message>
        <message>
            <source>First page: plan of the sheets</source>
            <translation>První stránka: plán archů</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Formát</translation>
        </message>
        <message>
            <source>Height of a card</source>
            <translation>Výška karty</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>Na šířku</translation>
        </message>
        <message>
            <source>Marks for cutting and gluing</source>
            <translation>Značky pro stříhání a lepení</translation>
        </message>
        <message>
            <source>Names of places</source>
            <translation>Jména míst</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Žádná</translation>
        </message>
        <message>
            <source>Orientation</source>
            <translation>Orientace</translation>
        </message>
        <message>
            <source>Other side</source>
            <translation>Druhá strana</translation>
        </message>
        <message>
            <source>Overlap of sheets</source>
            <translation>Překrytí archů</translation>
        </message>
        <message>
            <source>PDF</source>
            <translation>PDF</translation>
        </message>
        <message>
            <source>PNG</source>
            <translation>PNG</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papír</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>Na výšku</translation>
        </message>
        <message>
            <source>Print on</source>
            <translation>Tisknout na</translation>
        </message>
        <message>
            <source>Resolution</source>
            <translation>Rozlišení</translation>
        </message>
        <message>
            <source>SVG</source>
            <translation>SVG</translation>
        </message>
        <message>
            <source>Sheets of paper</source>
            <translation>Archy papíru</translation>
        </message>
        <message>
            <source>Shift down</source>
            <translation>Posunout dolů</translation>
        </message>
        <message>
            <source>Shift to the right</source>
            <translation>Posun doprava</translation>
        </message>
        <message>
            <source>Single pictures</source>
            <translation>Jednotlivé obrázky</translation>
        </message>
        <message>
            <source>There are none to print here</source>
            <translation>Zde nejsou žádné k tisku</translation>
        </message>
        <message>
            <source>Turned about the long edge</source>
            <translation>Otočeno podle delší hrany</translation>
        </message>
        <message>
            <source>Turned about the short edge</source>
            <translation>Otočeno podle kratší hrany</translation>
        </message>
        <message>
            <source>Unit of the map</source>
            <translation>Jednotka mapy</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Co</translation>
        </message>
        <message>
            <source>Width of a card</source>
            <translation>Šířka karty</translation>
        </message>
        <message>
            <source>Width of a hex</source>
            <translation>Šířka šestiúhelníku</translation>
        </message>
    </context>
    <context>
        <name>OutcomesModel</name>
        <message>
            <source>95% interval</source>
            <translation>Interval (95 %)</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Průměr</translation>
        </message>
        <message>
            <source>Mean final score, points</source>
            <translation>Průměrné konečné skóre, body</translation>
        </message>
        <message>
            <source>Mean place at the end; equal seats share their places equally</source>
            <translation>Průměrné pořadí na konci; hráči se shodným výsledkem se o svá místa dělí rovným dílem</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Pořadí</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Místo</translation>
        </message>
        <message>
            <source>Seat, in the order of the variant</source>
            <translation>Místo, v pořadí varianty</translation>
        </message>
        <message>
            <source>Share of games won; a shared win counts as a part of one</source>
            <translation>Podíl vyhraných her; sdílená výhra se počítá jako část jedné</translation>
        </message>
        <message>
            <source>Wilson's 95% interval of the share of wins</source>
            <translation>Wilsonův interval podílu výher (95 %)</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Výhry</translation>
        </message>
    </context>
    <context>
        <name>OutlookTable</name>
        <message>
            <source>Lead</source>
            <translation>Náskok</translation>
        </message>
        <message>
            <source>Results of playing on</source>
            <translation>Výsledky dohrávání</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Skóre</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Výhry</translation>
        </message>
        <message>
            <source>{}; 95% interval {}</source>
            <translation>{}; interval (95 %) {}</translation>
        </message>
    </context>
    <context>
        <name>Outside</name>
        <message>
            <source>Another program has changed this file.</source>
            <translation>Tento soubor změnil jiný program.</translation>
        </message>
        <message>
            <source>Keep what is here</source>
            <translation>Nechat, co je zde</translation>
        </message>
        <message>
            <source>Reload it</source>
            <translation>Načíst znovu</translation>
        </message>
        <message>
            <source>Save it again</source>
            <translation>Uložit znovu</translation>
        </message>
        <message>
            <source>The file is gone. What is here can be saved again.</source>
            <translation>Soubor zmizel. Co je zde, lze znovu uložit.</translation>
        </message>
    </context>
    <context>
        <name>PageView</name>
        <message>
            <source>Page of the manual</source>
            <translation>Stránka příručky</translation>
        </message>
    </context>
    <context>
        <name>PaletteDialog</name>
        <message>
            <source>Find a file</source>
            <translation>Najít soubor</translation>
        </message>
        <message>
            <source>Find an action</source>
            <translation>Najít akci</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>Nalezeno</translation>
        </message>
        <message>
            <source>No matches. Try fewer letters.</source>
            <translation>Nic se tak nejmenuje. Zkuste méně písmen.</translation>
        </message>
        <message>
            <source>Not possible now</source>
            <translation>Teď to nelze</translation>
        </message>
    </context>
    <context>
        <name>PalettePanel</name>
        <message>
            <source>Areas</source>
            <translation>Oblasti</translation>
        </message>
        <message>
            <source>Attributes of edges and corners</source>
            <translation>Atributy hran a vrcholů</translation>
        </message>
        <message>
            <source>Edges and corners</source>
            <translation>Hrany a vrcholy</translation>
        </message>
        <message>
            <source>Key {}</source>
            <translation>Klávesa {}</translation>
        </message>
        <message>
            <source>Kinds of space to paint with</source>
            <translation>Druhy polí ke kreslení</translation>
        </message>
        <message>
            <source>Kinds: {}</source>
            <translation>Druhy: {}</translation>
        </message>
        <message>
            <source>Links</source>
            <translation>Spojnice</translation>
        </message>
        <message>
            <source>On corners</source>
            <translation>Na vrcholech</translation>
        </message>
        <message>
            <source>On edges</source>
            <translation>Na hranách</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Pole</translation>
        </message>
        <message>
            <source>{} · {}</source>
            <translation>{} · {}</translation>
        </message>
        <message>
            <source>{}: {}</source>
            <translation>{}: {}</translation>
        </message>
    </context>
    <context>
        <name>ParameterRow</name>
        <message>
            <source>Default: {}.</source>
            <translation>Výchozí: {}.</translation>
        </message>
        <message>
            <source>From {parent}. Default: {value}.</source>
            <translation>Z {parent}. Výchozí: {value}.</translation>
        </message>
        <message>
            <source>Reset to what the parent has</source>
            <translation>Vrátit k tomu, co má nadřazená</translation>
        </message>
        <message>
            <source>Reset {}</source>
            <translation>Vrátit {}</translation>
        </message>
        <message>
            <source>Show rule {}</source>
            <translation>Ukázat pravidlo {}</translation>
        </message>
        <message>
            <source>changed</source>
            <translation>změněno</translation>
        </message>
        <message>
            <source>{parent} has: {value}.</source>
            <translation>{parent} má: {value}.</translation>
        </message>
    </context>
    <context>
        <name>Parts</name>
        <message>
            <source>All of that deal was in sight, so you get another one: seed {}.</source>
            <translation>Celé to rozdání bylo vidět, dostáváte tedy jiné: semínko {}.</translation>
        </message>
        <message>
            <source>Edit position</source>
            <translation>Pozice</translation>
        </message>
        <message>
            <source>Heat map</source>
            <translation>Teplotní mapa</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Rada</translation>
        </message>
        <message>
            <source>Legal moves</source>
            <translation>Povolené tahy</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Pravidla</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Místa</translation>
        </message>
    </context>
    <context>
        <name>PasteTool</name>
        <message>
            <source>Paste {count:hex|hexes}</source>
            <translation>Vložit {count:šestiúhelník|šestiúhelníky|šestiúhelníků}</translation>
        </message>
    </context>
    <context>
        <name>PlacesForm</name>
        <message>
            <source>Another place has the key {}.</source>
            <translation>Klíč {} má jiné místo.</translation>
        </message>
        <message>
            <source>Change {} to {}</source>
            <translation>Změnit ({}) na {}</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Klíč</translation>
        </message>
        <message>
            <source>Key of {}: {}</source>
            <translation>Klíč, {}: {}</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Druh</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Jméno</translation>
        </message>
        <message>
            <source>Name {} “{}”</source>
            <translation>Pojmenovat {} „{}“</translation>
        </message>
        <message>
            <source>No name</source>
            <translation>Beze jména</translation>
        </message>
        <message>
            <source>Reset {} of {}</source>
            <translation>Vrátit {} ({})</translation>
        </message>
        <message>
            <source>Set {} of {}</source>
            <translation>Nastavit {} ({})</translation>
        </message>
        <message>
            <source>What files and moves call it</source>
            <translation>Jak mu říkají soubory a tahy</translation>
        </message>
    </context>
    <context>
        <name>PlacesPanel</name>
        <message>
            <source>Filter the list of spaces</source>
            <translation>Filtrovat seznam polí</translation>
        </message>
        <message>
            <source>Nothing matches the filter.</source>
            <translation>Filtru nic neodpovídá.</translation>
        </message>
        <message>
            <source>Spaces of the board</source>
            <translation>Pole desky</translation>
        </message>
        <message>
            <source>Spaces: {}</source>
            <translation>Polí: {}</translation>
        </message>
        <message>
            <source>Spaces: {} of {}</source>
            <translation>Polí: {} z {}</translation>
        </message>
    </context>
    <context>
        <name>PlayBar</name>
        <message>
            <source>Moves a second, of bots and of a replay</source>
            <translation>Tahy za sekundu, botů i přehrávání</translation>
        </message>
        <message>
            <source>On the table: {}</source>
            <translation>Na stole: {}</translation>
        </message>
        <message>
            <source>Seed of the next game</source>
            <translation>Semínko příští hry</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Rychlost</translation>
        </message>
        <message>
            <source>The same seed and bots give the same game</source>
            <translation>Stejné semínko a stejní boti dají stejnou hru</translation>
        </message>
        <message>
            <source>Toolbar</source>
            <translation>Lišta nástrojů</translation>
        </message>
        <message>
            <source>{:g}/s</source>
            <translation>{:g}/s</translation>
        </message>
    </context>
    <context>
        <name>PlayMode</name>
        <message>
            <source>&amp;Pause</source>
            <translation>&amp;Pauza</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Hrát</translation>
        </message>
        <message>
            <source>Move {} · seed {}</source>
            <translation>Tah {} · semínko {}</translation>
        </message>
        <message>
            <source>Preparing the rules…</source>
            <translation>Připravují se pravidla…</translation>
        </message>
        <message>
            <source>{} has changed: start Oikist again to play with the change.</source>
            <translation>Soubor {} se změnil: spusťte Oikist znovu, aby změna platila.</translation>
        </message>
    </context>
    <context>
        <name>PlayReasons</name>
        <message>
            <source>An earlier position is in sight; go back to now first.</source>
            <translation>Zobrazena je dřívější pozice; nejprve se vraťte k současné.</translation>
        </message>
        <message>
            <source>Begin a move first.</source>
            <translation>Nejprve začněte tah.</translation>
        </message>
        <message>
            <source>Correct the position first.</source>
            <translation>Nejprve opravte chyby v pozici.</translation>
        </message>
        <message>
            <source>Edit the position first.</source>
            <translation>Nejprve pozici upravte.</translation>
        </message>
        <message>
            <source>Look at a position after a move first.</source>
            <translation>Nejprve zobrazte pozici po některém tahu.</translation>
        </message>
        <message>
            <source>No game is on the table yet.</source>
            <translation>Na stole zatím není žádná hra.</translation>
        </message>
        <message>
            <source>No move was made yet.</source>
            <translation>Zatím nebyl proveden žádný tah.</translation>
        </message>
        <message>
            <source>No move was taken back.</source>
            <translation>Žádný tah nebyl vzat zpět.</translation>
        </message>
        <message>
            <source>Nothing here can be placed in several ways.</source>
            <translation>Nic tu nelze položit více způsoby.</translation>
        </message>
        <message>
            <source>Nothing was changed yet.</source>
            <translation>Zatím se nic nezměnilo.</translation>
        </message>
        <message>
            <source>Nothing was taken back.</source>
            <translation>Nic nebylo vzato zpět.</translation>
        </message>
        <message>
            <source>Secrets of other people would be seen; let bots play first.</source>
            <translation>Byla by vidět tajemství jiných hráčů; nechte nejdřív hrát boty.</translation>
        </message>
        <message>
            <source>The first position is in sight.</source>
            <translation>Zobrazena je první pozice.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Hra skončila.</translation>
        </message>
        <message>
            <source>The newest position is in sight.</source>
            <translation>Zobrazena je nejnovější pozice.</translation>
        </message>
        <message>
            <source>The position is being edited: apply or drop the edit first.</source>
            <translation>Pozice se právě upravuje: úpravu nejdřív použijte, nebo zahoďte.</translation>
        </message>
        <message>
            <source>The position on the table is in sight.</source>
            <translation>Zobrazena je pozice, která je na stole.</translation>
        </message>
        <message>
            <source>The table is covered; lift the curtain first.</source>
            <translation>Stůl je zakrytý; nejprve zvedněte oponu.</translation>
        </message>
        <message>
            <source>What the seat to move can do is secret.</source>
            <translation>Co může hráč na tahu udělat, je tajné.</translation>
        </message>
        <message>
            <source>{}; there is nothing of yours to take back.</source>
            <translation>{}; nemáte co vzít zpět.</translation>
        </message>
    </context>
    <context>
        <name>PlayedOn</name>
        <message>
            <source>Address of a Dask scheduler, like tcp://127.0.0.1:8786; empty: this machine</source>
            <translation>Adresa plánovače Dask, například tcp://127.0.0.1:8786; prázdné: tento počítač</translation>
        </message>
        <message>
            <source>Played on</source>
            <translation>Hraje se na</translation>
        </message>
        <message>
            <source>This machine</source>
            <translation>Tento počítač</translation>
        </message>
    </context>
    <context>
        <name>Plot</name>
        <message>
            <source>Graph of scores</source>
            <translation>Graf skóre</translation>
        </message>
        <message>
            <source>Move {}</source>
            <translation>Tah {}</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Tahy</translation>
        </message>
        <message>
            <source>{} ({} to {})</source>
            <translation>{} ({} až {})</translation>
        </message>
    </context>
    <context>
        <name>PositionFiles</name>
        <message>
            <source>Open position</source>
            <translation>Otevřít pozici</translation>
        </message>
        <message>
            <source>Position written to {}.</source>
            <translation>Pozice zapsána do {}.</translation>
        </message>
        <message>
            <source>Positions (*.toml)</source>
            <translation>Pozice (*.toml)</translation>
        </message>
        <message>
            <source>Save position</source>
            <translation>Uložit pozici</translation>
        </message>
    </context>
    <context>
        <name>PositionForm</name>
        <message>
            <source>; and {} more</source>
            <translation>; a další: {}</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Použít</translation>
        </message>
        <message>
            <source>Course of the game</source>
            <translation>Průběh hry</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Podrobnosti</translation>
        </message>
        <message>
            <source>Drop</source>
            <translation>Zahodit</translation>
        </message>
        <message>
            <source>Edit position</source>
            <translation>Pozice</translation>
        </message>
        <message>
            <source>Getting ready…</source>
            <translation>Připravuje se…</translation>
        </message>
        <message>
            <source>New game from here</source>
            <translation>Nová hra odtud</translation>
        </message>
        <message>
            <source>Nothing is changed yet.</source>
            <translation>Zatím se nic nezměnilo.</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Znovu</translation>
        </message>
        <message>
            <source>Save as file…</source>
            <translation>Uložit jako soubor…</translation>
        </message>
        <message>
            <source>Scores and stocks</source>
            <translation>Skóre a zásoby</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Zpět</translation>
        </message>
        <message>
            <source>Where the cards are</source>
            <translation>Kde jsou karty</translation>
        </message>
        <message>
            <source>Where {} is</source>
            <translation>Kde je {}</translation>
        </message>
        <message>
            <source>elsewhere</source>
            <translation>jinde</translation>
        </message>
        <message>
            <source>✓ Can be played. {}</source>
            <translation>✓ Lze hrát. {}</translation>
        </message>
        <message>
            <source>✗ Not a valid position yet:</source>
            <translation>✗ Pozice ještě není platná:</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <source>&amp;Colours</source>
            <translation>&amp;Barvy</translation>
        </message>
        <message>
            <source>&amp;Games of a new batch</source>
            <translation>&amp;Her v nové dávce</translation>
        </message>
        <message>
            <source>&amp;Keep a journal of edits</source>
            <translation>&amp;Vést deník úprav</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>&amp;Jazyk</translation>
        </message>
        <message>
            <source>&amp;Open the last project</source>
            <translation>&amp;Otevřít poslední projekt</translation>
        </message>
        <message>
            <source>&amp;Show its folder</source>
            <translation>&amp;Ukázat její složku</translation>
        </message>
        <message>
            <source>&amp;Text size</source>
            <translation>&amp;Velikost textu</translation>
        </message>
        <message>
            <source>&amp;Threads</source>
            <translation>&amp;Vlákna</translation>
        </message>
        <message>
            <source>&amp;Watch files</source>
            <translation>&amp;Sledovat soubory</translation>
        </message>
        <message>
            <source>Advanced</source>
            <translation>Pokročilé</translation>
        </message>
        <message>
            <source>After a crash, unsaved documents are recovered from it up to the last edit.</source>
            <translation>Po pádu se z něj obnoví neuložené dokumenty až do poslední úpravy.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Vzhled</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>Podle systému</translation>
        </message>
        <message>
            <source>As the system ({})</source>
            <translation>Podle systému ({})</translation>
        </message>
        <message>
            <source>Boards open with the name of every space, such as c4.</source>
            <translation>Desky se otevřou se jménem každého pole, například c4.</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Tmavé</translation>
        </message>
        <message>
            <source>Editor</source>
            <translation>Editor</translation>
        </message>
        <message>
            <source>Games use it where they are translated. What you have written, such as titles and notes, stays as it is.</source>
            <translation>Hry jí mluví, pokud jsou přeložené. Co jste napsali, například názvy a poznámky, zůstane, jak je.</translation>
        </message>
        <message>
            <source>General</source>
            <translation>Obecné</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Vysoký kontrast</translation>
        </message>
        <message>
            <source>Icons, rows and spacing grow with it.</source>
            <translation>Ikony, řádky a mezery rostou s ním.</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Jazyk</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Světlé</translation>
        </message>
        <message>
            <source>Nothing slides, fades or blinks.</source>
            <translation>Nic se neposouvá, neprolíná ani nebliká.</translation>
        </message>
        <message>
            <source>Offers to reload a document that another program has changed.</source>
            <translation>Nabídne nové načtení dokumentu, který změnil jiný program.</translation>
        </message>
        <message>
            <source>One per core ({})</source>
            <translation>Jedno na jádro ({})</translation>
        </message>
        <message>
            <source>Otherwise Oikist starts with the welcome page.</source>
            <translation>Jinak Oikist začne úvodní stránkou.</translation>
        </message>
        <message>
            <source>Otherwise it scrolls, and zooms together with Ctrl.</source>
            <translation>Jinak posouvá, a přibližuje spolu s Ctrl.</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Stránky</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Předvolby</translation>
        </message>
        <message>
            <source>Reduce &amp;motion</source>
            <translation>&amp;Omezit pohyb</translation>
        </message>
        <message>
            <source>Results are the same with any number of threads.</source>
            <translation>Výsledky jsou stejné při jakémkoli počtu vláken.</translation>
        </message>
        <message>
            <source>Settings file</source>
            <translation>Soubor s nastavením</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Zkratky</translation>
        </message>
        <message>
            <source>Simulation</source>
            <translation>Simulace</translation>
        </message>
        <message>
            <source>Text size in per cent</source>
            <translation>Velikost textu v procentech</translation>
        </message>
        <message>
            <source>The &amp;wheel zooms</source>
            <translation>&amp;Kolečko přibližuje</translation>
        </message>
        <message>
            <source>The window uses it as soon as this dialog is closed.</source>
            <translation>Okno jím promluví, jakmile se tento dialog zavře.</translation>
        </message>
        <message>
            <source>Write &amp;names on spaces</source>
            <translation>Psát &amp;jména na pole</translation>
        </message>
    </context>
    <context>
        <name>PresetsPanel</name>
        <message>
            <source>Apply</source>
            <translation>Použít</translation>
        </message>
        <message>
            <source>Apply {n:change|changes}</source>
            <translation>Použít {n:změnu|změny|změn}</translation>
        </message>
        <message>
            <source>Choose a preset to see what it would change.</source>
            <translation>Zvolte předvolbu a uvidíte, co by změnila.</translation>
        </message>
        <message>
            <source>It would change nothing here.</source>
            <translation>Zde by nezměnila nic.</translation>
        </message>
        <message>
            <source>Preset: {}</source>
            <translation>Předvolba: {}</translation>
        </message>
        <message>
            <source>Presets</source>
            <translation>Předvolby</translation>
        </message>
        <message>
            <source>What would change</source>
            <translation>Co by se změnilo</translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <source>Nothing is chosen to print.</source>
            <translation>K tisku není nic zvoleno.</translation>
        </message>
    </context>
    <context>
        <name>PreviewCard</name>
        <message>
            <source>If it ended now</source>
            <translation>Kdyby teď skončila</translation>
        </message>
        <message>
            <source>Move {} of {}: R or the wheel turns</source>
            <translation>Tah {} z {}: R nebo kolečko otáčí</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Skóre</translation>
        </message>
        <message>
            <source>What the move would bring</source>
            <translation>Co by tah přinesl</translation>
        </message>
    </context>
    <context>
        <name>PreviewPanel</name>
        <message>
            <source>Choose a card in the table.</source>
            <translation>Zvolte kartu v tabulce.</translation>
        </message>
    </context>
    <context>
        <name>Print</name>
        <message>
            <source>Board, plan of the sheets</source>
            <translation>Deska, plán archů</translation>
        </message>
        <message>
            <source>Board, sheet {}</source>
            <translation>Deska, arch {}</translation>
        </message>
        <message>
            <source>Sheet {} of {} · {}</source>
            <translation>Arch {} z {} · {}</translation>
        </message>
        <message>
            <source>a unit of the map is {} mm</source>
            <translation>jednotka mapy {} mm</translation>
        </message>
        <message>
            <source>hexes {} mm wide</source>
            <translation>šířka šestiúhelníku {} mm</translation>
        </message>
        <message>
            <source>{sheets:sheet|sheets}, {unit}, {overlap} mm of overlap; the board is {width} × {height} cm</source>
            <translation>{sheets:arch|archy|archů}, {unit}, překrytí {overlap} mm; deska má {width} × {height} cm</translation>
        </message>
        <message>
            <source>{} mm: print at 100%, not fitted to the page</source>
            <translation>{} mm: tisknout na 100 %, nepřizpůsobovat stránce</translation>
        </message>
        <message>
            <source>{}, backs</source>
            <translation>{}, zadní strany</translation>
        </message>
        <message>
            <source>{}, sheet {} of {}</source>
            <translation>{}, arch {} z {}</translation>
        </message>
        <message>
            <source>{}: pieces, sheet {} of {}</source>
            <translation>{}: díly, arch {} z {}</translation>
        </message>
    </context>
    <context>
        <name>ProblemsModel</name>
        <message>
            <source>Fault</source>
            <translation>Chyba</translation>
        </message>
        <message>
            <source>Rule {}</source>
            <translation>Pravidlo {}</translation>
        </message>
        <message>
            <source>Rule {}, {}: {}</source>
            <translation>Pravidlo {}, {}: {}</translation>
        </message>
        <message>
            <source>This holds for the boards of every game.</source>
            <translation>Platí pro desky všech her.</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>Varování</translation>
        </message>
    </context>
    <context>
        <name>ProblemsPanel</name>
        <message>
            <source>And {} more</source>
            <translation>A další: {}</translation>
        </message>
        <message>
            <source>No problems</source>
            <translation>Žádné problémy</translation>
        </message>
        <message>
            <source>Number of players and rules that the board is meant for</source>
            <translation>Počet hráčů a pravidla, pro které je deska určena</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Problémy</translation>
        </message>
        <message>
            <source>Problems ({})</source>
            <translation>Problémy ({})</translation>
        </message>
        <message>
            <source>Problems of the board</source>
            <translation>Problémy desky</translation>
        </message>
        <message>
            <source>Rules to judge the board by</source>
            <translation>Pravidla k posouzení desky</translation>
        </message>
        <message>
            <source>Variant {}</source>
            <translation>Varianta {}</translation>
        </message>
        <message>
            <source>{seats:player|players}, usual rules</source>
            <translation>{seats:hráč|hráči|hráčů}, obvyklá pravidla</translation>
        </message>
    </context>
    <context>
        <name>Projects</name>
        <message>
            <source>Open project</source>
            <translation>Otevřít projekt</translation>
        </message>
        <message>
            <source>Your changes came along, and can be saved here: {}</source>
            <translation>Vaše změny přešly do projektu a lze je zde uložit: {}</translation>
        </message>
    </context>
    <context>
        <name>Properties</name>
        <message>
            <source>{n:space|spaces}</source>
            <translation>{n:pole|pole|polí}</translation>
        </message>
    </context>
    <context>
        <name>Prose</name>
        <message>
            <source>Ctrl+Down goes to the next link.</source>
            <translation>Ctrl+Dolů přejde na další odkaz.</translation>
        </message>
    </context>
    <context>
        <name>QuestionBar</name>
        <message>
            <source>Just play games</source>
            <translation>Jen hrát hry</translation>
        </message>
        <message>
            <source>Many games by bots, and the spread of their scores</source>
            <translation>Mnoho her botů a rozložení jejich skóre</translation>
        </message>
        <message>
            <source>Notebook</source>
            <translation>Zápisník</translation>
        </message>
        <message>
            <source>Questions</source>
            <translation>Otázky</translation>
        </message>
        <message>
            <source>Your variants, and what the lab has said of each</source>
            <translation>Vaše varianty a co o každé řekla laboratoř</translation>
        </message>
    </context>
    <context>
        <name>ReadingRow</name>
        <message>
            <source>{} (default)</source>
            <translation>{} (výchozí)</translation>
        </message>
    </context>
    <context>
        <name>RecipeDialog</name>
        <message>
            <source>Another seed by chance</source>
            <translation>Jiné náhodné semínko</translation>
        </message>
        <message>
            <source>Looking for room for all places…</source>
            <translation>Hledá se prostor pro všechna místa…</translation>
        </message>
        <message>
            <source>New board</source>
            <translation>Nová deska</translation>
        </message>
        <message>
            <source>No board by this recipe</source>
            <translation>Podle tohoto předpisu deska nevznikla</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Semínko</translation>
        </message>
        <message>
            <source>The same recipe with the same seed gives the same board</source>
            <translation>Stejný předpis se stejným semínkem dá stejnou desku</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Název</translation>
        </message>
    </context>
    <context>
        <name>RecoveryDialog</name>
        <message>
            <source>&amp;Discard…</source>
            <translation>&amp;Zahodit…</translation>
        </message>
        <message>
            <source>&amp;Restore</source>
            <translation>&amp;Obnovit</translation>
        </message>
        <message>
            <source>Another program has changed the file since; saving replaces it.</source>
            <translation>Jiný program mezitím soubor změnil; uložení ho nahradí.</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Deska</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Balíček</translation>
        </message>
        <message>
            <source>Discard all unsaved edits that are selected? This cannot be undone.</source>
            <translation>Zahodit všechny vybrané neuložené úpravy? To nelze vzít zpět.</translation>
        </message>
        <message>
            <source>Discard for good</source>
            <translation>Zahodit navždy</translation>
        </message>
        <message>
            <source>Discard the unsaved edits of “{}”? This cannot be undone.</source>
            <translation>Zahodit neuložené úpravy „{}“? To nelze vzít zpět.</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>Documents with unsaved work</source>
            <translation>Dokumenty s neuloženou prací</translation>
        </message>
        <message>
            <source>File: {}</source>
            <translation>Soubor: {}</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Ponechat</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Druh</translation>
        </message>
        <message>
            <source>Last edit</source>
            <translation>Poslední úprava</translation>
        </message>
        <message>
            <source>Last edits: {}</source>
            <translation>Poslední úpravy: {}</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Teď ne</translation>
        </message>
        <message>
            <source>Oikist ended before these documents were saved. Restored documents open with all their edits, which can still be undone; no file is changed before you save.</source>
            <translation>Oikist skončil dřív, než byly tyto dokumenty uloženy. Obnovené dokumenty se otevřou se všemi úpravami, které lze stále vzít zpět; žádný soubor se nezmění, dokud neuložíte.</translation>
        </message>
        <message>
            <source>Recover unsaved work</source>
            <translation>Obnovit neuloženou práci</translation>
        </message>
        <message>
            <source>Restore &amp;all</source>
            <translation>Obnovit &amp;vše</translation>
        </message>
        <message>
            <source>Show &amp;folder</source>
            <translation>Ukázat &amp;složku</translation>
        </message>
        <message>
            <source>The file no longer exists; saving creates it again.</source>
            <translation>Soubor už neexistuje; uložení ho vytvoří znovu.</translation>
        </message>
        <message>
            <source>There is unsaved work</source>
            <translation>Je tu neuložená práce</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Varianta</translation>
        </message>
        <message>
            <source>never saved</source>
            <translation>nikdy neuloženo</translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message>
            <source>Elsewhere</source>
            <translation>Jinde</translation>
        </message>
        <message>
            <source>This belongs to {}.</source>
            <translation>To patří hráči {}.</translation>
        </message>
    </context>
    <context>
        <name>Reporting</name>
        <message>
            <source>Command copied: {}</source>
            <translation>Příkaz zkopírován: {}</translation>
        </message>
        <message>
            <source>Page (*.html);;Print (*.pdf)</source>
            <translation>Stránka (*.html);;Tisk (*.pdf)</translation>
        </message>
        <message>
            <source>Report written: {}</source>
            <translation>Zpráva zapsána: {}</translation>
        </message>
        <message>
            <source>Write a report</source>
            <translation>Zapsat zprávu</translation>
        </message>
    </context>
    <context>
        <name>ResizeDialog</name>
        <message>
            <source>Adds hexes of {} all around, also inside holes.</source>
            <translation>Přidá šestiúhelníky ({}) všude kolem, i uvnitř děr.</translation>
        </message>
        <message>
            <source>All spaces lie inside.</source>
            <translation>Všechna pole leží uvnitř.</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Použít</translation>
        </message>
        <message>
            <source>Columns to the right</source>
            <translation>O sloupce doprava</translation>
        </message>
        <message>
            <source>Crop to a frame</source>
            <translation>Oříznout na rámec</translation>
        </message>
        <message>
            <source>Crop to {columns:column|columns} and {rows:row|rows}</source>
            <translation>Oříznout na {columns:sloupec|sloupce|sloupců} a {rows:řadu|řady|řad}</translation>
        </message>
        <message>
            <source>First column</source>
            <translation>První sloupec</translation>
        </message>
        <message>
            <source>First row</source>
            <translation>První řada</translation>
        </message>
        <message>
            <source>Fit to the selection</source>
            <translation>Přizpůsobit výběru</translation>
        </message>
        <message>
            <source>Grow all around</source>
            <translation>Rozšířit všude kolem</translation>
        </message>
        <message>
            <source>Grow by {rings:ring|rings}</source>
            <translation>Rozšířit o {rings:prstenec|prstence|prstenců}</translation>
        </message>
        <message>
            <source>Last column</source>
            <translation>Poslední sloupec</translation>
        </message>
        <message>
            <source>Last row</source>
            <translation>Poslední řada</translation>
        </message>
        <message>
            <source>Moves all spaces on the lattice, which gives them other names.</source>
            <translation>Posune všechna pole po mřížce, a tím změní jejich jména.</translation>
        </message>
        <message>
            <source>New spaces: {}.</source>
            <translation>Nových polí: {}.</translation>
        </message>
        <message>
            <source>No spaces yet.</source>
            <translation>Zatím žádná pole.</translation>
        </message>
        <message>
            <source>Outside, hatched: {count:space|spaces} ({names}).</source>
            <translation>Venku, šrafovaně: {count:pole|pole|polí} ({names}).</translation>
        </message>
        <message>
            <source>Rings</source>
            <translation>Prstence</translation>
        </message>
        <message>
            <source>Rows down</source>
            <translation>O řady dolů</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Posunout</translation>
        </message>
        <message>
            <source>Shift by {columns:column|columns} and {rows:row|rows}</source>
            <translation>Posunout o {columns:sloupec|sloupce|sloupců} a {rows:řadu|řady|řad}</translation>
        </message>
        <message>
            <source>Show everything</source>
            <translation>Ukázat vše</translation>
        </message>
        <message>
            <source>Size of the board</source>
            <translation>Velikost desky</translation>
        </message>
        <message>
            <source>Some spaces lie left of column a or above row 1; the file begins there.</source>
            <translation>Některá pole leží vlevo od sloupce a nebo nad řadou 1; tam soubor začíná.</translation>
        </message>
        <message>
            <source>The board as it will be</source>
            <translation>Deska, jaká bude</translation>
        </message>
        <message>
            <source>The board begins in column {}, row {}.</source>
            <translation>Deska začíná sloupcem {}, řadou {}.</translation>
        </message>
        <message>
            <source>They are kept, and come back with Undo or a wider frame, until the board is closed; the file is written without them.</source>
            <translation>Zůstanou a vrátí se příkazem Zpět nebo širším rámcem, dokud desku nezavřete; soubor se zapíše bez nich.</translation>
        </message>
    </context>
    <context>
        <name>ResultPage</name>
        <message>
            <source>&amp;Back to the board</source>
            <translation>&amp;Zpět na desku</translation>
        </message>
        <message>
            <source>&amp;Look at it</source>
            <translation>&amp;Podívat se na něj</translation>
        </message>
        <message>
            <source>&amp;Play {games:game|games} from before it</source>
            <translation>&amp;Zahrát {games:hru|hry|her} od pozice před ním</translation>
        </message>
        <message>
            <source>&amp;Rematch</source>
            <translation>&amp;Odveta</translation>
        </message>
        <message>
            <source>&amp;Survey</source>
            <translation>D&amp;otazník</translation>
        </message>
        <message>
            <source>Moves by</source>
            <translation>Táhl</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Pořadí</translation>
        </message>
        <message>
            <source>Result of the game</source>
            <translation>Výsledek hry</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Skóre</translation>
        </message>
        <message>
            <source>The lead changed for the last time at move {} ({}): {}</source>
            <translation>Vedení se naposledy změnilo tahem {} ({}): {}</translation>
        </message>
        <message>
            <source>The same seats led from the first move to the last.</source>
            <translation>Od prvního tahu do posledního vedla tatáž místa.</translation>
        </message>
        <message>
            <source>person</source>
            <translation>člověk</translation>
        </message>
    </context>
    <context>
        <name>Reveal</name>
        <message>
            <source>Show it</source>
            <translation>Ukázat</translation>
        </message>
        <message>
            <source>This shows what is hidden from you in this game.</source>
            <translation>Tím uvidíte, co je vám v této hře skryto.</translation>
        </message>
    </context>
    <context>
        <name>RidgesChart</name>
        <message>
            <source>Final score, points</source>
            <translation>Konečné skóre, body</translation>
        </message>
        <message>
            <source>Final scores by seat</source>
            <translation>Konečná skóre podle místa</translation>
        </message>
        <message>
            <source>Mean final scores with {} intervals</source>
            <translation>Průměrná konečná skóre s {} intervaly</translation>
        </message>
    </context>
    <context>
        <name>Row</name>
        <message>
            <source>Back to what is usual</source>
            <translation>Zpět na obvyklé</translation>
        </message>
        <message>
            <source>Reset: {}</source>
            <translation>Vrátit: {}</translation>
        </message>
        <message>
            <source>differs from what is usual</source>
            <translation>liší se od obvyklého</translation>
        </message>
    </context>
    <context>
        <name>RulePanel</name>
        <message>
            <source>Choose a parameter or a rule number to read about it here.</source>
            <translation>Zvolte parametr nebo číslo pravidla, zde si o něm přečtete.</translation>
        </message>
        <message>
            <source>Here: {}.</source>
            <translation>Zde: {}.</translation>
        </message>
        <message>
            <source>In this variant:</source>
            <translation>V této variantě:</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Pravidlo</translation>
        </message>
        <message>
            <source>Set by:</source>
            <translation>Nastavuje:</translation>
        </message>
        <message>
            <source>Source: {}</source>
            <translation>Zdroj: {}</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Board</source>
            <translation>Deska</translation>
        </message>
        <message>
            <source>Extends</source>
            <translation>Rozšiřuje</translation>
        </message>
        <message>
            <source>Follow the file to its new place</source>
            <translation>Následovat soubor na nové místo</translation>
        </message>
        <message>
            <source>Give the new file a title of its own</source>
            <translation>Dát novému souboru vlastní název</translation>
        </message>
        <message>
            <source>Hypothesis</source>
            <translation>Hypotéza</translation>
        </message>
        <message>
            <source>Saved {}</source>
            <translation>Uloženo: {}</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Místa</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Název</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Verdikt</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Proč</translation>
        </message>
        <message>
            <source>as the parent has it</source>
            <translation>jako v nadřazené</translation>
        </message>
        <message>
            <source>{saved}; these play with it now: {titles}</source>
            <translation>{saved}; nyní s ním hrají: {titles}</translation>
        </message>
    </context>
    <context>
        <name>RulesDesk</name>
        <message>
            <source>Go to a parameter that this variant changes first.</source>
            <translation>Nejprve přejděte na parametr, který tato varianta mění.</translation>
        </message>
        <message>
            <source>Presets</source>
            <translation>Předvolby</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Pravidlo</translation>
        </message>
        <message>
            <source>Rules sheet</source>
            <translation>List pravidel</translation>
        </message>
        <message>
            <source>Save this variant first.</source>
            <translation>Nejprve tuto variantu uložte.</translation>
        </message>
        <message>
            <source>This variant changes nothing yet.</source>
            <translation>Tato varianta zatím nic nemění.</translation>
        </message>
        <message>
            <source>Variants</source>
            <translation>Varianty</translation>
        </message>
        <message>
            <source>{}: new child</source>
            <translation>{}: nová podřízená</translation>
        </message>
    </context>
    <context>
        <name>RulesForm</name>
        <message>
            <source>Find a parameter, rule, reading or variant</source>
            <translation>Hledat parametr, pravidlo, výklad nebo variantu</translation>
        </message>
        <message>
            <source>Find parameter</source>
            <translation>Najít parametr</translation>
        </message>
        <message>
            <source>Go to the first problem</source>
            <translation>Jít na první problém</translation>
        </message>
        <message>
            <source>No parameter matches. Clear the search to see all.</source>
            <translation>Žádný parametr nevyhovuje. Smažte hledání a uvidíte všechny.</translation>
        </message>
        <message>
            <source>Only set here</source>
            <translation>Jen vlastní</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>Jiné</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Ukázat</translation>
        </message>
        <message>
            <source>This variant changes nothing yet: it plays as its parent does.</source>
            <translation>Tato varianta zatím nic nemění: hraje se jako nadřazená.</translation>
        </message>
        <message>
            <source>{count} set here</source>
            <translation>{count:vlastní hodnota|vlastní hodnoty|vlastních hodnot}</translation>
        </message>
        <message>
            <source>⚠ It cannot be played yet: {count:problem|problems}.</source>
            <translation>⚠ Zatím ji nelze hrát: {count:problém|problémy|problémů}.</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Here: {}</source>
            <translation>Zde: {}</translation>
        </message>
        <message>
            <source>In this variant:</source>
            <translation>V této variantě:</translation>
        </message>
        <message>
            <source>Open in the rules editor</source>
            <translation>Otevřít v editoru pravidel</translation>
        </message>
        <message>
            <source>Source: {}</source>
            <translation>Zdroj: {}</translation>
        </message>
        <message>
            <source>Toggles and numbers of this variant</source>
            <translation>Přepínače a čísla této varianty</translation>
        </message>
        <message>
            <source>Touches:</source>
            <translation>Týká se:</translation>
        </message>
    </context>
    <context>
        <name>RulesPanel</name>
        <message>
            <source>Hide</source>
            <translation>Skrýt</translation>
        </message>
        <message>
            <source>Hide the last refusal</source>
            <translation>Skrýt poslední odmítnutí</translation>
        </message>
        <message>
            <source>Last refusal</source>
            <translation>Poslední odmítnutí</translation>
        </message>
        <message>
            <source>No rule contains these words.</source>
            <translation>Tato slova nejsou v žádném pravidle.</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Pravidla</translation>
        </message>
        <message>
            <source>Rules of the last refusal</source>
            <translation>Pravidla posledního odmítnutí</translation>
        </message>
        <message>
            <source>Search rules</source>
            <translation>Hledat v pravidlech</translation>
        </message>
        <message>
            <source>The rules appear when a game is on the table.</source>
            <translation>Pravidla se objeví, až bude na stole hra.</translation>
        </message>
        <message>
            <source>{}: {}</source>
            <translation>{}: {}</translation>
        </message>
    </context>
    <context>
        <name>Runs</name>
        <message>
            <source>The folder {} is gone, and the runs in it. Put it back, then try again.</source>
            <translation>Složka {} zmizela i s běhy. Vraťte ji na místo a zkuste to znovu.</translation>
        </message>
        <message>
            <source>The journal of {} is damaged; the file itself is sound. Set the journal aside in the lab: what it alone held is played again when a run goes on.</source>
            <translation>Žurnál souboru {} je poškozený, soubor sám je v pořádku. Odložte žurnál v laboratoři: co bylo jen v něm, se při pokračování běhu odehraje znovu.</translation>
        </message>
        <message>
            <source>{} cannot be read: {}. Set it aside in the lab, which begins a new one; nothing is deleted.</source>
            <translation>{} nelze přečíst: {}. Odložte ho v laboratoři, která založí nový; nic se nesmaže.</translation>
        </message>
    </context>
    <context>
        <name>RunsList</name>
        <message>
            <source>A batch is running.</source>
            <translation>Dávka běží.</translation>
        </message>
        <message>
            <source>Another Oikist is still using the file of runs, perhaps one that is just ending. The runs are listed once it is free.</source>
            <translation>Soubor běhů ještě používá jiný Oikist, třeba takový, který právě končí. Jakmile bude volný, běhy se zobrazí.</translation>
        </message>
        <message>
            <source>Choose one run alone for this.</source>
            <translation>K tomu vyberte jediný běh.</translation>
        </message>
        <message>
            <source>Delete a run</source>
            <translation>Smazat běh</translation>
        </message>
        <message>
            <source>Delete {}?</source>
            <translation>Smazat „{}“?</translation>
        </message>
        <message>
            <source>Delete…</source>
            <translation>Smazat…</translation>
        </message>
        <message>
            <source>Find single games of this run, and what came into play</source>
            <translation>Najít jednotlivé partie tohoto běhu a co v nich přišlo ke slovu</translation>
        </message>
        <message>
            <source>Games…</source>
            <translation>Partie…</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Pokračovat</translation>
        </message>
        <message>
            <source>It compares variants: oikist runs show {} tells about it.</source>
            <translation>Porovnává varianty: poví o něm „oikist runs show {}“.</translation>
        </message>
        <message>
            <source>Lay both over each other, and tell how their seats differ</source>
            <translation>Položit oba přes sebe a říct, jak se jejich místa liší</translation>
        </message>
        <message>
            <source>No runs yet. Every batch is kept here: each project has a list of its own, and there is one for batches without a project.</source>
            <translation>Zatím žádné běhy. Každá dávka se ukládá sem: každý projekt má vlastní seznam a jeden je pro dávky bez projektu.</translation>
        </message>
        <message>
            <source>Nothing of this run is missing.</source>
            <translation>Tomuto běhu nic nechybí.</translation>
        </message>
        <message>
            <source>Play the games of this run that are missing</source>
            <translation>Dohrát hry, které v tomto běhu chybějí</translation>
        </message>
        <message>
            <source>Remove this run and its games</source>
            <translation>Odstranit tento běh i jeho hry</translation>
        </message>
        <message>
            <source>Run {}</source>
            <translation>Běh {}</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Běhy</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Ukázat</translation>
        </message>
        <message>
            <source>Show its games here</source>
            <translation>Zobrazit zde jeho hry</translation>
        </message>
        <message>
            <source>Show them beside each other, with equal axes</source>
            <translation>Ukázat je vedle sebe, se stejnými osami</translation>
        </message>
        <message>
            <source>The batch that is running is listed here once it is done or stopped.</source>
            <translation>Běžící dávka se tu objeví, jakmile doběhne nebo ji zastavíte.</translation>
        </message>
        <message>
            <source>seed {}</source>
            <translation>semínko {}</translation>
        </message>
        <message>
            <source>{games:game is|games are} removed from the file of runs for good.</source>
            <translation>{games:hra se odstraní|hry se odstraní|her se odstraní} ze souboru běhů natrvalo.</translation>
        </message>
        <message>
            <source>{games:game|games} · done</source>
            <translation>{games:hra|hry|her} · hotovo</translation>
        </message>
        <message>
            <source>{games:game|games} · running</source>
            <translation>{games:hra|hry|her} · běží</translation>
        </message>
        <message>
            <source>{games} of {all:game|games} · stopped</source>
            <translation>{games} z {all:hry|her|her} · zastaveno</translation>
        </message>
    </context>
    <context>
        <name>RunsPanel</name>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Smazat</translation>
        </message>
    </context>
    <context>
        <name>SandTimer</name>
        <message>
            <source>No time limit; a click lets the time run</source>
            <translation>Bez časového limitu; kliknutí čas spustí</translation>
        </message>
        <message>
            <source>The time begins with your first move; a click begins it now</source>
            <translation>Čas začne běžet s vaším prvním tahem; kliknutí ho spustí hned</translation>
        </message>
        <message>
            <source>Time is up for {}: what was chosen until then stands.</source>
            <translation>Čas vypršel: {}. Platí, co bylo do té chvíle zvoleno.</translation>
        </message>
        <message>
            <source>Time is up, and you had chosen nothing.</source>
            <translation>Čas vypršel a nic jste nezvolili.</translation>
        </message>
        <message>
            <source>Time is up: your {moves:move stands|moves stand}.</source>
            <translation>Čas vypršel: {moves:váš tah platí|vaše tahy platí|vašich tahů platí}.</translation>
        </message>
        <message>
            <source>Time to decide; a click stops it</source>
            <translation>Čas na rozhodnutí; kliknutí ho zastaví</translation>
        </message>
        <message>
            <source>Time {}</source>
            <translation>Čas {}</translation>
        </message>
        <message>
            <source>Time {}, waiting</source>
            <translation>Čas {}, čeká</translation>
        </message>
        <message>
            <source>{} seconds are left</source>
            <translation>Zbývající sekundy: {}</translation>
        </message>
    </context>
    <context>
        <name>ScoreGraph</name>
        <message>
            <source>&amp;Chances of winning</source>
            <translation>Šance na výhru</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Zastavit</translation>
        </message>
        <message>
            <source>Both</source>
            <translation>Obojí</translation>
        </message>
        <message>
            <source>Chances of winning</source>
            <translation>Šance na výhru</translation>
        </message>
        <message>
            <source>If the game ended now</source>
            <translation>Kdyby hra teď skončila</translation>
        </message>
        <message>
            <source>Pass {pass} of {passes}: {games:game|games} from every position</source>
            <translation>Průchod {pass} z {passes}: {games:hra|hry|her} z každé pozice</translation>
        </message>
        <message>
            <source>Play many games from every position, with what is hidden dealt anew</source>
            <translation>Z každé pozice zahrát mnoho her; co je skryté, se rozdá znovu</translation>
        </message>
        <message>
            <source>Playing on from every position…</source>
            <translation>Dohrává se z každé pozice…</translation>
        </message>
        <message>
            <source>Points now</source>
            <translation>Body nyní</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Zastaveno</translation>
        </message>
        <message>
            <source>What the graph shows</source>
            <translation>Co graf ukazuje</translation>
        </message>
    </context>
    <context>
        <name>ScoresPanel</name>
        <message>
            <source>Points now  →  if the game ended now</source>
            <translation>Body nyní  →  kdyby hra teď skončila</translation>
        </message>
        <message>
            <source>Scores appear when a game is on the table.</source>
            <translation>Skóre se objeví, až bude na stole hra.</translation>
        </message>
    </context>
    <context>
        <name>Seat</name>
        <message>
            <source>{}, “{}” in files</source>
            <translation>{}, v souborech „{}“</translation>
        </message>
    </context>
    <context>
        <name>SeatLine</name>
        <message>
            <source>Budget of the search for a decision: tries like 1000, or seconds like 0.5s</source>
            <translation>Rozpočet hledání na rozhodnutí: pokusy jako 1000, nebo sekundy jako 0.5s</translation>
        </message>
        <message>
            <source>Budget of {}</source>
            <translation>Rozpočet místa {}</translation>
        </message>
        <message>
            <source>Name of {}</source>
            <translation>Jméno místa {}</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Člověk</translation>
        </message>
        <message>
            <source>Swap with the next seat: name and who decides</source>
            <translation>Vyměnit s dalším místem: jméno a kdo rozhoduje</translation>
        </message>
        <message>
            <source>Swap {} with the next seat</source>
            <translation>Vyměnit {} s dalším místem</translation>
        </message>
        <message>
            <source>Who decides for {}</source>
            <translation>Kdo rozhoduje za {}</translation>
        </message>
        <message>
            <source>Who decides; may change in the middle of a game</source>
            <translation>Kdo rozhoduje; lze změnit i uprostřed hry</translation>
        </message>
        <message>
            <source>◀ thinks…</source>
            <translation>◀ přemýšlí…</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>{seat}: points not known. {stocks}</source>
            <translation>{seat}: body nejsou známy. {stocks}</translation>
        </message>
        <message>
            <source>{seat}: {score:point|points}, {standing} if the game ended now. {stocks}</source>
            <translation>{seat}: {score:bod|body|bodů}, kdyby hra teď skončila: {standing}. {stocks}</translation>
        </message>
    </context>
    <context>
        <name>SeatsEditor</name>
        <message>
            <source>A number for each seat</source>
            <translation>Číslo pro každé místo</translation>
        </message>
        <message>
            <source>Seat {}</source>
            <translation>Místo {}</translation>
        </message>
        <message>
            <source>{}: a number for each seat</source>
            <translation>{}: číslo pro každé místo</translation>
        </message>
    </context>
    <context>
        <name>SeatsPanel</name>
        <message>
            <source>A person on the seat that moves, bots on the others</source>
            <translation>Člověk na místě, které táhne, na ostatních boti</translation>
        </message>
        <message>
            <source>All bots</source>
            <translation>Samí boti</translation>
        </message>
        <message>
            <source>All people</source>
            <translation>Samí lidé</translation>
        </message>
        <message>
            <source>Me against bots</source>
            <translation>Já proti botům</translation>
        </message>
        <message>
            <source>Rematch, one seat on</source>
            <translation>Odveta o místo dál</translation>
        </message>
        <message>
            <source>Seats appear when a game is on the table.</source>
            <translation>Místa se objeví, až bude na stole hra.</translation>
        </message>
        <message>
            <source>The same seed again; everybody sits one seat further on</source>
            <translation>Stejné semínko znovu; všichni sedí o jedno místo dál</translation>
        </message>
        <message>
            <source>◀ thinks…</source>
            <translation>◀ přemýšlí…</translation>
        </message>
        <message>
            <source>◀ to move</source>
            <translation>◀ na tahu</translation>
        </message>
    </context>
    <context>
        <name>SelectTool</name>
        <message>
            <source>Bend {}</source>
            <translation>Ohnout: {}</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Tah</translation>
        </message>
        <message>
            <source>Move {}</source>
            <translation>Tah {}</translation>
        </message>
        <message>
            <source>Reshape {}</source>
            <translation>Změnit tvar: {}</translation>
        </message>
        <message>
            <source>{count:place|places} selected</source>
            <translation>Vybráno: {count:místo|místa|míst}</translation>
        </message>
    </context>
    <context>
        <name>SheetPanel</name>
        <message>
            <source>Export rules sheet</source>
            <translation>Exportovat list pravidel</translation>
        </message>
        <message>
            <source>Page (*.html);;Print (*.pdf)</source>
            <translation>Stránka (*.html);;Tisk (*.pdf)</translation>
        </message>
        <message>
            <source>Rules sheet</source>
            <translation>List pravidel</translation>
        </message>
        <message>
            <source>Rules sheet written: {}</source>
            <translation>List pravidel zapsán: {}</translation>
        </message>
        <message>
            <source>Save as page or PDF…</source>
            <translation>Uložit (HTML, PDF)…</translation>
        </message>
    </context>
    <context>
        <name>Shell</name>
        <message>
            <source>Oikist</source>
            <translation>Oikist</translation>
        </message>
    </context>
    <context>
        <name>Shortcuts</name>
        <message>
            <source>'{}' and '{}' would have the same shortcut</source>
            <translation>„{}“ a „{}“ by měly stejnou zkratku</translation>
        </message>
        <message>
            <source>'{}' is not a valid shortcut</source>
            <translation>„{}“ není zkratka</translation>
        </message>
        <message>
            <source>Board editor</source>
            <translation>Editor desky</translation>
        </message>
        <message>
            <source>Deck editor</source>
            <translation>Editor balíčku</translation>
        </message>
        <message>
            <source>Design</source>
            <translation>Návrh</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>Všude</translation>
        </message>
        <message>
            <source>Lab</source>
            <translation>Laboratoř</translation>
        </message>
        <message>
            <source>Map editor</source>
            <translation>Editor map</translation>
        </message>
        <message>
            <source>Playtest</source>
            <translation>Hraní</translation>
        </message>
        <message>
            <source>Rules editor</source>
            <translation>Editor pravidel</translation>
        </message>
        <message>
            <source>column '{}' is missing</source>
            <translation>chybí sloupec „{}“</translation>
        </message>
        <message>
            <source>line {}</source>
            <translation>řádek {}</translation>
        </message>
        <message>
            <source>unknown action '{}'</source>
            <translation>akce „{}“ neexistuje</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsModel</name>
        <message>
            <source>Action</source>
            <translation>Akce</translation>
        </message>
        <message>
            <source>Shortcut</source>
            <translation>Zkratka</translation>
        </message>
        <message>
            <source>Where</source>
            <translation>Kde</translation>
        </message>
        <message>
            <source>none</source>
            <translation>žádná</translation>
        </message>
        <message>
            <source>{}
Usual shortcut: {}</source>
            <translation>{}
Obvyklá zkratka: {}</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsPage</name>
        <message>
            <source>&amp;Export…</source>
            <translation>&amp;Exportovat…</translation>
        </message>
        <message>
            <source>&amp;Import…</source>
            <translation>&amp;Importovat…</translation>
        </message>
        <message>
            <source>&amp;No shortcut</source>
            <translation>&amp;Bez zkratky</translation>
        </message>
        <message>
            <source>&amp;Reset</source>
            <translation>&amp;Vrátit</translation>
        </message>
        <message>
            <source>&amp;Use it here instead</source>
            <translation>&amp;Použít raději zde</translation>
        </message>
        <message>
            <source>Export shortcuts</source>
            <translation>Exportovat zkratky</translation>
        </message>
        <message>
            <source>Import shortcuts</source>
            <translation>Importovat zkratky</translation>
        </message>
        <message>
            <source>New &amp;shortcut</source>
            <translation>Nová &amp;zkratka</translation>
        </message>
        <message>
            <source>New shortcut</source>
            <translation>Nová zkratka</translation>
        </message>
        <message>
            <source>Reset &amp;all</source>
            <translation>Vrátit &amp;vše</translation>
        </message>
        <message>
            <source>Search actions and keys</source>
            <translation>Hledat akce a klávesy</translation>
        </message>
        <message>
            <source>Shortcuts of all actions</source>
            <translation>Zkratky všech akcí</translation>
        </message>
        <message>
            <source>Shortcuts taken over from {}</source>
            <translation>Zkratky převzaty z {}</translation>
        </message>
        <message>
            <source>Shortcuts written to {}</source>
            <translation>Zkratky zapsány do {}</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tabulky (*.csv)</translation>
        </message>
        <message>
            <source>{} cannot be read: {}</source>
            <translation>{} nelze přečíst: {}</translation>
        </message>
        <message>
            <source>{} cannot be written: {}</source>
            <translation>{} nelze zapsat: {}</translation>
        </message>
        <message>
            <source>{} is already the shortcut of “{}” ({}).</source>
            <translation>{} je už zkratka akce „{}“ ({}).</translation>
        </message>
    </context>
    <context>
        <name>SiteTool</name>
        <message>
            <source>Clear {}</source>
            <translation>Vymazat {}</translation>
        </message>
        <message>
            <source>Set {} to {}</source>
            <translation>Nastavit {} na {}</translation>
        </message>
        <message>
            <source>This game declares no attributes here.</source>
            <translation>Tato hra neuvádí nic, co zde stojí.</translation>
        </message>
        <message>
            <source>none</source>
            <translation>žádná</translation>
        </message>
    </context>
    <context>
        <name>SpaceTool</name>
        <message>
            <source>Add a space: {}</source>
            <translation>Přidat pole: {}</translation>
        </message>
    </context>
    <context>
        <name>SpacesForm</name>
        <message>
            <source>Across</source>
            <translation>Napříč</translation>
        </message>
        <message>
            <source>An area without an outline needs a space: erase {} instead.</source>
            <translation>Oblast bez obrysu potřebuje pole: smažte raději {}.</translation>
        </message>
        <message>
            <source>Areas</source>
            <translation>Oblasti</translation>
        </message>
        <message>
            <source>Areas that it belongs to</source>
            <translation>Oblasti, do nichž patří</translation>
        </message>
        <message>
            <source>Change the radius of {}</source>
            <translation>Změnit poloměr: {}</translation>
        </message>
        <message>
            <source>Change {} to {}</source>
            <translation>Změnit ({}) na {}</translation>
        </message>
        <message>
            <source>Column {}, row {} · axial q {}, r {}</source>
            <translation>Sloupec {}, řada {} · osové q {}, r {}</translation>
        </message>
        <message>
            <source>Columns {} to {}, rows {} to {}</source>
            <translation>Sloupce {} až {}, řady {} až {}</translation>
        </message>
        <message>
            <source>Corner</source>
            <translation>Vrchol</translation>
        </message>
        <message>
            <source>Down</source>
            <translation>Dolů</translation>
        </message>
        <message>
            <source>Edge</source>
            <translation>Hrana</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Druh</translation>
        </message>
        <message>
            <source>Make {} number {}</source>
            <translation>Dát {} číslo {}</translation>
        </message>
        <message>
            <source>Move {}</source>
            <translation>Tah {}</translation>
        </message>
        <message>
            <source>Name {} “{}”</source>
            <translation>Pojmenovat {} „{}“</translation>
        </message>
        <message>
            <source>No name</source>
            <translation>Beze jména</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Číslo</translation>
        </message>
        <message>
            <source>Place name</source>
            <translation>Jméno místa</translation>
        </message>
        <message>
            <source>Put {} into {}</source>
            <translation>Zařadit: {} do {}</translation>
        </message>
        <message>
            <source>Radius</source>
            <translation>Poloměr</translation>
        </message>
        <message>
            <source>Remove the name of {}</source>
            <translation>Odebrat jméno: {}</translation>
        </message>
        <message>
            <source>Reset {} of {}</source>
            <translation>Vrátit {} ({})</translation>
        </message>
        <message>
            <source>Select one space to name it</source>
            <translation>Vyberte jedno pole k pojmenování</translation>
        </message>
        <message>
            <source>Set {} of {}</source>
            <translation>Nastavit {} ({})</translation>
        </message>
        <message>
            <source>Take {} out of {}</source>
            <translation>Vyřadit: {} z {}</translation>
        </message>
        <message>
            <source>The name of the place, for people</source>
            <translation>Jméno místa, pro lidi</translation>
        </message>
        <message>
            <source>{}, {}</source>
            <translation>{}, {}</translation>
        </message>
    </context>
    <context>
        <name>SpacesModel</name>
        <message>
            <source>Areas</source>
            <translation>Oblasti</translation>
        </message>
        <message>
            <source>Column</source>
            <translation>Sloupec</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Klíč</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Druh</translation>
        </message>
        <message>
            <source>Links</source>
            <translation>Spojnice</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Jméno</translation>
        </message>
        <message>
            <source>Neighbours</source>
            <translation>Sousedé</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Číslo</translation>
        </message>
        <message>
            <source>Place name</source>
            <translation>Jméno místa</translation>
        </message>
        <message>
            <source>Row</source>
            <translation>Řada</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Pole</translation>
        </message>
        <message>
            <source>outside</source>
            <translation>venku</translation>
        </message>
    </context>
    <context>
        <name>SpacesPanel</name>
        <message>
            <source>Filter by name, kind, area or key</source>
            <translation>Filtrovat podle jména, druhu, oblasti nebo klíče</translation>
        </message>
        <message>
            <source>Filter by space, kind or place name</source>
            <translation>Filtrovat podle pole, druhu nebo jména místa</translation>
        </message>
        <message>
            <source>No spaces yet: paint some on the board.</source>
            <translation>Zatím žádná pole: nakreslete je na desku.</translation>
        </message>
        <message>
            <source>No spaces yet: put some on the map.</source>
            <translation>Zatím žádná pole: nějaká na mapu položte.</translation>
        </message>
    </context>
    <context>
        <name>StampBox</name>
        <message>
            <source>Click puts, right click takes, wheel or R turns.</source>
            <translation>Klepnutí položí, pravé vezme, kolečko nebo R otáčí.</translation>
        </message>
        <message>
            <source>Face</source>
            <translation>Strana</translation>
        </message>
        <message>
            <source>How it lies</source>
            <translation>Jak leží</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>Na desce</translation>
        </message>
        <message>
            <source>Owner</source>
            <translation>Vlastník</translation>
        </message>
        <message>
            <source>Put</source>
            <translation>Položit</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Pole</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Vzít</translation>
        </message>
        <message>
            <source>Thing</source>
            <translation>Věc</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Otočit</translation>
        </message>
        <message>
            <source>What to put</source>
            <translation>Co položit</translation>
        </message>
        <message>
            <source>Whose it is</source>
            <translation>Čí to je</translation>
        </message>
        <message>
            <source>name of a space</source>
            <translation>jméno pole</translation>
        </message>
    </context>
    <context>
        <name>Standing</name>
        <message>
            <source>Reset all parameters</source>
            <translation>Vrátit všechny parametry</translation>
        </message>
        <message>
            <source>Reset {}</source>
            <translation>Vrátit {}</translation>
        </message>
    </context>
    <context>
        <name>StepRow</name>
        <message>
            <source>{}: back to all kinds of moves</source>
            <translation>{}: zpět ke všem druhům tahů</translation>
        </message>
    </context>
    <context>
        <name>Steppers</name>
        <message>
            <source>{}, from {} to {}</source>
            <translation>{}, od {} do {}</translation>
        </message>
        <message>
            <source>{}: {}</source>
            <translation>{}: {}</translation>
        </message>
    </context>
    <context>
        <name>StrangerRow</name>
        <message>
            <source>{name} = {value}</source>
            <translation>{name} = {value}</translation>
        </message>
    </context>
    <context>
        <name>StrengthPanel</name>
        <message>
            <source>Card</source>
            <translation>Karta</translation>
        </message>
        <message>
            <source>End it; the games that were played are kept, and Measure goes on with them</source>
            <translation>Ukončit; odehrané hry zůstanou a Změřit s nimi pokračuje</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Hry</translation>
        </message>
        <message>
            <source>Looking for an answer…</source>
            <translation>Hledá se odpověď…</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Změřit</translation>
        </message>
        <message>
            <source>Measured {when}: {games:game|games}, {bots}.</source>
            <translation>Změřeno {when}: {games:hra|hry|her}, {bots}.</translation>
        </message>
        <message>
            <source>Not measured yet. Games with random deals tell it.</source>
            <translation>Ještě nezměřeno. Řeknou to hry s náhodným rozdáním.</translation>
        </message>
        <message>
            <source>Other rules have changed since.</source>
            <translation>Od té doby se změnila jiná pravidla.</translation>
        </message>
        <message>
            <source>Pair</source>
            <translation>Dvojice</translation>
        </message>
        <message>
            <source>Pairs that stand out</source>
            <translation>Dvojice, které vyčnívají</translation>
        </message>
        <message>
            <source>Play games with random deals, saved or not, and tell what each card does</source>
            <translation>Odehrát hry s náhodným rozdáním tohoto balíčku, uloženého i neuloženého, a říct, co která karta dělá</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Průběh</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Zastavit</translation>
        </message>
        <message>
            <source>Strength of cards</source>
            <translation>Síla karet</translation>
        </message>
        <message>
            <source>The deck has changed since.</source>
            <translation>Balíček se od té doby změnil.</translation>
        </message>
        <message>
            <source>{games:game|games} so far, {bots}. The intervals hold at the end.</source>
            <translation>Zatím {games:hra|hry|her}, {bots}. Intervaly platí až na konci.</translation>
        </message>
    </context>
    <context>
        <name>StrengthTable</name>
        <message>
            <source>What games say</source>
            <translation>Co říkají hry</translation>
        </message>
        <message>
            <source>What stands out among all effects that were looked at (q below 10%); then the effect on wins (%) or final scores (points) against games without this deal, its 95% interval, and in how many games it was dealt so</source>
            <translation>Co vyčnívá mezi všemi zkoumanými účinky (q pod 10 %); dále účinek na výhry (%) nebo konečné skóre (body) proti hrám bez tohoto rozdání, jeho interval (95 %) a v kolika hrách se tak rozdalo</translation>
        </message>
        <message>
            <source>{effect} ({interval}), {games:game|games}</source>
            <translation>{effect} ({interval}), {games:hra|hry|her}</translation>
        </message>
    </context>
    <context>
        <name>Strip</name>
        <message>
            <source>Start</source>
            <translation>Začátek</translation>
        </message>
        <message>
            <source>Timeline</source>
            <translation>Časová osa</translation>
        </message>
        <message>
            <source>showed something hidden</source>
            <translation>ukázal něco skrytého</translation>
        </message>
        <message>
            <source>{number} {seat}: {move}</source>
            <translation>{number} {seat}: {move}</translation>
        </message>
        <message>
            <source>{} designer's edit</source>
            <translation>{} upravená pozice</translation>
        </message>
    </context>
    <context>
        <name>SummaryBar</name>
        <message>
            <source>Scores and cards</source>
            <translation>Skóre a karty</translation>
        </message>
        <message>
            <source>{seat}: points not known</source>
            <translation>{seat}: body nejsou známy</translation>
        </message>
        <message>
            <source>{seat}: {score:point|points}, {standing} if the game ended now</source>
            <translation>{seat}: {score:bod|body|bodů}, kdyby hra teď skončila: {standing}</translation>
        </message>
    </context>
    <context>
        <name>SurveyPanel</name>
        <message>
            <source>&amp;Keep answers</source>
            <translation>&amp;Uložit odpovědi</translation>
        </message>
        <message>
            <source>Answered; answers can be changed.</source>
            <translation>Zodpovězeno; odpovědi lze změnit.</translation>
        </message>
        <message>
            <source>Confusion, from 1 (all clear) to 5 (lost)</source>
            <translation>Zmatek, od 1 (vše jasné) do 5 (ztracen)</translation>
        </message>
        <message>
            <source>Fun, from 1 (dull) to 5 (great)</source>
            <translation>Zábava, od 1 (nuda) do 5 (skvělé)</translation>
        </message>
        <message>
            <source>Just right</source>
            <translation>Akorát</translation>
        </message>
        <message>
            <source>Kept with the match. Thank you.</source>
            <translation>Uloženo s partií. Děkujeme.</translation>
        </message>
        <message>
            <source>Length</source>
            <translation>Délka</translation>
        </message>
        <message>
            <source>Maybe</source>
            <translation>Možná</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Ne</translation>
        </message>
        <message>
            <source>One sentence</source>
            <translation>Jedna věta</translation>
        </message>
        <message>
            <source>One sentence about the game</source>
            <translation>Jedna věta o hře</translation>
        </message>
        <message>
            <source>The game is over. How was it?</source>
            <translation>Hra skončila. Jaká byla?</translation>
        </message>
        <message>
            <source>These questions can be answered when the game is over.</source>
            <translation>Na tyto otázky lze odpovědět, až hra skončí.</translation>
        </message>
        <message>
            <source>Too long</source>
            <translation>Příliš dlouhá</translation>
        </message>
        <message>
            <source>Too short</source>
            <translation>Příliš krátká</translation>
        </message>
        <message>
            <source>What would you tell the designer?</source>
            <translation>Co byste řekli autorovi?</translation>
        </message>
        <message>
            <source>Would you play again?</source>
            <translation>Hráli byste znovu?</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ano</translation>
        </message>
    </context>
    <context>
        <name>Switching</name>
        <message>
            <source>Nothing has changed since saving.</source>
            <translation>Od uložení se nic nezměnilo.</translation>
        </message>
        <message>
            <source>This works in: {}</source>
            <translation>Funguje zde: {}</translation>
        </message>
    </context>
    <context>
        <name>TableBanner</name>
        <message>
            <source>A new variation begins at move {}; the old one stays as it was.</source>
            <translation>Tahem {} začíná nová větev; stará zůstává, jak byla.</translation>
        </message>
        <message>
            <source>All is carried out. Go on once everybody has seen it.</source>
            <translation>Vše je provedeno. Pokračujte, až to všichni uvidí.</translation>
        </message>
        <message>
            <source>Back to now</source>
            <translation>Zpět na současný tah</translation>
        </message>
        <message>
            <source>Back to the old one</source>
            <translation>Zpět ke staré</translation>
        </message>
        <message>
            <source>Bots play all seats to the end</source>
            <translation>Boti dohrají za všechna místa</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zavřít</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Podrobnosti</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Pokračovat</translation>
        </message>
        <message>
            <source>Look at it again</source>
            <translation>Znovu si ji prohlédnout</translation>
        </message>
        <message>
            <source>Looking at move {} of {}</source>
            <translation>Prohlížíte tah {} z {}</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Teď ne</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Hrát</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Dohrát odtud</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>Odveta</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Výsledek</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Krok</translation>
        </message>
        <message>
            <source>Survey</source>
            <translation>Dotazník</translation>
        </message>
        <message>
            <source>Take it up again</source>
            <translation>Vrátit se k ní</translation>
        </message>
        <message>
            <source>Take this seat</source>
            <translation>Zaujmout toto místo</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Hra skončila.</translation>
        </message>
        <message>
            <source>{} ({}) is to move.</source>
            <translation>{} ({}) je na tahu.</translation>
        </message>
        <message>
            <source>{} ({}) thinks…</source>
            <translation>{} ({}) přemýšlí…</translation>
        </message>
        <message>
            <source>{} is to move, and a person plays that seat.</source>
            <translation>{} je na tahu a na tom místě sedí člověk.</translation>
        </message>
    </context>
    <context>
        <name>TextField</name>
        <message>
            <source>Several values</source>
            <translation>Více hodnot</translation>
        </message>
    </context>
    <context>
        <name>Tiled</name>
        <message>
            <source>Export as a Tiled map</source>
            <translation>Exportovat jako mapu Tiled</translation>
        </message>
        <message>
            <source>Import a Tiled map</source>
            <translation>Importovat mapu Tiled</translation>
        </message>
        <message>
            <source>Tiled maps (*.tmj *.json);;All files (*)</source>
            <translation>Mapy Tiled (*.tmj *.json);;Všechny soubory (*)</translation>
        </message>
    </context>
    <context>
        <name>Timeline</name>
        <message>
            <source>One move back</source>
            <translation>O tah zpět</translation>
        </message>
        <message>
            <source>One move on</source>
            <translation>O tah vpřed</translation>
        </message>
        <message>
            <source>another variation</source>
            <translation>jiná větev</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} z {}</translation>
        </message>
    </context>
    <context>
        <name>Toolbox</name>
        <message>
            <source>Click or Enter puts it, Z turns it, X and Y mirror it, Esc gives it up.</source>
            <translation>Klepnutí nebo Enter položí, Z otočí, X a Y zrcadlí, Esc zruší.</translation>
        </message>
    </context>
    <context>
        <name>Tour</name>
        <message>
            <source>Close</source>
            <translation>Zavřít</translation>
        </message>
        <message>
            <source>Go there</source>
            <translation>Jít tam</translation>
        </message>
        <message>
            <source>Go to the next step</source>
            <translation>Jít na další krok</translation>
        </message>
        <message>
            <source>Help &gt; Tour takes the tour again.</source>
            <translation>Prohlídku znovu spustí Nápověda &gt; Prohlídka.</translation>
        </message>
        <message>
            <source>In {games:game|games} {seat} won most often: {share} of them (95% interval {low} to {high}).</source>
            <translation>Při {games:hře|hrách|hrách} vyhrával nejčastěji {seat}: {share} z nich (interval 95 %: {low} až {high}).</translation>
        </message>
        <message>
            <source>Let it be done</source>
            <translation>Nechat to udělat</translation>
        </message>
        <message>
            <source>Manual</source>
            <translation>Příručka</translation>
        </message>
        <message>
            <source>Move the focus to what is framed</source>
            <translation>Předat klávesnici tomu, co je orámováno</translation>
        </message>
        <message>
            <source>New here? A tour of five steps changes a rule, plays it and simulates it, in about five minutes. Help &gt; Tour has it at any time.</source>
            <translation>Jste tu poprvé? Prohlídka v pěti krocích změní pravidlo, zahraje je a simuluje, asi za pět minut. Kdykoli ji najdete v nabídce Nápověda &gt; Prohlídka.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <translation>Ne, děkuji</translation>
        </message>
        <message>
            <source>Nothing is left unsaved.</source>
            <translation>Nic nezůstalo neuložené.</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Ukázat</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Přeskočit</translation>
        </message>
        <message>
            <source>Take the tour</source>
            <translation>Začít prohlídku</translation>
        </message>
        <message>
            <source>That is the whole loop.</source>
            <translation>To je celý koloběh.</translation>
        </message>
        <message>
            <source>The change is not saved: {} saves it, {} on the design desk takes it back.</source>
            <translation>Změna není uložená: {} ji uloží, {} na návrhovém stole ji vrátí.</translation>
        </message>
        <message>
            <source>You changed {}.</source>
            <translation>Změnili jste {}.</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} z {}</translation>
        </message>
    </context>
    <context>
        <name>TourStrip</name>
        <message>
            <source>Leave the tour</source>
            <translation>Opustit prohlídku</translation>
        </message>
        <message>
            <source>Leave the tour (Esc)</source>
            <translation>Opustit prohlídku (Esc)</translation>
        </message>
        <message>
            <source>Tour</source>
            <translation>Prohlídka</translation>
        </message>
    </context>
    <context>
        <name>TraceTool</name>
        <message>
            <source>Click the hex of the grid that the first point belongs to.</source>
            <translation>Klepněte na šestiúhelník mřížky, ke kterému patří první bod.</translation>
        </message>
        <message>
            <source>Click the hex of the grid that the second point belongs to.</source>
            <translation>Klepněte na šestiúhelník mřížky, ke kterému patří druhý bod.</translation>
        </message>
        <message>
            <source>Click the middle of a hex on the image.</source>
            <translation>Klepněte na střed šestiúhelníku na obrázku.</translation>
        </message>
        <message>
            <source>Click the middle of another hex on the image, far from the first.</source>
            <translation>Klepněte na střed jiného šestiúhelníku na obrázku, daleko od prvního.</translation>
        </message>
        <message>
            <source>Open an image to trace first.</source>
            <translation>Nejprve otevřete obrázek k obkreslení.</translation>
        </message>
        <message>
            <source>The image is aligned.</source>
            <translation>Obrázek je zarovnán.</translation>
        </message>
        <message>
            <source>The image is locked; unlock it to align it.</source>
            <translation>Obrázek je zamčen; před zarovnáním ho odemkněte.</translation>
        </message>
        <message>
            <source>The image is locked; unlock it to move it.</source>
            <translation>Obrázek je zamčen; před posunutím ho odemkněte.</translation>
        </message>
    </context>
    <context>
        <name>Tracing</name>
        <message>
            <source>choose two that lie far apart</source>
            <translation>zvolte dva, které leží daleko od sebe</translation>
        </message>
        <message>
            <source>the two points are the same</source>
            <translation>oba body jsou stejné</translation>
        </message>
        <message>
            <source>this image cannot be read</source>
            <translation>toto není čitelný obrázek</translation>
        </message>
        <message>
            <source>use a PNG, JPEG or SVG file</source>
            <translation>použijte soubor PNG, JPEG nebo SVG</translation>
        </message>
    </context>
    <context>
        <name>TracingPanel</name>
        <message>
            <source>&amp;Align…</source>
            <translation>Z&amp;arovnat…</translation>
        </message>
        <message>
            <source>&amp;Open image…</source>
            <translation>&amp;Otevřít obrázek…</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <translation>&amp;Ukázat</translation>
        </message>
        <message>
            <source>Click two points of the image, then their hexes</source>
            <translation>Klepněte na dva body obrázku, pak na jejich šestiúhelníky</translation>
        </message>
        <message>
            <source>Loc&amp;k where it lies</source>
            <translation>Zam&amp;knout, kde leží</translation>
        </message>
        <message>
            <source>No image. Open a scan of a printed board to draw after it.</source>
            <translation>Žádný obrázek. Otevřete snímek tištěné desky a kreslete podle něj.</translation>
        </message>
        <message>
            <source>Opaci&amp;ty</source>
            <translation>Kr&amp;ytí</translation>
        </message>
        <message>
            <source>Opacity of the image, per cent</source>
            <translation>Krytí obrázku v procentech</translation>
        </message>
        <message>
            <source>Re&amp;move</source>
            <translation>Od&amp;ebrat</translation>
        </message>
    </context>
    <context>
        <name>Translations</name>
        <message>
            <source>A translation cannot be used and stays English: {fault} ({count:fault|faults} in all; oikist check tells each)</source>
            <translation>Překlad nelze použít a zůstává anglicky: {fault} (celkem {count:chyba|chyby|chyb}; vypíše je oikist check)</translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message>
            <source>Move</source>
            <translation>Tah</translation>
        </message>
        <message>
            <source>Remarks</source>
            <translation>Poznámky</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Začátek</translation>
        </message>
        <message>
            <source>designer's edit</source>
            <translation>úprava autora</translation>
        </message>
        <message>
            <source>edited</source>
            <translation>upraveno</translation>
        </message>
        <message>
            <source>on the table</source>
            <translation>na stole</translation>
        </message>
        <message>
            <source>overridden</source>
            <translation>vynuceno</translation>
        </message>
        <message>
            <source>revealed</source>
            <translation>odkryto</translation>
        </message>
        <message>
            <source>showed something hidden</source>
            <translation>ukázal něco skrytého</translation>
        </message>
        <message>
            <source>taken back by override</source>
            <translation>vzato zpět přes zákaz</translation>
        </message>
        <message>
            <source>{name}: {move}</source>
            <translation>{name}: {move}</translation>
        </message>
        <message>
            <source>{}. Edited position</source>
            <translation>{}. Upravená pozice</translation>
        </message>
    </context>
    <context>
        <name>TreePanel</name>
        <message>
            <source>&amp;Name…</source>
            <translation>&amp;Jméno…</translation>
        </message>
        <message>
            <source>&amp;Play on from here</source>
            <translation>&amp;Hrát dál odtud</translation>
        </message>
        <message>
            <source>Name the variation that begins here (F2)</source>
            <translation>Pojmenovat větev, která zde začíná (F2)</translation>
        </message>
        <message>
            <source>No moves yet.
What is taken back stays here as a variation.</source>
            <translation>Zatím žádné tahy.
Co se vezme zpět, zůstane zde jako větev.</translation>
        </message>
        <message>
            <source>Put the chosen position on the table (Enter)</source>
            <translation>Dát zvolenou pozici na stůl (Enter)</translation>
        </message>
        <message>
            <source>Variations</source>
            <translation>Větve</translation>
        </message>
    </context>
    <context>
        <name>Unsaved</name>
        <message>
            <source>Save what has changed?</source>
            <translation>Uložit změny?</translation>
        </message>
        <message>
            <source>Unsaved changes</source>
            <translation>Neuložené změny</translation>
        </message>
        <message>
            <source>What you discard is lost for good; undo does not bring it back.</source>
            <translation>Co zahodíte, je pryč natrvalo; příkaz Zpět to nevrátí.</translation>
        </message>
        <message>
            <source>{title}: in no file yet</source>
            <translation>{title}: zatím není v žádném souboru</translation>
        </message>
        <message>
            <source>{title}: in no file yet ({what})</source>
            <translation>{title}: zatím není v žádném souboru ({what})</translation>
        </message>
        <message>
            <source>{title}: its file holds something else</source>
            <translation>{title}: v souboru je něco jiného</translation>
        </message>
        <message>
            <source>{title}: its file is gone</source>
            <translation>{title}: soubor zmizel</translation>
        </message>
        <message>
            <source>{title}: taken back since it was saved ({what})</source>
            <translation>{title}: od uložení vráceno zpět ({what})</translation>
        </message>
        <message>
            <source>{title}: {changes:change|changes} since it was saved ({what})</source>
            <translation>{title}: {changes:změna|změny|změn} od uložení ({what})</translation>
        </message>
    </context>
    <context>
        <name>UsabilityPanel</name>
        <message>
            <source>&amp;Export as CSV…</source>
            <translation>&amp;Exportovat jako CSV…</translation>
        </message>
        <message>
            <source>Decisions</source>
            <translation>Rozhodnutí</translation>
        </message>
        <message>
            <source>Export usability figures</source>
            <translation>Exportovat údaje o použitelnosti</translation>
        </message>
        <message>
            <source>Kind of move</source>
            <translation>Druh tahu</translation>
        </message>
        <message>
            <source>Longest</source>
            <translation>Nejdelší</translation>
        </message>
        <message>
            <source>Median</source>
            <translation>Medián</translation>
        </message>
        <message>
            <source>Moves that were tried and refused</source>
            <translation>Zkoušené a odmítnuté tahy</translation>
        </message>
        <message>
            <source>Refused moves</source>
            <translation>Odmítnuté tahy</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Pravidla</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Místo</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tabulky (*.csv)</translation>
        </message>
        <message>
            <source>Time per decision</source>
            <translation>Čas na rozhodnutí</translation>
        </message>
        <message>
            <source>Time per decision of people</source>
            <translation>Čas lidí na rozhodnutí</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Počet</translation>
        </message>
        <message>
            <source>Went back and tried something else: {branches}. Overrides: {overrides}.</source>
            <translation>Návratů s jiným pokusem: {branches}. Přes zákaz: {overrides}.</translation>
        </message>
        <message>
            <source>any</source>
            <translation>jakýkoli</translation>
        </message>
        <message>
            <source>{file} cannot be written: {problem}</source>
            <translation>{file} nelze zapsat: {problem}</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{} s</translation>
        </message>
    </context>
    <context>
        <name>VerdictBox</name>
        <message>
            <source>Good</source>
            <translation>Dobré</translation>
        </message>
        <message>
            <source>Not good</source>
            <translation>Není dobré</translation>
        </message>
        <message>
            <source>Not yet known</source>
            <translation>Zatím se neví</translation>
        </message>
    </context>
    <context>
        <name>WantedForm</name>
        <message>
            <source>A rule that fired, or never did</source>
            <translation>Pravidlo, které se uplatnilo, nebo nikdy</translation>
        </message>
        <message>
            <source>Add a condition on a figure</source>
            <translation>Přidat podmínku na hodnotu</translation>
        </message>
        <message>
            <source>After which round</source>
            <translation>Po kterém kole</translation>
        </message>
        <message>
            <source>Any rules</source>
            <translation>Jakákoli pravidla</translation>
        </message>
        <message>
            <source>Anybody wins</source>
            <translation>Vyhrál kdokoli</translation>
        </message>
        <message>
            <source>Changes of the leader</source>
            <translation>Změny vedoucího</translation>
        </message>
        <message>
            <source>Clearest first</source>
            <translation>Nejjasnější první</translation>
        </message>
        <message>
            <source>Closest first</source>
            <translation>Nejtěsnější první</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>Dohrané</translation>
        </message>
        <message>
            <source>Figures</source>
            <translation>Hodnoty</translation>
        </message>
        <message>
            <source>Final score</source>
            <translation>Konečné skóre</translation>
        </message>
        <message>
            <source>Fired</source>
            <translation>Uplatnilo se</translation>
        </message>
        <message>
            <source>From any place</source>
            <translation>Z jakéhokoli místa</translation>
        </message>
        <message>
            <source>From the best score to the worst</source>
            <translation>Od nejlepšího skóre k nejhoršímu</translation>
        </message>
        <message>
            <source>Highest score first</source>
            <translation>Nejvyšší skóre první</translation>
        </message>
        <message>
            <source>How games ended</source>
            <translation>Jak partie skončily</translation>
        </message>
        <message>
            <source>How many won</source>
            <translation>Kolik jich vyhrálo</translation>
        </message>
        <message>
            <source>In order of play</source>
            <translation>V pořadí hraní</translation>
        </message>
        <message>
            <source>Length in moves</source>
            <translation>Délka v tazích</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>Nejdelší první</translation>
        </message>
        <message>
            <source>Lowest score first</source>
            <translation>Nejnižší skóre první</translation>
        </message>
        <message>
            <source>Margin</source>
            <translation>Náskok</translation>
        </message>
        <message>
            <source>Most changes of the leader first</source>
            <translation>Nejvíc změn vedoucího první</translation>
        </message>
        <message>
            <source>Never fired</source>
            <translation>Nikdy se neuplatnilo</translation>
        </message>
        <message>
            <source>Of any seat</source>
            <translation>Kteréhokoli místa</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Pořadí</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Pořadí</translation>
        </message>
        <message>
            <source>Place of the winner after a round</source>
            <translation>Pořadí vítěze po některém kole</translation>
        </message>
        <message>
            <source>Ranges of figures with &lt;, &lt;=, =, &gt;=, &gt; or 150..220; several with semicolons</source>
            <translation>Rozsahy hodnot s &lt;, &lt;=, =, &gt;=, &gt; nebo 150..220; víc jich oddělte středníky</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Pravidlo</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>Nejkratší první</translation>
        </message>
        <message>
            <source>Was first</source>
            <translation>Byl první</translation>
        </message>
        <message>
            <source>Was in place {}</source>
            <translation>Byl na místě {}</translation>
        </message>
        <message>
            <source>Was last</source>
            <translation>Byl poslední</translation>
        </message>
        <message>
            <source>Where the winner stood</source>
            <translation>Kde stál vítěz</translation>
        </message>
        <message>
            <source>Whether the rule fired</source>
            <translation>Zda se pravidlo uplatnilo</translation>
        </message>
        <message>
            <source>Which games come first</source>
            <translation>Které partie jsou první</translation>
        </message>
        <message>
            <source>Who won, alone or with others</source>
            <translation>Kdo vyhrál, sám nebo s jinými</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Vítěz</translation>
        </message>
        <message>
            <source>Without an end</source>
            <translation>Bez konce</translation>
        </message>
        <message>
            <source>Won together</source>
            <translation>Vyhrané společně</translation>
        </message>
        <message>
            <source>Won, 1 or 0</source>
            <translation>Vyhrál, 1 nebo 0</translation>
        </message>
        <message>
            <source>after round </source>
            <translation>po kole </translation>
        </message>
        <message>
            <source>at half time</source>
            <translation>v půli</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>1.  Open a variant under Files and change one rule or number.</source>
            <translation>1.  V Souborech otevřete variantu a změňte jedno pravidlo nebo číslo.</translation>
        </message>
        <message>
            <source>2.  Press Shift+F5 and ask whether it is fair: the lab says who gains.</source>
            <translation>2.  Stiskněte Shift+F5 a zeptejte se, zda je vyvážená: laboratoř řekne, kdo získává.</translation>
        </message>
        <message>
            <source>3.  Press F5 and play what you have made, saved or not.</source>
            <translation>3.  Stiskněte F5 a hrajte, co jste vytvořili, uložené i neuložené.</translation>
        </message>
        <message>
            <source>Begin</source>
            <translation>Začít</translation>
        </message>
        <message>
            <source>Draw a board, change a card, flip a rule, and play it at once.</source>
            <translation>Nakreslete desku, změňte kartu, přepněte pravidlo a hned hrajte.</translation>
        </message>
        <message>
            <source>First steps</source>
            <translation>První kroky</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>Zapomenout</translation>
        </message>
        <message>
            <source>Forget {}</source>
            <translation>Zapomenout {}</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Pokračovat</translation>
        </message>
        <message>
            <source>New project</source>
            <translation>Nový projekt</translation>
        </message>
        <message>
            <source>New project from {}</source>
            <translation>Nový projekt ze hry {}</translation>
        </message>
        <message>
            <source>No project yet. What you make is kept in folders of your own.</source>
            <translation>Zatím žádný projekt. Co vytvoříte, je ve vašich vlastních složkách.</translation>
        </message>
        <message>
            <source>Open {}</source>
            <translation>Otevřít {}</translation>
        </message>
        <message>
            <source>Take it off this list; the folder stays</source>
            <translation>Odebrat z tohoto seznamu; složka zůstane</translation>
        </message>
        <message>
            <source>Take the tour</source>
            <translation>Začít prohlídku</translation>
        </message>
        <message>
            <source>Welcome to Oikist</source>
            <translation>Vítejte v Oikistu</translation>
        </message>
        <message>
            <source>is not there any more</source>
            <translation>už neexistuje</translation>
        </message>
        <message>
            <source>{least} to {most:seat|seats} · {rules:rule|rules} · {numbers} parameters</source>
            <translation>{least} až {most:místo|místa|míst} · {rules:pravidlo|pravidla|pravidel} · parametrů: {numbers}</translation>
        </message>
    </context>
    <context>
        <name>WholeNumber</name>
        <message>
            <source>Only a whole number can stand here.</source>
            <translation>Sem patří jen celé číslo.</translation>
        </message>
    </context>
    <context>
        <name>WhyBubble</name>
        <message>
            <source>Why this is not allowed</source>
            <translation>Proč to není povoleno</translation>
        </message>
    </context>
    <context>
        <name>WorkButton</name>
        <message>
            <source>Games are being played: show them in the lab</source>
            <translation>Hrají se hry: zobrazit je v laboratoři</translation>
        </message>
        <message>
            <source>Lab: starting…</source>
            <translation>Laboratoř: začíná…</translation>
        </message>
        <message>
            <source>Lab: {played} of {all:game|games}</source>
            <translation>Laboratoř: {played} z {all:hry|her|her}</translation>
        </message>
    </context>
    <context>
        <name>WorkLeft</name>
        <message>
            <source>&amp;Minimize</source>
            <translation>&amp;Minimalizovat</translation>
        </message>
        <message>
            <source>&amp;Stop and keep its games</source>
            <translation>&amp;Zastavit a ponechat hry</translation>
        </message>
        <message>
            <source>Progress of the lab</source>
            <translation>Průběh práce laboratoře</translation>
        </message>
        <message>
            <source>The lab is at work</source>
            <translation>Laboratoř pracuje</translation>
        </message>
    </context>
    <context>
        <name>_Answering</name>
        <message>
            <source>Only a number can stand here.</source>
            <translation>Sem patří jen číslo.</translation>
        </message>
        <message>
            <source>{number} is too large: {limit} at most.</source>
            <translation>{number} je příliš mnoho: nejvýše {limit}.</translation>
        </message>
        <message>
            <source>{number} is too small: {limit} at least.</source>
            <translation>{number} je příliš málo: nejméně {limit}.</translation>
        </message>
        <message>
            <source>{number} stays.</source>
            <translation>Zůstává {number}.</translation>
        </message>
    </context>
    <context>
        <name>_NewDialog</name>
        <message>
            <source>Begin from</source>
            <translation>Začít z</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Název</translation>
        </message>
    </context>
    <context>
        <name>openers.py</name>
        <message>
            <source>&amp;Keep running until done</source>
            <translation>&amp;Nechat doběhnout</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Zastavit</translation>
        </message>
        <message>
            <source>&amp;Stop and keep its games</source>
            <translation>&amp;Zastavit a ponechat hry</translation>
        </message>
        <message>
            <source>About Oikist</source>
            <translation>O programu Oikist</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Deska</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Balíček</translation>
        </message>
        <message>
            <source>Oikist {}
A workbench for designers of strategy board games.

MIT licence. Uses Qt through PySide6 under the LGPL.</source>
            <translation>Oikist {}
Pracovní stůl pro autory strategických deskových her.

Licence MIT. Používá Qt přes PySide6 pod LGPL.</translation>
        </message>
        <message>
            <source>Panel: {}</source>
            <translation>Panel: {}</translation>
        </message>
        <message>
            <source>The lab is at work</source>
            <translation>Laboratoř pracuje</translation>
        </message>
        <message>
            <source>They are not stored. If you stop, the question begins anew later.</source>
            <translation>Neukládají se. Pokud zastavíte, otázka později začne znovu.</translation>
        </message>
        <message>
            <source>They are stored as they are played. If you stop, “Go on” in the Lab plays the rest later.</source>
            <translation>Ukládají se průběžně. Když přestanete, „Pokračovat“ v Laboratoři zbytek dohraje později.</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Varianta</translation>
        </message>
        <message>
            <source>What should happen to its games?</source>
            <translation>Co se má s jejími hrami stát?</translation>
        </message>
    </context>
</TS>
