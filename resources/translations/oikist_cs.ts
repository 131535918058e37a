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
            <translation>&amp;Celá deska</translation>
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
            <source>&amp;Lock</source>
            <translation>Z&amp;amknout</translation>
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
            <source>&amp;Run or cancel batch</source>
            <translation>Spustit nebo zrušit &amp;dávku</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Uložit</translation>
        </message>
        <message>
            <source>&amp;Shift</source>
            <translation>Posunout</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <translation>&amp;Ukázat</translation>
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
            <source>&amp;Welcome page</source>
            <translation>&amp;Úvodní stránka</translation>
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
            <source>Apply &amp;preset…</source>
            <translation>Použít předvol&amp;bu…</translation>
        </message>
        <message>
            <source>As the &amp;system</source>
            <translation>Podle &amp;systému</translation>
        </message>
        <message>
            <source>Back to no&amp;w</source>
            <translation>Zpět do &amp;současnosti</translation>
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
            <source>Clear the selection</source>
            <translation>Zrušit výběr</translation>
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
            <source>Crop to selection</source>
            <translation>Oříznout na výběr</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>V&amp;yjmout</translation>
        </message>
        <message>
            <source>Dark text on light ground</source>
            <translation>Tmavý text na světlém podkladu</translation>
        </message>
        <message>
            <source>Draw a random board by a recipe</source>
            <translation>Nakreslit náhodnou desku podle předpisu</translation>
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
            <source>E&amp;xport CSV…</source>
            <translation>&amp;Exportovat CSV…</translation>
        </message>
        <message>
            <source>E&amp;xport and print…</source>
            <translation>&amp;Exportovat a tisknout…</translation>
        </message>
        <message>
            <source>Empty &amp;hexes</source>
            <translation>Prázdné šestiúhel&amp;níky</translation>
        </message>
        <message>
            <source>Export as Tiled &amp;map…</source>
            <translation>Exportovat jako &amp;mapu Tiled…</translation>
        </message>
        <message>
            <source>Fill connected hexes, or the selection</source>
            <translation>Vyplnit souvislé šestiúhelníky, nebo výběr</translation>
        </message>
        <message>
            <source>Find a &amp;file…</source>
            <translation>Najít &amp;soubor…</translation>
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
            <source>Follow the desktop's colours</source>
            <translation>Řídit se barvami systému</translation>
        </message>
        <message>
            <source>Give all chosen cells what the topmost of each column holds</source>
            <translation>Dát všem vybraným buňkám obsah nejvyšší buňky sloupce</translation>
        </message>
        <message>
            <source>Give every parameter back to the parent variant, as one step</source>
            <translation>Vrátit všechny parametry nadřazené variantě jedním krokem</translation>
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
            <source>Give the parameter with the focus back to the parent variant</source>
            <translation>Vrátit aktivní parametr nadřazené variantě</translation>
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
            <source>Hide every parameter that is as the parent has it</source>
            <translation>Skrýt parametry, které jsou jako v nadřazené variantě</translation>
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
            <source>Let bots play on, or pause them</source>
            <translation>Nechat boty hrát dál, nebo je pozastavit</translation>
        </message>
        <message>
            <source>Let bots play the game to its end</source>
            <translation>Nechat boty dohrát hru do konce</translation>
        </message>
        <message>
            <source>Let the bot make one move</source>
            <translation>Nechat bota udělat jeden tah</translation>
        </message>
        <message>
            <source>Light text on dark ground</source>
            <translation>Světlý text na tmavém podkladu</translation>
        </message>
        <message>
            <source>Look, language, shortcuts and more</source>
            <translation>Vzhled, jazyk, zkratky a další</translation>
        </message>
        <message>
            <source>Make a board of a hexagonal map of Tiled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make again what was taken back</source>
            <translation>Znovu provést, co bylo vzato zpět</translation>
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
            <source>Na&amp;mes of spaces</source>
            <translation>&amp;Jména polí</translation>
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
            <source>New project, recent ones and samples</source>
            <translation>Nový projekt, poslední projekty a ukázky</translation>
        </message>
        <message>
            <source>No &amp;mirror</source>
            <translation>Bez &amp;zrcadla</translation>
        </message>
        <message>
            <source>Open a board, deck or variant</source>
            <translation>Otevřít desku, balíček nebo variantu</translation>
        </message>
        <message>
            <source>Open a folder of boards, decks and variants</source>
            <translation>Otevřít složku s deskami, balíčky a variantami</translation>
        </message>
        <message>
            <source>Open again what was closed last</source>
            <translation>Znovu otevřít, co bylo zavřeno naposledy</translation>
        </message>
        <message>
            <source>Open p&amp;roject…</source>
            <translation>Otevřít p&amp;rojekt…</translation>
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
            <source>Play &amp;this</source>
            <translation>Zahrát &amp;toto</translation>
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
            <source>Put the parameters of another variant onto this one, after a look at them</source>
            <translation>Převzít parametry jiné varianty, po jejich prohlédnutí</translation>
        </message>
        <message>
            <source>Put the selection on the clipboard</source>
            <translation>Zkopírovat výběr do schránky</translation>
        </message>
        <message>
            <source>Put what you are editing on the table, saved or not</source>
            <translation>Dát na stůl to, co upravujete, uložené i neuložené</translation>
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
            <source>Remove the chosen cards</source>
            <translation>Odebrat vybrané karty</translation>
        </message>
        <message>
            <source>Reopen &amp;closed tab</source>
            <translation>Znovu otevřít zavřenou zá&amp;ložku</translation>
        </message>
        <message>
            <source>Reset &amp;all parameters</source>
            <translation>Vrátit vš&amp;echny parametry</translation>
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
            <source>Run the batch, or cancel it</source>
            <translation>Spustit dávku, nebo ji zrušit</translation>
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
            <source>Select connected hexes of one kind</source>
            <translation>Vybrat souvislé šestiúhelníky jednoho druhu</translation>
        </message>
        <message>
            <source>Select every space</source>
            <translation>Vybrat všechna pole</translation>
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
            <source>Select re&amp;ctangle</source>
            <translation>Vybrat o&amp;bdélníkem</translation>
        </message>
        <message>
            <source>Select sa&amp;me kind</source>
            <translation>Vybrat &amp;stejný druh</translation>
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
            <source>Show the document alone, or the panels again</source>
            <translation>Zobrazit jen dokument, nebo znovu panely</translation>
        </message>
        <message>
            <source>Show the newest position</source>
            <translation>Zobrazit nejnovější pozici</translation>
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
            <source>Start a new game with the seed beside it</source>
            <translation>Začít novou hru se semínkem vedle tlačítka</translation>
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
            <source>Take &amp;back</source>
            <translation>&amp;Vzít zpět</translation>
        </message>
        <message>
            <source>Take all cards from a file that a spreadsheet saved</source>
            <translation>Převzít všechny karty ze souboru tabulkového procesoru</translation>
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
            <source>Take the eighth stamp in hand</source>
            <translation>Vzít do ruky osmé razítko</translation>
        </message>
        <message>
            <source>Take the fifth stamp in hand</source>
            <translation>Vzít do ruky páté razítko</translation>
        </message>
        <message>
            <source>Take the first stamp in hand</source>
            <translation>Vzít do ruky první razítko</translation>
        </message>
        <message>
            <source>Take the fourth stamp in hand</source>
            <translation>Vzít do ruky čtvrté razítko</translation>
        </message>
        <message>
            <source>Take the image away</source>
            <translation>Odebrat obrázek</translation>
        </message>
        <message>
            <source>Take the kind of a hex in hand</source>
            <translation>Vzít do ruky druh šestiúhelníku</translation>
        </message>
        <message>
            <source>Take the last edit back</source>
            <translation>Vzít zpět poslední úpravu</translation>
        </message>
        <message>
            <source>Take the last move back</source>
            <translation>Vzít zpět poslední tah</translation>
        </message>
        <message>
            <source>Take the ninth stamp in hand</source>
            <translation>Vzít do ruky deváté razítko</translation>
        </message>
        <message>
            <source>Take the second stamp in hand</source>
            <translation>Vzít do ruky druhé razítko</translation>
        </message>
        <message>
            <source>Take the selected hexes away</source>
            <translation>Odebrat vybrané šestiúhelníky</translation>
        </message>
        <message>
            <source>Take the selection to the clipboard</source>
            <translation>Přesunout výběr do schránky</translation>
        </message>
        <message>
            <source>Take the seventh stamp in hand</source>
            <translation>Vzít do ruky sedmé razítko</translation>
        </message>
        <message>
            <source>Take the sixth stamp in hand</source>
            <translation>Vzít do ruky šesté razítko</translation>
        </message>
        <message>
            <source>Take the third stamp in hand</source>
            <translation>Vzít do ruky třetí razítko</translation>
        </message>
        <message>
            <source>Take what was copied in hand</source>
            <translation>Vzít zkopírované do ruky</translation>
        </message>
        <message>
            <source>Take what you are editing into the lab, saved or not</source>
            <translation>Vzít do laboratoře to, co upravujete, uložené i neuložené</translation>
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
            <source>Turn back by 60 degrees</source>
            <translation>Otočit zpět o 60 stupňů</translation>
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
            <source>Version and licence</source>
            <translation>Verze a licence</translation>
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
            <source>Write every document that has changed</source>
            <translation>Uložit všechny změněné dokumenty</translation>
        </message>
        <message>
            <source>Write place names</source>
            <translation>Psát jména míst</translation>
        </message>
        <message>
            <source>Write the board as a map and a tile picture for Tiled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write the document to another file</source>
            <translation>Uložit dokument do jiného souboru</translation>
        </message>
        <message>
            <source>Write the document to its file</source>
            <translation>Uložit dokument do jeho souboru</translation>
        </message>
        <message>
            <source>Write the name on every space</source>
            <translation>Napsat jméno na každé pole</translation>
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
    </context>
    <context>
        <name>Acts</name>
        <message>
            <source>1 hex copied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Crop to the selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cut 1 hex</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cut {count} hexes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Grow the board by a rim</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mirror 1 hex</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mirror {count} hexes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No stamp is stored here; Ctrl and the digit store one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Select some hexes first, or paste some.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Select some hexes first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show what was cropped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The selection is kept under {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn 1 hex</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn {count} hexes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What lies outside is kept until the board is closed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} hexes copied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} is kept under {}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BaseDeck</name>
        <message>
            <source>Card {} is new: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Card {} of the base is gone: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Card {} was card {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Card {}: {} is {} instead of {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This deck as it is saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This deck as it was opened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>choose another base</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this deck has cards of another kind</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BatchForm</name>
        <message>
            <source>Bot of all seats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bot of {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bots</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number of games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One by one…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seed</source>
            <translation>Semínko</translation>
        </message>
        <message>
            <source>Seed of the batch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same seed gives the same games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} on all seats</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BatchPanel</name>
        <message>
            <source> · {:,} without an end left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancelled: {:,} games kept · {:,.0f} games/s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No batch yet.
Choose how many games and press Run batch:
scores and wins of every seat appear here while it runs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Progress of the batch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run batch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Starting… (the first batch prepares itself for a while)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wins by seat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{:,} games · {:,.0f} games/s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{:,} of {:,} · {:,.0f} games/s · {} left</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the title</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Changing the tops turns the whole board by 30°. Neighbours stay neighbours, but rows, columns and the names of spaces become others.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Flat tops</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hexes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No spaces yet: paint some on the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One line for people</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Outside the frame: {}. They are kept until the board is closed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pointy tops</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Select spaces to see and change their properties.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spaces: {}, in {} columns and {} rows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Title</source>
            <translation>Název</translation>
        </message>
        <message>
            <source>Turn to flat tops</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn to pointy tops</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where the board comes from, what it is for</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BoardPanel</name>
        <message>
            <source>Back to now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looking at move {} of {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Work is going on</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BoardTools</name>
        <message>
            <source>These spaces are from another game: this board knows no “{}”.</source>
            <translation type="unfinished" />
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
        <name>CanvasView</name>
        <message>
            <source>Arrows move the cursor, Enter uses the tool, the Menu key lists actions.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board</source>
            <translation>Deska</translation>
        </message>
    </context>
    <context>
        <name>Card</name>
        <message>
            <source>Order: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line “{}” is too long for the card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The title “{}” is too long for the card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} lines do not fit below each other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} marks do not fit side by side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}: face down</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>CardTable</name>
        <message>
            <source>A click sorts the view only; the deck keeps its order. A third click ends it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cards</source>
            <translation>Karty</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paste into {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>copy cells first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>there is no text on the clipboard</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>CardsPanel</name>
        <message>
            <source>No cards on the table.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ChangesModel</name>
        <message>
            <source>After</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board</source>
            <translation>Deska</translation>
        </message>
        <message>
            <source>Game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Title</source>
            <translation>Název</translation>
        </message>
        <message>
            <source>Tops of the hexes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where</source>
            <translation>Kde</translation>
        </message>
        <message>
            <source>▁ name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>◇ {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>○ kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>✕ removed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>＋ added</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ChoiceField</name>
        <message>
            <source>Several values</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ChoosingTool</name>
        <message>
            <source>1 space selected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move 1 hex</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move {count} hexes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} spaces selected</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>CrashDialog</name>
        <message>
            <source>A report helps to mend it. It says what the program did, not what files hold.</source>
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
            <translation type="unfinished" />
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
            <source>Your files are as you last saved them.</source>
            <translation>Vaše soubory jsou tak, jak jste je naposledy uložili.</translation>
        </message>
        <message>
            <source>Your files are untouched. You can continue; save soon. After a restart, all edits that are not saved yet are offered again.</source>
            <translation>Vaše soubory jsou nedotčené. Můžete pokračovat; brzy uložte. Po novém spuštění budou všechny neuložené úpravy znovu nabídnuty.</translation>
        </message>
    </context>
    <context>
        <name>DeckDesk</name>
        <message>
            <source>Card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cards written to {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deck</source>
            <translation>Balíček</translation>
        </message>
        <message>
            <source>Differences</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Facts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Import cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Import {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Odds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One cell copied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the deck's order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tables (*.csv *.tsv *.txt)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tables (*.csv *.tsv)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no more fit: remove some to add others</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>view sorted by {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} cards chosen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} cards, {} to {} allowed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} cells copied</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>DeckEdits</name>
        <message>
            <source> and </source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Amounts never fall, so {} changed too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Card {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Duplicate {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fill {}: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move {} down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move {} up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paste</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paste {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reset {} to the base deck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set {} of card {}: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sort cards by {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sort cards by {}, falling</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>add some first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>card {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>choose a cell further left, or copy fewer columns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>choose a cell further up, or copy whole cards to add some</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>remove some first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>that would be {} cards, and {} are the fewest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>that would be {} cards, and {} are the most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} columns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} columns do not fit to the right of {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} rows do not fit below card {}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>DeckFacts</name>
        <message>
            <source>Amounts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cards by “{}” and level ({})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Expected for a seat in a round with one card, and in all while every card is played.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean of {} when standing there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No cards yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Places in “{}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What favours whom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>base</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>enhanced</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>in all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>range</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} cards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}: as many cards for every name, but of other levels: see {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}: every name has the same cards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}: names have different numbers of cards: {}.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>DeckHeading</name>
        <message>
            <source>&amp;Note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Title</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A deck needs a title</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change the title</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Note of the deck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Title of the deck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where the cards come from, and why they are so</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>DeckModel</name>
        <message>
            <source>{}
The base deck has no such card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}
The base deck says {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}, other than the base deck</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>DeckReasons</name>
        <message>
            <source>A deck has at least {} cards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A deck has at most {} cards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose cells of several cards first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose cells of the table first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose whole cards: a card has no empty cells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click the heading of a column first, then sort the deck like that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The base deck says the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first card cannot move up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last card cannot move down.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The view is sorted; show the deck's order to move cards.</source>
            <translation type="unfinished" />
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
            <source>Open documents</source>
            <translation>Otevřené dokumenty</translation>
        </message>
        <message>
            <source>Save a copy…</source>
            <translation>Uložit kopii…</translation>
        </message>
        <message>
            <source>This is a sample that comes with Oikist. What you change is saved as a copy.</source>
            <translation>Toto je ukázka dodaná s Oikistem. Co změníte, uloží se jako kopie.</translation>
        </message>
        <message>
            <source>not saved yet</source>
            <translation>dosud neuloženo</translation>
        </message>
    </context>
    <context>
        <name>Differences</name>
        <message>
            <source>The file is nested too deeply.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}, as it is now</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>DifferencesDialog</name>
        <message>
            <source>After</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boards (*.toml *.toml~);;All files (*)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a board file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare boards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Differences</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>File…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The two boards are the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is nothing to compare.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>about the board: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>added: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>other attribute: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>other kind: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>other name: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>removed: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the same: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the whole board was shifted</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>DifferencesPanel</name>
        <message>
            <source>&amp;Base</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Base deck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Differences to the base deck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give the cell what the base deck says</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No differences to the base deck.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reset this</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The deck to compare with</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Document</name>
        <message>
            <source>Edits of “{}” are not kept for recovery: {}. Save now and then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reload the file</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ExportDialog</name>
        <message>
            <source>&amp;Export</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Soubor</translation>
        </message>
        <message>
            <source>Choose the file</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>File</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Files: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Page {} of {}: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pages drawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pages: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pages: {}, on sheets: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Preview</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Previous</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print or save as picture: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped; nothing was written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Written: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} files written: {} to {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} · a file of this name is there and will be replaced</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FactsPanel</name>
        <message>
            <source>Facts about the deck</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FamilyModel</name>
        <message>
            <source>Changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Oikist</source>
            <translation>Oikist</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Varianta</translation>
        </message>
        <message>
            <source>not found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this project</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FamilyPanel</name>
        <message>
            <source>About the variant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hypothesis</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New child</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open</source>
            <translation>Otevřít</translation>
        </message>
        <message>
            <source>Select a variant to read about it, or two to compare them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Variants</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Verdict</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Why</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>as saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{first} and {second} play the same.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FaultBox</name>
        <message>
            <source>Take it out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The variant can be played then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This problem is gone then; others stay.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use {}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FilesPanel</name>
        <message>
            <source>Boards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boards, decks and variants</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy into the project</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Filter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Filter of the files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing here yet: File &gt; New</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open</source>
            <translation>Otevřít</translation>
        </message>
        <message>
            <source>Samples</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Variants</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Filing</name>
        <message>
            <source>Another program has changed this file.</source>
            <translation>Tento soubor změnil jiný program.</translation>
        </message>
        <message>
            <source>Boards, decks and variants (*.toml)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep what is here</source>
            <translation>Nechat, co je zde</translation>
        </message>
        <message>
            <source>Make or open a project first: File &gt; New project</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open</source>
            <translation>Otevřít</translation>
        </message>
        <message>
            <source>Reload it</source>
            <translation>Načíst znovu</translation>
        </message>
        <message>
            <source>Save as</source>
            <translation>Uložit jako</translation>
        </message>
        <message>
            <source>Save it again</source>
            <translation>Uložit znovu</translation>
        </message>
        <message>
            <source>Save what has changed?</source>
            <translation>Uložit změny?</translation>
        </message>
        <message>
            <source>Saved {}</source>
            <translation>Uloženo: {}</translation>
        </message>
        <message>
            <source>TOML files (*.toml)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file is gone. What is here can be saved again.</source>
            <translation>Soubor zmizel. Co je zde, lze znovu uložit.</translation>
        </message>
        <message>
            <source>Unsaved changes</source>
            <translation>Neuložené změny</translation>
        </message>
        <message>
            <source>Wrote {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} has no board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} is open in another tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} was changed by another program: choose above what to keep</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FillTool</name>
        <message>
            <source>Nothing encloses this ground, so it cannot be filled.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FinderBar</name>
        <message>
            <source>Close (Esc)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close the finder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Found: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go to a space or find</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next one (Enter)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not a space yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Previous one (Shift+Enter)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Select all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Select everything that was found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>c4, a place name, or a kind of space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} of {}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FlagField</name>
        <message>
            <source>Several values</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>GeneratorDialog</name>
        <message>
            <source> steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>3-fold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>6-fold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another board by the same recipe</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another seed by chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Columns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Flat tops</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Generate a board</source>
            <translation>Vytvořit desku</translation>
        </message>
        <message>
            <source>Half-turn, 2-fold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hexagon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hexes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Least distance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looking for room for all places…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mirror, left and right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No board by this recipe</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>None</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Outline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pointy tops</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rectangle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Replace the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ring</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seed</source>
            <translation>Semínko</translation>
        </message>
        <message>
            <source>Spaces: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Symmetry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The board that this recipe makes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game can be played with at most {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same recipe with the same seed gives the same board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Title</source>
            <translation>Název</translation>
        </message>
        <message>
            <source>{}, off the border</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}, on the border</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>HeadPanel</name>
        <message>
            <source>From {parent}: {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not chosen yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing: it stands on its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open</source>
            <translation>Otevřít</translation>
        </message>
        <message>
            <source>Open: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What it should show, before it is played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was found, once it has been played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Why this variant exists, and where it comes from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} (a file)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>⚠ {} (not found)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>HistoryModel</name>
        <message>
            <source>Opened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} (saved)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>HistoryPanel</name>
        <message>
            <source>History of the document</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No document.
Every edit is listed here, to go back to.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Journals</name>
        <message>
            <source>Edits are not kept for recovery: {}: {}. Save now and then.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Keeper</name>
        <message>
            <source>This match is not being saved in {}: {}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>LabMode</name>
        <message>
            <source>Nothing to simulate yet</source>
            <translation>Zatím není co simulovat</translation>
        </message>
        <message>
            <source>{}: preparing…</source>
            <translation type="unfinished" />
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
        <name>MainWindow</name>
        <message>
            <source>Modes</source>
            <translation>Režimy</translation>
        </message>
        <message>
            <source>Oikist</source>
            <translation>Oikist</translation>
        </message>
    </context>
    <context>
        <name>MetricsPanel</name>
        <message>
            <source>Click to select: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Figures of the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number of regions to compare</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Regions for fairness</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MiniMap</name>
        <message>
            <source>Mini-map of the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing drawn yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The arrow keys move the part that the board shows</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MovesModel</name>
        <message>
            <source>Round {}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MovesPanel</name>
        <message>
            <source>Moves</source>
            <translation>Tahy</translation>
        </message>
        <message>
            <source>No moves yet.
Press Step or Play to let bots move.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>NamesEditor</name>
        <message>
            <source>Move down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}: move down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}: move up</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>NewDeckDialog</name>
        <message>
            <source>Copy of {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New deck</source>
            <translation type="unfinished" />
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
    </context>
    <context>
        <name>NewVariantDialog</name>
        <message>
            <source>New variant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What this variant is for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Why</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>NumberEditor</name>
        <message>
            <source>{} to {}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>NumberField</name>
        <message>
            <source>Several values</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>OddsPanel</name>
        <message>
            <source>&amp;At least (cards)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Column</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Drawn in a round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cards &amp;with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chance by round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No card of {} is like that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>by round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} of {} cards are like that; the first comes as card {} on average.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} or more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}, place {}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>OrderEditor</name>
        <message>
            <source>Left and Right choose a place, Ctrl+Left and Ctrl+Right move its name, a letter or a digit puts a name there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}; place {} is chosen</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>OrderForm</name>
        <message>
            <source> dpi</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> mm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Board</source>
            <translation>&amp;Deska</translation>
        </message>
        <message>
            <source>&amp;Cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Tiles and markers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Backs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Black and white, with hatches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board and tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cards</source>
            <translation>Karty</translation>
        </message>
        <message>
            <source>Coordinates of spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copies of each</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewest sheets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First page: plan of the sheets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Format</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Height of a card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Landscape</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Marks for cutting and gluing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Names of places</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>None</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Orientation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Overlap of sheets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PDF</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PNG</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Portrait</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resolution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>SVG</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sheets of paper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift down</source>
            <translation>Posunout dolů</translation>
        </message>
        <message>
            <source>Shift to the right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Single pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are none to print here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turned about the long edge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turned about the short edge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width of a card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width of a hex</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>OutcomesModel</name>
        <message>
            <source>95 % interval</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean final score, points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seat, in the order of the variant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of games won; a shared win counts as a part of one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wilson's 95 % interval of the share of wins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wins</source>
            <translation type="unfinished" />
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
            <source>Not possible now</source>
            <translation>Teď to nelze</translation>
        </message>
        <message>
            <source>Not possible now; it works in: {}</source>
            <translation>Teď to nelze; funguje zde: {}</translation>
        </message>
        <message>
            <source>Nothing is called that. Try fewer letters.</source>
            <translation>Nic se tak nejmenuje. Zkuste méně písmen.</translation>
        </message>
    </context>
    <context>
        <name>PalettePanel</name>
        <message>
            <source>Attributes of edges and corners</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edges and corners</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Key {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kinds of space to paint with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On corners</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On edges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} · {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}: {}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ParameterRow</name>
        <message>
            <source>From {parent}. The game's own: {value}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reset to what the parent has</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reset {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show rule {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game's own: {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{parent} has: {value}.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PasteTool</name>
        <message>
            <source>Paste 1 hex</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paste {count} hexes</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PlayBar</name>
        <message>
            <source>Bot</source>
            <translation>Bot</translation>
        </message>
        <message>
            <source>Bot that decides for every seat</source>
            <translation>Bot, který rozhoduje za všechna místa</translation>
        </message>
        <message>
            <source>Bot that moves</source>
            <translation>Bot, který táhne</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Semínko</translation>
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
            <source>Variant</source>
            <translation>Varianta</translation>
        </message>
        <message>
            <source>Variant on the table</source>
            <translation>Varianta na stole</translation>
        </message>
        <message>
            <source>{:g} moves a second</source>
            <translation>{:g} tahů za sekundu</translation>
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
            <source>Preparing the rules (first start only)…</source>
            <translation>Připravují se pravidla (jen při prvním spuštění)…</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <source> %</source>
            <translation> %</translation>
        </message>
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
            <source>Boards, cards and rules stay in the language of their files.</source>
            <translation>Desky, karty a pravidla zůstanou v jazyce svých souborů.</translation>
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
            <source>Else Oikist starts with the welcome page.</source>
            <translation>Jinak Oikist začne úvodní stránkou.</translation>
        </message>
        <message>
            <source>Else it scrolls, and zooms together with Ctrl.</source>
            <translation>Jinak posouvá, a přibližuje spolu s Ctrl.</translation>
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
            <source>The window changes its language at the next start.</source>
            <translation>Okno změní jazyk při příštím spuštění.</translation>
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Apply 1 change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Apply {} changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a preset to see what it would change.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It would change nothing here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Preset: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Presets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What would change</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <source>Nothing is chosen to print.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PreviewPanel</name>
        <message>
            <source>Choose a card in the table.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Print</name>
        <message>
            <source>Board, plan of the sheets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board, sheet {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sheet {} of {} · hexes {} mm wide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} mm: print at 100 %, not fitted to the page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} sheets, hexes {} mm wide, {} mm of overlap; the board is {} × {} cm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}, backs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}, sheet {} of {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}: pieces, sheet {} of {}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ProblemsModel</name>
        <message>
            <source>Fault</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rule {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rule {}, {}: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This holds for the boards of every game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Warning</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ProblemsPanel</name>
        <message>
            <source>And {} more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number of players and rules that the board is meant for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Problems</source>
            <translation>Problémy</translation>
        </message>
        <message>
            <source>Problems ({})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Problems of the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules to judge the board by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Variant {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} players, usual rules</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Projects</name>
        <message>
            <source>Open project</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Properties</name>
        <message>
            <source>1 space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} spaces</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ReadingRow</name>
        <message>
            <source>{} (the game's own)</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Discard for good</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Discard the unsaved edits of “{}”? This cannot be undone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>Documents with unsaved work</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>File: {}</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not now</source>
            <translation>Teď ne</translation>
        </message>
        <message>
            <source>Oikist ended before these documents were saved. Restored documents open with all their edits, which can still be undone; no file is changed before you save.</source>
            <translation type="unfinished" />
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
            <source>The file is not there any more; saving makes it anew.</source>
            <translation type="unfinished" />
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
        <name>ResizeDialog</name>
        <message>
            <source>Adds hexes of {} all around, also inside holes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All spaces lie inside.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Apply</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Columns to the right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Crop to a frame</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Crop to {} columns and {} rows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First column</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fit to the selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Grow all around</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Grow by 1 ring</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Grow by {} rings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last column</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moves all spaces on the lattice, which gives them other names.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New spaces: {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No spaces yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Outside, hatched: {} spaces ({}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rows down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift by {} columns and {} rows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show everything</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Size of the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Some spaces lie left of column a or above row 1; the file begins there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The board as it will be</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The board begins in column {}, row {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>They are kept, and come back with Undo or a wider frame, until the board is closed; the file is written without them.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RidgesChart</name>
        <message>
            <source>Final score, points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Final scores by seat</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Row</name>
        <message>
            <source>Back to what is usual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reset: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>differs from what is usual</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RulePanel</name>
        <message>
            <source>Choose a parameter or a rule number to read about it here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Here: {}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In this variant:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rule</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set by:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Source: {}</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hypothesis</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Title</source>
            <translation>Název</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Why</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>as the parent has it</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RulesDesk</name>
        <message>
            <source>Presets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rule</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules sheet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Variants</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}: new child</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RulesForm</name>
        <message>
            <source>1 change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find by name, text, rule or reading</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find parameter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go to the first problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No parameter fits. Clear the search to see all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This variant changes nothing yet: it plays as its parent does.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{} changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>⚠ It cannot be played yet: one problem.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>⚠ It cannot be played yet: {} problems.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ScoresPanel</name>
        <message>
            <source>Points now  →  if the game ended now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scores appear when a game is on the table.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>{}: {} points, {} if the game ended now. {}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SeatsEditor</name>
        <message>
            <source>A number for each seat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seat {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}: a number for each seat</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SheetPanel</name>
        <message>
            <source>Export rules sheet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Page (*.html);;Print (*.pdf)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules sheet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules sheet written: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save as page or PDF…</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Shortcuts</name>
        <message>
            <source>'{}' and '{}' would have the same shortcut</source>
            <translation>„{}“ a „{}“ by měly stejnou zkratku</translation>
        </message>
        <message>
            <source>'{}' is no shortcut</source>
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
            <source>there is no action '{}'</source>
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set {} to {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game declares nothing that stands here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>none</source>
            <translation>žádná</translation>
        </message>
    </context>
    <context>
        <name>SpacesForm</name>
        <message>
            <source>Change {} to {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Column {}, row {} · axial q {}, r {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Columns {} to {}, rows {} to {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Corner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kind</source>
            <translation>Druh</translation>
        </message>
        <message>
            <source>Name {} “{}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove the name of {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reset {} of {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Select one space to name it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set {} of {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The name of the place, for people</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{}, {}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SpacesModel</name>
        <message>
            <source>Column</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kind</source>
            <translation>Druh</translation>
        </message>
        <message>
            <source>Neighbours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>outside</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SpacesPanel</name>
        <message>
            <source>Filter by space, kind or place name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Filter the list of spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No spaces yet: paint some on the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing matches the filter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spaces of the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spaces: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spaces: {} of {}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Standing</name>
        <message>
            <source>Reset all parameters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reset {}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>StrangerRow</name>
        <message>
            <source>{name} = {value}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TextField</name>
        <message>
            <source>Several values</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Tiled</name>
        <message>
            <source>Export as a Tiled map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Import a Tiled map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiled maps (*.tmj *.json);;All files (*)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Toolbox</name>
        <message>
            <source>Click or Enter puts it, Z turns it, X and Y mirror it, Esc gives it up.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TraceTool</name>
        <message>
            <source>Click the hex of the grid that the first point belongs to.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click the hex of the grid that the second point belongs to.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click the middle of a hex on the image.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click the middle of another hex on the image, far from the first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open an image to trace first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The image is aligned.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The image is locked; unlock it to align it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The image is locked; unlock it to move it.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Tracing</name>
        <message>
            <source>choose two that lie far apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the two points are the same</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this is no image that can be read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>use a PNG, JPEG or SVG file</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TracingPanel</name>
        <message>
            <source>&amp;Align…</source>
            <translation>&amp;Zarovnat…</translation>
        </message>
        <message>
            <source>&amp;Lock where it lies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Open image…</source>
            <translation>&amp;Otevřít obrázek…</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>Od&amp;ebrat</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <translation>&amp;Ukázat</translation>
        </message>
        <message>
            <source>Click two points of the image, then their hexes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No image. Open a scan of a printed board to draw after it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>O&amp;pacity</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Opacity of the image, per cent</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>1.  Open a variant under Files and change one starting score.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>2.  Press Shift+F5: the lab plays some thousand games and says who gains.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>3.  Press F5 and play what you have made, saved or not.</source>
            <translation type="unfinished" />
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
            <source>New project from {}</source>
            <translation>Nový projekt ze hry {}</translation>
        </message>
        <message>
            <source>No project yet. What you make is kept in folders of your own.</source>
            <translation>Zatím žádný projekt. Co vytvoříte, je ve vašich vlastních složkách.</translation>
        </message>
        <message>
            <source>Take it off this list; the folder stays</source>
            <translation>Odebrat z tohoto seznamu; složka zůstane</translation>
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
            <source>{} to {} seats · {} rules · {} toggles and numbers</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>WhyBubble</name>
        <message>
            <source>Why this is not allowed</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>_NewDialog</name>
        <message>
            <source>Begin from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Title</source>
            <translation>Název</translation>
        </message>
    </context>
    <context>
        <name>openers.py</name>
        <message>
            <source>About Oikist</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Variant</source>
            <translation>Varianta</translation>
        </message>
    </context>
</TS>
