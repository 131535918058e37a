<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;2-fold</source>
            <translation>&amp;2 fois</translation>
        </message>
        <message>
            <source>&amp;3-fold</source>
            <translation>&amp;3 fois</translation>
        </message>
        <message>
            <source>&amp;6-fold</source>
            <translation>&amp;6 fois</translation>
        </message>
        <message>
            <source>&amp;About Oikist</source>
            <translation>À p&amp;ropos d’Oikist</translation>
        </message>
        <message>
            <source>&amp;Actual size</source>
            <translation>Taille réel&amp;le</translation>
        </message>
        <message>
            <source>&amp;Add card</source>
            <translation>&amp;Ajouter une carte</translation>
        </message>
        <message>
            <source>&amp;Align…</source>
            <translation>&amp;Aligner…</translation>
        </message>
        <message>
            <source>&amp;Areas</source>
            <translation>&amp;Zones</translation>
        </message>
        <message>
            <source>&amp;Board</source>
            <translation>&amp;Plateau</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>C&amp;ouleurs</translation>
        </message>
        <message>
            <source>&amp;Coordinates</source>
            <translation>&amp;Coordonnées</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Copier</translation>
        </message>
        <message>
            <source>&amp;Curtain between players</source>
            <translation>Rideau entre les joueurs</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>S&amp;ombre</translation>
        </message>
        <message>
            <source>&amp;Deck</source>
            <translation>Pa&amp;quet</translation>
        </message>
        <message>
            <source>&amp;Design</source>
            <translation>&amp;Conception</translation>
        </message>
        <message>
            <source>&amp;Drop edit</source>
            <translation>Abandonner les modifications</translation>
        </message>
        <message>
            <source>&amp;Duplicate cards</source>
            <translation>&amp;Dupliquer les cartes</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Édition</translation>
        </message>
        <message>
            <source>&amp;Erase selection</source>
            <translation>E&amp;ffacer la sélection</translation>
        </message>
        <message>
            <source>&amp;Eraser</source>
            <translation>&amp;Gomme</translation>
        </message>
        <message>
            <source>&amp;Export rules sheet…</source>
            <translation>E&amp;xporter la feuille de règles…</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Fichier</translation>
        </message>
        <message>
            <source>&amp;Fill</source>
            <translation>&amp;Remplir</translation>
        </message>
        <message>
            <source>&amp;Fill down</source>
            <translation>&amp;Recopier vers le bas</translation>
        </message>
        <message>
            <source>&amp;Find and go to…</source>
            <translation>Trouver et a&amp;ller à…</translation>
        </message>
        <message>
            <source>&amp;Find parameter…</source>
            <translation>&amp;Rechercher un paramètre…</translation>
        </message>
        <message>
            <source>&amp;Fit board</source>
            <translation>Tout le &amp;plateau</translation>
        </message>
        <message>
            <source>&amp;Fit map</source>
            <translation>A&amp;juster le plan</translation>
        </message>
        <message>
            <source>&amp;Fit size to places</source>
            <translation>A&amp;juster la taille aux lieux</translation>
        </message>
        <message>
            <source>&amp;Generate…</source>
            <translation>G&amp;énérer…</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>A&amp;ide</translation>
        </message>
        <message>
            <source>&amp;Hide panels</source>
            <translation>&amp;Masquer les panneaux</translation>
        </message>
        <message>
            <source>&amp;High contrast</source>
            <translation>Contraste é&amp;levé</translation>
        </message>
        <message>
            <source>&amp;Import CSV…</source>
            <translation>&amp;Importer un CSV…</translation>
        </message>
        <message>
            <source>&amp;Import Tiled map…</source>
            <translation>Importer une carte Tile&amp;d…</translation>
        </message>
        <message>
            <source>&amp;Invert selection</source>
            <translation>&amp;Inverser la sélection</translation>
        </message>
        <message>
            <source>&amp;Lab</source>
            <translation>&amp;Labo</translation>
        </message>
        <message>
            <source>&amp;Legal moves</source>
            <translation>Coups lé&amp;gaux</translation>
        </message>
        <message>
            <source>&amp;Level axis</source>
            <translation>Axe &amp;horizontal</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Clair</translation>
        </message>
        <message>
            <source>&amp;Line</source>
            <translation>&amp;Ligne</translation>
        </message>
        <message>
            <source>&amp;Link selected</source>
            <translation>&amp;Lier la sélection</translation>
        </message>
        <message>
            <source>&amp;Links</source>
            <translation>&amp;Liens</translation>
        </message>
        <message>
            <source>&amp;Lock</source>
            <translation>&amp;Verrouiller</translation>
        </message>
        <message>
            <source>&amp;Look back</source>
            <translation>Re&amp;garder en arrière</translation>
        </message>
        <message>
            <source>&amp;Manual</source>
            <translation>&amp;Manuel</translation>
        </message>
        <message>
            <source>&amp;Map</source>
            <translation>Pla&amp;n</translation>
        </message>
        <message>
            <source>&amp;Moves</source>
            <translation>C&amp;oups</translation>
        </message>
        <message>
            <source>&amp;Names</source>
            <translation>&amp;Noms</translation>
        </message>
        <message>
            <source>&amp;New game</source>
            <translation>&amp;Nouvelle partie</translation>
        </message>
        <message>
            <source>&amp;Next change</source>
            <translation>Changement &amp;suivant</translation>
        </message>
        <message>
            <source>&amp;No turns</source>
            <translation>&amp;Sans rotation</translation>
        </message>
        <message>
            <source>&amp;Open image…</source>
            <translation>&amp;Ouvrir une image…</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>&amp;Ouvrir…</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>C&amp;oller</translation>
        </message>
        <message>
            <source>&amp;Picker</source>
            <translation>&amp;Pipette</translation>
        </message>
        <message>
            <source>&amp;Place names</source>
            <translation>&amp;Noms des lieux</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Jouer</translation>
        </message>
        <message>
            <source>&amp;Playtest</source>
            <translation>&amp;Partie test</translation>
        </message>
        <message>
            <source>&amp;Preferences…</source>
            <translation>&amp;Préférences…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>Q&amp;uitter</translation>
        </message>
        <message>
            <source>&amp;Rectangle</source>
            <translation>R&amp;ectangle</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Rétablir</translation>
        </message>
        <message>
            <source>&amp;Rematch, one seat on</source>
            <translation>Revanche, un siège plus loin</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Retirer</translation>
        </message>
        <message>
            <source>&amp;Remove cards</source>
            <translation>&amp;Supprimer les cartes</translation>
        </message>
        <message>
            <source>&amp;Reset layout</source>
            <translation>&amp;Réinitialiser la disposition</translation>
        </message>
        <message>
            <source>&amp;Reset parameter</source>
            <translation>Réinit&amp;ialiser le paramètre</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Règles</translation>
        </message>
        <message>
            <source>&amp;Run or stop batch</source>
            <translation>&amp;Lancer ou arrêter la série</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Enregistrer</translation>
        </message>
        <message>
            <source>&amp;Select and move</source>
            <translation>&amp;Sélectionner et déplacer</translation>
        </message>
        <message>
            <source>&amp;Shift</source>
            <translation>Décaler</translation>
        </message>
        <message>
            <source>&amp;Shortcuts</source>
            <translation>Ra&amp;ccourcis</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <translation>A&amp;fficher</translation>
        </message>
        <message>
            <source>&amp;Snap to grid</source>
            <translation>Al&amp;igner sur la grille</translation>
        </message>
        <message>
            <source>&amp;Sort cards</source>
            <translation>&amp;Trier les cartes</translation>
        </message>
        <message>
            <source>&amp;Stamp</source>
            <translation>&amp;Tampon</translation>
        </message>
        <message>
            <source>&amp;Step</source>
            <translation>&amp;Un coup</translation>
        </message>
        <message>
            <source>&amp;Straighten links</source>
            <translation>&amp;Redresser les liens</translation>
        </message>
        <message>
            <source>&amp;Tour</source>
            <translation>&amp;Visite guidée</translation>
        </message>
        <message>
            <source>&amp;Tracing image</source>
            <translation>&amp;Image à décalquer</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <source>&amp;Upright axis</source>
            <translation>Axe &amp;vertical</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Affichage</translation>
        </message>
        <message>
            <source>&amp;View of the board</source>
            <translation>&amp;Vue du plateau</translation>
        </message>
        <message>
            <source>&amp;View of the map</source>
            <translation>Affichage &amp;du plan</translation>
        </message>
        <message>
            <source>&amp;Welcome page</source>
            <translation>&amp;Page d’accueil</translation>
        </message>
        <message>
            <source>&amp;When something was revealed</source>
            <translation>&amp;Quand quelque chose a été révélé</translation>
        </message>
        <message>
            <source>A person on the seat that moves, bots on the others</source>
            <translation>Un humain au siège qui joue, des bots aux autres</translation>
        </message>
        <message>
            <source>Add a card below the chosen ones</source>
            <translation>Ajouter une carte sous celles qui sont choisies</translation>
        </message>
        <message>
            <source>Add open ground around the board</source>
            <translation>Ajouter du terrain libre autour du plateau</translation>
        </message>
        <message>
            <source>Advi&amp;ce</source>
            <translation>Con&amp;seils</translation>
        </message>
        <message>
            <source>All bots</source>
            <translation>Tous bots</translation>
        </message>
        <message>
            <source>All kinds of moves</source>
            <translation>Tous les types de coups</translation>
        </message>
        <message>
            <source>All people</source>
            <translation>Tous humains</translation>
        </message>
        <message>
            <source>Apply &amp;preset…</source>
            <translation>&amp;Appliquer un préréglage…</translation>
        </message>
        <message>
            <source>Apply edit</source>
            <translation>Appliquer les modifications</translation>
        </message>
        <message>
            <source>Apply the parameters of another variant to this one, after a preview</source>
            <translation>Reprendre les paramètres d’une autre variante, après les avoir vus</translation>
        </message>
        <message>
            <source>Area of t&amp;he selected</source>
            <translation>&amp;Zone de la sélection</translation>
        </message>
        <message>
            <source>As the &amp;system</source>
            <translation>Comme le &amp;système</translation>
        </message>
        <message>
            <source>Ask at reveals</source>
            <translation>Demander aux révélations</translation>
        </message>
        <message>
            <source>Ask before going back over what was hidden</source>
            <translation>Demander avant de revenir au-delà de ce qui était caché</translation>
        </message>
        <message>
            <source>Attach a note with tags to the move in sight</source>
            <translation>Attacher une note avec des mots-clés au coup affiché</translation>
        </message>
        <message>
            <source>Back to no&amp;w</source>
            <translation>Revenir au pr&amp;ésent</translation>
        </message>
        <message>
            <source>Begin a game with the position in sight</source>
            <translation>Commencer une partie avec la position affichée</translation>
        </message>
        <message>
            <source>Begin a game with the position of a file</source>
            <translation>Commencer une partie avec la position d’un fichier</translation>
        </message>
        <message>
            <source>Begin a variant that changes another one</source>
            <translation>Commencer une variante qui en modifie une autre</translation>
        </message>
        <message>
            <source>Begin a variant that extends this one</source>
            <translation>Commencer une variante qui étend celle-ci</translation>
        </message>
        <message>
            <source>Begin another deck as a copy of one</source>
            <translation>Commencer un autre paquet en copiant un paquet existant</translation>
        </message>
        <message>
            <source>Board, cards and tiles as PDF, SVG or PNG</source>
            <translation>Plateau, cartes et tuiles en PDF, SVG ou PNG</translation>
        </message>
        <message>
            <source>Bots play this position to its end many times; the table stays. Or stop that</source>
            <translation>Des bots jouent maintes fois cette position jusqu’au bout ; la table reste. Ou arrêter</translation>
        </message>
        <message>
            <source>C&amp;orners</source>
            <translation>S&amp;ommets</translation>
        </message>
        <message>
            <source>Centre on the &amp;board</source>
            <translation>Centrer sur le &amp;plateau</translation>
        </message>
        <message>
            <source>Centre on the &amp;cursor</source>
            <translation>Centrer sur le &amp;curseur</translation>
        </message>
        <message>
            <source>Chances of winning</source>
            <translation>Chances de gagner</translation>
        </message>
        <message>
            <source>Change a rule, play it and simulate it, in five steps</source>
            <translation>Changer une règle, la jouer et la simuler, en cinq étapes</translation>
        </message>
        <message>
            <source>Clear the selection</source>
            <translation>Vider la sélection</translation>
        </message>
        <message>
            <source>Click the corners of an area</source>
            <translation>Cliquer sur les coins d’une zone</translation>
        </message>
        <message>
            <source>Click to put spaces of the chosen kind</source>
            <translation>Cliquer pour poser des cases du type choisi</translation>
        </message>
        <message>
            <source>Click two points, then the hexes they belong to</source>
            <translation>Cliquer deux points, puis leurs hexagones</translation>
        </message>
        <message>
            <source>Close &amp;tab</source>
            <translation>Fer&amp;mer l’onglet</translation>
        </message>
        <message>
            <source>Close the document</source>
            <translation>Fermer le document</translation>
        </message>
        <message>
            <source>Close the window</source>
            <translation>Fermer la fenêtre</translation>
        </message>
        <message>
            <source>Compare every move with the best one that play-outs find, and mark the worst</source>
            <translation>Comparer chaque coup au meilleur que trouvent des parties simulées, et marquer les pires</translation>
        </message>
        <message>
            <source>Compare…</source>
            <translation>Comparer…</translation>
        </message>
        <message>
            <source>Copy a game into a folder of yours</source>
            <translation>Copier un jeu dans un de vos dossiers</translation>
        </message>
        <message>
            <source>Copy the chosen cells and remove their cards</source>
            <translation>Copier les cellules choisies et supprimer leurs cartes</translation>
        </message>
        <message>
            <source>Copy the chosen cells for a spreadsheet</source>
            <translation>Copier les cellules choisies pour un tableur</translation>
        </message>
        <message>
            <source>Copy the selection to the clipboard</source>
            <translation>Copier la sélection dans le presse-papiers</translation>
        </message>
        <message>
            <source>Cover the table between people whose secrets differ</source>
            <translation>Couvrir la table entre les joueurs dont les secrets diffèrent</translation>
        </message>
        <message>
            <source>Crop to selection</source>
            <translation>Rogner à la sélection</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>Co&amp;uper</translation>
        </message>
        <message>
            <source>Cut the selection to the clipboard</source>
            <translation>Mettre la sélection dans le presse-papiers en l’enlevant</translation>
        </message>
        <message>
            <source>D&amp;uplicate</source>
            <translation>Dupli&amp;quer</translation>
        </message>
        <message>
            <source>Dark text on light ground</source>
            <translation>Texte sombre sur fond clair</translation>
        </message>
        <message>
            <source>Drag from one space to another</source>
            <translation>Glisser d’une case à une autre</translation>
        </message>
        <message>
            <source>Draw a random board by a recipe</source>
            <translation>Dessiner un plateau au hasard selon une recette</translation>
        </message>
        <message>
            <source>Draw a random map by a recipe</source>
            <translation>Dessiner un plan au hasard selon une recette</translation>
        </message>
        <message>
            <source>Draw another board</source>
            <translation>Dessiner un autre plateau</translation>
        </message>
        <message>
            <source>Draw boards, edit decks and rules</source>
            <translation>Dessiner des plateaux, modifier paquets et règles</translation>
        </message>
        <message>
            <source>Draw what stands on corners</source>
            <translation>Dessiner ce qui est sur les sommets</translation>
        </message>
        <message>
            <source>Draw what stands on edges</source>
            <translation>Dessiner ce qui est sur les arêtes</translation>
        </message>
        <message>
            <source>E&amp;dges</source>
            <translation>Ar&amp;êtes</translation>
        </message>
        <message>
            <source>E&amp;dit the position</source>
            <translation>&amp;Modifier la position</translation>
        </message>
        <message>
            <source>E&amp;xport CSV…</source>
            <translation>&amp;Exporter un CSV…</translation>
        </message>
        <message>
            <source>E&amp;xport and print…</source>
            <translation>Exporter et &amp;imprimer…</translation>
        </message>
        <message>
            <source>Edit position</source>
            <translation>Modifier la position</translation>
        </message>
        <message>
            <source>Empty &amp;hexes</source>
            <translation>&amp;Hexagones vides</translation>
        </message>
        <message>
            <source>Every key, with your own changes</source>
            <translation>Toutes les touches, avec vos propres changements</translation>
        </message>
        <message>
            <source>Export as Tiled &amp;map…</source>
            <translation>Exporter comme c&amp;arte Tiled…</translation>
        </message>
        <message>
            <source>Export usability figures…</source>
            <translation>Exporter les mesures d’ergonomie…</translation>
        </message>
        <message>
            <source>Fi&amp;nd…</source>
            <translation>C&amp;hercher…</translation>
        </message>
        <message>
            <source>Fill connected hexes, or the selection</source>
            <translation>Remplir les hexagones contigus, ou la sélection</translation>
        </message>
        <message>
            <source>Fin&amp;d and go to…</source>
            <translation>Trou&amp;ver et aller à…</translation>
        </message>
        <message>
            <source>Find a &amp;file…</source>
            <translation>Rechercher un &amp;fichier…</translation>
        </message>
        <message>
            <source>Find a card by what is on it</source>
            <translation>Chercher une carte par ce qui s’y trouve</translation>
        </message>
        <message>
            <source>Find a space by name or kind</source>
            <translation>Trouver une case par nom ou type</translation>
        </message>
        <message>
            <source>Find a space, a place or a kind</source>
            <translation>Trouver une case, un lieu ou un type</translation>
        </message>
        <message>
            <source>Find an &amp;action…</source>
            <translation>Rechercher une a&amp;ction…</translation>
        </message>
        <message>
            <source>Find blunders</source>
            <translation>Chercher les gaffes</translation>
        </message>
        <message>
            <source>Find rule…</source>
            <translation>Trouver une règle…</translation>
        </message>
        <message>
            <source>Find, open and replay the matches that were kept</source>
            <translation>Trouver, ouvrir et revoir les parties conservées</translation>
        </message>
        <message>
            <source>Fit board</source>
            <translation>Tout le plateau</translation>
        </message>
        <message>
            <source>Five short questions about the game, kept with it</source>
            <translation>Cinq courtes questions sur la partie, conservées avec elle</translation>
        </message>
        <message>
            <source>Follow the desktop's colours</source>
            <translation>Suivre les couleurs du bureau</translation>
        </message>
        <message>
            <source>Give all chosen cells what the topmost of each column holds</source>
            <translation>Donner à toutes les cellules choisies le contenu de la plus haute de chaque colonne</translation>
        </message>
        <message>
            <source>Give the chosen cells what the base deck says</source>
            <translation>Donner aux cellules choisies ce que dit le paquet de base</translation>
        </message>
        <message>
            <source>Give the deck the order that the table shows, by the column chosen for it</source>
            <translation>Donner au paquet l’ordre du tableau, d’après la colonne choisie</translation>
        </message>
        <message>
            <source>Go to the next parameter that this variant changes</source>
            <translation>Aller au prochain paramètre que cette variante modifie</translation>
        </message>
        <message>
            <source>Go to the parameter before this one that this variant changes</source>
            <translation>Aller au paramètre précédent que cette variante modifie</translation>
        </message>
        <message>
            <source>Grow &amp;by a rim</source>
            <translation>&amp;Agrandir d’un bord</translation>
        </message>
        <message>
            <source>Grow, crop or shift by numbers</source>
            <translation>Agrandir, rogner ou décaler par nombres</translation>
        </message>
        <message>
            <source>Hea&amp;t map</source>
            <translation>Carte de chale&amp;ur</translation>
        </message>
        <message>
            <source>Hide every parameter that is as the parent has it</source>
            <translation>Masquer les paramètres identiques à ceux de la variante mère</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Indice</translation>
        </message>
        <message>
            <source>Keep selection or kind under 1</source>
            <translation>Garder la sélection ou le type sous 1</translation>
        </message>
        <message>
            <source>Keep selection or kind under 2</source>
            <translation>Garder la sélection ou le type sous 2</translation>
        </message>
        <message>
            <source>Keep selection or kind under 3</source>
            <translation>Garder la sélection ou le type sous 3</translation>
        </message>
        <message>
            <source>Keep selection or kind under 4</source>
            <translation>Garder la sélection ou le type sous 4</translation>
        </message>
        <message>
            <source>Keep selection or kind under 5</source>
            <translation>Garder la sélection ou le type sous 5</translation>
        </message>
        <message>
            <source>Keep selection or kind under 6</source>
            <translation>Garder la sélection ou le type sous 6</translation>
        </message>
        <message>
            <source>Keep selection or kind under 7</source>
            <translation>Garder la sélection ou le type sous 7</translation>
        </message>
        <message>
            <source>Keep selection or kind under 8</source>
            <translation>Garder la sélection ou le type sous 8</translation>
        </message>
        <message>
            <source>Keep selection or kind under 9</source>
            <translation>Garder la sélection ou le type sous 9</translation>
        </message>
        <message>
            <source>Keep the image where it is</source>
            <translation>Laisser l’image où elle est</translation>
        </message>
        <message>
            <source>Leave the position as it was</source>
            <translation>Laisser la position telle qu’elle était</translation>
        </message>
        <message>
            <source>Let bots play on, or pause them</source>
            <translation>Laisser jouer les bots, ou les mettre en pause</translation>
        </message>
        <message>
            <source>Let bots play the game to its end</source>
            <translation>Laisser les bots jouer jusqu’à la fin</translation>
        </message>
        <message>
            <source>Let people around one screen decide for every seat</source>
            <translation>Des humains autour d’un même écran décident pour chaque siège</translation>
        </message>
        <message>
            <source>Let places snap to a grid</source>
            <translation>Aligner les lieux sur une grille</translation>
        </message>
        <message>
            <source>Let the bot make one move</source>
            <translation>Laisser le bot jouer un coup</translation>
        </message>
        <message>
            <source>Let the usual bot decide for every seat</source>
            <translation>Laisser le bot habituel décider pour chaque siège</translation>
        </message>
        <message>
            <source>Light text on dark ground</source>
            <translation>Texte clair sur fond sombre</translation>
        </message>
        <message>
            <source>Link the selected spaces in their order</source>
            <translation>Lier les cases sélectionnées dans leur ordre</translation>
        </message>
        <message>
            <source>List the moves of the space under the keyboard, and why others are not allowed</source>
            <translation>Énumérer les coups de la case sous le curseur, et pourquoi d’autres sont interdits</translation>
        </message>
        <message>
            <source>Look for a move in the list of all legal ones</source>
            <translation>Chercher un coup dans la liste de tous les coups légaux</translation>
        </message>
        <message>
            <source>Look for the best moves, or stop looking</source>
            <translation>Chercher les meilleurs coups, ou arrêter la recherche</translation>
        </message>
        <message>
            <source>Look one move back</source>
            <translation>Voir un coup avant</translation>
        </message>
        <message>
            <source>Look one move on</source>
            <translation>Voir un coup après</translation>
        </message>
        <message>
            <source>Look one round back</source>
            <translation>Voir une manche avant</translation>
        </message>
        <message>
            <source>Look one round on</source>
            <translation>Voir une manche après</translation>
        </message>
        <message>
            <source>Look, language, shortcuts and more</source>
            <translation>Apparence, langue, raccourcis, etc.</translation>
        </message>
        <message>
            <source>Make a board of a hexagonal map of Tiled</source>
            <translation>Faire un plateau d’une carte hexagonale de Tiled</translation>
        </message>
        <message>
            <source>Make again the move that was taken back</source>
            <translation>Refaire le coup qui a été repris</translation>
        </message>
        <message>
            <source>Make again what was taken back</source>
            <translation>Refaire ce qui a été annulé</translation>
        </message>
        <message>
            <source>Make an area of the selected spaces</source>
            <translation>Faire une zone des cases sélectionnées</translation>
        </message>
        <message>
            <source>Mark every space where any move can be made, and forget the clicks so far</source>
            <translation>Marquer chaque case où un coup est possible, et oublier les clics précédents</translation>
        </message>
        <message>
            <source>Matches…</source>
            <translation>Parties gardées…</translation>
        </message>
        <message>
            <source>Me a&amp;gainst bots</source>
            <translation>Moi contre les bots</translation>
        </message>
        <message>
            <source>Mi&amp;rror</source>
            <translation>Miroir</translation>
        </message>
        <message>
            <source>Mirror at 120°</source>
            <translation>Miroir à 120°</translation>
        </message>
        <message>
            <source>Mirror at 150°</source>
            <translation>Miroir à 150°</translation>
        </message>
        <message>
            <source>Mirror at 30°</source>
            <translation>Miroir à 30°</translation>
        </message>
        <message>
            <source>Mirror at 60°</source>
            <translation>Miroir à 60°</translation>
        </message>
        <message>
            <source>Mirror at an axis 120 degrees from upright</source>
            <translation>Miroir selon un axe à 120 degrés de la verticale</translation>
        </message>
        <message>
            <source>Mirror at an axis 150 degrees from upright</source>
            <translation>Miroir selon un axe à 150 degrés de la verticale</translation>
        </message>
        <message>
            <source>Mirror at an axis 30 degrees from upright</source>
            <translation>Miroir selon un axe à 30 degrés de la verticale</translation>
        </message>
        <message>
            <source>Mirror at an axis 60 degrees from upright</source>
            <translation>Miroir selon un axe à 60 degrés de la verticale</translation>
        </message>
        <message>
            <source>Mirror left and right</source>
            <translation>Miroir gauche-droite</translation>
        </message>
        <message>
            <source>Mirror top and bottom</source>
            <translation>Miroir haut-bas</translation>
        </message>
        <message>
            <source>Move &amp;up</source>
            <translation>&amp;Monter</translation>
        </message>
        <message>
            <source>Move all so that little sea is left</source>
            <translation>Tout déplacer pour laisser peu de mer</translation>
        </message>
        <message>
            <source>Move do&amp;wn</source>
            <translation>Desce&amp;ndre</translation>
        </message>
        <message>
            <source>Move or align the image to trace</source>
            <translation>Déplacer ou aligner l’image à décalquer</translation>
        </message>
        <message>
            <source>Move the chosen cards one place down</source>
            <translation>Descendre les cartes choisies d’une place</translation>
        </message>
        <message>
            <source>Move the chosen cards one place up</source>
            <translation>Monter les cartes choisies d’une place</translation>
        </message>
        <message>
            <source>Move the whole board one row down</source>
            <translation>Descendre tout le plateau d’une rangée</translation>
        </message>
        <message>
            <source>Move the whole board one row up</source>
            <translation>Monter tout le plateau d’une rangée</translation>
        </message>
        <message>
            <source>Move the whole board to the left</source>
            <translation>Déplacer tout le plateau vers la gauche</translation>
        </message>
        <message>
            <source>Move the whole board to the right</source>
            <translation>Déplacer tout le plateau vers la droite</translation>
        </message>
        <message>
            <source>N&amp;otes and figures</source>
            <translation>No&amp;tes et chiffres</translation>
        </message>
        <message>
            <source>N&amp;umbers</source>
            <translation>N&amp;uméros</translation>
        </message>
        <message>
            <source>Na&amp;mes of spaces</source>
            <translation>Noms des ca&amp;ses</translation>
        </message>
        <message>
            <source>Na&amp;me…</source>
            <translation>No&amp;mmer…</translation>
        </message>
        <message>
            <source>Name the variation that begins at a move</source>
            <translation>Nommer la variation qui commence à un coup</translation>
        </message>
        <message>
            <source>Name variation</source>
            <translation>Nommer la variation</translation>
        </message>
        <message>
            <source>Never go back over what was hidden</source>
            <translation>Ne jamais revenir au-delà de ce qui était caché</translation>
        </message>
        <message>
            <source>New &amp;board…</source>
            <translation>Nouveau p&amp;lateau…</translation>
        </message>
        <message>
            <source>New &amp;child variant</source>
            <translation>Nouvelle &amp;variante dérivée</translation>
        </message>
        <message>
            <source>New &amp;deck…</source>
            <translation>Nouveau pa&amp;quet…</translation>
        </message>
        <message>
            <source>New &amp;project…</source>
            <translation>Nouveau &amp;projet…</translation>
        </message>
        <message>
            <source>New &amp;variant…</source>
            <translation>Nouvelle &amp;variante…</translation>
        </message>
        <message>
            <source>New game from here</source>
            <translation>Nouvelle partie d’ici</translation>
        </message>
        <message>
            <source>New project, recent ones and samples</source>
            <translation>Nouveau projet, projets récents et exemples</translation>
        </message>
        <message>
            <source>No &amp;mirror</source>
            <translation>Sans &amp;miroir</translation>
        </message>
        <message>
            <source>Open a board, deck, variant, position or match</source>
            <translation>Ouvrir un plateau, un paquet, une variante, une position ou une partie</translation>
        </message>
        <message>
            <source>Open a folder of boards, decks and variants</source>
            <translation>Ouvrir un dossier de plateaux, paquets et variantes</translation>
        </message>
        <message>
            <source>Open p&amp;roject…</source>
            <translation>Ouvrir un p&amp;rojet…</translation>
        </message>
        <message>
            <source>Open position…</source>
            <translation>Ouvrir une position…</translation>
        </message>
        <message>
            <source>Open the help page on what has the focus</source>
            <translation>Ouvrir la page sur ce qui a le clavier</translation>
        </message>
        <message>
            <source>Outline hexes to draw on</source>
            <translation>Tracer le contour des hexagones à dessiner</translation>
        </message>
        <message>
            <source>Pa&amp;nels</source>
            <translation>Pa&amp;nneaux</translation>
        </message>
        <message>
            <source>Paint a ring; Shift fills it</source>
            <translation>Peindre un anneau ; Maj le remplit</translation>
        </message>
        <message>
            <source>Paint a straight line</source>
            <translation>Peindre une ligne droite</translation>
        </message>
        <message>
            <source>Paint alike after a sixth of a turn</source>
            <translation>Peindre de même après un sixième de tour</translation>
        </message>
        <message>
            <source>Paint alike after a third of a turn</source>
            <translation>Peindre de même après un tiers de tour</translation>
        </message>
        <message>
            <source>Paint alike after half a turn</source>
            <translation>Peindre de même après un demi-tour</translation>
        </message>
        <message>
            <source>Paint columns and rows</source>
            <translation>Peindre colonnes et rangées</translation>
        </message>
        <message>
            <source>Paint hexes; Shift draws a line</source>
            <translation>Peindre des hexagones ; Maj trace une ligne</translation>
        </message>
        <message>
            <source>Paint left and right alike</source>
            <translation>Peindre de même à gauche et à droite</translation>
        </message>
        <message>
            <source>Paint top and bottom alike</source>
            <translation>Peindre de même en haut et en bas</translation>
        </message>
        <message>
            <source>Paint without a mirror</source>
            <translation>Peindre sans miroir</translation>
        </message>
        <message>
            <source>Paint without turning</source>
            <translation>Peindre sans rotation</translation>
        </message>
        <message>
            <source>Pick up the eighth stamp</source>
            <translation>Prendre en main le huitième tampon</translation>
        </message>
        <message>
            <source>Pick up the fifth stamp</source>
            <translation>Prendre en main le cinquième tampon</translation>
        </message>
        <message>
            <source>Pick up the first stamp</source>
            <translation>Prendre en main le premier tampon</translation>
        </message>
        <message>
            <source>Pick up the fourth stamp</source>
            <translation>Prendre en main le quatrième tampon</translation>
        </message>
        <message>
            <source>Pick up the kind of a hex</source>
            <translation>Prendre en main le type d’un hexagone</translation>
        </message>
        <message>
            <source>Pick up the ninth stamp</source>
            <translation>Prendre en main le neuvième tampon</translation>
        </message>
        <message>
            <source>Pick up the second stamp</source>
            <translation>Prendre en main le deuxième tampon</translation>
        </message>
        <message>
            <source>Pick up the seventh stamp</source>
            <translation>Prendre en main le septième tampon</translation>
        </message>
        <message>
            <source>Pick up the sixth stamp</source>
            <translation>Prendre en main le sixième tampon</translation>
        </message>
        <message>
            <source>Pick up the third stamp</source>
            <translation>Prendre en main le troisième tampon</translation>
        </message>
        <message>
            <source>Pick up what was copied</source>
            <translation>Prendre en main ce qui a été copié</translation>
        </message>
        <message>
            <source>Play &amp;forward again</source>
            <translation>R&amp;efaire le coup</translation>
        </message>
        <message>
            <source>Play &amp;this</source>
            <translation>Jouer &amp;ceci</translation>
        </message>
        <message>
            <source>Play many games from every position, and draw who would win</source>
            <translation>Jouer beaucoup de parties de chaque position, et tracer qui gagnerait</translation>
        </message>
        <message>
            <source>Play many games from here</source>
            <translation>Jouer beaucoup de parties d’ici</translation>
        </message>
        <message>
            <source>Play on from the position in sight</source>
            <translation>Reprendre à la position affichée</translation>
        </message>
        <message>
            <source>Play the variant on the table</source>
            <translation>Jouer la variante qui est sur la table</translation>
        </message>
        <message>
            <source>Pre&amp;vious change</source>
            <translation>Changement &amp;précédent</translation>
        </message>
        <message>
            <source>Preview rules &amp;sheet</source>
            <translation>Aperçu de la f&amp;euille de règles</translation>
        </message>
        <message>
            <source>Put a copy of the chosen cards below them</source>
            <translation>Mettre une copie des cartes choisies en dessous</translation>
        </message>
        <message>
            <source>Put a copy of the selection beside it</source>
            <translation>Poser une copie de la sélection à côté</translation>
        </message>
        <message>
            <source>Put an image under the grid to draw after</source>
            <translation>Mettre une image sous la grille pour la décalquer</translation>
        </message>
        <message>
            <source>Put cells from a spreadsheet into the table; one value fills all chosen cells</source>
            <translation>Coller les cellules d’un tableur ; une seule valeur remplit toutes les cellules choisies</translation>
        </message>
        <message>
            <source>Put every panel back to its place</source>
            <translation>Remettre chaque panneau à sa place</translation>
        </message>
        <message>
            <source>Put the centre of symmetry under the mouse or the cursor</source>
            <translation>Mettre le centre de symétrie sous la souris ou le curseur</translation>
        </message>
        <message>
            <source>Put the centre of symmetry where it fits the board best</source>
            <translation>Mettre le centre de symétrie là où il convient le mieux au plateau</translation>
        </message>
        <message>
            <source>Put the edited position on the table</source>
            <translation>Mettre sur la table la position modifiée</translation>
        </message>
        <message>
            <source>Put the position in sight on the table; what came after it stays as a variation</source>
            <translation>Mettre sur la table la position affichée ; la suite reste comme variation</translation>
        </message>
        <message>
            <source>Put what was copied where the mouse is</source>
            <translation>Poser ce qui a été copié là où est la souris</translation>
        </message>
        <message>
            <source>Put what you are editing on the table, saved or not</source>
            <translation>Mettre sur la table ce que vous modifiez, enregistré ou non</translation>
        </message>
        <message>
            <source>Put, take and turn what lies on the board; set scores, stocks and whose turn it is</source>
            <translation>Poser, retirer et tourner ce qui est sur le plateau ; fixer scores, réserves et à qui le tour</translation>
        </message>
        <message>
            <source>R&amp;eload</source>
            <translation>Re&amp;charger</translation>
        </message>
        <message>
            <source>R&amp;ing</source>
            <translation>&amp;Anneau</translation>
        </message>
        <message>
            <source>Read the file again; this can be undone</source>
            <translation>Relire le fichier ; peut être annulé</translation>
        </message>
        <message>
            <source>Redo in edit</source>
            <translation>Rétablir dans la position</translation>
        </message>
        <message>
            <source>Redo the edit that was undone</source>
            <translation>Refaire la modification annulée</translation>
        </message>
        <message>
            <source>Remove the chosen cards</source>
            <translation>Supprimer les cartes choisies</translation>
        </message>
        <message>
            <source>Remove the selected hexes</source>
            <translation>Enlever les hexagones sélectionnés</translation>
        </message>
        <message>
            <source>Remove what is selected</source>
            <translation>Retirer ce qui est sélectionné</translation>
        </message>
        <message>
            <source>Reopen &amp;closed tab</source>
            <translation>Rouvrir l’onglet &amp;fermé</translation>
        </message>
        <message>
            <source>Reopen what was closed last</source>
            <translation>Rouvrir ce qui a été fermé en dernier</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Revoir</translation>
        </message>
        <message>
            <source>Replay the match at the speed set beside the timeline</source>
            <translation>Faire défiler les positions de la partie, à la vitesse indiquée près de la frise</translation>
        </message>
        <message>
            <source>Reset &amp;all parameters</source>
            <translation>&amp;Tout réinitialiser</translation>
        </message>
        <message>
            <source>Reset every parameter to the parent variant, as one step</source>
            <translation>Rendre tous les paramètres à la variante mère, en une étape</translation>
        </message>
        <message>
            <source>Reset the parameter with the focus to the parent variant</source>
            <translation>Rendre le paramètre actif à la variante mère</translation>
        </message>
        <message>
            <source>Reset to &amp;base</source>
            <translation>Revenir à la &amp;base</translation>
        </message>
        <message>
            <source>Resi&amp;ze…</source>
            <translation>Redi&amp;mensionner…</translation>
        </message>
        <message>
            <source>Run the batch, or stop it; its games are kept</source>
            <translation>Lancer la série, ou l’arrêter ; ses parties sont gardées</translation>
        </message>
        <message>
            <source>S&amp;paces</source>
            <translation>&amp;Cases</translation>
        </message>
        <message>
            <source>S&amp;ymmetry</source>
            <translation>S&amp;ymétrie</translation>
        </message>
        <message>
            <source>Save &amp;as…</source>
            <translation>Enregistrer &amp;sous…</translation>
        </message>
        <message>
            <source>Save a&amp;ll</source>
            <translation>&amp;Tout enregistrer</translation>
        </message>
        <message>
            <source>Save every document that has changed</source>
            <translation>Enregistrer tous les documents modifiés</translation>
        </message>
        <message>
            <source>Save position as…</source>
            <translation>Enregistrer la position sous…</translation>
        </message>
        <message>
            <source>Save the document in front, or what the table or the lab holds, to its file</source>
            <translation>Écrire dans son fichier le document affiché, ou ce que tiennent la table ou le labo</translation>
        </message>
        <message>
            <source>Save the document to another file</source>
            <translation>Enregistrer le document dans un autre fichier</translation>
        </message>
        <message>
            <source>Se&amp;ats</source>
            <translation>Si&amp;èges</translation>
        </message>
        <message>
            <source>Search boards, decks and variants by name</source>
            <translation>Chercher plateaux, paquets et variantes par nom</translation>
        </message>
        <message>
            <source>Search everything that Oikist can do</source>
            <translation>Chercher dans tout ce que sait faire Oikist</translation>
        </message>
        <message>
            <source>Search parameters by name, text, rule or reading</source>
            <translation>Chercher un paramètre par nom, texte, règle ou lecture</translation>
        </message>
        <message>
            <source>Search the rules of the game on the table</source>
            <translation>Chercher dans les règles du jeu qui est sur la table</translation>
        </message>
        <message>
            <source>Select &amp;all</source>
            <translation>&amp;Tout sélectionner</translation>
        </message>
        <message>
            <source>Select &amp;nothing</source>
            <translation>&amp;Ne rien sélectionner</translation>
        </message>
        <message>
            <source>Select all hexes of one kind</source>
            <translation>Sélectionner tous les hexagones d’un type</translation>
        </message>
        <message>
            <source>Select all of the kind of these</source>
            <translation>Sélectionner tout ce qui est du même type</translation>
        </message>
        <message>
            <source>Select connected hexes of one kind</source>
            <translation>Sélectionner les hexagones contigus d’un type</translation>
        </message>
        <message>
            <source>Select every space</source>
            <translation>Sélectionner toutes les cases</translation>
        </message>
        <message>
            <source>Select everything</source>
            <translation>Tout sélectionner</translation>
        </message>
        <message>
            <source>Select in a line drawn by hand</source>
            <translation>Sélectionner dans un tracé à main levée</translation>
        </message>
        <message>
            <source>Select in a rectangle</source>
            <translation>Sélectionner dans un rectangle</translation>
        </message>
        <message>
            <source>Select places, drag them</source>
            <translation>Sélectionner des lieux, les glisser</translation>
        </message>
        <message>
            <source>Select re&amp;ctangle</source>
            <translation>Sélection re&amp;ctangulaire</translation>
        </message>
        <message>
            <source>Select sa&amp;me kind</source>
            <translation>Sélection de même t&amp;ype</translation>
        </message>
        <message>
            <source>Select same &amp;kind</source>
            <translation>Sélectionner le même t&amp;ype</translation>
        </message>
        <message>
            <source>Select the other spaces</source>
            <translation>Sélectionner les autres cases</translation>
        </message>
        <message>
            <source>Select what is not selected</source>
            <translation>Sélectionner ce qui ne l’est pas</translation>
        </message>
        <message>
            <source>Select with &amp;wand</source>
            <translation>Sélection à la &amp;baguette</translation>
        </message>
        <message>
            <source>Select with l&amp;asso</source>
            <translation>Sélection au la&amp;sso</translation>
        </message>
        <message>
            <source>Set what lies outside aside; nothing is lost</source>
            <translation>Mettre de côté ce qui dépasse ; rien n’est perdu</translation>
        </message>
        <message>
            <source>Shift down</source>
            <translation>Décaler vers le bas</translation>
        </message>
        <message>
            <source>Shift left</source>
            <translation>Décaler à gauche</translation>
        </message>
        <message>
            <source>Shift right</source>
            <translation>Décaler à droite</translation>
        </message>
        <message>
            <source>Shift up</source>
            <translation>Décaler vers le haut</translation>
        </message>
        <message>
            <source>Sho&amp;w what was cropped</source>
            <translation>Afficher ce qui était &amp;rogné</translation>
        </message>
        <message>
            <source>Show &amp;only changes</source>
            <translation>Changements seu&amp;lement</translation>
        </message>
        <message>
            <source>Show hexes at full size</source>
            <translation>Afficher les hexagones en taille réelle</translation>
        </message>
        <message>
            <source>Show hexes at their full size</source>
            <translation>Afficher les hexagones en taille réelle</translation>
        </message>
        <message>
            <source>Show hexes larger</source>
            <translation>Afficher les hexagones en plus grand</translation>
        </message>
        <message>
            <source>Show hexes smaller</source>
            <translation>Afficher les hexagones en plus petit</translation>
        </message>
        <message>
            <source>Show or hide the image</source>
            <translation>Afficher ou masquer l’image</translation>
        </message>
        <message>
            <source>Show over the board what happened where in games of a stored run</source>
            <translation>Montrer sur le plateau ce qui s’est passé où dans les parties d’une série enregistrée</translation>
        </message>
        <message>
            <source>Show the document or the table alone, or the panels again</source>
            <translation>Afficher le document ou la table seuls, ou à nouveau les panneaux</translation>
        </message>
        <message>
            <source>Show the map at full size</source>
            <translation>Montrer le plan en taille réelle</translation>
        </message>
        <message>
            <source>Show the map larger</source>
            <translation>Montrer le plan plus grand</translation>
        </message>
        <message>
            <source>Show the map smaller</source>
            <translation>Montrer le plan plus petit</translation>
        </message>
        <message>
            <source>Show the newest position</source>
            <translation>Afficher la dernière position</translation>
        </message>
        <message>
            <source>Show the next of the moves that can be made at this place</source>
            <translation>Afficher le coup suivant parmi ceux qui sont possibles à cet endroit</translation>
        </message>
        <message>
            <source>Show the one before of the moves that can be made at this place</source>
            <translation>Afficher le coup précédent parmi ceux qui sont possibles à cet endroit</translation>
        </message>
        <message>
            <source>Show the position after it</source>
            <translation>Afficher la position qui le suit</translation>
        </message>
        <message>
            <source>Show the position at the start of the next round</source>
            <translation>Afficher la position au début de la manche suivante</translation>
        </message>
        <message>
            <source>Show the position at the start of the round</source>
            <translation>Afficher la position au début de la manche</translation>
        </message>
        <message>
            <source>Show the position before the move in sight; nothing is taken back</source>
            <translation>Afficher la position avant le coup affiché ; rien n’est repris</translation>
        </message>
        <message>
            <source>Show the rules as they hold in this variant</source>
            <translation>Afficher les règles telles que les veut cette variante</translation>
        </message>
        <message>
            <source>Show the whole board</source>
            <translation>Afficher tout le plateau</translation>
        </message>
        <message>
            <source>Show the whole map</source>
            <translation>Montrer tout le plan</translation>
        </message>
        <message>
            <source>Show this board beside another one</source>
            <translation>Afficher ce plateau à côté d’un autre</translation>
        </message>
        <message>
            <source>Simulate &amp;this</source>
            <translation>&amp;Simuler ceci</translation>
        </message>
        <message>
            <source>Simulate many games and see who wins</source>
            <translation>Simuler beaucoup de parties et voir qui gagne</translation>
        </message>
        <message>
            <source>Stamp 1</source>
            <translation>Tampon 1</translation>
        </message>
        <message>
            <source>Stamp 2</source>
            <translation>Tampon 2</translation>
        </message>
        <message>
            <source>Stamp 3</source>
            <translation>Tampon 3</translation>
        </message>
        <message>
            <source>Stamp 4</source>
            <translation>Tampon 4</translation>
        </message>
        <message>
            <source>Stamp 5</source>
            <translation>Tampon 5</translation>
        </message>
        <message>
            <source>Stamp 6</source>
            <translation>Tampon 6</translation>
        </message>
        <message>
            <source>Stamp 7</source>
            <translation>Tampon 7</translation>
        </message>
        <message>
            <source>Stamp 8</source>
            <translation>Tampon 8</translation>
        </message>
        <message>
            <source>Stamp 9</source>
            <translation>Tampon 9</translation>
        </message>
        <message>
            <source>Stamps by &amp;digit</source>
            <translation>Tam&amp;pons par chiffre</translation>
        </message>
        <message>
            <source>Start a new game; its menu holds the seed</source>
            <translation>Commencer une nouvelle partie ; la graine est dans son menu</translation>
        </message>
        <message>
            <source>Stop at reveals</source>
            <translation>S’arrêter aux révélations</translation>
        </message>
        <message>
            <source>Store stamp 1</source>
            <translation>Garder le tampon 1</translation>
        </message>
        <message>
            <source>Store stamp 2</source>
            <translation>Garder le tampon 2</translation>
        </message>
        <message>
            <source>Store stamp 3</source>
            <translation>Garder le tampon 3</translation>
        </message>
        <message>
            <source>Store stamp 4</source>
            <translation>Garder le tampon 4</translation>
        </message>
        <message>
            <source>Store stamp 5</source>
            <translation>Garder le tampon 5</translation>
        </message>
        <message>
            <source>Store stamp 6</source>
            <translation>Garder le tampon 6</translation>
        </message>
        <message>
            <source>Store stamp 7</source>
            <translation>Garder le tampon 7</translation>
        </message>
        <message>
            <source>Store stamp 8</source>
            <translation>Garder le tampon 8</translation>
        </message>
        <message>
            <source>Store stamp 9</source>
            <translation>Garder le tampon 9</translation>
        </message>
        <message>
            <source>Strong borders and colours</source>
            <translation>Bordures et couleurs marquées</translation>
        </message>
        <message>
            <source>Sur&amp;vey</source>
            <translation>&amp;Questionnaire</translation>
        </message>
        <message>
            <source>Swap left and right</source>
            <translation>Échanger la gauche et la droite</translation>
        </message>
        <message>
            <source>Swap top and bottom</source>
            <translation>Échanger le haut et le bas</translation>
        </message>
        <message>
            <source>T&amp;ools</source>
            <translation>Outil&amp;s</translation>
        </message>
        <message>
            <source>T&amp;urn the piece back</source>
            <translation>Tourner la pièce à rebours</translation>
        </message>
        <message>
            <source>Take &amp;back</source>
            <translation>&amp;Reprendre le coup</translation>
        </message>
        <message>
            <source>Take all cards from a file that a spreadsheet saved</source>
            <translation>Reprendre toutes les cartes d’un fichier de tableur</translation>
        </message>
        <message>
            <source>Take away what is touched</source>
            <translation>Retirer ce qui est touché</translation>
        </message>
        <message>
            <source>Take back any move; reveals are recorded</source>
            <translation>Reprendre n’importe quel coup ; les révélations sont notées</translation>
        </message>
        <message>
            <source>Take back freely</source>
            <translation>Reprendre librement</translation>
        </message>
        <message>
            <source>Take back into the board what was set aside</source>
            <translation>Remettre dans le plateau ce qui était de côté</translation>
        </message>
        <message>
            <source>Take hexes away</source>
            <translation>Enlever des hexagones</translation>
        </message>
        <message>
            <source>Take the bends of the selected links away</source>
            <translation>Retirer les coudes des liens sélectionnés</translation>
        </message>
        <message>
            <source>Take the image away</source>
            <translation>Retirer l’image</translation>
        </message>
        <message>
            <source>Take the last move back</source>
            <translation>Reprendre le dernier coup</translation>
        </message>
        <message>
            <source>Take what you are editing into the lab, saved or not</source>
            <translation>Envoyer au labo ce que vous modifiez, enregistré ou non</translation>
        </message>
        <message>
            <source>The same seed again, with everybody sitting one seat further on</source>
            <translation>La même graine, chacun assis un siège plus loin</translation>
        </message>
        <message>
            <source>Times, going back, refused moves: CSV</source>
            <translation>Durées, retours en arrière, coups refusés : CSV</translation>
        </message>
        <message>
            <source>To the &amp;end</source>
            <translation>Jusqu’à la &amp;fin</translation>
        </message>
        <message>
            <source>Tracing i&amp;mage</source>
            <translation>Image à décal&amp;quer</translation>
        </message>
        <message>
            <source>Turn &amp;left</source>
            <translation>Tourner à &amp;gauche</translation>
        </message>
        <message>
            <source>Turn &amp;right</source>
            <translation>Tourner à &amp;droite</translation>
        </message>
        <message>
            <source>Turn and mi&amp;rror</source>
            <translation>Tourner &amp;et refléter</translation>
        </message>
        <message>
            <source>Turn back by 60 degrees</source>
            <translation>Tourner de 60 degrés en sens inverse</translation>
        </message>
        <message>
            <source>Turn back what is selected by 90 degrees</source>
            <translation>Tourner la sélection de 90 degrés en arrière</translation>
        </message>
        <message>
            <source>Turn by 60 degrees</source>
            <translation>Tourner de 60 degrés</translation>
        </message>
        <message>
            <source>Turn rig&amp;ht</source>
            <translation>Tourner à &amp;droite</translation>
        </message>
        <message>
            <source>Turn the piece</source>
            <translation>Tourner la pièce</translation>
        </message>
        <message>
            <source>Turn what is selected by 90 degrees</source>
            <translation>Tourner la sélection de 90 degrés</translation>
        </message>
        <message>
            <source>Type the name of what is selected</source>
            <translation>Taper le nom de ce qui est sélectionné</translation>
        </message>
        <message>
            <source>Undo in edit</source>
            <translation>Annuler dans la position</translation>
        </message>
        <message>
            <source>Undo the last edit</source>
            <translation>Annuler la dernière modification</translation>
        </message>
        <message>
            <source>Undo the last edit of the position</source>
            <translation>Annuler la dernière modification de la position</translation>
        </message>
        <message>
            <source>Version and licence</source>
            <translation>Version et licence</translation>
        </message>
        <message>
            <source>View of the &amp;table</source>
            <translation>&amp;Vue de la table</translation>
        </message>
        <message>
            <source>What can I do &amp;here?</source>
            <translation>Que faire ici ?</translation>
        </message>
        <message>
            <source>What has changed from version to version</source>
            <translation>Ce qui a changé d’une version à l’autre</translation>
        </message>
        <message>
            <source>What's &amp;new</source>
            <translation>&amp;Nouveautés</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>Écrire une note</translation>
        </message>
        <message>
            <source>Write all cards for a spreadsheet</source>
            <translation>Écrire toutes les cartes pour un tableur</translation>
        </message>
        <message>
            <source>Write c4 on every space</source>
            <translation>Écrire c4 sur chaque case</translation>
        </message>
        <message>
            <source>Write numbers on spaces</source>
            <translation>Écrire les numéros sur les cases</translation>
        </message>
        <message>
            <source>Write place names</source>
            <translation>Écrire les noms des lieux</translation>
        </message>
        <message>
            <source>Write the board as a map and a tile picture for Tiled</source>
            <translation>Écrire le plateau en carte et image de tuiles pour Tiled</translation>
        </message>
        <message>
            <source>Write the name on every space</source>
            <translation>Écrire le nom sur chaque case</translation>
        </message>
        <message>
            <source>Write the names of all places</source>
            <translation>Écrire les noms de tous les lieux</translation>
        </message>
        <message>
            <source>Write the position in sight to a file</source>
            <translation>Écrire la position affichée dans un fichier</translation>
        </message>
        <message>
            <source>Write the rules as they hold in this variant as a page (HTML) or for print (PDF)</source>
            <translation>Écrire les règles de cette variante en page HTML ou en PDF à imprimer</translation>
        </message>
        <message>
            <source>Zoom &amp;in</source>
            <translation>&amp;Agrandir</translation>
        </message>
        <message>
            <source>Zoom &amp;out</source>
            <translation>Ré&amp;duire</translation>
        </message>
        <message>
            <source>batch statistics balance</source>
            <translation>série statistiques équilibre</translation>
        </message>
        <message>
            <source>batch statistics charts balance</source>
            <translation>série statistiques graphiques équilibre</translation>
        </message>
        <message>
            <source>clear</source>
            <translation>vider supprimer</translation>
        </message>
        <message>
            <source>commands search</source>
            <translation>commandes recherche</translation>
        </message>
        <message>
            <source>comment</source>
            <translation>commentaire</translation>
        </message>
        <message>
            <source>computer opponents ai</source>
            <translation>ordinateur adversaires ia</translation>
        </message>
        <message>
            <source>delete</source>
            <translation>supprimer</translation>
        </message>
        <message>
            <source>diff differences</source>
            <translation>diff différences</translation>
        </message>
        <message>
            <source>exit close</source>
            <translation>quitter fermer</translation>
        </message>
        <message>
            <source>full screen fullscreen window</source>
            <translation>plein écran fenêtre</translation>
        </message>
        <message>
            <source>grid</source>
            <translation>grille</translation>
        </message>
        <message>
            <source>help advice best move</source>
            <translation>aide conseil meilleur coup</translation>
        </message>
        <message>
            <source>help documentation</source>
            <translation>aide documentation</translation>
        </message>
        <message>
            <source>hotkeys key bindings cheat sheet</source>
            <translation>touches clavier aide-mémoire antisèche</translation>
        </message>
        <message>
            <source>load</source>
            <translation>charger</translation>
        </message>
        <message>
            <source>load game</source>
            <translation>charger une partie</translation>
        </message>
        <message>
            <source>mistakes errors</source>
            <translation>erreurs gaffes</translation>
        </message>
        <message>
            <source>next move history</source>
            <translation>coup suivant historique</translation>
        </message>
        <message>
            <source>pause stop speed</source>
            <translation>pause arrêt vitesse</translation>
        </message>
        <message>
            <source>players humans persons</source>
            <translation>joueurs humains personnes gens</translation>
        </message>
        <message>
            <source>position editor set up cheat</source>
            <translation>éditeur de position mise en place tricher</translation>
        </message>
        <message>
            <source>previous move history</source>
            <translation>coup précédent historique</translation>
        </message>
        <message>
            <source>random map</source>
            <translation>carte au hasard aléatoire</translation>
        </message>
        <message>
            <source>redo move next</source>
            <translation>rétablir coup suivant</translation>
        </message>
        <message>
            <source>restart</source>
            <translation>recommencer</translation>
        </message>
        <message>
            <source>restart start over new match</source>
            <translation>recommencer redémarrer nouvelle partie match</translation>
        </message>
        <message>
            <source>revert</source>
            <translation>rétablir</translation>
        </message>
        <message>
            <source>revert default</source>
            <translation>rétablir défaut</translation>
        </message>
        <message>
            <source>rotate</source>
            <translation>rotation pivoter</translation>
        </message>
        <message>
            <source>saved load game games resume history log</source>
            <translation>charger reprendre parties enregistrées historique journal</translation>
        </message>
        <message>
            <source>screenshot image</source>
            <translation>capture image</translation>
        </message>
        <message>
            <source>secret hidden hot seat</source>
            <translation>secret caché</translation>
        </message>
        <message>
            <source>settings options theme accessibility font size text size bigger larger smaller language english french français czech čeština</source>
            <translation>réglages options paramètres thème accessibilité police taille du texte plus grand petit langue anglais english français french tchèque čeština</translation>
        </message>
        <message>
            <source>simulate simulation statistics</source>
            <translation>simuler simulation statistiques</translation>
        </message>
        <message>
            <source>theme accessibility colour color scheme</source>
            <translation>thème accessibilité couleurs</translation>
        </message>
        <message>
            <source>theme automatic colour color scheme</source>
            <translation>thème automatique couleurs</translation>
        </message>
        <message>
            <source>theme dark mode night colour color scheme</source>
            <translation>thème mode sombre nuit couleurs</translation>
        </message>
        <message>
            <source>theme light mode day colour color scheme</source>
            <translation>thème mode clair jour couleurs</translation>
        </message>
        <message>
            <source>tutorial introduction</source>
            <translation>tutoriel introduction</translation>
        </message>
        <message>
            <source>undo move</source>
            <translation>annuler coup</translation>
        </message>
        <message>
            <source>version changes changelog</source>
            <translation>version changements</translation>
        </message>
        <message>
            <source>version license</source>
            <translation>version licence</translation>
        </message>
        <message>
            <source>win probability</source>
            <translation>probabilité gain victoire</translation>
        </message>
        <message>
            <source>window arrangement default</source>
            <translation>fenêtre disposition défaut</translation>
        </message>
    </context>
    <context>
        <name>Acts</name>
        <message>
            <source>Add an area: {}</source>
            <translation>Ajouter une zone : {}</translation>
        </message>
        <message>
            <source>Another link at {} has the label {}, too.</source>
            <translation>Un autre lien en {} a aussi l’étiquette {}.</translation>
        </message>
        <message>
            <source>Crop to the selection</source>
            <translation>Rogner à la sélection</translation>
        </message>
        <message>
            <source>Cut {count:hex|hexes}</source>
            <translation>Couper {count:hexagone|hexagones}</translation>
        </message>
        <message>
            <source>Cut {}</source>
            <translation>Couper {}</translation>
        </message>
        <message>
            <source>Duplicate {}</source>
            <translation>Dupliquer {}</translation>
        </message>
        <message>
            <source>Erase {}</source>
            <translation>Effacer {}</translation>
        </message>
        <message>
            <source>Fit the size to the places</source>
            <translation>Ajuster la taille aux lieux</translation>
        </message>
        <message>
            <source>Grow the board by a rim</source>
            <translation>Agrandir le plateau d’un bord</translation>
        </message>
        <message>
            <source>Label {}: {}</source>
            <translation>Étiquette de {} : {}</translation>
        </message>
        <message>
            <source>Link {}</source>
            <translation>Lier {}</translation>
        </message>
        <message>
            <source>Mirror {count:hex|hexes}</source>
            <translation>Retourner {count:hexagone|hexagones} en miroir</translation>
        </message>
        <message>
            <source>Mirror {}</source>
            <translation>Refléter {}</translation>
        </message>
        <message>
            <source>No stamp is stored here; Ctrl and the digit store one.</source>
            <translation>Aucun tampon n’est gardé ici ; Ctrl et le chiffre en gardent un.</translation>
        </message>
        <message>
            <source>Paste {}</source>
            <translation>Coller {}</translation>
        </message>
        <message>
            <source>Select some hexes first, or paste some.</source>
            <translation>Sélectionnez d’abord des hexagones, ou collez-en.</translation>
        </message>
        <message>
            <source>Select some hexes first.</source>
            <translation>Sélectionnez d’abord des hexagones.</translation>
        </message>
        <message>
            <source>Select some spaces first.</source>
            <translation>Sélectionnez d’abord des cases.</translation>
        </message>
        <message>
            <source>Select some spaces or areas first.</source>
            <translation>Sélectionnez d’abord des cases ou des zones.</translation>
        </message>
        <message>
            <source>Select something first.</source>
            <translation>Sélectionnez d’abord quelque chose.</translation>
        </message>
        <message>
            <source>Select two spaces or more first.</source>
            <translation>Sélectionnez d’abord deux cases ou plus.</translation>
        </message>
        <message>
            <source>Shift the board</source>
            <translation>Décaler le plateau</translation>
        </message>
        <message>
            <source>Show what was cropped</source>
            <translation>Afficher ce qui était rogné</translation>
        </message>
        <message>
            <source>Straighten {}</source>
            <translation>Redresser {}</translation>
        </message>
        <message>
            <source>The selection is kept under {}</source>
            <translation>La sélection est gardée sous {}</translation>
        </message>
        <message>
            <source>Turn {count:hex|hexes}</source>
            <translation>Tourner {count:hexagone|hexagones}</translation>
        </message>
        <message>
            <source>Turn {}</source>
            <translation>Tourner {}</translation>
        </message>
        <message>
            <source>Turn {} back</source>
            <translation>Tourner {} en arrière</translation>
        </message>
        <message>
            <source>What lies outside is kept until the board is closed.</source>
            <translation>Ce qui dépasse est gardé jusqu’à la fermeture du plateau.</translation>
        </message>
        <message>
            <source>{count:hex|hexes} copied</source>
            <translation>{count:hexagone copié|hexagones copiés}</translation>
        </message>
        <message>
            <source>{count:place|places}</source>
            <translation>{count:lieu|lieux}</translation>
        </message>
        <message>
            <source>{n:space|spaces}</source>
            <translation>{n:case|cases}</translation>
        </message>
        <message>
            <source>{} copied</source>
            <translation>Copié : {}</translation>
        </message>
        <message>
            <source>{} is kept under {}</source>
            <translation>{} est gardé sous {}</translation>
        </message>
    </context>
    <context>
        <name>AnswerView</name>
        <message>
            <source>95% CI</source>
            <translation>IC à 95 %</translation>
        </message>
        <message>
            <source>About other rules than those in the lab now</source>
            <translation>À propos d’autres règles que celles du labo en ce moment</translation>
        </message>
        <message>
            <source>Answer</source>
            <translation>Réponse</translation>
        </message>
        <message>
            <source>Copy command</source>
            <translation>Copier la commande</translation>
        </message>
        <message>
            <source>Figure</source>
            <translation>Indicateur</translation>
        </message>
        <message>
            <source>Find single games of this answer, and what came into play</source>
            <translation>Trouver des parties de cette réponse, et ce qui a servi</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Games…</source>
            <translation>Parties…</translation>
        </message>
        <message>
            <source>Report…</source>
            <translation>Rapport…</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Valeur</translation>
        </message>
        <message>
            <source>What was not saved cannot be typed: save the variant and ask again</source>
            <translation>Ce qui n’est pas enregistré ne peut pas être tapé : enregistrez la variante et demandez à nouveau</translation>
        </message>
        <message>
            <source>What was played</source>
            <translation>Ce qui a été joué</translation>
        </message>
        <message>
            <source>Write this answer as a page of HTML or PDF</source>
            <translation>Écrire cette réponse en page HTML ou PDF</translation>
        </message>
        <message>
            <source>{}, about {}</source>
            <translation>{}, environ {}</translation>
        </message>
    </context>
    <context>
        <name>ArchiveModel</name>
        <message>
            <source>Last move</source>
            <translation>Dernier coup</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Sièges</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Mots-clés</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>goes on</source>
            <translation>en cours</translation>
        </message>
        <message>
            <source>person</source>
            <translation>humain</translation>
        </message>
        <message>
            <source>{moves} (+ {variations:variation|variations})</source>
            <translation>{moves} (+ {variations:variante|variantes})</translation>
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
            <translation>&amp;Ouvrir</translation>
        </message>
        <message>
            <source>&amp;Replay until the rules differ</source>
            <translation>&amp;Rejouer jusqu’à l’écart</translation>
        </message>
        <message>
            <source>Any rule that refused</source>
            <translation>Refus</translation>
        </message>
        <message>
            <source>Any rule used</source>
            <translation>Règle</translation>
        </message>
        <message>
            <source>Any seats</source>
            <translation>Sièges</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>Mot-clé</translation>
        </message>
        <message>
            <source>Any variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>Any winner</source>
            <translation>Gagnant</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>No match passes these filters.</source>
            <translation>Aucune partie ne passe ces filtres.</translation>
        </message>
        <message>
            <source>No matches yet.
Every match is kept here from its first move on.</source>
            <translation>Pas encore de partie.
Chaque partie est gardée ici dès son premier coup.</translation>
        </message>
        <message>
            <source>Replayed up to the first difference.
{}</source>
            <translation>Rejouée jusqu’à la première différence.
{}</translation>
        </message>
        <message>
            <source>Show &amp;folder</source>
            <translation>&amp;Dossier</translation>
        </message>
        <message>
            <source>Words in notes</source>
            <translation>Mots des notes</translation>
        </message>
        <message>
            <source>person</source>
            <translation>humain</translation>
        </message>
    </context>
    <context>
        <name>AreaTool</name>
        <message>
            <source>Add an area: {}</source>
            <translation>Ajouter une zone : {}</translation>
        </message>
        <message>
            <source>Click the first corner, or press Enter, to close it.</source>
            <translation>Cliquez sur le premier coin, ou appuyez sur Entrée, pour la fermer.</translation>
        </message>
    </context>
    <context>
        <name>AreasForm</name>
        <message>
            <source>An area without an outline needs a space.</source>
            <translation>Une zone sans contour a besoin d’une case.</translation>
        </message>
        <message>
            <source>Put {} into {}</source>
            <translation>Mettre {} dans {}</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Cases</translation>
        </message>
        <message>
            <source>Spaces that belong to it</source>
            <translation>Cases qui en font partie</translation>
        </message>
        <message>
            <source>Take {} out of {}</source>
            <translation>Retirer {} de {}</translation>
        </message>
    </context>
    <context>
        <name>AsideButton</name>
        <message>
            <source>It stays beside the new one, under another name</source>
            <translation>Il reste à côté du nouveau, sous un autre nom</translation>
        </message>
        <message>
            <source>Set it aside, begin a new one</source>
            <translation>Le mettre de côté, en commencer un autre</translation>
        </message>
        <message>
            <source>Set the journal aside</source>
            <translation>Mettre le journal de côté</translation>
        </message>
        <message>
            <source>The damaged file is {} now. A new one has begun.</source>
            <translation>Le fichier endommagé s’appelle désormais {}. Un nouveau a été commencé.</translation>
        </message>
        <message>
            <source>The damaged journal is {} now; the runs are those of the file.</source>
            <translation>Le journal endommagé s’appelle désormais {} ; les séries sont celles du fichier.</translation>
        </message>
    </context>
    <context>
        <name>AskPanel</name>
        <message>
            <source>Ask</source>
            <translation>Demander</translation>
        </message>
        <message>
            <source>At most {games:game|games}, about {time}.</source>
            <translation>Au plus {games:partie|parties}, environ {time}.</translation>
        </message>
        <message>
            <source>At most {games:game|games}.</source>
            <translation>Au plus {games:partie|parties}.</translation>
        </message>
        <message>
            <source>Compared with</source>
            <translation>Comparer à</translation>
        </message>
        <message>
            <source>Games are being played; what they show appears when all of them are.</source>
            <translation>Des parties se jouent ; ce qu’elles montrent paraît une fois toutes jouées.</translation>
        </message>
        <message>
            <source>No variant with as many seats plays otherwise: make a change first.</source>
            <translation>Aucune variante avec autant de sièges ne se joue autrement : faites d’abord un changement.</translation>
        </message>
        <message>
            <source>Press Ask: games are played, and what they show appears here.</source>
            <translation>Appuyez sur « Demander » : des parties sont jouées, et ce qu’elles montrent s’affiche ici.</translation>
        </message>
        <message>
            <source>The first games are on their way…</source>
            <translation>Les premières parties se jouent…</translation>
        </message>
        <message>
            <source>a second</source>
            <translation>une seconde</translation>
        </message>
        <message>
            <source>seed {}</source>
            <translation>graine {}</translation>
        </message>
        <message>
            <source>{} has the same rules, boards and decks: choose another variant</source>
            <translation>{} a les mêmes règles, plateaux et paquets : choisissez une autre variante</translation>
        </message>
    </context>
    <context>
        <name>BaseBox</name>
        <message>
            <source>Compared with</source>
            <translation>Comparer à</translation>
        </message>
        <message>
            <source>{} as saved</source>
            <translation>{}, version enregistrée</translation>
        </message>
    </context>
    <context>
        <name>BaseDeck</name>
        <message>
            <source>Card {} is new: {}</source>
            <translation>La carte {} est nouvelle : {}</translation>
        </message>
        <message>
            <source>Card {} of the base is gone: {}</source>
            <translation>La carte {} de la base a disparu : {}</translation>
        </message>
        <message>
            <source>Card {} was card {}</source>
            <translation>La carte {} était la carte {}</translation>
        </message>
        <message>
            <source>Card {}: {}</source>
            <translation>Carte {} : {}</translation>
        </message>
        <message>
            <source>This deck as it is saved</source>
            <translation>Ce paquet tel qu’enregistré</translation>
        </message>
        <message>
            <source>This deck as it was opened</source>
            <translation>Ce paquet tel qu’ouvert</translation>
        </message>
        <message>
            <source>choose another base</source>
            <translation>choisissez une autre base</translation>
        </message>
        <message>
            <source>this deck has cards of another kind</source>
            <translation>ce paquet a des cartes d’un autre type</translation>
        </message>
    </context>
    <context>
        <name>BatchForm</name>
        <message>
            <source>Bot of all seats</source>
            <translation>Bot de tous les sièges</translation>
        </message>
        <message>
            <source>Bot of {}</source>
            <translation>Bot de {}</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Bots</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Number of games</source>
            <translation>Nombre de parties</translation>
        </message>
        <message>
            <source>One by one…</source>
            <translation>Un par un…</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Graine</translation>
        </message>
        <message>
            <source>Seed of the batch</source>
            <translation>Graine de la série</translation>
        </message>
        <message>
            <source>The same seed gives the same games</source>
            <translation>La même graine donne les mêmes parties</translation>
        </message>
        <message>
            <source>{} on all seats</source>
            <translation>{} à tous les sièges</translation>
        </message>
    </context>
    <context>
        <name>BatchPanel</name>
        <message>
            <source> · looked at on the way: intervals that hold at any time are wider</source>
            <translation> · regardées en chemin : les intervalles qui valent à tout moment sont plus larges</translation>
        </message>
        <message>
            <source> · {n} without an end left out</source>
            <translation> · {n} sans fin, laissées de côté</translation>
        </message>
        <message>
            <source>Another Oikist is using the file of runs. This continues once it is free.</source>
            <translation>Un autre Oikist utilise encore le fichier des séries. La suite vient dès qu’il est libre.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>No batch yet.
Choose how many games and press Run batch:
scores and wins of every seat appear here while it runs.</source>
            <translation>Pas encore de série.
Choisissez le nombre de parties et appuyez sur Lancer la série :
scores et victoires de chaque siège s’affichent ici pendant ce temps.</translation>
        </message>
        <message>
            <source>Play the games of this run that are missing</source>
            <translation>Jouer les parties de cette série qui manquent encore</translation>
        </message>
        <message>
            <source>Progress of the batch</source>
            <translation>Avancement de la série</translation>
        </message>
        <message>
            <source>Run batch</source>
            <translation>Lancer la série</translation>
        </message>
        <message>
            <source>Run {}</source>
            <translation>Série {}</translation>
        </message>
        <message>
            <source>Starting… (the first batch prepares itself for a while)</source>
            <translation>Démarrage… (la première série se prépare un moment)</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Stopped: {games:game|games} kept · {rate} games/s</source>
            <translation>Arrêtée : {games:partie gardée|parties gardées} · {rate} parties/s</translation>
        </message>
        <message>
            <source>Stopped: {games} of {all:game|games} stored</source>
            <translation>Arrêtée : {games} sur {all:partie enregistrée|parties enregistrées}</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Arrêt en cours…</translation>
        </message>
        <message>
            <source>Wins by seat</source>
            <translation>Victoires par siège</translation>
        </message>
        <message>
            <source>seed {}</source>
            <translation>graine {}</translation>
        </message>
        <message>
            <source>{games:game|games}</source>
            <translation>{games:partie|parties}</translation>
        </message>
        <message>
            <source>{games:game|games} · {rate} games/s</source>
            <translation>{games:partie|parties} · {rate} parties/s</translation>
        </message>
        <message>
            <source>{games} of {all} · {rate} games/s · {left} left</source>
            <translation>{games} sur {all} · {rate} parties/s · reste {left}</translation>
        </message>
        <message>
            <source>{} on all seats</source>
            <translation>{} à tous les sièges</translation>
        </message>
    </context>
    <context>
        <name>BesideView</name>
        <message>
            <source>Back to the batch</source>
            <translation>Retour à la série</translation>
        </message>
        <message>
            <source>Both runs</source>
            <translation>Les deux séries</translation>
        </message>
        <message>
            <source>Filled marks and whole curves: {}. Hollow marks and dashed curves: {}.</source>
            <translation>Marques pleines et courbes continues : {}. Marques creuses et courbes tiretées : {}.</translation>
        </message>
        <message>
            <source>Reading the runs…</source>
            <translation>Lecture des séries…</translation>
        </message>
    </context>
    <context>
        <name>BoardCanvas</name>
        <message>
            <source>beside {}</source>
            <translation>à côté de {}</translation>
        </message>
        <message>
            <source>beyond column a or row 1</source>
            <translation>avant la colonne a ou la rangée 1</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vide</translation>
        </message>
        <message>
            <source>outside the frame, not written</source>
            <translation>hors du cadre, non enregistrée</translation>
        </message>
    </context>
    <context>
        <name>BoardDesk</name>
        <message>
            <source>Board tools</source>
            <translation>Outils du plateau</translation>
        </message>
        <message>
            <source>Generate a board</source>
            <translation>Générer un plateau</translation>
        </message>
        <message>
            <source>Heat map</source>
            <translation>Carte de chaleur</translation>
        </message>
        <message>
            <source>Images (*.png *.jpg *.jpeg *.svg)</source>
            <translation>Images (*.png *.jpg *.jpeg *.svg)</translation>
        </message>
        <message>
            <source>Metrics</source>
            <translation>Mesures</translation>
        </message>
        <message>
            <source>Mini-map</source>
            <translation>Mini-carte</translation>
        </message>
        <message>
            <source>Open an image to trace</source>
            <translation>Ouvrir une image à décalquer</translation>
        </message>
        <message>
            <source>Palette</source>
            <translation>Palette</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <source>Properties</source>
            <translation>Propriétés</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Cases</translation>
        </message>
        <message>
            <source>Tracing</source>
            <translation>Calque</translation>
        </message>
    </context>
    <context>
        <name>BoardForm</name>
        <message>
            <source>Board</source>
            <translation>Plateau</translation>
        </message>
        <message>
            <source>Change the note</source>
            <translation>Changer la note</translation>
        </message>
        <message>
            <source>Change the title</source>
            <translation>Changer le titre</translation>
        </message>
        <message>
            <source>Changing the tops turns the whole board by 30°. Neighbours stay neighbours, but rows, columns and the names of spaces become others.</source>
            <translation>Changer l’orientation tourne tout le plateau de 30°. Les voisins restent voisins, mais les rangées, les colonnes et les noms des cases changent.</translation>
        </message>
        <message>
            <source>Flat tops</source>
            <translation>Côté plat en haut</translation>
        </message>
        <message>
            <source>Hexes</source>
            <translation>Hexagones</translation>
        </message>
        <message>
            <source>No spaces yet: paint some on the board.</source>
            <translation>Pas encore de case : peignez-en sur le plateau.</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>One line for people</source>
            <translation>Une ligne pour les gens</translation>
        </message>
        <message>
            <source>Outside the frame: {}. They are kept until the board is closed.</source>
            <translation>Hors du cadre : {}. Gardées jusqu’à la fermeture du plateau.</translation>
        </message>
        <message>
            <source>Pointy tops</source>
            <translation>Pointe en haut</translation>
        </message>
        <message>
            <source>Select spaces to see and change their properties.</source>
            <translation>Sélectionnez des cases pour voir et changer leurs propriétés.</translation>
        </message>
        <message>
            <source>Spaces: {spaces}, in {columns:column|columns} and {rows:row|rows}</source>
            <translation>Cases : {spaces}, en {columns:colonne|colonnes} et {rows:rangée|rangées}</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
        <message>
            <source>Turn to flat tops</source>
            <translation>Passer au côté plat en haut</translation>
        </message>
        <message>
            <source>Turn to pointy tops</source>
            <translation>Passer à la pointe en haut</translation>
        </message>
        <message>
            <source>Where the board comes from, what it is for</source>
            <translation>D’où vient le plateau, à quoi il sert</translation>
        </message>
    </context>
    <context>
        <name>BoardStates</name>
        <message>
            <source>Nothing was cropped.</source>
            <translation>Rien n’a été rogné.</translation>
        </message>
        <message>
            <source>Open an image to trace first.</source>
            <translation>Ouvrez d’abord une image à décalquer.</translation>
        </message>
        <message>
            <source>Select some hexes first, or paste some.</source>
            <translation>Sélectionnez d’abord des hexagones, ou collez-en.</translation>
        </message>
        <message>
            <source>Select some hexes first.</source>
            <translation>Sélectionnez d’abord des hexagones.</translation>
        </message>
        <message>
            <source>This game declares no attributes there.</source>
            <translation>Ce jeu ne prévoit rien à cet endroit.</translation>
        </message>
    </context>
    <context>
        <name>BoardTools</name>
        <message>
            <source>Erase {count:hex|hexes}</source>
            <translation>Effacer {count:hexagone|hexagones}</translation>
        </message>
        <message>
            <source>Paint {count:hex|hexes}: {kind}</source>
            <translation>Peindre {count:hexagone|hexagones} : {kind}</translation>
        </message>
        <message>
            <source>These spaces are from another game: this board knows no “{}”.</source>
            <translation>Ces cases viennent d’un autre jeu : ce plateau ne connaît pas « {} ».</translation>
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <source>Board</source>
            <translation>Plateau</translation>
        </message>
    </context>
    <context>
        <name>Bots</name>
        <message>
            <source>Greedy</source>
            <translation>Glouton</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Recherche</translation>
        </message>
        <message>
            <source>Uniform</source>
            <translation>Au hasard</translation>
        </message>
    </context>
    <context>
        <name>CanvasView</name>
        <message>
            <source>Arrows move the cursor, Enter uses the tool, the Menu key lists actions.</source>
            <translation>Les flèches déplacent le curseur, Entrée utilise l’outil, la touche Menu liste les actions.</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Plateau</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Plan</translation>
        </message>
        <message>
            <source>Tab walks the spaces, arrows move what is selected, Enter uses the tool, the Menu key lists actions.</source>
            <translation>Tab parcourt les cases, les flèches déplacent la sélection, Entrée emploie l’outil, la touche Menu liste les actions.</translation>
        </message>
    </context>
    <context>
        <name>Card</name>
        <message>
            <source>Order: {}</source>
            <translation>Ordre : {}</translation>
        </message>
        <message>
            <source>The line “{}” is too long for the card.</source>
            <translation>La ligne « {} » est trop longue pour la carte.</translation>
        </message>
        <message>
            <source>The picture “{}” is not there.</source>
            <translation>L’image « {} » est introuvable.</translation>
        </message>
        <message>
            <source>The title “{}” is too long for the card.</source>
            <translation>Le titre « {} » est trop long pour la carte.</translation>
        </message>
        <message>
            <source>{} lines do not fit below each other.</source>
            <translation>{} lignes ne tiennent pas l’une sous l’autre.</translation>
        </message>
        <message>
            <source>{} marks do not fit side by side.</source>
            <translation>{} marques ne tiennent pas côte à côte.</translation>
        </message>
        <message>
            <source>{}: face down</source>
            <translation>{} : face cachée</translation>
        </message>
    </context>
    <context>
        <name>CardTable</name>
        <message>
            <source>A click sorts the view only; the deck keeps its order. A third click ends it</source>
            <translation>Un clic ne trie que la vue ; le paquet garde son ordre. Un troisième clic y met fin</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cartes</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Coller</translation>
        </message>
        <message>
            <source>Paste into {}</source>
            <translation>Coller dans {}</translation>
        </message>
        <message>
            <source>copy cells first</source>
            <translation>copiez d’abord des cellules</translation>
        </message>
        <message>
            <source>there is no text on the clipboard</source>
            <translation>il n’y a pas de texte dans le presse-papiers</translation>
        </message>
    </context>
    <context>
        <name>CardsPanel</name>
        <message>
            <source>No cards here.</source>
            <translation>Pas de carte ici.</translation>
        </message>
        <message>
            <source>The cards lie on the table.</source>
            <translation>Les cartes sont sur la table.</translation>
        </message>
    </context>
    <context>
        <name>ChangesModel</name>
        <message>
            <source>After</source>
            <translation>Après</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Avant</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Plateau</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
        <message>
            <source>Tops of the hexes</source>
            <translation>Orientation des hexagones</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Quoi</translation>
        </message>
        <message>
            <source>Where</source>
            <translation>Où</translation>
        </message>
        <message>
            <source>▁ name</source>
            <translation>▁ nom</translation>
        </message>
        <message>
            <source>○ kind</source>
            <translation>○ type</translation>
        </message>
        <message>
            <source>✕ removed</source>
            <translation>✕ enlevé</translation>
        </message>
        <message>
            <source>＋ added</source>
            <translation>＋ ajouté</translation>
        </message>
    </context>
    <context>
        <name>ChartCard</name>
        <message>
            <source>Copy picture</source>
            <translation>Copier l’image</translation>
        </message>
        <message>
            <source>How is this computed?</source>
            <translation>Comment est-ce calculé ?</translation>
        </message>
        <message>
            <source>Menu of the chart {}</source>
            <translation>Menu du graphique {}</translation>
        </message>
        <message>
            <source>Save as CSV…</source>
            <translation>Enregistrer en CSV…</translation>
        </message>
        <message>
            <source>Save as PNG…</source>
            <translation>Enregistrer en PNG…</translation>
        </message>
        <message>
            <source>Save as SVG…</source>
            <translation>Enregistrer en SVG…</translation>
        </message>
        <message>
            <source>Save, copy or explain this chart</source>
            <translation>Enregistrer, copier ou expliquer ce graphique</translation>
        </message>
    </context>
    <context>
        <name>ChartSaving</name>
        <message>
            <source>Chart written to {}.</source>
            <translation>Graphique écrit dans {}.</translation>
        </message>
        <message>
            <source>Drawings (*.svg)</source>
            <translation>Dessins (*.svg)</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>Images (*.png)</translation>
        </message>
        <message>
            <source>Save chart as PNG</source>
            <translation>Enregistrer le graphique en PNG</translation>
        </message>
        <message>
            <source>Save chart as SVG</source>
            <translation>Enregistrer le graphique en SVG</translation>
        </message>
        <message>
            <source>Save figures as CSV</source>
            <translation>Enregistrer les chiffres en CSV</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tableaux (*.csv)</translation>
        </message>
        <message>
            <source>The chart is in the clipboard.</source>
            <translation>Le graphique est dans le presse-papiers.</translation>
        </message>
        <message>
            <source>{file} cannot be written: {problem}</source>
            <translation>{file} ne peut pas être écrit : {problem}</translation>
        </message>
    </context>
    <context>
        <name>ChartView</name>
        <message>
            <source>Click or Enter: these games</source>
            <translation>Clic ou Entrée : ces parties</translation>
        </message>
        <message>
            <source>No figures yet.</source>
            <translation>Pas encore de chiffres.</translation>
        </message>
        <message>
            <source>Show as a table</source>
            <translation>Afficher en tableau</translation>
        </message>
    </context>
    <context>
        <name>Charts</name>
        <message>
            <source>Column</source>
            <translation>Colonne</translation>
        </message>
        <message>
            <source>From</source>
            <translation>De</translation>
        </message>
        <message>
            <source>High end</source>
            <translation>Borne haute</translation>
        </message>
        <message>
            <source>Low end</source>
            <translation>Borne basse</translation>
        </message>
        <message>
            <source>Parameter</source>
            <translation>Paramètre</translation>
        </message>
        <message>
            <source>Row</source>
            <translation>Ligne</translation>
        </message>
        <message>
            <source>Set to</source>
            <translation>Réglé à</translation>
        </message>
        <message>
            <source>Share of games</source>
            <translation>Part des parties</translation>
        </message>
        <message>
            <source>Stands out</source>
            <translation>Mis en évidence</translation>
        </message>
        <message>
            <source>To</source>
            <translation>À</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Valeur</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Quoi</translation>
        </message>
        <message>
            <source>interval {} to {}</source>
            <translation>intervalle de {} à {}</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>inconnu</translation>
        </message>
        <message>
            <source>{} interval {} to {}</source>
            <translation>intervalle à {} de {} à {}</translation>
        </message>
    </context>
    <context>
        <name>ChoiceButtons</name>
        <message>
            <source>Choices</source>
            <translation>Choix</translation>
        </message>
        <message>
            <source>Choose {}</source>
            <translation>Choisir {}</translation>
        </message>
    </context>
    <context>
        <name>ChoiceField</name>
        <message>
            <source>Several values</source>
            <translation>Plusieurs valeurs</translation>
        </message>
    </context>
    <context>
        <name>ChoosingTool</name>
        <message>
            <source>Move {count:hex|hexes}</source>
            <translation>Déplacer {count:hexagone|hexagones}</translation>
        </message>
        <message>
            <source>{count:space|spaces} selected</source>
            <translation>{count:case sélectionnée|cases sélectionnées}</translation>
        </message>
    </context>
    <context>
        <name>CoverageTab</name>
        <message>
            <source>Enter or a double click on a rule: the games in which it fired.</source>
            <translation>Entrée ou double clic sur une règle : les parties où elle a servi.</translation>
        </message>
        <message>
            <source>This game has none, or it was not kept of these games.</source>
            <translation>Ce jeu n’en a pas, ou cela n’a pas été gardé de ces parties.</translation>
        </message>
    </context>
    <context>
        <name>CrashDialog</name>
        <message>
            <source>A report helps to fix it. It says what the program did, not what your files contain.</source>
            <translation>Un rapport aide à corriger. Il dit ce que le programme a fait, pas ce que contiennent les fichiers.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copié</translation>
        </message>
        <message>
            <source>Copy report</source>
            <translation>Copier le rapport</translation>
        </message>
        <message>
            <source>Errors since then: {}</source>
            <translation>Erreurs depuis : {}</translation>
        </message>
        <message>
            <source>Oikist ended unexpectedly last time</source>
            <translation>Oikist s’est arrêté de façon inattendue la dernière fois</translation>
        </message>
        <message>
            <source>Oikist made a mistake</source>
            <translation>Oikist a commis une erreur</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>Ouvrir le dossier</translation>
        </message>
        <message>
            <source>Report</source>
            <translation>Rapport</translation>
        </message>
        <message>
            <source>Restart</source>
            <translation>Redémarrer</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Un problème est survenu</translation>
        </message>
        <message>
            <source>The game made a mistake</source>
            <translation>Erreur dans le jeu</translation>
        </message>
        <message>
            <source>Your files are as you last saved them.</source>
            <translation>Vos fichiers sont tels que vous les avez enregistrés.</translation>
        </message>
        <message>
            <source>Your files are untouched. You can continue; save soon. After a restart, all edits that are not saved yet are offered again.</source>
            <translation>Vos fichiers sont intacts. Vous pouvez continuer ; enregistrez bientôt. Après un redémarrage, toutes les modifications non enregistrées sont proposées à nouveau.</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Hand the screen to {}</source>
            <translation>Passez l’écran à {}</translation>
        </message>
        <message>
            <source>I am {}: show</source>
            <translation>Je suis {} : afficher</translation>
        </message>
    </context>
    <context>
        <name>DecimalField</name>
        <message>
            <source>Several values</source>
            <translation>Plusieurs valeurs</translation>
        </message>
    </context>
    <context>
        <name>DeckDesk</name>
        <message>
            <source>Card</source>
            <translation>Carte</translation>
        </message>
        <message>
            <source>Cards written to {}</source>
            <translation>Cartes écrites dans {}</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Paquet</translation>
        </message>
        <message>
            <source>Differences</source>
            <translation>Différences</translation>
        </message>
        <message>
            <source>Export cards</source>
            <translation>Exporter les cartes</translation>
        </message>
        <message>
            <source>Facts</source>
            <translation>Constats</translation>
        </message>
        <message>
            <source>Import cards</source>
            <translation>Importer des cartes</translation>
        </message>
        <message>
            <source>Import {}</source>
            <translation>Importer {}</translation>
        </message>
        <message>
            <source>No card says “{}”.</source>
            <translation>Aucune carte ne dit « {} ».</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Chances</translation>
        </message>
        <message>
            <source>Show the deck's order</source>
            <translation>Afficher l’ordre du paquet</translation>
        </message>
        <message>
            <source>Strength</source>
            <translation>Force</translation>
        </message>
        <message>
            <source>Tables (*.csv *.tsv *.txt)</source>
            <translation>Tableaux (*.csv *.tsv *.txt)</translation>
        </message>
        <message>
            <source>Tables (*.csv *.tsv)</source>
            <translation>Tableaux (*.csv *.tsv)</translation>
        </message>
        <message>
            <source>no more fit: remove some to add others</source>
            <translation>plus de place : supprimez-en pour en ajouter</translation>
        </message>
        <message>
            <source>view sorted by {}</source>
            <translation>vue triée par {}</translation>
        </message>
        <message>
            <source>{count:card|cards} chosen</source>
            <translation>{count:carte choisie|cartes choisies}</translation>
        </message>
        <message>
            <source>{count:card|cards} with all copies</source>
            <translation>{count:carte|cartes} avec tous les exemplaires</translation>
        </message>
        <message>
            <source>{count:card|cards}, {fewest} to {most} allowed</source>
            <translation>{count:carte|cartes}, de {fewest} à {most} permises</translation>
        </message>
        <message>
            <source>{count:cell|cells} copied</source>
            <translation>{count:cellule copiée|cellules copiées}</translation>
        </message>
    </context>
    <context>
        <name>DeckEdits</name>
        <message>
            <source> and </source>
            <translation> et </translation>
        </message>
        <message>
            <source>Add a card</source>
            <translation>Ajouter une carte</translation>
        </message>
        <message>
            <source>Amounts never fall, so {} changed too.</source>
            <translation>Les quantités ne baissent jamais : {} a donc changé aussi.</translation>
        </message>
        <message>
            <source>Card {}</source>
            <translation>Carte {}</translation>
        </message>
        <message>
            <source>Duplicate {}</source>
            <translation>Dupliquer {}</translation>
        </message>
        <message>
            <source>Fill {}: {}</source>
            <translation>Remplir {} : {}</translation>
        </message>
        <message>
            <source>Move {} down</source>
            <translation>Descendre {}</translation>
        </message>
        <message>
            <source>Move {} up</source>
            <translation>Monter {}</translation>
        </message>
        <message>
            <source>New card</source>
            <translation>Nouvelle carte</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Coller</translation>
        </message>
        <message>
            <source>Paste {}</source>
            <translation>Coller {}</translation>
        </message>
        <message>
            <source>Remove {}</source>
            <translation>Supprimer {}</translation>
        </message>
        <message>
            <source>Reset {} to the base deck</source>
            <translation>Ramener {} au paquet de base</translation>
        </message>
        <message>
            <source>Set {} of card {}: {}</source>
            <translation>Fixer {} de la carte {} : {}</translation>
        </message>
        <message>
            <source>Sort cards by {}</source>
            <translation>Trier les cartes par {}</translation>
        </message>
        <message>
            <source>Sort cards by {}, descending</source>
            <translation>Trier les cartes par {}, ordre décroissant</translation>
        </message>
        <message>
            <source>add some first</source>
            <translation>ajoutez-en d’abord</translation>
        </message>
        <message>
            <source>card {}</source>
            <translation>la carte {}</translation>
        </message>
        <message>
            <source>choose a cell further left, or copy fewer columns</source>
            <translation>choisissez une cellule plus à gauche, ou copiez moins de colonnes</translation>
        </message>
        <message>
            <source>choose a cell further up, or copy whole cards to add some</source>
            <translation>choisissez une cellule plus haut, ou copiez des cartes entières pour en ajouter</translation>
        </message>
        <message>
            <source>remove some first</source>
            <translation>supprimez-en d’abord</translation>
        </message>
        <message>
            <source>that would be {count:card|cards}, and {fewest} are the fewest</source>
            <translation>cela ferait {count:carte|cartes}, et le minimum est {fewest}</translation>
        </message>
        <message>
            <source>that would be {count:card|cards}, and {most} are the most</source>
            <translation>cela ferait {count:carte|cartes}, et le maximum est {most}</translation>
        </message>
        <message>
            <source>{columns:column does|columns do} not fit to the right of {place}</source>
            <translation>{columns:colonne ne tient|colonnes ne tiennent} pas à droite de {place}</translation>
        </message>
        <message>
            <source>{count:card|cards}</source>
            <translation>{count:carte|cartes}</translation>
        </message>
        <message>
            <source>{count:cell|cells}</source>
            <translation>{count:cellule|cellules}</translation>
        </message>
        <message>
            <source>{count:column|columns}</source>
            <translation>{count:colonne|colonnes}</translation>
        </message>
        <message>
            <source>{count:reference follows|references follow} the new name.</source>
            <translation>{count:renvoi suit|renvois suivent} le nouveau nom.</translation>
        </message>
        <message>
            <source>{rows:row does|rows do} not fit below card {card}</source>
            <translation>{rows:rangée ne tient|rangées ne tiennent} pas sous la carte {card}</translation>
        </message>
    </context>
    <context>
        <name>DeckFacts</name>
        <message>
            <source>Amounts</source>
            <translation>Quantités</translation>
        </message>
        <message>
            <source>Cards by “{}” and level ({})</source>
            <translation>Cartes par « {} » et niveau ({})</translation>
        </message>
        <message>
            <source>Mean of a card, sum of all cards, least and most.</source>
            <translation>Moyenne d’une carte, somme de toutes les cartes, minimum et maximum.</translation>
        </message>
        <message>
            <source>Mean of {} when standing there</source>
            <translation>Moyenne de {} à cette place</translation>
        </message>
        <message>
            <source>No cards yet.</source>
            <translation>Pas encore de carte.</translation>
        </message>
        <message>
            <source>Places in “{}”</source>
            <translation>Places dans « {} »</translation>
        </message>
        <message>
            <source>What favours whom</source>
            <translation>Ce qui favorise qui</translation>
        </message>
        <message>
            <source>a card</source>
            <translation>par carte</translation>
        </message>
        <message>
            <source>all</source>
            <translation>toutes</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>cartes</translation>
        </message>
        <message>
            <source>in all</source>
            <translation>total</translation>
        </message>
        <message>
            <source>range</source>
            <translation>plage</translation>
        </message>
        <message>
            <source>{count:card|cards}.</source>
            <translation>{count:carte|cartes}.</translation>
        </message>
        <message>
            <source>{}: as many cards for every name, but of other levels: see {}.</source>
            <translation>{} : autant de cartes pour chaque nom, mais d’autres niveaux : voir {}.</translation>
        </message>
        <message>
            <source>{}: every name has the same cards.</source>
            <translation>{} : chaque nom a les mêmes cartes.</translation>
        </message>
        <message>
            <source>{}: names have different numbers of cards: {}.</source>
            <translation>{} : les noms n’ont pas tous autant de cartes : {}.</translation>
        </message>
    </context>
    <context>
        <name>DeckHeading</name>
        <message>
            <source>&amp;Note</source>
            <translation>&amp;Note</translation>
        </message>
        <message>
            <source>&amp;Title</source>
            <translation>&amp;Titre</translation>
        </message>
        <message>
            <source>A deck needs a title</source>
            <translation>Un paquet a besoin d’un titre</translation>
        </message>
        <message>
            <source>Change the note</source>
            <translation>Changer la note</translation>
        </message>
        <message>
            <source>Change the title</source>
            <translation>Changer le titre</translation>
        </message>
        <message>
            <source>Note of the deck</source>
            <translation>Note du paquet</translation>
        </message>
        <message>
            <source>Title of the deck</source>
            <translation>Titre du paquet</translation>
        </message>
        <message>
            <source>Where the cards come from, and why they are so</source>
            <translation>D’où viennent les cartes, et pourquoi elles sont ainsi</translation>
        </message>
    </context>
    <context>
        <name>DeckModel</name>
        <message>
            <source>{}
In files: {}</source>
            <translation>{}
Dans les fichiers : {}</translation>
        </message>
        <message>
            <source>{}
The base deck has no such card.</source>
            <translation>{}
Le paquet de base n’a pas cette carte.</translation>
        </message>
        <message>
            <source>{}
The base deck says {}.</source>
            <translation>{}
Le paquet de base dit {}.</translation>
        </message>
        <message>
            <source>{}, other than the base deck</source>
            <translation>{}, autrement que dans le paquet de base</translation>
        </message>
    </context>
    <context>
        <name>DeckReasons</name>
        <message>
            <source>A deck has at least {n:card|cards}.</source>
            <translation>Un paquet a au moins {n:carte|cartes}.</translation>
        </message>
        <message>
            <source>A deck has at most {n:card|cards}.</source>
            <translation>Un paquet a au plus {n:carte|cartes}.</translation>
        </message>
        <message>
            <source>Choose cells of several cards first.</source>
            <translation>Choisissez d’abord des cellules de plusieurs cartes.</translation>
        </message>
        <message>
            <source>Choose cells of the table first.</source>
            <translation>Choisissez d’abord des cellules du tableau.</translation>
        </message>
        <message>
            <source>Choose whole cards: a card has no empty cells.</source>
            <translation>Choisissez des cartes entières : une carte n’a pas de cellule vide.</translation>
        </message>
        <message>
            <source>Click the heading of a column first, then sort the deck like that.</source>
            <translation>Cliquez d’abord l’en-tête d’une colonne, puis triez ainsi le paquet.</translation>
        </message>
        <message>
            <source>The base deck says the same.</source>
            <translation>Le paquet de base dit la même chose.</translation>
        </message>
        <message>
            <source>The first card cannot move up.</source>
            <translation>La première carte ne peut pas monter.</translation>
        </message>
        <message>
            <source>The last card cannot move down.</source>
            <translation>La dernière carte ne peut pas descendre.</translation>
        </message>
        <message>
            <source>The view is sorted; show the deck's order to move cards.</source>
            <translation>La vue est triée ; affichez l’ordre du paquet pour déplacer des cartes.</translation>
        </message>
    </context>
    <context>
        <name>DesignMode</name>
        <message>
            <source>Files</source>
            <translation>Fichiers</translation>
        </message>
        <message>
            <source>History</source>
            <translation>Historique</translation>
        </message>
        <message>
            <source>No tab was closed.</source>
            <translation>Aucun onglet n’a été fermé.</translation>
        </message>
        <message>
            <source>Open a board, a deck or a variant first.</source>
            <translation>Ouvrez d’abord un plateau, un paquet ou une variante.</translation>
        </message>
        <message>
            <source>Open documents</source>
            <translation>Documents ouverts</translation>
        </message>
        <message>
            <source>Save a copy…</source>
            <translation>Enregistrer une copie…</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>Aucune modification n’a été annulée.</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Il n’y a aucune modification à annuler.</translation>
        </message>
        <message>
            <source>This document has no file yet.</source>
            <translation>Ce document n’a pas encore de fichier.</translation>
        </message>
        <message>
            <source>This is a sample that comes with Oikist. What you change is saved as a copy.</source>
            <translation>Ceci est un exemple fourni avec Oikist. Vos changements sont enregistrés dans une copie.</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Bienvenue</translation>
        </message>
        <message>
            <source>not saved yet</source>
            <translation>pas encore enregistré</translation>
        </message>
    </context>
    <context>
        <name>Desk</name>
        <message>
            <source>And {} more.</source>
            <translation>Et {} autres.</translation>
        </message>
        <message>
            <source>It cannot be played yet.</source>
            <translation>Ce n’est pas encore jouable.</translation>
        </message>
    </context>
    <context>
        <name>Differences</name>
        <message>
            <source>The file is nested too deeply.</source>
            <translation>Le fichier est imbriqué trop profondément.</translation>
        </message>
        <message>
            <source>{}, as it is now</source>
            <translation>{}, tel qu’il est</translation>
        </message>
        <message>
            <source>{}, as saved</source>
            <translation>{}, tel qu’enregistré</translation>
        </message>
        <message>
            <source>{}, before the last save</source>
            <translation>{}, avant le dernier enregistrement</translation>
        </message>
    </context>
    <context>
        <name>DifferencesDialog</name>
        <message>
            <source>After</source>
            <translation>Après</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Avant</translation>
        </message>
        <message>
            <source>Boards (*.toml *.toml~);;All files (*)</source>
            <translation>Plateaux (*.toml *.toml~);;Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>Choose a board</source>
            <translation>Choisir un plateau</translation>
        </message>
        <message>
            <source>Choose a board file</source>
            <translation>Choisir un fichier de plateau</translation>
        </message>
        <message>
            <source>Compare boards</source>
            <translation>Comparer des plateaux</translation>
        </message>
        <message>
            <source>Differences</source>
            <translation>Différences</translation>
        </message>
        <message>
            <source>File…</source>
            <translation>Fichier…</translation>
        </message>
        <message>
            <source>The two boards are the same.</source>
            <translation>Les deux plateaux sont identiques.</translation>
        </message>
        <message>
            <source>There is nothing to compare.</source>
            <translation>Il n’y a rien à comparer.</translation>
        </message>
        <message>
            <source>about the board: {}</source>
            <translation>sur le plateau : {}</translation>
        </message>
        <message>
            <source>added: {}</source>
            <translation>ajoutées : {}</translation>
        </message>
        <message>
            <source>other attribute: {}</source>
            <translation>autre attribut : {}</translation>
        </message>
        <message>
            <source>other kind: {}</source>
            <translation>autre type : {}</translation>
        </message>
        <message>
            <source>other name: {}</source>
            <translation>autre nom : {}</translation>
        </message>
        <message>
            <source>removed: {}</source>
            <translation>enlevées : {}</translation>
        </message>
        <message>
            <source>the same: {}</source>
            <translation>identiques : {}</translation>
        </message>
        <message>
            <source>the whole board was shifted</source>
            <translation>tout le plateau a été décalé</translation>
        </message>
    </context>
    <context>
        <name>DifferencesPanel</name>
        <message>
            <source>&amp;Base</source>
            <translation>&amp;Base</translation>
        </message>
        <message>
            <source>Base deck</source>
            <translation>Paquet de base</translation>
        </message>
        <message>
            <source>Differences to the base deck</source>
            <translation>Différences avec le paquet de base</translation>
        </message>
        <message>
            <source>Give the cell what the base deck says</source>
            <translation>Donner à la cellule ce que dit le paquet de base</translation>
        </message>
        <message>
            <source>No differences to the base deck.</source>
            <translation>Aucune différence avec le paquet de base.</translation>
        </message>
        <message>
            <source>Reset this</source>
            <translation>Rétablir ceci</translation>
        </message>
        <message>
            <source>The deck to compare with</source>
            <translation>Le paquet auquel comparer</translation>
        </message>
    </context>
    <context>
        <name>Document</name>
        <message>
            <source>Edits of “{}” are not kept for recovery: {}. Save now and then.</source>
            <translation>Les modifications de « {} » ne sont pas gardées pour une récupération : {}. Enregistrez de temps en temps.</translation>
        </message>
        <message>
            <source>Reload the file</source>
            <translation>Recharger le fichier</translation>
        </message>
    </context>
    <context>
        <name>EditPosition</name>
        <message>
            <source>Editing: {}</source>
            <translation>Modification : {}</translation>
        </message>
        <message>
            <source>No game is on the table yet.</source>
            <translation>Aucune partie n’est encore sur la table.</translation>
        </message>
        <message>
            <source>Nothing is edited. The menu Play has “Edit position”.</source>
            <translation>Rien n’est en cours de modification. Le menu Jouer propose « Modifier la position ».</translation>
        </message>
        <message>
            <source>The edit was dropped, since the game went on.</source>
            <translation>La modification a été abandonnée, car la partie a continué.</translation>
        </message>
        <message>
            <source>This cannot be filled in: change it by hand, or undo.</source>
            <translation>Ceci ne peut pas être complété : changez-le à la main, ou annulez.</translation>
        </message>
    </context>
    <context>
        <name>EraserTool</name>
        <message>
            <source>Erase</source>
            <translation>Effacer</translation>
        </message>
        <message>
            <source>Erase {}</source>
            <translation>Effacer {}</translation>
        </message>
    </context>
    <context>
        <name>ExportDialog</name>
        <message>
            <source>&amp;Export</source>
            <translation>&amp;Exporter</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Fichier</translation>
        </message>
        <message>
            <source>Choose the file</source>
            <translation>Choisir le fichier</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Choisir…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Drawing…</source>
            <translation>Dessin en cours…</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Fichier</translation>
        </message>
        <message>
            <source>Files: {}</source>
            <translation>Fichiers : {}</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Suivante</translation>
        </message>
        <message>
            <source>Page {} of {}: {}</source>
            <translation>Page {} sur {} : {}</translation>
        </message>
        <message>
            <source>Pages drawn</source>
            <translation>Pages dessinées</translation>
        </message>
        <message>
            <source>Pages: {}</source>
            <translation>Pages : {}</translation>
        </message>
        <message>
            <source>Pages: {}, on sheets: {}</source>
            <translation>Pages : {}, sur feuilles : {}</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>Aperçu</translation>
        </message>
        <message>
            <source>Previous</source>
            <translation>Précédente</translation>
        </message>
        <message>
            <source>Print or save as picture: {}</source>
            <translation>Imprimer ou enregistrer en image : {}</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Stopped; nothing was written.</source>
            <translation>Arrêté ; rien n’a été écrit.</translation>
        </message>
        <message>
            <source>Written: {}</source>
            <translation>Écrit : {}</translation>
        </message>
        <message>
            <source>{count:file|files} written: {first} to {last}</source>
            <translation>{count:fichier écrit|fichiers écrits} : de {first} à {last}</translation>
        </message>
        <message>
            <source>{} · a file of this name is there and will be replaced</source>
            <translation>{} · un fichier de ce nom existe et sera remplacé</translation>
        </message>
    </context>
    <context>
        <name>FactsPanel</name>
        <message>
            <source>Facts about the deck</source>
            <translation>Constats sur le paquet</translation>
        </message>
    </context>
    <context>
        <name>FamilyModel</name>
        <message>
            <source>From</source>
            <translation>Origine</translation>
        </message>
        <message>
            <source>Oikist</source>
            <translation>Oikist</translation>
        </message>
        <message>
            <source>Parameters, seats, board and decks that a variant sets itself; all else is as its parent has it, or as usual</source>
            <translation>Paramètres, sièges, plateau et paquets qu’une variante fixe elle-même ; le reste est celui de sa mère, ou l’habituel</translation>
        </message>
        <message>
            <source>Set here</source>
            <translation>Propres</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>not found</source>
            <translation>introuvable</translation>
        </message>
        <message>
            <source>not saved</source>
            <translation>non enregistrée</translation>
        </message>
        <message>
            <source>this project</source>
            <translation>ce projet</translation>
        </message>
    </context>
    <context>
        <name>FamilyPanel</name>
        <message>
            <source>About the variant</source>
            <translation>À propos de la variante</translation>
        </message>
        <message>
            <source>Hypothesis</source>
            <translation>Hypothèse</translation>
        </message>
        <message>
            <source>New child</source>
            <translation>Variante dérivée</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <source>Select a variant to read about it, or two to compare them.</source>
            <translation>Sélectionnez une variante pour la lire, ou deux pour les comparer.</translation>
        </message>
        <message>
            <source>Variants</source>
            <translation>Variantes</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Verdict</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Pourquoi</translation>
        </message>
        <message>
            <source>as saved</source>
            <translation>telle qu’enregistrée</translation>
        </message>
        <message>
            <source>this one</source>
            <translation>celle-ci</translation>
        </message>
        <message>
            <source>{first} and {second} play the same.</source>
            <translation>{first} et {second} se jouent de la même façon.</translation>
        </message>
    </context>
    <context>
        <name>FaultBox</name>
        <message>
            <source>Take it out</source>
            <translation>L’enlever</translation>
        </message>
        <message>
            <source>The variant can then be played.</source>
            <translation>La variante sera alors jouable.</translation>
        </message>
        <message>
            <source>This solves the problem; others remain.</source>
            <translation>Ce problème disparaît alors ; d’autres restent.</translation>
        </message>
        <message>
            <source>Use {}</source>
            <translation>Utiliser {}</translation>
        </message>
    </context>
    <context>
        <name>FaultList</name>
        <message>
            <source>Let the game fill in what the fault is about</source>
            <translation>Laisser le jeu compléter ce que signale le défaut</translation>
        </message>
        <message>
            <source>Mend</source>
            <translation>Réparer</translation>
        </message>
        <message>
            <source>What is wrong with the position</source>
            <translation>Ce qui ne va pas dans la position</translation>
        </message>
        <message>
            <source>⚠ No game can reach this position: {}.</source>
            <translation>⚠ Aucune partie ne mène ici : {}.</translation>
        </message>
    </context>
    <context>
        <name>Faults</name>
        <message>
            <source>“{}”</source>
            <translation>« {} »</translation>
        </message>
    </context>
    <context>
        <name>FenceBanner</name>
        <message>
            <source>Games at this table stop there.</source>
            <translation>Les parties de cette table s’arrêtent là.</translation>
        </message>
        <message>
            <source>Go back all the same (recorded)</source>
            <translation>Revenir quand même (noté)</translation>
        </message>
        <message>
            <source>Going back discards choices of others: {}.</source>
            <translation>Revenir en arrière efface des choix d’autres joueurs : {}.</translation>
        </message>
        <message>
            <source>Going back is stopped</source>
            <translation>Le retour en arrière est arrêté</translation>
        </message>
        <message>
            <source>Move {} brought something hidden to light; whoever goes back knows it.</source>
            <translation>Le coup {} a dévoilé quelque chose de caché ; qui revient en arrière le connaît déjà.</translation>
        </message>
        <message>
            <source>Moves {} and {} brought hidden things to light; whoever goes back knows them.</source>
            <translation>Les coups {} et {} ont dévoilé des choses cachées ; qui revient en arrière les connaît déjà.</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>Rester</translation>
        </message>
    </context>
    <context>
        <name>FiguresDialog</name>
        <message>
            <source>Copy as CSV</source>
            <translation>Copier en CSV</translation>
        </message>
    </context>
    <context>
        <name>FiguresPanel</name>
        <message>
            <source>Click to select: {}</source>
            <translation>Cliquer pour sélectionner : {}</translation>
        </message>
        <message>
            <source>Figures of the board</source>
            <translation>Chiffres du plateau</translation>
        </message>
    </context>
    <context>
        <name>FilesPanel</name>
        <message>
            <source>Boards</source>
            <translation>Plateaux</translation>
        </message>
        <message>
            <source>Boards, decks and variants</source>
            <translation>Plateaux, paquets et variantes</translation>
        </message>
        <message>
            <source>Copy into the project</source>
            <translation>Copier dans le projet</translation>
        </message>
        <message>
            <source>Decks</source>
            <translation>Paquets</translation>
        </message>
        <message>
            <source>Filter</source>
            <translation>Filtrer</translation>
        </message>
        <message>
            <source>Filter of the files</source>
            <translation>Filtre des fichiers</translation>
        </message>
        <message>
            <source>Nothing here yet: File &gt; New</source>
            <translation>Encore rien ici : Fichier &gt; Nouveau</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <source>Samples</source>
            <translation>Exemples</translation>
        </message>
        <message>
            <source>Variants</source>
            <translation>Variantes</translation>
        </message>
        <message>
            <source>{}: {}</source>
            <translation>{} : {}</translation>
        </message>
    </context>
    <context>
        <name>Filing</name>
        <message>
            <source>Files of Oikist (*.toml *.match)</source>
            <translation>Fichiers d’Oikist (*.toml *.match)</translation>
        </message>
        <message>
            <source>Make or open a project first: File &gt; New project</source>
            <translation>Créez ou ouvrez d’abord un projet : Fichier &gt; Nouveau projet</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <source>Save as</source>
            <translation>Enregistrer sous</translation>
        </message>
        <message>
            <source>Saved {count:file|files}</source>
            <translation>{count:fichier enregistré|fichiers enregistrés}</translation>
        </message>
        <message>
            <source>TOML files (*.toml)</source>
            <translation>Fichiers TOML (*.toml)</translation>
        </message>
        <message>
            <source>Wrote {}</source>
            <translation>{} écrit</translation>
        </message>
        <message>
            <source>{} has no board</source>
            <translation>{} n’a pas de plateau</translation>
        </message>
        <message>
            <source>{} is open in another tab</source>
            <translation>{} est ouvert dans un autre onglet</translation>
        </message>
        <message>
            <source>{} was changed by another program: choose above what to keep</source>
            <translation>{} a été modifié par un autre programme : choisissez ci-dessus quoi garder</translation>
        </message>
    </context>
    <context>
        <name>FillTool</name>
        <message>
            <source>Nothing encloses this ground, so it cannot be filled.</source>
            <translation>Rien n’enferme ce terrain, il ne peut donc pas être rempli.</translation>
        </message>
    </context>
    <context>
        <name>FindField</name>
        <message>
            <source>Find in the cards</source>
            <translation>Chercher dans les cartes</translation>
        </message>
    </context>
    <context>
        <name>FinderBar</name>
        <message>
            <source>Close (Esc)</source>
            <translation>Fermer (Échap)</translation>
        </message>
        <message>
            <source>Close the finder</source>
            <translation>Fermer la recherche</translation>
        </message>
        <message>
            <source>Found: {}</source>
            <translation>Trouvé : {}</translation>
        </message>
        <message>
            <source>Go to a space or find</source>
            <translation>Aller à une case ou chercher</translation>
        </message>
        <message>
            <source>Next one (Enter)</source>
            <translation>Suivant (Entrée)</translation>
        </message>
        <message>
            <source>Not a space yet</source>
            <translation>Pas encore une case</translation>
        </message>
        <message>
            <source>Nothing found</source>
            <translation>Rien trouvé</translation>
        </message>
        <message>
            <source>Previous one (Shift+Enter)</source>
            <translation>Précédent (Maj+Entrée)</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Tout sélectionner</translation>
        </message>
        <message>
            <source>Select everything that was found</source>
            <translation>Sélectionner tout ce qui a été trouvé</translation>
        </message>
        <message>
            <source>c4, a place name, or a kind of space</source>
            <translation>c4, un nom de lieu ou un type de case</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} sur {}</translation>
        </message>
    </context>
    <context>
        <name>FlagField</name>
        <message>
            <source>Several values</source>
            <translation>Plusieurs valeurs</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Oui</translation>
        </message>
    </context>
    <context>
        <name>FoundGames</name>
        <message>
            <source>95% CI</source>
            <translation>IC à 95 %</translation>
        </message>
        <message>
            <source>About</source>
            <translation>Sujet</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Carte</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Margin</source>
            <translation>Écart</translation>
        </message>
        <message>
            <source>Moment</source>
            <translation>Moment</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Pièces</translation>
        </message>
        <message>
            <source>Pieces in a game</source>
            <translation>Pièces par partie</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Règle</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Graine</translation>
        </message>
        <message>
            <source>Share of games</source>
            <translation>Part des parties</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Case</translation>
        </message>
        <message>
            <source>Won by</source>
            <translation>Gagnée par</translation>
        </message>
        <message>
            <source>after round {}</source>
            <translation>après la manche {}</translation>
        </message>
        <message>
            <source>below {}</source>
            <translation>moins de {}</translation>
        </message>
        <message>
            <source>never</source>
            <translation>jamais</translation>
        </message>
        <message>
            <source>without an end</source>
            <translation>sans fin</translation>
        </message>
        <message>
            <source>{} to {}</source>
            <translation>{} à {}</translation>
        </message>
    </context>
    <context>
        <name>FoundVariants</name>
        <message>
            <source>Open: {}</source>
            <translation>Ouvrir : {}</translation>
        </message>
        <message>
            <source>Variants</source>
            <translation>Variantes</translation>
        </message>
    </context>
    <context>
        <name>GamesView</name>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Back to the chart (Esc)</source>
            <translation>Retour au graphique (Échap)</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cartes</translation>
        </message>
        <message>
            <source>Cards in play</source>
            <translation>Cartes utilisées</translation>
        </message>
        <message>
            <source>Game {} is played again…</source>
            <translation>La partie {} est rejouée…</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Games found</source>
            <translation>Parties trouvées</translation>
        </message>
        <message>
            <source>Open in playtest</source>
            <translation>Ouvrir à la table</translation>
        </message>
        <message>
            <source>Play the chosen game again on the table, at its moment or its end</source>
            <translation>Rejouer la partie choisie sur la table, à son moment ou à sa fin</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>Lecture…</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Rules in play</source>
            <translation>Règles utilisées</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>Série</translation>
        </message>
        <message>
            <source>Run whose games are shown</source>
            <translation>Série dont les parties sont montrées</translation>
        </message>
        <message>
            <source>Run {}</source>
            <translation>Série {}</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Cases</translation>
        </message>
        <message>
            <source>Spaces in play</source>
            <translation>Cases utilisées</translation>
        </message>
        <message>
            <source>The file of runs is in use. This continues once it is free.</source>
            <translation>Le fichier des séries est occupé. Cela continue dès qu’il est libre.</translation>
        </message>
        <message>
            <source>rules were looked at in {n:game|games}</source>
            <translation>les règles ont été observées dans {n:partie|parties}</translation>
        </message>
        <message>
            <source>the first {} are listed</source>
            <translation>les {} premières sont listées</translation>
        </message>
        <message>
            <source>{count} of {searched:game|games}</source>
            <translation>{count} sur {searched:partie|parties}</translation>
        </message>
    </context>
    <context>
        <name>GeneratorDialog</name>
        <message>
            <source> steps</source>
            <translation> pas</translation>
        </message>
        <message>
            <source>3-fold</source>
            <translation>3 fois</translation>
        </message>
        <message>
            <source>6-fold</source>
            <translation>6 fois</translation>
        </message>
        <message>
            <source>Another board by the same recipe</source>
            <translation>Un autre plateau selon la même recette</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Colonnes</translation>
        </message>
        <message>
            <source>Flat tops</source>
            <translation>Côté plat en haut</translation>
        </message>
        <message>
            <source>Generate a board</source>
            <translation>Générer un plateau</translation>
        </message>
        <message>
            <source>Half-turn, 2-fold</source>
            <translation>Demi-tour, 2 fois</translation>
        </message>
        <message>
            <source>Hexagon</source>
            <translation>Hexagone</translation>
        </message>
        <message>
            <source>Hexes</source>
            <translation>Hexagones</translation>
        </message>
        <message>
            <source>Least distance</source>
            <translation>Distance minimale</translation>
        </message>
        <message>
            <source>Make the board</source>
            <translation>Créer le plateau</translation>
        </message>
        <message>
            <source>Mirror, left and right</source>
            <translation>Miroir, gauche et droite</translation>
        </message>
        <message>
            <source>New board</source>
            <translation>Nouveau plateau</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Aucune</translation>
        </message>
        <message>
            <source>Outline</source>
            <translation>Contour</translation>
        </message>
        <message>
            <source>Pointy tops</source>
            <translation>Pointe en haut</translation>
        </message>
        <message>
            <source>Rectangle</source>
            <translation>Rectangle</translation>
        </message>
        <message>
            <source>Replace the board</source>
            <translation>Remplacer le plateau</translation>
        </message>
        <message>
            <source>Ring</source>
            <translation>Anneau</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Rangées</translation>
        </message>
        <message>
            <source>Spaces: {}</source>
            <translation>Cases : {}</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Symétrie</translation>
        </message>
        <message>
            <source>The board that this recipe makes</source>
            <translation>Le plateau que donne cette recette</translation>
        </message>
        <message>
            <source>The game can be played with at most {}.</source>
            <translation>Le jeu peut se jouer avec {} au plus.</translation>
        </message>
        <message>
            <source>{}, off the border</source>
            <translation>{}, hors du bord</translation>
        </message>
        <message>
            <source>{}, on the border</source>
            <translation>{}, sur le bord</translation>
        </message>
    </context>
    <context>
        <name>GraphDesk</name>
        <message>
            <source>Generate a map</source>
            <translation>Générer un plan</translation>
        </message>
        <message>
            <source>Map tools</source>
            <translation>Outils du plan</translation>
        </message>
        <message>
            <source>Metrics</source>
            <translation>Mesures</translation>
        </message>
        <message>
            <source>Palette</source>
            <translation>Palette</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <source>Properties</source>
            <translation>Propriétés</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Cases</translation>
        </message>
    </context>
    <context>
        <name>GraphGeneratorDialog</name>
        <message>
            <source>An empty map</source>
            <translation>Un plan vide</translation>
        </message>
        <message>
            <source>Another one</source>
            <translation>Un autre</translation>
        </message>
        <message>
            <source>Areas</source>
            <translation>Zones</translation>
        </message>
        <message>
            <source>Begin with</source>
            <translation>Commencer par</translation>
        </message>
        <message>
            <source>Chance, by a recipe</source>
            <translation>Le hasard, selon une recette</translation>
        </message>
        <message>
            <source>Generate a map</source>
            <translation>Générer un plan</translation>
        </message>
        <message>
            <source>Links at a space</source>
            <translation>Liens d’une case</translation>
        </message>
        <message>
            <source>Make the map</source>
            <translation>Créer le plan</translation>
        </message>
        <message>
            <source>Mean over all spaces</source>
            <translation>Moyenne de toutes les cases</translation>
        </message>
        <message>
            <source>New map</source>
            <translation>Nouveau plan</translation>
        </message>
        <message>
            <source>Replace the map</source>
            <translation>Remplacer le plan</translation>
        </message>
        <message>
            <source>The map that this recipe makes</source>
            <translation>Le plan que donne cette recette</translation>
        </message>
        <message>
            <source>You draw everything yourself.</source>
            <translation>Vous dessinez tout vous-même.</translation>
        </message>
        <message>
            <source>{spaces:space|spaces}, {links:link|links}, {areas:area|areas}</source>
            <translation>{spaces:case|cases}, {links:lien|liens}, {areas:zone|zones}</translation>
        </message>
    </context>
    <context>
        <name>GraphStates</name>
        <message>
            <source>Select a link with bends first.</source>
            <translation>Sélectionnez d’abord un lien coudé.</translation>
        </message>
        <message>
            <source>Select one place first.</source>
            <translation>Sélectionnez d’abord un seul lieu.</translation>
        </message>
        <message>
            <source>Select some spaces first.</source>
            <translation>Sélectionnez d’abord des cases.</translation>
        </message>
        <message>
            <source>Select some spaces or areas first.</source>
            <translation>Sélectionnez d’abord des cases ou des zones.</translation>
        </message>
        <message>
            <source>Select something first.</source>
            <translation>Sélectionnez d’abord quelque chose.</translation>
        </message>
        <message>
            <source>Select two spaces or more first.</source>
            <translation>Sélectionnez d’abord deux cases ou plus.</translation>
        </message>
        <message>
            <source>The map has no spaces yet.</source>
            <translation>Le plan n’a pas encore de cases.</translation>
        </message>
        <message>
            <source>This game declares no kinds of areas.</source>
            <translation>Ce jeu ne déclare aucun type de zones.</translation>
        </message>
        <message>
            <source>This game declares no kinds of links.</source>
            <translation>Ce jeu ne déclare aucun type de liens.</translation>
        </message>
    </context>
    <context>
        <name>Hands</name>
        <message>
            <source>Choose a kind of move.</source>
            <translation>Choisissez un type de coup.</translation>
        </message>
        <message>
            <source>Choose one:</source>
            <translation>Choisissez :</translation>
        </message>
        <message>
            <source>Choose {} or a button.</source>
            <translation>Choisissez {} ou un bouton.</translation>
        </message>
        <message>
            <source>Choose {} or a kind of move.</source>
            <translation>Choisissez {} ou un type de coup.</translation>
        </message>
        <message>
            <source>Choose {}, a kind of move, or a key: {}.</source>
            <translation>Choisissez {}, un type de coup ou une touche : {}.</translation>
        </message>
        <message>
            <source>Choose {}.</source>
            <translation>Choisissez {}.</translation>
        </message>
        <message>
            <source>Choose {}; Esc steps back.</source>
            <translation>Choisissez {} ; Échap revient d’un pas.</translation>
        </message>
        <message>
            <source>Enter or a click goes on.</source>
            <translation>Entrée ou un clic continue.</translation>
        </message>
        <message>
            <source>Enter or a click plays it.</source>
            <translation>Entrée ou un clic le joue.</translation>
        </message>
        <message>
            <source>Enter or a second click plays it.</source>
            <translation>Entrée ou un second clic le joue.</translation>
        </message>
        <message>
            <source>Enter or the button plays it.</source>
            <translation>Entrée ou le bouton le joue.</translation>
        </message>
        <message>
            <source>Enter plays it, or click a marked place.</source>
            <translation>Entrée le joue, ou cliquez sur un endroit marqué.</translation>
        </message>
        <message>
            <source>Enter plays it; a click takes it up.</source>
            <translation>Entrée le joue ; un clic la prend.</translation>
        </message>
        <message>
            <source>Enter plays, Esc steps back.</source>
            <translation>Entrée joue, Échap revient d’un pas.</translation>
        </message>
        <message>
            <source>Enter plays.</source>
            <translation>Entrée joue.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Only {} is possible now.</source>
            <translation>Seul {} est possible maintenant.</translation>
        </message>
        <message>
            <source>R turns, Enter plays, Esc steps back.</source>
            <translation>R tourne, Entrée joue, Échap revient d’un pas.</translation>
        </message>
        <message>
            <source>a marked area</source>
            <translation>une zone marquée</translation>
        </message>
        <message>
            <source>a marked card</source>
            <translation>une carte marquée</translation>
        </message>
        <message>
            <source>a marked piece</source>
            <translation>une pièce marquée</translation>
        </message>
        <message>
            <source>a marked place</source>
            <translation>un emplacement marqué</translation>
        </message>
        <message>
            <source>a marked seat</source>
            <translation>un siège marqué</translation>
        </message>
        <message>
            <source>a marked space</source>
            <translation>une case marquée</translation>
        </message>
        <message>
            <source>a marked way</source>
            <translation>un chemin marqué</translation>
        </message>
        <message>
            <source>something marked</source>
            <translation>un élément marqué</translation>
        </message>
        <message>
            <source>{count:move|moves}</source>
            <translation>{count:coup|coups}</translation>
        </message>
    </context>
    <context>
        <name>HandsBar</name>
        <message>
            <source>All moves</source>
            <translation>Tous les coups</translation>
        </message>
        <message>
            <source>Kinds of moves</source>
            <translation>Types de coups</translation>
        </message>
        <message>
            <source>What to do next</source>
            <translation>Que faire ensuite</translation>
        </message>
        <message>
            <source>{count:legal move|legal moves}</source>
            <translation>{count:coup permis|coups permis}</translation>
        </message>
        <message>
            <source>{}: not allowed now; press to hear why</source>
            <translation>{} : interdit maintenant ; appuyez pour savoir pourquoi</translation>
        </message>
        <message>
            <source>{}: {}</source>
            <translation>{} : {}</translation>
        </message>
    </context>
    <context>
        <name>Head</name>
        <message>
            <source>Work is going on</source>
            <translation>Travail en cours</translation>
        </message>
    </context>
    <context>
        <name>HeadPanel</name>
        <message>
            <source>Choose a file…</source>
            <translation>Choisir un fichier…</translation>
        </message>
        <message>
            <source>From {parent}: {value}</source>
            <translation>De {parent} : {value}</translation>
        </message>
        <message>
            <source>Not chosen yet</source>
            <translation>Pas encore choisi</translation>
        </message>
        <message>
            <source>Nothing: it stands on its own</source>
            <translation>Rien : elle se suffit à elle-même</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <source>Open: {}</source>
            <translation>Ouvrir : {}</translation>
        </message>
        <message>
            <source>TOML files (*.toml)</source>
            <translation>Fichiers TOML (*.toml)</translation>
        </message>
        <message>
            <source>What it should show, before it is played</source>
            <translation>Ce qu’elle devrait montrer, avant d’y jouer</translation>
        </message>
        <message>
            <source>What was found, once it has been played</source>
            <translation>Ce qu’on a constaté, après y avoir joué</translation>
        </message>
        <message>
            <source>Why this variant exists, and where it comes from</source>
            <translation>Pourquoi cette variante existe, et d’où elle vient</translation>
        </message>
        <message>
            <source>Write {}</source>
            <translation>Écrire : {}</translation>
        </message>
        <message>
            <source>⚠ {} (not found)</source>
            <translation>⚠ {} (introuvable)</translation>
        </message>
    </context>
    <context>
        <name>Heat</name>
        <message>
            <source>95%: {low} to {high}</source>
            <translation>95 % : {low} à {high}</translation>
        </message>
        <message>
            <source>Contested</source>
            <translation>Disputé</translation>
        </message>
        <message>
            <source>Never used: {never} of {sites:site|sites}.</source>
            <translation>Jamais utilisés : {never} sur {sites:lieu|lieux}.</translation>
        </message>
        <message>
            <source>Nobody could place there so early</source>
            <translation>Personne ne pouvait y poser si tôt</translation>
        </message>
        <message>
            <source>Nobody placed there in {games:game|games}: below {most} (95%)</source>
            <translation>Personne n’y a posé en {games:partie|parties} : moins de {most} (95 %)</translation>
        </message>
        <message>
            <source>Not significant (q = {q})</source>
            <translation>Non significatif (q = {q})</translation>
        </message>
        <message>
            <source>Of the games in which it was possible, share in which nobody placed there.</source>
            <translation>Parmi les parties où c’était possible, part de celles où personne n’y a posé.</translation>
        </message>
        <message>
            <source>Passed over</source>
            <translation>Délaissé</translation>
        </message>
        <message>
            <source>Placings</source>
            <translation>Poses</translation>
        </message>
        <message>
            <source>Share of games in which somebody placed there and another seat could have.</source>
            <translation>Part des parties où quelqu’un y a posé et où un autre siège l’aurait pu.</translation>
        </message>
        <message>
            <source>Share of games in which somebody, or the seat, placed there.</source>
            <translation>Part des parties où quelqu’un, ou le siège, y a posé.</translation>
        </message>
        <message>
            <source>Stands out (q = {q})</source>
            <translation>Se distingue (q = {q})</translation>
        </message>
        <message>
            <source>Too few placings there, or without it, to tell about wins</source>
            <translation>Trop peu de poses ici, ou sans elle, pour juger des victoires</translation>
        </message>
        <message>
            <source>Win share of those who placed there, less what their seats win anyway.</source>
            <translation>Part de victoire de ceux qui y ont posé, moins ce que leurs sièges gagnent de toute façon.</translation>
        </message>
        <message>
            <source>Wins with an early placing</source>
            <translation>Victoires avec une pose précoce</translation>
        </message>
        <message>
            <source>Won {share} ({ends}; n = {n:placing|placings}), by seat alone {expected}</source>
            <translation>Victoires {share} ({ends} ; n = {n:pose|poses}), par le siège seul {expected}</translation>
        </message>
        <message>
            <source>{games:game|games} played again, up to round {until} of {rounds}.</source>
            <translation>{games:partie rejouée|parties rejouées}, jusqu’à la manche {until} sur {rounds}.</translation>
        </message>
        <message>
            <source>{measure}: {share} ({ends}; n = {n:game|games})</source>
            <translation>{measure} : {share} ({ends} ; n = {n:partie|parties})</translation>
        </message>
        <message>
            <source>{real} of {known:site|sites} with enough placings stand out (q below 10%, over all sites and seats). It goes with winning; it need not be why.</source>
            <translation>{real} sur {known:lieu|lieux} avec assez de poses se distinguent (q inférieur à 10 %, sur tous les lieux et sièges). Cela va de pair avec la victoire ; ce n’en est pas forcément la cause.</translation>
        </message>
    </context>
    <context>
        <name>HeatLegend</name>
        <message>
            <source>From {} to {}</source>
            <translation>De {} à {}</translation>
        </message>
        <message>
            <source>Scale</source>
            <translation>Échelle</translation>
        </message>
        <message>
            <source>never used</source>
            <translation>jamais utilisé</translation>
        </message>
        <message>
            <source>stands out</source>
            <translation>se distingue</translation>
        </message>
    </context>
    <context>
        <name>HeatPanel</name>
        <message>
            <source>All seats</source>
            <translation>Tous les sièges</translation>
        </message>
        <message>
            <source>Colours each site by what happened there in a stored run</source>
            <translation>Colore chaque lieu selon ce qui s’y est passé dans une série enregistrée</translation>
        </message>
        <message>
            <source>Games played again</source>
            <translation>Parties rejouées</translation>
        </message>
        <message>
            <source>Heat map in words</source>
            <translation>La carte de chaleur en mots</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Mesure</translation>
        </message>
        <message>
            <source>No games of this board are stored yet. Simulate some in the lab first.</source>
            <translation>Aucune partie de ce plateau n’est encore enregistrée. Simulez-en d’abord dans le labo.</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>Série</translation>
        </message>
        <message>
            <source>Run {number}: {title}, {bots}, {games:game|games}</source>
            <translation>Série {number} : {title}, {bots}, {games:partie|parties}</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Siège</translation>
        </message>
        <message>
            <source>Show on the board</source>
            <translation>Montrer sur le plateau</translation>
        </message>
        <message>
            <source>Simulate in the lab</source>
            <translation>Simuler dans le labo</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>The board has been edited since: {shared} of {keys:site|sites} match by name.</source>
            <translation>Le plateau a été modifié depuis : {shared} sur {keys:lieu|lieux} se correspondent par leur nom.</translation>
        </message>
        <message>
            <source>There is no board to show heat on.</source>
            <translation>Il n’y a pas de plateau sur lequel montrer la chaleur.</translation>
        </message>
        <message>
            <source>Up to round</source>
            <translation>Jusqu’à la manche</translation>
        </message>
    </context>
    <context>
        <name>HereMenu</name>
        <message>
            <source>Enter makes this move</source>
            <translation>Entrée joue ce coup</translation>
        </message>
        <message>
            <source>Enter shows the rule</source>
            <translation>Entrée affiche la règle</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>Moves here</source>
            <translation>Coups ici</translation>
        </message>
        <message>
            <source>Moves that need no space</source>
            <translation>Coups sans case</translation>
        </message>
        <message>
            <source>No move is allowed here now.</source>
            <translation>Aucun coup n’est permis ici pour l’instant.</translation>
        </message>
        <message>
            <source>Not allowed ({})</source>
            <translation>Interdits ({})</translation>
        </message>
        <message>
            <source>Not allowed…</source>
            <translation>Interdits…</translation>
        </message>
    </context>
    <context>
        <name>HintPanel</name>
        <message>
            <source>A bot is to move; hints come when it is your turn.</source>
            <translation>C’est à un bot de jouer ; les indices viendront à votre tour.</translation>
        </message>
        <message>
            <source>Bars: share of the win, 95%.</source>
            <translation>Barres : part de la victoire, à 95 %.</translation>
        </message>
        <message>
            <source>Best moves</source>
            <translation>Meilleurs coups</translation>
        </message>
        <message>
            <source>Budget of the hint</source>
            <translation>Budget de l’indice</translation>
        </message>
        <message>
            <source>From move {}: {} of {} games</source>
            <translation>Depuis le coup {} : {} parties sur {}</translation>
        </message>
        <message>
            <source>Games played from here</source>
            <translation>Parties jouées d’ici</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Indice</translation>
        </message>
        <message>
            <source>Hint plays the likeliest moves on and compares their results.</source>
            <translation>L’indice joue la suite des coups les plus prometteurs et compare leurs résultats.</translation>
        </message>
        <message>
            <source>Hints wait until the person to move is at the screen.</source>
            <translation>Les indices attendent que la personne dont c’est le tour soit à l’écran.</translation>
        </message>
        <message>
            <source>Looking for the best moves…</source>
            <translation>Recherche des meilleurs coups…</translation>
        </message>
        <message>
            <source>No game is on the table yet.</source>
            <translation>Aucune partie n’est encore sur la table.</translation>
        </message>
        <message>
            <source>Play games from here</source>
            <translation>Jouer des parties d’ici</translation>
        </message>
        <message>
            <source>Progress of playing on</source>
            <translation>Avancement de la suite</translation>
        </message>
        <message>
            <source>Progress of the hint</source>
            <translation>Avancement de l’indice</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>The game is at another position: press “{button}” first.</source>
            <translation>La partie en est à une autre position : cliquez d’abord sur « {button} ».</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>La partie est terminée.</translation>
        </message>
        <message>
            <source>What is hidden</source>
            <translation>Ce qui est caché</translation>
        </message>
        <message>
            <source>Who plays on</source>
            <translation>Qui joue la suite</translation>
        </message>
        <message>
            <source>hidden things as they lie</source>
            <translation>secrets tels quels</translation>
        </message>
        <message>
            <source>hidden things dealt anew</source>
            <translation>secrets redistribués</translation>
        </message>
        <message>
            <source>the bots of the seats</source>
            <translation>les bots des sièges</translation>
        </message>
        <message>
            <source>{n:game|games}</source>
            <translation>{n:partie|parties}</translation>
        </message>
        <message>
            <source>{} on all seats</source>
            <translation>{} à tous les sièges</translation>
        </message>
    </context>
    <context>
        <name>HintsModel</name>
        <message>
            <source>lead {} points ({} to {})</source>
            <translation>avance {} points ({} à {})</translation>
        </message>
        <message>
            <source>wins {} ({} to {})</source>
            <translation>victoires {} ({} à {})</translation>
        </message>
        <message>
            <source>{n:game|games} played on</source>
            <translation>{n:partie jouée|parties jouées} jusqu’au bout</translation>
        </message>
    </context>
    <context>
        <name>HistoryModel</name>
        <message>
            <source>Opened</source>
            <translation>Ouvert</translation>
        </message>
        <message>
            <source>{} (saved)</source>
            <translation>{} (enregistré)</translation>
        </message>
    </context>
    <context>
        <name>HistoryPanel</name>
        <message>
            <source>History of the document</source>
            <translation>Historique du document</translation>
        </message>
        <message>
            <source>No document.
Every edit is listed here, to go back to.</source>
            <translation>Aucun document.
Chaque modification figure ici, pour y revenir.</translation>
        </message>
    </context>
    <context>
        <name>Holding</name>
        <message>
            <source>**{}** (usually {})</source>
            <translation>**{}** (d’ordinaire {})</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>Action</translation>
        </message>
        <message>
            <source>All areas</source>
            <translation>Toutes les zones</translation>
        </message>
        <message>
            <source>All links</source>
            <translation>Tous les liens</translation>
        </message>
        <message>
            <source>All spaces</source>
            <translation>Toutes les cases</translation>
        </message>
        <message>
            <source>Alt and drag</source>
            <translation>Alt et glisser</translation>
        </message>
        <message>
            <source>Areas</source>
            <translation>Zones</translation>
        </message>
        <message>
            <source>Areas of a space</source>
            <translation>Zones d’une case</translation>
        </message>
        <message>
            <source>Areas of the map.</source>
            <translation>Zones du plan.</translation>
        </message>
        <message>
            <source>Areas that a space belongs to, mean. Bars: spaces by the number of areas.</source>
            <translation>Zones dont une case fait partie, moyenne. Barres : cases par nombre de zones.</translation>
        </message>
        <message>
            <source>Bend it there</source>
            <translation>Le couder à cet endroit</translation>
        </message>
        <message>
            <source>Bots answer.</source>
            <translation>Les bots répondent.</translation>
        </message>
        <message>
            <source>Bottlenecks</source>
            <translation>Goulots d’étranglement</translation>
        </message>
        <message>
            <source>Bridges</source>
            <translation>Ponts</translation>
        </message>
        <message>
            <source>Card {}</source>
            <translation>Carte {}</translation>
        </message>
        <message>
            <source>Change a rule: turn “{}” from {} to {}, and press Enter. Any other change will do as well.</source>
            <translation>Changez une règle : faites passer « {} » de {} à {}, puis Entrée. Tout autre changement convient aussi.</translation>
        </message>
        <message>
            <source>Change any rule.</source>
            <translation>Changez n’importe quelle règle.</translation>
        </message>
        <message>
            <source>Click</source>
            <translation>Clic</translation>
        </message>
        <message>
            <source>Click on a heading</source>
            <translation>Clic sur un en-tête</translation>
        </message>
        <message>
            <source>Click on a marked hex</source>
            <translation>Clic sur une case marquée</translation>
        </message>
        <message>
            <source>Click on a number of a rule</source>
            <translation>Clic sur le numéro d’une règle</translation>
        </message>
        <message>
            <source>Ctrl+Shift and drag</source>
            <translation>Ctrl+Maj et glisser</translation>
        </message>
        <message>
            <source>Distances</source>
            <translation>Distances</translation>
        </message>
        <message>
            <source>Double click</source>
            <translation>Double clic</translation>
        </message>
        <message>
            <source>Drag</source>
            <translation>Glisser</translation>
        </message>
        <message>
            <source>Drag a kind of move to a hex</source>
            <translation>Glisser un type de coup sur une case</translation>
        </message>
        <message>
            <source>Drag a place</source>
            <translation>Glisser un lieu</translation>
        </message>
        <message>
            <source>Drag a ring on a link</source>
            <translation>Glisser un anneau d’un lien</translation>
        </message>
        <message>
            <source>Drag a selection</source>
            <translation>Glisser une sélection</translation>
        </message>
        <message>
            <source>Drag beside all places</source>
            <translation>Glisser à côté de tout lieu</translation>
        </message>
        <message>
            <source>Drag from space to space</source>
            <translation>Glisser de case en case</translation>
        </message>
        <message>
            <source>Drag on the timeline</source>
            <translation>Glisser sur la frise</translation>
        </message>
        <message>
            <source>Edit a cell</source>
            <translation>Modifier une cellule</translation>
        </message>
        <message>
            <source>Go back to the rules on the design desk ({}).</source>
            <translation>Revenez aux règles, dans Conception ({}).</translation>
        </message>
        <message>
            <source>Go to the table first: press Playtest ({}).</source>
            <translation>Allez d’abord à la table : appuyez sur Partie test ({}).</translation>
        </message>
        <message>
            <source>How many there are, and their share.</source>
            <translation>Combien il y en a, et leur part.</translation>
        </message>
        <message>
            <source>It is your turn: choose a kind of move in this row, or click a marked place at once. Bots answer by themselves. “Show me” makes a move for you.</source>
            <translation>À vous : choisissez un type de coup dans cette rangée, ou cliquez tout de suite une case marquée. Les bots répondent d’eux-mêmes. « Montrer » joue un coup pour vous.</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Touches</translation>
        </message>
        <message>
            <source>Keys that you have changed are bold. [Change them](action:shortcuts_preferences) in the preferences; Ctrl+Shift+P finds what has none.</source>
            <translation>Les touches que vous avez changées sont en gras. Pour en changer : [préférences](action:shortcuts_preferences). Ctrl+Maj+P trouve ce qui n’en a pas.</translation>
        </message>
        <message>
            <source>Label {}</source>
            <translation>Étiquette {}</translation>
        </message>
        <message>
            <source>Length along its line, in units of the board.</source>
            <translation>Longueur le long de sa ligne, en unités du plateau.</translation>
        </message>
        <message>
            <source>Link them, with the tool for links</source>
            <translation>Les lier, avec l’outil des liens</translation>
        </message>
        <message>
            <source>Links</source>
            <translation>Liens</translation>
        </message>
        <message>
            <source>Links at a space</source>
            <translation>Liens d’une case</translation>
        </message>
        <message>
            <source>Links at a space, mean. Bars: spaces by the number of their links.</source>
            <translation>Liens d’une case, moyenne. Barres : cases par nombre de liens.</translation>
        </message>
        <message>
            <source>Links between the two spaces that are farthest apart.</source>
            <translation>Liens entre les deux cases les plus éloignées.</translation>
        </message>
        <message>
            <source>Links from space to space by the shortest way, mean. Bars: pairs by links.</source>
            <translation>Liens de case en case par le plus court chemin, moyenne. Barres : paires par nombre de liens.</translation>
        </message>
        <message>
            <source>Links of the map.</source>
            <translation>Liens du plan.</translation>
        </message>
        <message>
            <source>Links with this label, and their share of all links.</source>
            <translation>Liens de cette étiquette, et leur part de tous les liens.</translation>
        </message>
        <message>
            <source>Links without which a part of the map would fall apart.</source>
            <translation>Liens sans lesquels une partie du plan se briserait.</translation>
        </message>
        <message>
            <source>Longest link</source>
            <translation>Lien le plus long</translation>
        </message>
        <message>
            <source>Look at earlier positions</source>
            <translation>Revoir les positions précédentes</translation>
        </message>
        <message>
            <source>Make the move, or choose further</source>
            <translation>Jouer le coup, ou continuer à choisir</translation>
        </message>
        <message>
            <source>Make this move there</source>
            <translation>Jouer ce coup à cet endroit</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Moyenne</translation>
        </message>
        <message>
            <source>Middle button, or Space and drag</source>
            <translation>Bouton du milieu, ou Espace et glisser</translation>
        </message>
        <message>
            <source>Most</source>
            <translation>Maximum</translation>
        </message>
        <message>
            <source>Most central space</source>
            <translation>Case la plus centrale</translation>
        </message>
        <message>
            <source>Mouse</source>
            <translation>Souris</translation>
        </message>
        <message>
            <source>Move it</source>
            <translation>La déplacer</translation>
        </message>
        <message>
            <source>Move it with all that is selected; Alt: no grid</source>
            <translation>Le déplacer avec toute la sélection ; Alt : sans grille</translation>
        </message>
        <message>
            <source>Move the view</source>
            <translation>Déplacer la vue</translation>
        </message>
        <message>
            <source>Now let bots play it many times: press {} (Lab menu).</source>
            <translation>Faites-la maintenant jouer de nombreuses fois par des bots : appuyez sur {} (menu Labo).</translation>
        </message>
        <message>
            <source>Open a variant on the design desk, and change one of its rules.</source>
            <translation>Ouvrez une variante dans Conception et changez une de ses règles.</translation>
        </message>
        <message>
            <source>Pairs of spaces that no way joins; left out above.</source>
            <translation>Paires de cases qu’aucun chemin ne relie ; omises ci-dessus.</translation>
        </message>
        <message>
            <source>Pairs without a way</source>
            <translation>Paires sans chemin</translation>
        </message>
        <message>
            <source>Parts</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Parts of the map that no link joins. A click selects the smallest.</source>
            <translation>Parties du plan qu’aucun lien ne relie. Un clic sélectionne la plus petite.</translation>
        </message>
        <message>
            <source>Pick up the kind of a hex</source>
            <translation>Prendre en main le type d’un hexagone</translation>
        </message>
        <message>
            <source>Play what you have changed, as it is and unsaved: press {} (Play menu).</source>
            <translation>Jouez ce que vous avez changé, tel quel et sans l’enregistrer : appuyez sur {} (menu Jouer).</translation>
        </message>
        <message>
            <source>Press “{}”: every game is stored, and the same seed gives the same games.</source>
            <translation>Appuyez sur « {} » : chaque partie est conservée, et la même graine donne les mêmes parties.</translation>
        </message>
        <message>
            <source>Read the rule</source>
            <translation>Lire la règle</translation>
        </message>
        <message>
            <source>Right click</source>
            <translation>Clic droit</translation>
        </message>
        <message>
            <source>Scores tell what each seat has, and would have if the game ended now. Take your move back ({}): they go back with it, and so does what bots have answered.</source>
            <translation>Les scores disent ce que chaque place a, et aurait si la partie finissait là. Reprenez votre coup ({}) : ils reviennent avec lui, comme les réponses des bots.</translation>
        </message>
        <message>
            <source>Select a place, or use the tool in hand</source>
            <translation>Sélectionner un lieu, ou employer l’outil en main</translation>
        </message>
        <message>
            <source>Select what lies in a rectangle</source>
            <translation>Sélectionner ce qui est dans un rectangle</translation>
        </message>
        <message>
            <source>Shift and drag</source>
            <translation>Maj et glisser</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Raccourcis</translation>
        </message>
        <message>
            <source>Shortest link</source>
            <translation>Lien le plus court</translation>
        </message>
        <message>
            <source>Something hidden had come to light, so you are asked: press “{}”.</source>
            <translation>Quelque chose de caché avait été révélé, d’où la question : appuyez sur « {} ».</translation>
        </message>
        <message>
            <source>Sort the view by this column</source>
            <translation>Trier l’affichage selon cette colonne</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Cases</translation>
        </message>
        <message>
            <source>Spaces of an area</source>
            <translation>Cases d’une zone</translation>
        </message>
        <message>
            <source>Spaces of the map.</source>
            <translation>Cases du plan.</translation>
        </message>
        <message>
            <source>Spaces that a turn can reach, itself included, mean. Bars: spaces by that.</source>
            <translation>Cases qu’un tour peut atteindre, elle-même comprise, moyenne. Barres : cases selon ce nombre.</translation>
        </message>
        <message>
            <source>Spaces that an area has, mean. Bars: areas by the number of spaces.</source>
            <translation>Cases d’une zone, moyenne. Barres : zones par nombre de cases.</translation>
        </message>
        <message>
            <source>Spaces without which a part of the map would fall apart.</source>
            <translation>Cases sans lesquelles une partie du plan se briserait.</translation>
        </message>
        <message>
            <source>Stamp: a line from the last hex</source>
            <translation>Tampon : une ligne depuis la dernière case</translation>
        </message>
        <message>
            <source>Stamp: a ring</source>
            <translation>Tampon : un anneau</translation>
        </message>
        <message>
            <source>Stamp: erase</source>
            <translation>Tampon : effacer</translation>
        </message>
        <message>
            <source>Take a seat: press “{}”. Bots have the others.</source>
            <translation>Prenez place : appuyez sur « {} ». Les bots ont les autres places.</translation>
        </message>
        <message>
            <source>The rules are being prepared; a moment, please.</source>
            <translation>Les règles se préparent ; un instant, s’il vous plaît.</translation>
        </message>
        <message>
            <source>The space from which the others are nearest, mean.</source>
            <translation>La case d’où les autres sont les plus proches, en moyenne.</translation>
        </message>
        <message>
            <source>The spread of final scores grows while games are played.</source>
            <translation>La répartition des scores finaux grandit pendant que les parties se jouent.</translation>
        </message>
        <message>
            <source>The table holds “{}”. Press its name in the toolbar: its rules open on the design desk.</source>
            <translation>Sur la table : « {} ». Appuyez sur son nom dans la barre d’outils : ses règles s’ouvrent dans Conception.</translation>
        </message>
        <message>
            <source>Turn the piece; elsewhere: zoom</source>
            <translation>Tourner la pièce ; ailleurs : zoomer</translation>
        </message>
        <message>
            <source>Type the name of a place</source>
            <translation>Taper le nom d’un lieu</translation>
        </message>
        <message>
            <source>Use the tool along the way; one drag is one step to undo</source>
            <translation>Appliquer l’outil le long du trajet ; un glissement est une seule étape à annuler</translation>
        </message>
        <message>
            <source>What can I do here?</source>
            <translation>Que puis-je faire ici ?</translation>
        </message>
        <message>
            <source>What it does</source>
            <translation>Effet</translation>
        </message>
        <message>
            <source>Wheel</source>
            <translation>Molette</translation>
        </message>
        <message>
            <source>Wheel over a move</source>
            <translation>Molette sur un coup</translation>
        </message>
        <message>
            <source>With the mouse</source>
            <translation>À la souris</translation>
        </message>
        <message>
            <source>Within {n:link|links}</source>
            <translation>À {n:lien|liens} au plus</translation>
        </message>
        <message>
            <source>Without a label</source>
            <translation>Sans étiquette</translation>
        </message>
        <message>
            <source>Zoom, or scroll, as the preferences say; with Ctrl: zoom</source>
            <translation>Zoomer ou défiler, selon les préférences ; avec Ctrl : zoomer</translation>
        </message>
        <message>
            <source>none</source>
            <translation>aucun</translation>
        </message>
        <message>
            <source>not as its files are now</source>
            <translation>pas tel que ses fichiers sont maintenant</translation>
        </message>
        <message>
            <source>unsaved</source>
            <translation>non enregistré</translation>
        </message>
        <message>
            <source>{count:card|cards} of the deck {deck}</source>
            <translation>{count:carte|cartes} du paquet {deck}</translation>
        </message>
        <message>
            <source>{count:change|changes}</source>
            <translation>{count:changement|changements}</translation>
        </message>
        <message>
            <source>{count:change|changes} to the sample</source>
            <translation>{count:changement|changements} à l’exemple</translation>
        </message>
        <message>
            <source>{count:change|changes} to {base}</source>
            <translation>{count:changement|changements} à {base}</translation>
        </message>
        <message>
            <source>{count:space|spaces} of the board</source>
            <translation>{count:case|cases} du plateau</translation>
        </message>
        <message>
            <source>{} (gone)</source>
            <translation>{} (retirée)</translation>
        </message>
        <message>
            <source>{}, copy {}</source>
            <translation>{}, exemplaire {}</translation>
        </message>
        <message>
            <source>{}: {} → {}</source>
            <translation>{} : {} → {}</translation>
        </message>
    </context>
    <context>
        <name>Job</name>
        <message>
            <source>This is a fault of Oikist ({}): a report was written</source>
            <translation>C’est une erreur d’Oikist ({}) : un rapport a été écrit</translation>
        </message>
    </context>
    <context>
        <name>JobRow</name>
        <message>
            <source>Begin anew</source>
            <translation>Recommencer</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Cancel a question</source>
            <translation>Abandonner une question</translation>
        </message>
        <message>
            <source>Give it up, and delete the games that it began</source>
            <translation>Y renoncer, et supprimer les parties qu’elle a commencées</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>Abandonner</translation>
        </message>
        <message>
            <source>Give up “{}”?</source>
            <translation>Abandonner « {} » ?</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Its games are kept: the same question goes on from there</source>
            <translation>Ses parties sont gardées : la même question repart de là</translation>
        </message>
        <message>
            <source>Its games are not kept: only its answer is, once all are played</source>
            <translation>Ses parties ne sont pas gardées : seule sa réponse l’est, une fois toutes jouées</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <translation>Continuer à jouer</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Avancement</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Afficher</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Stop and keep</source>
            <translation>Arrêter et garder</translation>
        </message>
        <message>
            <source>Take it off this list; its games stay</source>
            <translation>La retirer de cette liste ; ses parties restent</translation>
        </message>
        <message>
            <source>The games that it began are removed from the file of runs for good.</source>
            <translation>Les parties qu’elle a commencées sont retirées du fichier des séries pour de bon.</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
    </context>
    <context>
        <name>JobsList</name>
        <message>
            <source>Answered · {games:game|games}</source>
            <translation>Réponse donnée · {games:partie|parties}</translation>
        </message>
        <message>
            <source>Jobs</source>
            <translation>Tâches</translation>
        </message>
        <message>
            <source>Left from last time; Go on plays what is missing</source>
            <translation>Restée de la dernière fois ; Continuer joue ce qui manque</translation>
        </message>
        <message>
            <source>Left from last time; nothing of it was kept</source>
            <translation>Reste de la dernière fois ; rien n’en a été gardé</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>En pause</translation>
        </message>
        <message>
            <source>Preparing the bots; the first time takes a few minutes</source>
            <translation>Préparation des bots ; la première fois prend quelques minutes</translation>
        </message>
        <message>
            <source>Starting…</source>
            <translation>Démarrage…</translation>
        </message>
        <message>
            <source>Stopped · {games:game|games} kept</source>
            <translation>Arrêtée · {games:partie gardée|parties gardées}</translation>
        </message>
        <message>
            <source>Stopped; nothing was kept</source>
            <translation>Arrêtée ; rien n’a été gardé</translation>
        </message>
        <message>
            <source>Stopping once the games in play are over…</source>
            <translation>Arrêt dès la fin des parties en cours…</translation>
        </message>
        <message>
            <source>Waits for its turn</source>
            <translation>Attend son tour</translation>
        </message>
        <message>
            <source>Waits: another Oikist is using the file of runs</source>
            <translation>Attend : un autre Oikist utilise le fichier des séries</translation>
        </message>
        <message>
            <source>{games:game|games} would be played again after a stop</source>
            <translation>{games:partie serait rejouée|parties seraient rejouées} après un arrêt</translation>
        </message>
        <message>
            <source>{games} of at most {all:game|games}</source>
            <translation>{games} sur {all:partie|parties} au plus</translation>
        </message>
        <message>
            <source>{rate} games/s</source>
            <translation>{rate} parties/s</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>reste {}</translation>
        </message>
        <message>
            <source>{} left for this step</source>
            <translation>reste {} pour cette étape</translation>
        </message>
    </context>
    <context>
        <name>Journals</name>
        <message>
            <source>Edits are not kept for recovery: {}: {}. Save now and then.</source>
            <translation>Les modifications ne sont pas gardées pour une récupération : {} : {}. Enregistrez de temps en temps.</translation>
        </message>
    </context>
    <context>
        <name>Keeper</name>
        <message>
            <source>This match is not being saved in {}: {}</source>
            <translation>Cette partie n’est pas enregistrée dans {} : {}</translation>
        </message>
    </context>
    <context>
        <name>LabMode</name>
        <message>
            <source>In the lab: {}</source>
            <translation>Au laboratoire : {}</translation>
        </message>
        <message>
            <source>Nothing to simulate yet</source>
            <translation>Rien à simuler pour l’instant</translation>
        </message>
        <message>
            <source>Take what is in Design</source>
            <translation>Prendre ce qui est dans Conception</translation>
        </message>
        <message>
            <source>Take what you are editing into the lab, saved or not</source>
            <translation>Envoyer au labo ce que vous modifiez, enregistré ou non</translation>
        </message>
        <message>
            <source>The lab has no panels to hide.</source>
            <translation>Le labo n’a pas de panneaux à masquer.</translation>
        </message>
    </context>
    <context>
        <name>Layout</name>
        <message>
            <source>Cards</source>
            <translation>Cartes</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Scores</translation>
        </message>
    </context>
    <context>
        <name>LinesField</name>
        <message>
            <source>Add…</source>
            <translation>Ajouter…</translation>
        </message>
    </context>
    <context>
        <name>LinkTool</name>
        <message>
            <source>A link begins at a space and ends at another one.</source>
            <translation>Un lien commence à une case et finit à une autre.</translation>
        </message>
        <message>
            <source>Click the space to link {} to; clicks beside spaces are bends.</source>
            <translation>Cliquez sur la case à lier à {} ; les clics à côté des cases sont des coudes.</translation>
        </message>
        <message>
            <source>Link {}</source>
            <translation>Lier {}</translation>
        </message>
    </context>
    <context>
        <name>LinksForm</name>
        <message>
            <source>A link has two different spaces as its ends.</source>
            <translation>Un lien a deux cases différentes à ses bouts.</translation>
        </message>
        <message>
            <source>Bends: {}. Drag the rings on the selected line to bend it.</source>
            <translation>Coudes : {}. Glissez les anneaux de la ligne sélectionnée pour la couder.</translation>
        </message>
        <message>
            <source>Change an end of {}</source>
            <translation>Changer un bout de {}</translation>
        </message>
        <message>
            <source>From</source>
            <translation>Origine</translation>
        </message>
        <message>
            <source>Label</source>
            <translation>Étiquette</translation>
        </message>
        <message>
            <source>Label {}: {}</source>
            <translation>Étiquette de {} : {}</translation>
        </message>
        <message>
            <source>No label</source>
            <translation>Sans étiquette</translation>
        </message>
        <message>
            <source>To</source>
            <translation>À</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Modes</source>
            <translation>Modes</translation>
        </message>
    </context>
    <context>
        <name>ManualWindow</name>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Retour</translation>
        </message>
        <message>
            <source>&amp;Contents</source>
            <translation>S&amp;ommaire</translation>
        </message>
        <message>
            <source>&amp;Forward</source>
            <translation>&amp;Suivant</translation>
        </message>
        <message>
            <source>&amp;Print…</source>
            <translation>&amp;Imprimer…</translation>
        </message>
        <message>
            <source>Contents of the manual</source>
            <translation>Sommaire du manuel</translation>
        </message>
        <message>
            <source>Places that were found</source>
            <translation>Passages trouvés</translation>
        </message>
        <message>
            <source>Search the manual</source>
            <translation>Chercher dans le manuel</translation>
        </message>
        <message>
            <source>The pages are in English.</source>
            <translation>Ces pages sont en anglais ; merci de votre compréhension.</translation>
        </message>
        <message>
            <source>{n:place|places}</source>
            <translation>{n:passage|passages}</translation>
        </message>
        <message>
            <source>{} – Manual</source>
            <translation>{} – Manuel</translation>
        </message>
    </context>
    <context>
        <name>MapForm</name>
        <message>
            <source>Change the note</source>
            <translation>Changer la note</translation>
        </message>
        <message>
            <source>Change the size of the map</source>
            <translation>Changer la taille du plan</translation>
        </message>
        <message>
            <source>Change the title</source>
            <translation>Changer le titre</translation>
        </message>
        <message>
            <source>Height</source>
            <translation>Hauteur</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Plan</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>One line for people</source>
            <translation>Une ligne pour les gens</translation>
        </message>
        <message>
            <source>Select places to see and change their properties.</source>
            <translation>Sélectionnez des lieux pour voir et changer leurs propriétés.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
        <message>
            <source>Where the map comes from, what it is for</source>
            <translation>D’où vient le plan, à quoi il sert</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Largeur</translation>
        </message>
        <message>
            <source>{spaces:space|spaces}, {links:link|links}, {areas:area|areas}</source>
            <translation>{spaces:case|cases}, {links:lien|liens}, {areas:zone|zones}</translation>
        </message>
    </context>
    <context>
        <name>MapTools</name>
        <message>
            <source>in {}</source>
            <translation>dans {}</translation>
        </message>
        <message>
            <source>number {}</source>
            <translation>numéro {}</translation>
        </message>
        <message>
            <source>{count:area|areas}</source>
            <translation>{count:zone|zones}</translation>
        </message>
        <message>
            <source>{count:link|links}</source>
            <translation>{count:lien|liens}</translation>
        </message>
        <message>
            <source>{count:place|places}</source>
            <translation>{count:lieu|lieux}</translation>
        </message>
        <message>
            <source>{count:space|spaces}</source>
            <translation>{count:case|cases}</translation>
        </message>
    </context>
    <context>
        <name>Memory</name>
        <message>
            <source>Graph</source>
            <translation>Graphe</translation>
        </message>
        <message>
            <source>Judged moves: {} of {}; blunders: {}</source>
            <translation>Coups jugés : {} sur {} ; gaffes : {}</translation>
        </message>
        <message>
            <source>Judging every move…</source>
            <translation>Chaque coup est jugé…</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notes</translation>
        </message>
        <message>
            <source>Stopped: not all moves are judged</source>
            <translation>Arrêté : tous les coups ne sont pas jugés</translation>
        </message>
        <message>
            <source>Survey</source>
            <translation>Questionnaire</translation>
        </message>
        <message>
            <source>Usability</source>
            <translation>Ergonomie</translation>
        </message>
        <message>
            <source>Variations</source>
            <translation>Variations</translation>
        </message>
    </context>
    <context>
        <name>Metrics</name>
        <message>
            <source>All spaces</source>
            <translation>Toutes les cases</translation>
        </message>
        <message>
            <source>All spaces inside the frame.</source>
            <translation>Toutes les cases dans le cadre.</translation>
        </message>
        <message>
            <source>Between regions {} and {}</source>
            <translation>Entre les régions {} et {}</translation>
        </message>
        <message>
            <source>Bottlenecks</source>
            <translation>Goulots d’étranglement</translation>
        </message>
        <message>
            <source>By region: {}. Largest less least, as a share of the mean; 0 is fair.</source>
            <translation>Par région : {}. Le plus grand moins le plus petit, en part de la moyenne ; 0 est équitable.</translation>
        </message>
        <message>
            <source>Distances between places</source>
            <translation>Distances entre les lieux</translation>
        </message>
        <message>
            <source>Edges of hexes to the outside or to a hole.</source>
            <translation>Côtés d’hexagones vers l’extérieur ou vers un trou.</translation>
        </message>
        <message>
            <source>Fairness between regions</source>
            <translation>Équité entre les régions</translation>
        </message>
        <message>
            <source>Fewest spaces to block so that no step leads from one region to the other.</source>
            <translation>Nombre minimal de cases à bloquer pour qu’aucun pas ne mène d’une région à l’autre.</translation>
        </message>
        <message>
            <source>Free neighbours bound the ways that begin at a place. Bars: places with 0 to 6.</source>
            <translation>Les voisines libres limitent les chemins qui partent d’un lieu. Barres : lieux qui en ont de 0 à 6.</translation>
        </message>
        <message>
            <source>From {}</source>
            <translation>Depuis : {}</translation>
        </message>
        <message>
            <source>Gaps that spaces enclose all around.</source>
            <translation>Vides que des cases entourent de tous côtés.</translation>
        </message>
        <message>
            <source>Holes</source>
            <translation>Trous</translation>
        </message>
        <message>
            <source>How it hangs together</source>
            <translation>Cohésion</translation>
        </message>
        <message>
            <source>Islands</source>
            <translation>Îles</translation>
        </message>
        <message>
            <source>Least</source>
            <translation>Minimum</translation>
        </message>
        <message>
            <source>Loneliest place</source>
            <translation>Lieu le plus isolé</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Moyenne</translation>
        </message>
        <message>
            <source>Mean over all pairs of places that a way joins. Bars: pairs by steps.</source>
            <translation>Moyenne sur toutes les paires de lieux qu’un chemin relie. Barres : paires par nombre de pas.</translation>
        </message>
        <message>
            <source>Mirror, axis at {}°</source>
            <translation>Miroir, axe à {}°</translation>
        </message>
        <message>
            <source>Mirror, left and right</source>
            <translation>Miroir, gauche et droite</translation>
        </message>
        <message>
            <source>Mirror, top and bottom</source>
            <translation>Miroir, haut et bas</translation>
        </message>
        <message>
            <source>Most</source>
            <translation>Maximum</translation>
        </message>
        <message>
            <source>Neighbours</source>
            <translation>Voisins</translation>
        </message>
        <message>
            <source>Neighbours of a space, mean. Bars: spaces with 0 to 6 neighbours.</source>
            <translation>Voisines d’une case, en moyenne. Barres : cases qui ont de 0 à 6 voisines.</translation>
        </message>
        <message>
            <source>Out of reach of {}</source>
            <translation>Hors de portée : {}</translation>
        </message>
        <message>
            <source>Pairs of places on different islands; left out above.</source>
            <translation>Paires de lieux sur des îles différentes ; non comptées ci-dessus.</translation>
        </message>
        <message>
            <source>Pairs without a way</source>
            <translation>Paires sans chemin</translation>
        </message>
        <message>
            <source>Parts of the board that touch each other nowhere.</source>
            <translation>Parties du plateau qui ne se touchent nulle part.</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>Lieux</translation>
        </message>
        <message>
            <source>Places all of whose neighbours are places too, or that have none.</source>
            <translation>Lieux dont toutes les voisines sont aussi des lieux, ou qui n’en ont pas.</translation>
        </message>
        <message>
            <source>Reach</source>
            <translation>Portée</translation>
        </message>
        <message>
            <source>Region {}</source>
            <translation>Région {}</translation>
        </message>
        <message>
            <source>Rim</source>
            <translation>Bord</translation>
        </message>
        <message>
            <source>Share of spaces that land on a space of the same kind, about the best centre. A click selects the {} that break it.</source>
            <translation>Part des cases qui tombent sur une case du même type, autour du meilleur centre. Un clic sélectionne celles qui la rompent : {}.</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Cases</translation>
        </message>
        <message>
            <source>Spaces of the kind {}, and their share of all spaces.</source>
            <translation>Cases du type « {} », et leur part de toutes les cases.</translation>
        </message>
        <message>
            <source>Spaces on islands that have none of these.</source>
            <translation>Cases sur des îles qui n’en ont pas.</translation>
        </message>
        <message>
            <source>Spaces on the rim</source>
            <translation>Cases au bord</translation>
        </message>
        <message>
            <source>Spaces that are more than open ground.</source>
            <translation>Cases qui sont plus que du terrain libre.</translation>
        </message>
        <message>
            <source>Spaces whose loss would tear the board apart.</source>
            <translation>Cases dont la perte couperait le plateau en morceaux.</translation>
        </message>
        <message>
            <source>Spaces with an edge to the outside or to a hole.</source>
            <translation>Cases qui ont un côté vers l’extérieur ou vers un trou.</translation>
        </message>
        <message>
            <source>Steps between the two places that are farthest apart.</source>
            <translation>Pas entre les deux lieux les plus éloignés.</translation>
        </message>
        <message>
            <source>Steps from a place to the next one, mean. Bars: places by steps.</source>
            <translation>Pas d’un lieu au plus proche, en moyenne. Barres : lieux par nombre de pas.</translation>
        </message>
        <message>
            <source>Steps from the nearest {} to the space that is farthest from one. Bars: spaces at most so many steps away.</source>
            <translation>Pas de la case la plus proche de ce type ({}) à la case qui en est la plus éloignée. Barres : cases à ce nombre de pas au plus.</translation>
        </message>
        <message>
            <source>Steps over the board between the two places that are nearest.</source>
            <translation>Pas sur le plateau entre les deux lieux les plus proches.</translation>
        </message>
        <message>
            <source>Steps to a place</source>
            <translation>Pas jusqu’à un lieu</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Symétrie</translation>
        </message>
        <message>
            <source>The board is the same afterwards.</source>
            <translation>Le plateau reste le même ensuite.</translation>
        </message>
        <message>
            <source>The place that is farthest from all others.</source>
            <translation>Le lieu le plus éloigné de tous les autres.</translation>
        </message>
        <message>
            <source>The sectors are equal parts of a circle around the middle. A click selects it.</source>
            <translation>Les secteurs sont les parts égales d’un cercle autour du milieu. Un clic la sélectionne.</translation>
        </message>
        <message>
            <source>To the next place</source>
            <translation>Jusqu’au lieu suivant</translation>
        </message>
        <message>
            <source>Turn by {}°</source>
            <translation>Rotation de {}°</translation>
        </message>
        <message>
            <source>Walled-in places</source>
            <translation>Lieux enclavés</translation>
        </message>
        <message>
            <source>Ways out of a place</source>
            <translation>Issues d’un lieu</translation>
        </message>
        <message>
            <source>{n:edge|edges}</source>
            <translation>{n:côté|côtés}</translation>
        </message>
        <message>
            <source>{n:space|spaces}</source>
            <translation>{n:case|cases}</translation>
        </message>
        <message>
            <source>{n:step|steps}</source>
            <translation>{n:pas|pas}</translation>
        </message>
        <message>
            <source>{} steps</source>
            <translation>{} pas</translation>
        </message>
        <message>
            <source>✓ equal</source>
            <translation>✓ égal</translation>
        </message>
        <message>
            <source>✓ exact</source>
            <translation>✓ exacte</translation>
        </message>
    </context>
    <context>
        <name>MetricsPanel</name>
        <message>
            <source>Number of regions to compare</source>
            <translation>Nombre de régions à comparer</translation>
        </message>
        <message>
            <source>Regions for fairness</source>
            <translation>Régions pour l’équité</translation>
        </message>
    </context>
    <context>
        <name>MiniMap</name>
        <message>
            <source>Mini-map of the board</source>
            <translation>Mini-carte du plateau</translation>
        </message>
        <message>
            <source>Nothing drawn yet</source>
            <translation>Encore rien de dessiné</translation>
        </message>
        <message>
            <source>The arrow keys move the part that the board shows</source>
            <translation>Les flèches déplacent la partie visible du plateau</translation>
        </message>
    </context>
    <context>
        <name>Missing</name>
        <message>
            <source>Dismiss</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Open it again</source>
            <translation>Le rouvrir</translation>
        </message>
        <message>
            <source>Save all again</source>
            <translation>Tout réenregistrer</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Enregistrer sous…</translation>
        </message>
        <message>
            <source>The project folder {} is gone: deleted, moved or unmounted. Everything open is still in memory. Put the folder back, or save: Save makes it again, Save as… writes elsewhere.</source>
            <translation>Le dossier du projet {} a disparu : supprimé, déplacé ou démonté. Tout ce qui est ouvert est encore en mémoire. Remettez le dossier en place, ou enregistrez : Enregistrer le recrée, Enregistrer sous… écrit ailleurs.</translation>
        </message>
        <message>
            <source>The project {} was open last time and is not there any more. Put its folder back, then open it again.</source>
            <translation>Le projet {}, ouvert la dernière fois, n’est plus là. Remettez son dossier en place, puis rouvrez-le.</translation>
        </message>
    </context>
    <context>
        <name>MixedForm</name>
        <message>
            <source>Choose what to change:</source>
            <translation>Choisissez quoi changer :</translation>
        </message>
        <message>
            <source>Only {}</source>
            <translation>Seulement {}</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Filter of legal moves</source>
            <translation>Filtre des coups légaux</translation>
        </message>
        <message>
            <source>Filter, such as a space or a kind</source>
            <translation>Filtre, comme une case ou un type</translation>
        </message>
        <message>
            <source>Legal moves</source>
            <translation>Coups légaux</translation>
        </message>
        <message>
            <source>Moves: {} of {}.</source>
            <translation>Coups : {} sur {}.</translation>
        </message>
        <message>
            <source>Moves: {}.</source>
            <translation>Coups : {}.</translation>
        </message>
        <message>
            <source>No person is to move.</source>
            <translation>Ce n’est le tour d’aucun humain.</translation>
        </message>
    </context>
    <context>
        <name>MovesModel</name>
        <message>
            <source>Round {}</source>
            <translation>Manche {}</translation>
        </message>
    </context>
    <context>
        <name>MovesPanel</name>
        <message>
            <source>&amp;Copy the move</source>
            <translation>&amp;Copier le coup</translation>
        </message>
        <message>
            <source>&amp;Go to this position</source>
            <translation>&amp;Aller à cette position</translation>
        </message>
        <message>
            <source>&amp;Play on from here</source>
            <translation>&amp;Reprendre ici</translation>
        </message>
        <message>
            <source>Copy &amp;all moves</source>
            <translation>Copier &amp;tous les coups</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>No moves yet.
Bots are at it.</source>
            <translation>Pas encore de coup.
Les bots jouent.</translation>
        </message>
        <message>
            <source>No moves yet.
Press Step or Play to let bots move.</source>
            <translation>Pas encore de coup.
Appuyez sur « Un coup » ou « Jouer » pour laisser jouer les bots.</translation>
        </message>
        <message>
            <source>No moves yet.
You are to move: click on the table.</source>
            <translation>Pas encore de coup.
À vous de jouer : cliquez sur la table.</translation>
        </message>
        <message>
            <source>No moves yet.
{} is to move.</source>
            <translation>Pas encore de coup.
C’est à {} de jouer.</translation>
        </message>
        <message>
            <source>The game begins when its rules are ready. The first time takes a minute or two.</source>
            <translation>La partie commence quand ses règles sont prêtes. La première fois prend une minute ou deux.</translation>
        </message>
        <message>
            <source>Write a &amp;note…</source>
            <translation>Écrire une &amp;note…</translation>
        </message>
    </context>
    <context>
        <name>NamesEditor</name>
        <message>
            <source>Move down</source>
            <translation>Descendre</translation>
        </message>
        <message>
            <source>Move up</source>
            <translation>Monter</translation>
        </message>
        <message>
            <source>{}, “{}” in files</source>
            <translation>{}, « {} » dans les fichiers</translation>
        </message>
        <message>
            <source>{}: move down</source>
            <translation>{} : descendre</translation>
        </message>
        <message>
            <source>{}: move up</source>
            <translation>{} : monter</translation>
        </message>
    </context>
    <context>
        <name>NewDeckDialog</name>
        <message>
            <source>Copy of {}</source>
            <translation>Copie de {}</translation>
        </message>
        <message>
            <source>New deck</source>
            <translation>Nouveau paquet</translation>
        </message>
    </context>
    <context>
        <name>NewProjectDialog</name>
        <message>
            <source>A project is a folder of text files of your own, good to keep in git.</source>
            <translation>Un projet est un dossier de fichiers texte à vous, qui se garde bien dans git.</translation>
        </message>
        <message>
            <source>Begin with</source>
            <translation>Commencer par</translation>
        </message>
        <message>
            <source>Choose a folder.</source>
            <translation>Choisissez un dossier.</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Choisir…</translation>
        </message>
        <message>
            <source>Copy all sample boards, decks and variants too</source>
            <translation>Copier aussi tous les plateaux, paquets et variantes d’exemple</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>Folder for the project</source>
            <translation>Dossier du projet</translation>
        </message>
        <message>
            <source>Give the project a title.</source>
            <translation>Donnez un titre au projet.</translation>
        </message>
        <message>
            <source>Make project</source>
            <translation>Créer le projet</translation>
        </message>
        <message>
            <source>My game</source>
            <translation>Mon jeu</translation>
        </message>
        <message>
            <source>New project</source>
            <translation>Nouveau projet</translation>
        </message>
        <message>
            <source>This folder is not empty: choose another one.</source>
            <translation>Ce dossier n’est pas vide : choisissez-en un autre.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
        <message>
            <source>Variant to begin with</source>
            <translation>Variante de départ</translation>
        </message>
        <message>
            <source>{}: {}</source>
            <translation>{} : {}</translation>
        </message>
    </context>
    <context>
        <name>NewVariantDialog</name>
        <message>
            <source>New variant</source>
            <translation>Nouvelle variante</translation>
        </message>
        <message>
            <source>What this variant is for</source>
            <translation>À quoi sert cette variante</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Pourquoi</translation>
        </message>
    </context>
    <context>
        <name>Notebook</name>
        <message>
            <source>Hypothesis: {}</source>
            <translation>Hypothèse : {}</translation>
        </message>
        <message>
            <source>No answers yet. What the lab says is kept here, variant by variant.</source>
            <translation>Pas encore de réponse. Ce que dit le labo est conservé ici, variante par variante.</translation>
        </message>
        <message>
            <source>Not saved, or of another game</source>
            <translation>Non enregistrées, ou d’un autre jeu</translation>
        </message>
        <message>
            <source>Notebook</source>
            <translation>Carnet</translation>
        </message>
        <message>
            <source>Variant and verdicts</source>
            <translation>Variante et verdicts</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Quand</translation>
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
            <translation>&amp;Ajouter la note</translation>
        </message>
        <message>
            <source>&amp;Remove note</source>
            <translation>&amp;Supprimer la note</translation>
        </message>
        <message>
            <source>Attach the note to the move in sight ({})</source>
            <translation>Attacher la note au coup affiché ({})</translation>
        </message>
        <message>
            <source>Confusing</source>
            <translation>Déroutant</translation>
        </message>
        <message>
            <source>Dead</source>
            <translation>Temps mort</translation>
        </message>
        <message>
            <source>Fun</source>
            <translation>Amusant</translation>
        </message>
        <message>
            <source>More tags</source>
            <translation>Autres mots-clés</translation>
        </message>
        <message>
            <source>More tags, separated by commas</source>
            <translation>Autres mots-clés, séparés par des virgules</translation>
        </message>
        <message>
            <source>Move {number}: {move}</source>
            <translation>Coup {number} : {move}</translation>
        </message>
        <message>
            <source>No match on the table</source>
            <translation>Pas de partie sur la table</translation>
        </message>
        <message>
            <source>No notes yet.
A note stays with its move.</source>
            <translation>Pas encore de note.
Une note reste avec son coup.</translation>
        </message>
        <message>
            <source>Note on the move in sight</source>
            <translation>Note sur le coup affiché</translation>
        </message>
        <message>
            <source>Notes of this match</source>
            <translation>Notes de cette partie</translation>
        </message>
        <message>
            <source>Start of the match</source>
            <translation>Début de la partie</translation>
        </message>
        <message>
            <source>Too strong</source>
            <translation>Trop fort</translation>
        </message>
        <message>
            <source>What struck you about this move?</source>
            <translation>Qu’est-ce qui vous a frappé dans ce coup ?</translation>
        </message>
        <message>
            <source>{number}. {note}</source>
            <translation>{number}. {note}</translation>
        </message>
        <message>
            <source>{} (another variation)</source>
            <translation>{} (une autre variation)</translation>
        </message>
    </context>
    <context>
        <name>NumberEditor</name>
        <message>
            <source>{} to {}</source>
            <translation>{} à {}</translation>
        </message>
    </context>
    <context>
        <name>NumberField</name>
        <message>
            <source>Several values</source>
            <translation>Plusieurs valeurs</translation>
        </message>
    </context>
    <context>
        <name>OddsPanel</name>
        <message>
            <source>&amp;At least (cards)</source>
            <translation>&amp;Au moins (cartes)</translation>
        </message>
        <message>
            <source>&amp;Column</source>
            <translation>&amp;Colonne</translation>
        </message>
        <message>
            <source>&amp;Drawn in a round</source>
            <translation>&amp;Tirées par manche</translation>
        </message>
        <message>
            <source>Cards &amp;with</source>
            <translation>Cartes a&amp;vec</translation>
        </message>
        <message>
            <source>Cards come in the order of: {}.</source>
            <translation>Les cartes viennent dans l’ordre de : {}.</translation>
        </message>
        <message>
            <source>Chance by round</source>
            <translation>Chance par manche</translation>
        </message>
        <message>
            <source>In the game it is shuffled among {}; this is for the deck alone.</source>
            <translation>Dans le jeu, il est mélangé avec {} ; ceci vaut pour le paquet seul.</translation>
        </message>
        <message>
            <source>No card of {} matches.</source>
            <translation>Aucune carte sur {} n’est ainsi.</translation>
        </message>
        <message>
            <source>by round</source>
            <translation>à la manche</translation>
        </message>
        <message>
            <source>chance</source>
            <translation>chance</translation>
        </message>
        <message>
            <source>{} of {} cards match; the first comes as card {} on average.</source>
            <translation>{} cartes sur {} sont ainsi ; la première vient en moyenne comme carte {}.</translation>
        </message>
    </context>
    <context>
        <name>Offer</name>
        <message>
            <source>The match of {} is not over yet.</source>
            <translation>La partie du {} n’est pas terminée.</translation>
        </message>
        <message>
            <source>The match of {} is over.</source>
            <translation>La partie du {} est terminée.</translation>
        </message>
        <message>
            <source>{bots:bot|bots}</source>
            <translation>{bots:bot|bots}</translation>
        </message>
        <message>
            <source>{people:person|people}</source>
            <translation>{people:personne|personnes}</translation>
        </message>
        <message>
            <source>{people:person|people} and {bots:bot|bots}</source>
            <translation>{people:personne|personnes} et {bots:bot|bots}</translation>
        </message>
        <message>
            <source>{seats} lead with {score}.</source>
            <translation>{seats} mènent avec {score}.</translation>
        </message>
        <message>
            <source>{seats} won.</source>
            <translation>Vainqueurs : {seats}.</translation>
        </message>
        <message>
            <source>{seat} leads with {score}.</source>
            <translation>{seat} mène avec {score}.</translation>
        </message>
        <message>
            <source>{seat} won.</source>
            <translation>Vainqueur : {seat}.</translation>
        </message>
        <message>
            <source>{title} with {seats}, last played {when}: move {move}, not over yet.</source>
            <translation>{title} avec {seats}, jouée le {when} : coup {move}, pas encore finie.</translation>
        </message>
        <message>
            <source>{title} with {seats}, {when}: ended after {moves:move|moves}.</source>
            <translation>{title} avec {seats}, le {when} : terminée après {moves:coup|coups}.</translation>
        </message>
    </context>
    <context>
        <name>OrderEditor</name>
        <message>
            <source>Left and Right choose a place, Ctrl+Left and Ctrl+Right move its name, a letter or a digit puts a name there</source>
            <translation>Gauche et Droite choisissent une place, Ctrl+Gauche et Ctrl+Droite déplacent son nom, une lettre ou un chiffre y met un nom</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Ordre</translation>
        </message>
        <message>
            <source>{}; place {} is chosen</source>
            <translation>{} ; la place {} est choisie</translation>
        </message>
    </context>
    <context>
        <name>OrderForm</name>
        <message>
            <source> dpi</source>
            <translation> ppp</translation>
        </message>
        <message>
            <source> mm</source>
            <translation> mm</translation>
        </message>
        <message>
            <source>&amp;Board</source>
            <translation>&amp;Plateau</translation>
        </message>
        <message>
            <source>&amp;Cards</source>
            <translation>&amp;Cartes</translation>
        </message>
        <message>
            <source>&amp;Tiles and markers</source>
            <translation>&amp;Tuiles et marqueurs</translation>
        </message>
        <message>
            <source>Backs</source>
            <translation>Dos</translation>
        </message>
        <message>
            <source>Black and white, with hatches</source>
            <translation>Noir et blanc, avec hachures</translation>
        </message>
        <message>
            <source>Board and tiles</source>
            <translation>Plateau et tuiles</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cartes</translation>
        </message>
        <message>
            <source>Coordinates of spaces</source>
            <translation>Coordonnées des cases</translation>
        </message>
        <message>
            <source>Copies of each</source>
            <translation>Copies de chacune</translation>
        </message>
        <message>
            <source>Fewest sheets</source>
            <translation>Le moins de feuilles</translation>
        </message>
        <message>
            <source>First page: plan of the sheets</source>
            <translation>Première page : plan des feuilles</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <source>Height of a card</source>
            <translation>Hauteur d’une carte</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>Paysage</translation>
        </message>
        <message>
            <source>Marks for cutting and gluing</source>
            <translation>Repères de coupe et de collage</translation>
        </message>
        <message>
            <source>Names of places</source>
            <translation>Noms des lieux</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Aucun</translation>
        </message>
        <message>
            <source>Orientation</source>
            <translation>Orientation</translation>
        </message>
        <message>
            <source>Other side</source>
            <translation>Autre côté</translation>
        </message>
        <message>
            <source>Overlap of sheets</source>
            <translation>Recouvrement</translation>
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
            <translation>Papier</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>Portrait</translation>
        </message>
        <message>
            <source>Print on</source>
            <translation>Imprimer sur</translation>
        </message>
        <message>
            <source>Resolution</source>
            <translation>Résolution</translation>
        </message>
        <message>
            <source>SVG</source>
            <translation>SVG</translation>
        </message>
        <message>
            <source>Sheets of paper</source>
            <translation>Feuilles de papier</translation>
        </message>
        <message>
            <source>Shift down</source>
            <translation>Décalage en bas</translation>
        </message>
        <message>
            <source>Shift to the right</source>
            <translation>Décalage à droite</translation>
        </message>
        <message>
            <source>Single pictures</source>
            <translation>Images séparées</translation>
        </message>
        <message>
            <source>There are none to print here</source>
            <translation>Il n’y en a pas à imprimer ici</translation>
        </message>
        <message>
            <source>Turned about the long edge</source>
            <translation>Retournés sur le grand côté</translation>
        </message>
        <message>
            <source>Turned about the short edge</source>
            <translation>Retournés sur le petit côté</translation>
        </message>
        <message>
            <source>Unit of the map</source>
            <translation>Unité de la carte</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Quoi</translation>
        </message>
        <message>
            <source>Width of a card</source>
            <translation>Largeur d’une carte</translation>
        </message>
        <message>
            <source>Width of a hex</source>
            <translation>Largeur d’un hexagone</translation>
        </message>
    </context>
    <context>
        <name>OutcomesModel</name>
        <message>
            <source>95% interval</source>
            <translation>Intervalle à 95 %</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Moyenne</translation>
        </message>
        <message>
            <source>Mean final score, points</source>
            <translation>Score final moyen, points</translation>
        </message>
        <message>
            <source>Mean place at the end; equal seats share their places equally</source>
            <translation>Place moyenne à la fin ; les joueurs à égalité se partagent leurs places à parts égales</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Place</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Siège</translation>
        </message>
        <message>
            <source>Seat, in the order of the variant</source>
            <translation>Siège, dans l’ordre de la variante</translation>
        </message>
        <message>
            <source>Share of games won; a shared win counts as a part of one</source>
            <translation>Part des parties gagnées ; une victoire partagée compte pour une fraction</translation>
        </message>
        <message>
            <source>Wilson's 95% interval of the share of wins</source>
            <translation>Intervalle de Wilson à 95 % de la part de victoires</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Victoires</translation>
        </message>
    </context>
    <context>
        <name>OutlookTable</name>
        <message>
            <source>Lead</source>
            <translation>Avance</translation>
        </message>
        <message>
            <source>Results of playing on</source>
            <translation>Résultats de la suite</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Score</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Victoires</translation>
        </message>
        <message>
            <source>{}; 95% interval {}</source>
            <translation>{} ; intervalle à 95 % {}</translation>
        </message>
    </context>
    <context>
        <name>Outside</name>
        <message>
            <source>Another program has changed this file.</source>
            <translation>Un autre programme a modifié ce fichier.</translation>
        </message>
        <message>
            <source>Keep what is here</source>
            <translation>Garder ce qui est ici</translation>
        </message>
        <message>
            <source>Reload it</source>
            <translation>Recharger</translation>
        </message>
        <message>
            <source>Save it again</source>
            <translation>Enregistrer à nouveau</translation>
        </message>
        <message>
            <source>The file is gone. What is here can be saved again.</source>
            <translation>Le fichier a disparu. Ce qui est ici peut être enregistré à nouveau.</translation>
        </message>
    </context>
    <context>
        <name>PageView</name>
        <message>
            <source>Page of the manual</source>
            <translation>Page du manuel</translation>
        </message>
    </context>
    <context>
        <name>PaletteDialog</name>
        <message>
            <source>Find a file</source>
            <translation>Rechercher un fichier</translation>
        </message>
        <message>
            <source>Find an action</source>
            <translation>Rechercher une action</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>Trouvé</translation>
        </message>
        <message>
            <source>No matches. Try fewer letters.</source>
            <translation>Rien ne porte ce nom. Essayez avec moins de lettres.</translation>
        </message>
        <message>
            <source>Not possible now</source>
            <translation>Impossible pour l’instant</translation>
        </message>
    </context>
    <context>
        <name>PalettePanel</name>
        <message>
            <source>Areas</source>
            <translation>Zones</translation>
        </message>
        <message>
            <source>Attributes of edges and corners</source>
            <translation>Attributs des arêtes et sommets</translation>
        </message>
        <message>
            <source>Edges and corners</source>
            <translation>Arêtes et sommets</translation>
        </message>
        <message>
            <source>Key {}</source>
            <translation>Touche {}</translation>
        </message>
        <message>
            <source>Kinds of space to paint with</source>
            <translation>Types de case à peindre</translation>
        </message>
        <message>
            <source>Kinds: {}</source>
            <translation>Types : {}</translation>
        </message>
        <message>
            <source>Links</source>
            <translation>Liens</translation>
        </message>
        <message>
            <source>On corners</source>
            <translation>Sur les sommets</translation>
        </message>
        <message>
            <source>On edges</source>
            <translation>Sur les arêtes</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Cases</translation>
        </message>
        <message>
            <source>{} · {}</source>
            <translation>{} · {}</translation>
        </message>
        <message>
            <source>{}: {}</source>
            <translation>{} : {}</translation>
        </message>
    </context>
    <context>
        <name>ParameterRow</name>
        <message>
            <source>Default: {}.</source>
            <translation>Par défaut : {}.</translation>
        </message>
        <message>
            <source>From {parent}. Default: {value}.</source>
            <translation>De {parent}. Par défaut : {value}.</translation>
        </message>
        <message>
            <source>Reset to what the parent has</source>
            <translation>Revenir à ce qu’a la variante mère</translation>
        </message>
        <message>
            <source>Reset {}</source>
            <translation>Réinitialiser {}</translation>
        </message>
        <message>
            <source>Show rule {}</source>
            <translation>Afficher la règle {}</translation>
        </message>
        <message>
            <source>changed</source>
            <translation>modifié</translation>
        </message>
        <message>
            <source>{parent} has: {value}.</source>
            <translation>Chez {parent} : {value}.</translation>
        </message>
    </context>
    <context>
        <name>Parts</name>
        <message>
            <source>All of that deal was in sight, so you get another one: seed {}.</source>
            <translation>Toute cette donne était visible, vous en recevez donc une autre : graine {}.</translation>
        </message>
        <message>
            <source>Edit position</source>
            <translation>Modifier la position</translation>
        </message>
        <message>
            <source>Heat map</source>
            <translation>Carte de chaleur</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Indice</translation>
        </message>
        <message>
            <source>Legal moves</source>
            <translation>Coups légaux</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Sièges</translation>
        </message>
    </context>
    <context>
        <name>PasteTool</name>
        <message>
            <source>Paste {count:hex|hexes}</source>
            <translation>Coller {count:hexagone|hexagones}</translation>
        </message>
    </context>
    <context>
        <name>PlacesForm</name>
        <message>
            <source>Another place has the key {}.</source>
            <translation>Un autre lieu a la clé {}.</translation>
        </message>
        <message>
            <source>Change {} to {}</source>
            <translation>Changer {} en {}</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Clé</translation>
        </message>
        <message>
            <source>Key of {}: {}</source>
            <translation>Clé de {} : {}</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Type</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Name {} “{}”</source>
            <translation>Nommer {} « {} »</translation>
        </message>
        <message>
            <source>No name</source>
            <translation>Sans nom</translation>
        </message>
        <message>
            <source>Reset {} of {}</source>
            <translation>Réinitialiser {} de {}</translation>
        </message>
        <message>
            <source>Set {} of {}</source>
            <translation>Fixer {} de {}</translation>
        </message>
        <message>
            <source>What files and moves call it</source>
            <translation>Comment les fichiers et les coups l’appellent</translation>
        </message>
    </context>
    <context>
        <name>PlacesPanel</name>
        <message>
            <source>Filter the list of spaces</source>
            <translation>Filtrer la liste des cases</translation>
        </message>
        <message>
            <source>Nothing matches the filter.</source>
            <translation>Rien ne correspond au filtre.</translation>
        </message>
        <message>
            <source>Spaces of the board</source>
            <translation>Cases du plateau</translation>
        </message>
        <message>
            <source>Spaces: {}</source>
            <translation>Cases : {}</translation>
        </message>
        <message>
            <source>Spaces: {} of {}</source>
            <translation>Cases : {} sur {}</translation>
        </message>
    </context>
    <context>
        <name>PlayBar</name>
        <message>
            <source>Moves a second, of bots and of a replay</source>
            <translation>Coups par seconde, des bots et d’une relecture</translation>
        </message>
        <message>
            <source>On the table: {}</source>
            <translation>Sur la table : {}</translation>
        </message>
        <message>
            <source>Seed of the next game</source>
            <translation>Graine de la prochaine partie</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Vitesse</translation>
        </message>
        <message>
            <source>The same seed and bots give the same game</source>
            <translation>La même graine et les mêmes bots donnent la même partie</translation>
        </message>
        <message>
            <source>Toolbar</source>
            <translation>Barre d’outils</translation>
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
            <translation>&amp;Pause</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Jouer</translation>
        </message>
        <message>
            <source>Move {} · seed {}</source>
            <translation>Coup {} · graine {}</translation>
        </message>
        <message>
            <source>Preparing the rules…</source>
            <translation>Préparation des règles…</translation>
        </message>
        <message>
            <source>{} has changed: start Oikist again to play with the change.</source>
            <translation>{} a changé : relancez Oikist pour jouer avec la modification.</translation>
        </message>
    </context>
    <context>
        <name>PlayReasons</name>
        <message>
            <source>An earlier position is in sight; go back to now first.</source>
            <translation>Une position antérieure est affichée ; revenez d’abord à la position actuelle.</translation>
        </message>
        <message>
            <source>Begin a move first.</source>
            <translation>Commencez d’abord un coup.</translation>
        </message>
        <message>
            <source>Correct the position first.</source>
            <translation>Corrigez d’abord les défauts de la position.</translation>
        </message>
        <message>
            <source>Edit the position first.</source>
            <translation>Modifiez d’abord la position.</translation>
        </message>
        <message>
            <source>Look at a position after a move first.</source>
            <translation>Affichez d’abord une position qui suit un coup.</translation>
        </message>
        <message>
            <source>No game is on the table yet.</source>
            <translation>Aucune partie n’est encore sur la table.</translation>
        </message>
        <message>
            <source>No move was made yet.</source>
            <translation>Aucun coup n’a encore été joué.</translation>
        </message>
        <message>
            <source>No move was taken back.</source>
            <translation>Aucun coup n’a été repris.</translation>
        </message>
        <message>
            <source>Nothing here can be placed in several ways.</source>
            <translation>Rien ici ne peut être posé de plusieurs façons.</translation>
        </message>
        <message>
            <source>Nothing was changed yet.</source>
            <translation>Rien n’a encore été modifié.</translation>
        </message>
        <message>
            <source>Nothing was taken back.</source>
            <translation>Rien n’a été annulé.</translation>
        </message>
        <message>
            <source>Secrets of other people would be seen; let bots play first.</source>
            <translation>Les secrets d’autres joueurs seraient visibles ; laissez d’abord jouer des bots.</translation>
        </message>
        <message>
            <source>The first position is in sight.</source>
            <translation>La première position est affichée.</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>La partie est terminée.</translation>
        </message>
        <message>
            <source>The newest position is in sight.</source>
            <translation>La position la plus récente est affichée.</translation>
        </message>
        <message>
            <source>The position is being edited: apply or drop the edit first.</source>
            <translation>La position est en cours de modification : appliquez ou abandonnez d’abord la modification.</translation>
        </message>
        <message>
            <source>The position on the table is in sight.</source>
            <translation>La position affichée est celle de la table.</translation>
        </message>
        <message>
            <source>The table is covered; lift the curtain first.</source>
            <translation>La table est cachée ; levez d’abord le rideau.</translation>
        </message>
        <message>
            <source>What the seat to move can do is secret.</source>
            <translation>Ce que peut faire le siège qui joue est secret.</translation>
        </message>
        <message>
            <source>{}; there is nothing of yours to take back.</source>
            <translation>{} ; vous n’avez rien à reprendre.</translation>
        </message>
    </context>
    <context>
        <name>PlayedOn</name>
        <message>
            <source>Address of a Dask scheduler, like tcp://127.0.0.1:8786; empty: this machine</source>
            <translation>Adresse d’un ordonnanceur Dask, comme tcp://127.0.0.1:8786 ; vide : cet ordinateur</translation>
        </message>
        <message>
            <source>Played on</source>
            <translation>Jouées sur</translation>
        </message>
        <message>
            <source>This machine</source>
            <translation>Cet ordinateur</translation>
        </message>
    </context>
    <context>
        <name>Plot</name>
        <message>
            <source>Graph of scores</source>
            <translation>Graphe des scores</translation>
        </message>
        <message>
            <source>Move {}</source>
            <translation>Coup {}</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>{} ({} to {})</source>
            <translation>{} ({} à {})</translation>
        </message>
    </context>
    <context>
        <name>PositionFiles</name>
        <message>
            <source>Open position</source>
            <translation>Ouvrir une position</translation>
        </message>
        <message>
            <source>Position written to {}.</source>
            <translation>Position écrite dans {}.</translation>
        </message>
        <message>
            <source>Positions (*.toml)</source>
            <translation>Positions (*.toml)</translation>
        </message>
        <message>
            <source>Save position</source>
            <translation>Enregistrer la position</translation>
        </message>
    </context>
    <context>
        <name>PositionForm</name>
        <message>
            <source>; and {} more</source>
            <translation>, et {} de plus</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Appliquer</translation>
        </message>
        <message>
            <source>Course of the game</source>
            <translation>Déroulement de la partie</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Détails</translation>
        </message>
        <message>
            <source>Drop</source>
            <translation>Laisser</translation>
        </message>
        <message>
            <source>Edit position</source>
            <translation>Modifier la position</translation>
        </message>
        <message>
            <source>Getting ready…</source>
            <translation>Préparation…</translation>
        </message>
        <message>
            <source>New game from here</source>
            <translation>Partie d’ici</translation>
        </message>
        <message>
            <source>Nothing is changed yet.</source>
            <translation>Rien n’est encore modifié.</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Refaire</translation>
        </message>
        <message>
            <source>Save as file…</source>
            <translation>Enregistrer…</translation>
        </message>
        <message>
            <source>Scores and stocks</source>
            <translation>Scores et réserves</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Where the cards are</source>
            <translation>Où sont les cartes</translation>
        </message>
        <message>
            <source>Where {} is</source>
            <translation>Où est {}</translation>
        </message>
        <message>
            <source>elsewhere</source>
            <translation>ailleurs</translation>
        </message>
        <message>
            <source>✓ Can be played. {}</source>
            <translation>✓ Jouable. {}</translation>
        </message>
        <message>
            <source>✗ Not a valid position yet:</source>
            <translation>✗ Cette position n’est pas encore valable :</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <source>&amp;Colours</source>
            <translation>C&amp;ouleurs</translation>
        </message>
        <message>
            <source>&amp;Games of a new batch</source>
            <translation>&amp;Parties d’une nouvelle série</translation>
        </message>
        <message>
            <source>&amp;Keep a journal of edits</source>
            <translation>&amp;Tenir un journal des modifications</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>&amp;Langue</translation>
        </message>
        <message>
            <source>&amp;Open the last project</source>
            <translation>&amp;Ouvrir le dernier projet</translation>
        </message>
        <message>
            <source>&amp;Show its folder</source>
            <translation>Afficher son &amp;dossier</translation>
        </message>
        <message>
            <source>&amp;Text size</source>
            <translation>&amp;Taille du texte</translation>
        </message>
        <message>
            <source>&amp;Threads</source>
            <translation>&amp;Fils d’exécution</translation>
        </message>
        <message>
            <source>&amp;Watch files</source>
            <translation>&amp;Surveiller les fichiers</translation>
        </message>
        <message>
            <source>Advanced</source>
            <translation>Avancé</translation>
        </message>
        <message>
            <source>After a crash, unsaved documents are recovered from it up to the last edit.</source>
            <translation>Après un plantage, il permet de récupérer les documents non enregistrés jusqu’à la dernière modification.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Apparence</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>Comme le système</translation>
        </message>
        <message>
            <source>As the system ({})</source>
            <translation>Comme le système ({})</translation>
        </message>
        <message>
            <source>Boards open with the name of every space, such as c4.</source>
            <translation>Les plateaux s’ouvrent avec le nom de chaque case, comme c4.</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <source>Editor</source>
            <translation>Éditeur</translation>
        </message>
        <message>
            <source>Games use it where they are translated. What you have written, such as titles and notes, stays as it is.</source>
            <translation>Les jeux la parlent s’ils sont traduits. Ce que vous avez écrit, comme les titres et les notes, reste tel quel.</translation>
        </message>
        <message>
            <source>General</source>
            <translation>Général</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Contraste élevé</translation>
        </message>
        <message>
            <source>Icons, rows and spacing grow with it.</source>
            <translation>Icônes, lignes et espacements grandissent avec lui.</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <source>Nothing slides, fades or blinks.</source>
            <translation>Rien ne glisse, ne s’estompe ni ne clignote.</translation>
        </message>
        <message>
            <source>Offers to reload a document that another program has changed.</source>
            <translation>Propose de recharger un document modifié par un autre programme.</translation>
        </message>
        <message>
            <source>One per core ({})</source>
            <translation>Un par cœur ({})</translation>
        </message>
        <message>
            <source>Otherwise Oikist starts with the welcome page.</source>
            <translation>Sinon, Oikist démarre sur la page d’accueil.</translation>
        </message>
        <message>
            <source>Otherwise it scrolls, and zooms together with Ctrl.</source>
            <translation>Sinon elle fait défiler, et zoome avec Ctrl.</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Pages</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Préférences</translation>
        </message>
        <message>
            <source>Reduce &amp;motion</source>
            <translation>Réduire les &amp;animations</translation>
        </message>
        <message>
            <source>Results are the same with any number of threads.</source>
            <translation>Les résultats sont les mêmes quel que soit le nombre de fils.</translation>
        </message>
        <message>
            <source>Settings file</source>
            <translation>Fichier des réglages</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Raccourcis</translation>
        </message>
        <message>
            <source>Simulation</source>
            <translation>Simulation</translation>
        </message>
        <message>
            <source>Text size in per cent</source>
            <translation>Taille du texte en pour cent</translation>
        </message>
        <message>
            <source>The &amp;wheel zooms</source>
            <translation>La &amp;molette zoome</translation>
        </message>
        <message>
            <source>The window uses it as soon as this dialog is closed.</source>
            <translation>La fenêtre la parle dès que ce dialogue est fermé.</translation>
        </message>
        <message>
            <source>Write &amp;names on spaces</source>
            <translation>Écrire les &amp;noms sur les cases</translation>
        </message>
    </context>
    <context>
        <name>PresetsPanel</name>
        <message>
            <source>Apply</source>
            <translation>Appliquer</translation>
        </message>
        <message>
            <source>Apply {n:change|changes}</source>
            <translation>Changer {n:valeur|valeurs}</translation>
        </message>
        <message>
            <source>Choose a preset to see what it would change.</source>
            <translation>Choisissez un préréglage pour voir ce qu’il changerait.</translation>
        </message>
        <message>
            <source>It would change nothing here.</source>
            <translation>Il ne changerait rien ici.</translation>
        </message>
        <message>
            <source>Preset: {}</source>
            <translation>Préréglage : {}</translation>
        </message>
        <message>
            <source>Presets</source>
            <translation>Préréglages</translation>
        </message>
        <message>
            <source>What would change</source>
            <translation>Ce qui changerait</translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <source>Nothing is chosen to print.</source>
            <translation>Rien n’est choisi pour l’impression.</translation>
        </message>
    </context>
    <context>
        <name>PreviewCard</name>
        <message>
            <source>If it ended now</source>
            <translation>Si tout finissait ici</translation>
        </message>
        <message>
            <source>Move {} of {}: R or the wheel turns</source>
            <translation>Coup {} sur {} : R ou la molette tourne</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Score</translation>
        </message>
        <message>
            <source>What the move would bring</source>
            <translation>Ce que rapporterait le coup</translation>
        </message>
    </context>
    <context>
        <name>PreviewPanel</name>
        <message>
            <source>Choose a card in the table.</source>
            <translation>Choisissez une carte dans le tableau.</translation>
        </message>
    </context>
    <context>
        <name>Print</name>
        <message>
            <source>Board, plan of the sheets</source>
            <translation>Plateau, plan des feuilles</translation>
        </message>
        <message>
            <source>Board, sheet {}</source>
            <translation>Plateau, feuille {}</translation>
        </message>
        <message>
            <source>Sheet {} of {} · {}</source>
            <translation>Feuille {} sur {} · {}</translation>
        </message>
        <message>
            <source>a unit of the map is {} mm</source>
            <translation>une unité de la carte fait {} mm</translation>
        </message>
        <message>
            <source>hexes {} mm wide</source>
            <translation>hexagones larges de {} mm</translation>
        </message>
        <message>
            <source>{sheets:sheet|sheets}, {unit}, {overlap} mm of overlap; the board is {width} × {height} cm</source>
            <translation>{sheets:feuille|feuilles}, {unit}, {overlap} mm de recouvrement ; le plateau mesure {width} × {height} cm</translation>
        </message>
        <message>
            <source>{} mm: print at 100%, not fitted to the page</source>
            <translation>{} mm : imprimer à 100 %, sans ajuster à la page</translation>
        </message>
        <message>
            <source>{}, backs</source>
            <translation>{}, dos</translation>
        </message>
        <message>
            <source>{}, sheet {} of {}</source>
            <translation>{}, feuille {} sur {}</translation>
        </message>
        <message>
            <source>{}: pieces, sheet {} of {}</source>
            <translation>{} : pièces, feuille {} sur {}</translation>
        </message>
    </context>
    <context>
        <name>ProblemsModel</name>
        <message>
            <source>Fault</source>
            <translation>Défaut</translation>
        </message>
        <message>
            <source>Rule {}</source>
            <translation>Règle {}</translation>
        </message>
        <message>
            <source>Rule {}, {}: {}</source>
            <translation>Règle {}, {} : {}</translation>
        </message>
        <message>
            <source>This holds for the boards of every game.</source>
            <translation>Ceci vaut pour les plateaux de tous les jeux.</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>Avertissement</translation>
        </message>
    </context>
    <context>
        <name>ProblemsPanel</name>
        <message>
            <source>And {} more</source>
            <translation>Et {} de plus</translation>
        </message>
        <message>
            <source>No problems</source>
            <translation>Aucun problème</translation>
        </message>
        <message>
            <source>Number of players and rules that the board is meant for</source>
            <translation>Nombre de joueurs et règles auxquels le plateau est destiné</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <source>Problems ({})</source>
            <translation>Problèmes ({})</translation>
        </message>
        <message>
            <source>Problems of the board</source>
            <translation>Problèmes du plateau</translation>
        </message>
        <message>
            <source>Rules to judge the board by</source>
            <translation>Règles pour juger le plateau</translation>
        </message>
        <message>
            <source>Variant {}</source>
            <translation>Variante {}</translation>
        </message>
        <message>
            <source>{seats:player|players}, usual rules</source>
            <translation>{seats:joueur|joueurs}, règles habituelles</translation>
        </message>
    </context>
    <context>
        <name>Projects</name>
        <message>
            <source>Open project</source>
            <translation>Ouvrir un projet</translation>
        </message>
        <message>
            <source>Your changes came along, and can be saved here: {}</source>
            <translation>Vos modifications ont suivi et peuvent être enregistrées ici : {}</translation>
        </message>
    </context>
    <context>
        <name>Properties</name>
        <message>
            <source>{n:space|spaces}</source>
            <translation>{n:case|cases}</translation>
        </message>
    </context>
    <context>
        <name>Prose</name>
        <message>
            <source>Ctrl+Down goes to the next link.</source>
            <translation>Ctrl+Bas mène au lien suivant.</translation>
        </message>
    </context>
    <context>
        <name>QuestionBar</name>
        <message>
            <source>Just play games</source>
            <translation>Jouer simplement des parties</translation>
        </message>
        <message>
            <source>Many games by bots, and the spread of their scores</source>
            <translation>Beaucoup de parties de bots, et la répartition de leurs scores</translation>
        </message>
        <message>
            <source>Notebook</source>
            <translation>Carnet</translation>
        </message>
        <message>
            <source>Questions</source>
            <translation>Questions</translation>
        </message>
        <message>
            <source>Your variants, and what the lab has said of each</source>
            <translation>Vos variantes, et ce que le labo a dit de chacune</translation>
        </message>
    </context>
    <context>
        <name>ReadingRow</name>
        <message>
            <source>{} (default)</source>
            <translation>{} (par défaut)</translation>
        </message>
    </context>
    <context>
        <name>RecipeDialog</name>
        <message>
            <source>Another seed by chance</source>
            <translation>Une autre graine au hasard</translation>
        </message>
        <message>
            <source>Looking for room for all places…</source>
            <translation>Recherche de place pour tous les lieux…</translation>
        </message>
        <message>
            <source>New board</source>
            <translation>Nouveau plateau</translation>
        </message>
        <message>
            <source>No board by this recipe</source>
            <translation>Aucun plateau selon cette recette</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Graine</translation>
        </message>
        <message>
            <source>The same recipe with the same seed gives the same board</source>
            <translation>La même recette avec la même graine donne le même plateau</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
    </context>
    <context>
        <name>RecoveryDialog</name>
        <message>
            <source>&amp;Discard…</source>
            <translation>&amp;Abandonner…</translation>
        </message>
        <message>
            <source>&amp;Restore</source>
            <translation>&amp;Restaurer</translation>
        </message>
        <message>
            <source>Another program has changed the file since; saving replaces it.</source>
            <translation>Un autre programme a modifié le fichier depuis ; enregistrer le remplace.</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Plateau</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Paquet</translation>
        </message>
        <message>
            <source>Discard all unsaved edits that are selected? This cannot be undone.</source>
            <translation>Abandonner toutes les modifications non enregistrées qui sont sélectionnées ? Cela ne peut pas être annulé.</translation>
        </message>
        <message>
            <source>Discard for good</source>
            <translation>Abandonner pour de bon</translation>
        </message>
        <message>
            <source>Discard the unsaved edits of “{}”? This cannot be undone.</source>
            <translation>Abandonner les modifications non enregistrées de « {} » ? Cela ne peut pas être annulé.</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>Document</translation>
        </message>
        <message>
            <source>Documents with unsaved work</source>
            <translation>Documents au travail non enregistré</translation>
        </message>
        <message>
            <source>File: {}</source>
            <translation>Fichier : {}</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Garder</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Type</translation>
        </message>
        <message>
            <source>Last edit</source>
            <translation>Dernière modification</translation>
        </message>
        <message>
            <source>Last edits: {}</source>
            <translation>Dernières modifications : {}</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Pas maintenant</translation>
        </message>
        <message>
            <source>Oikist ended before these documents were saved. Restored documents open with all their edits, which can still be undone; no file is changed before you save.</source>
            <translation>Oikist s’est arrêté avant l’enregistrement de ces documents. Les documents restaurés s’ouvrent avec toutes leurs modifications, qui peuvent encore être annulées ; aucun fichier ne change avant que vous n’enregistriez.</translation>
        </message>
        <message>
            <source>Recover unsaved work</source>
            <translation>Récupérer le travail non enregistré</translation>
        </message>
        <message>
            <source>Restore &amp;all</source>
            <translation>&amp;Tout restaurer</translation>
        </message>
        <message>
            <source>Show &amp;folder</source>
            <translation>Afficher le &amp;dossier</translation>
        </message>
        <message>
            <source>The file no longer exists; saving creates it again.</source>
            <translation>Le fichier n’existe plus ; enregistrer le recrée.</translation>
        </message>
        <message>
            <source>There is unsaved work</source>
            <translation>Il y a du travail non enregistré</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>never saved</source>
            <translation>jamais enregistré</translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message>
            <source>Elsewhere</source>
            <translation>Ailleurs</translation>
        </message>
        <message>
            <source>This belongs to {}.</source>
            <translation>C’est à {}.</translation>
        </message>
    </context>
    <context>
        <name>Reporting</name>
        <message>
            <source>Command copied: {}</source>
            <translation>Commande copiée : {}</translation>
        </message>
        <message>
            <source>Page (*.html);;Print (*.pdf)</source>
            <translation>Page (*.html);;Impression (*.pdf)</translation>
        </message>
        <message>
            <source>Report written: {}</source>
            <translation>Rapport écrit : {}</translation>
        </message>
        <message>
            <source>Write a report</source>
            <translation>Écrire un rapport</translation>
        </message>
    </context>
    <context>
        <name>ResizeDialog</name>
        <message>
            <source>Adds hexes of {} all around, also inside holes.</source>
            <translation>Ajoute des hexagones de {} tout autour, aussi dans les trous.</translation>
        </message>
        <message>
            <source>All spaces lie inside.</source>
            <translation>Toutes les cases sont à l’intérieur.</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Appliquer</translation>
        </message>
        <message>
            <source>Columns to the right</source>
            <translation>Colonnes à droite</translation>
        </message>
        <message>
            <source>Crop to a frame</source>
            <translation>Rogner à un cadre</translation>
        </message>
        <message>
            <source>Crop to {columns:column|columns} and {rows:row|rows}</source>
            <translation>Rogner à {columns:colonne|colonnes} et {rows:rangée|rangées}</translation>
        </message>
        <message>
            <source>First column</source>
            <translation>Première colonne</translation>
        </message>
        <message>
            <source>First row</source>
            <translation>Première rangée</translation>
        </message>
        <message>
            <source>Fit to the selection</source>
            <translation>Ajuster à la sélection</translation>
        </message>
        <message>
            <source>Grow all around</source>
            <translation>Agrandir tout autour</translation>
        </message>
        <message>
            <source>Grow by {rings:ring|rings}</source>
            <translation>Agrandir de {rings:anneau|anneaux}</translation>
        </message>
        <message>
            <source>Last column</source>
            <translation>Dernière colonne</translation>
        </message>
        <message>
            <source>Last row</source>
            <translation>Dernière rangée</translation>
        </message>
        <message>
            <source>Moves all spaces on the lattice, which gives them other names.</source>
            <translation>Déplace toutes les cases sur la grille, ce qui leur donne d’autres noms.</translation>
        </message>
        <message>
            <source>New spaces: {}.</source>
            <translation>Nouvelles cases : {}.</translation>
        </message>
        <message>
            <source>No spaces yet.</source>
            <translation>Pas encore de case.</translation>
        </message>
        <message>
            <source>Outside, hatched: {count:space|spaces} ({names}).</source>
            <translation>À l’extérieur, hachuré : {count:case|cases} ({names}).</translation>
        </message>
        <message>
            <source>Rings</source>
            <translation>Anneaux</translation>
        </message>
        <message>
            <source>Rows down</source>
            <translation>Rangées vers le bas</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Décaler</translation>
        </message>
        <message>
            <source>Shift by {columns:column|columns} and {rows:row|rows}</source>
            <translation>Décaler de {columns:colonne|colonnes} et {rows:rangée|rangées}</translation>
        </message>
        <message>
            <source>Show everything</source>
            <translation>Tout afficher</translation>
        </message>
        <message>
            <source>Size of the board</source>
            <translation>Taille du plateau</translation>
        </message>
        <message>
            <source>Some spaces lie left of column a or above row 1; the file begins there.</source>
            <translation>Des cases sont à gauche de la colonne a ou au-dessus de la rangée 1 ; le fichier commence là.</translation>
        </message>
        <message>
            <source>The board as it will be</source>
            <translation>Le plateau tel qu’il sera</translation>
        </message>
        <message>
            <source>The board begins in column {}, row {}.</source>
            <translation>Le plateau commence à la colonne {}, rangée {}.</translation>
        </message>
        <message>
            <source>They are kept, and come back with Undo or a wider frame, until the board is closed; the file is written without them.</source>
            <translation>Elles sont gardées, et reviennent avec Annuler ou un cadre plus large, jusqu’à la fermeture du plateau ; le fichier est écrit sans elles.</translation>
        </message>
    </context>
    <context>
        <name>ResultPage</name>
        <message>
            <source>&amp;Back to the board</source>
            <translation>Revenir au &amp;plateau</translation>
        </message>
        <message>
            <source>&amp;Look at it</source>
            <translation>&amp;Le regarder</translation>
        </message>
        <message>
            <source>&amp;Play {games:game|games} from before it</source>
            <translation>&amp;Jouer {games:partie|parties} depuis la position d’avant</translation>
        </message>
        <message>
            <source>&amp;Rematch</source>
            <translation>Re&amp;vanche</translation>
        </message>
        <message>
            <source>&amp;Survey</source>
            <translation>&amp;Questionnaire</translation>
        </message>
        <message>
            <source>Moves by</source>
            <translation>Coups de</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Place</translation>
        </message>
        <message>
            <source>Result of the game</source>
            <translation>Résultat de la partie</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Score</translation>
        </message>
        <message>
            <source>The lead changed for the last time at move {} ({}): {}</source>
            <translation>Dernier changement en tête au coup {} ({}) : {}</translation>
        </message>
        <message>
            <source>The same seats led from the first move to the last.</source>
            <translation>Les mêmes sièges ont mené du premier au dernier coup.</translation>
        </message>
        <message>
            <source>person</source>
            <translation>humain</translation>
        </message>
    </context>
    <context>
        <name>Reveal</name>
        <message>
            <source>Show it</source>
            <translation>Montrer</translation>
        </message>
        <message>
            <source>This shows what is hidden from you in this game.</source>
            <translation>Cela montre ce qui vous est caché dans cette partie.</translation>
        </message>
    </context>
    <context>
        <name>RidgesChart</name>
        <message>
            <source>Final score, points</source>
            <translation>Score final, points</translation>
        </message>
        <message>
            <source>Final scores by seat</source>
            <translation>Scores finaux par siège</translation>
        </message>
        <message>
            <source>Mean final scores with {} intervals</source>
            <translation>Scores finaux moyens, intervalles à {}</translation>
        </message>
    </context>
    <context>
        <name>Row</name>
        <message>
            <source>Back to what is usual</source>
            <translation>Revenir à la valeur habituelle</translation>
        </message>
        <message>
            <source>Reset: {}</source>
            <translation>Réinitialiser : {}</translation>
        </message>
        <message>
            <source>differs from what is usual</source>
            <translation>diffère de la valeur habituelle</translation>
        </message>
    </context>
    <context>
        <name>RulePanel</name>
        <message>
            <source>Choose a parameter or a rule number to read about it here.</source>
            <translation>Choisissez un paramètre ou un numéro de règle pour le lire ici.</translation>
        </message>
        <message>
            <source>Here: {}.</source>
            <translation>Ici : {}.</translation>
        </message>
        <message>
            <source>In this variant:</source>
            <translation>Dans cette variante :</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Règle</translation>
        </message>
        <message>
            <source>Set by:</source>
            <translation>Fixée par :</translation>
        </message>
        <message>
            <source>Source: {}</source>
            <translation>Source : {}</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Board</source>
            <translation>Plateau</translation>
        </message>
        <message>
            <source>Extends</source>
            <translation>Étend</translation>
        </message>
        <message>
            <source>Follow the file to its new place</source>
            <translation>Suivre le fichier à sa nouvelle place</translation>
        </message>
        <message>
            <source>Give the new file a title of its own</source>
            <translation>Donner au nouveau fichier un titre à lui</translation>
        </message>
        <message>
            <source>Hypothesis</source>
            <translation>Hypothèse</translation>
        </message>
        <message>
            <source>Saved {}</source>
            <translation>{} enregistré</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Sièges</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Verdict</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Pourquoi</translation>
        </message>
        <message>
            <source>as the parent has it</source>
            <translation>comme la variante mère</translation>
        </message>
        <message>
            <source>{saved}; these play with it now: {titles}</source>
            <translation>{saved} ; y jouent désormais : {titles}</translation>
        </message>
    </context>
    <context>
        <name>RulesDesk</name>
        <message>
            <source>Go to a parameter that this variant changes first.</source>
            <translation>Allez d’abord à un paramètre que cette variante change.</translation>
        </message>
        <message>
            <source>Presets</source>
            <translation>Préréglages</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Règle</translation>
        </message>
        <message>
            <source>Rules sheet</source>
            <translation>Feuille de règles</translation>
        </message>
        <message>
            <source>Save this variant first.</source>
            <translation>Enregistrez d’abord cette variante.</translation>
        </message>
        <message>
            <source>This variant changes nothing yet.</source>
            <translation>Cette variante ne change encore rien.</translation>
        </message>
        <message>
            <source>Variants</source>
            <translation>Variantes</translation>
        </message>
        <message>
            <source>{}: new child</source>
            <translation>{} : nouvelle variante dérivée</translation>
        </message>
    </context>
    <context>
        <name>RulesForm</name>
        <message>
            <source>Find a parameter, rule, reading or variant</source>
            <translation>Paramètre, règle, lecture ou variante</translation>
        </message>
        <message>
            <source>Find parameter</source>
            <translation>Rechercher un paramètre</translation>
        </message>
        <message>
            <source>Go to the first problem</source>
            <translation>Aller au premier problème</translation>
        </message>
        <message>
            <source>No parameter matches. Clear the search to see all.</source>
            <translation>Aucun paramètre ne convient. Videz la recherche pour tout voir.</translation>
        </message>
        <message>
            <source>Only set here</source>
            <translation>Réglages propres seuls</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>Autre</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Afficher</translation>
        </message>
        <message>
            <source>This variant changes nothing yet: it plays as its parent does.</source>
            <translation>Cette variante ne change encore rien : elle se joue comme sa mère.</translation>
        </message>
        <message>
            <source>{count} set here</source>
            <translation>{count:réglage propre|réglages propres}</translation>
        </message>
        <message>
            <source>⚠ It cannot be played yet: {count:problem|problems}.</source>
            <translation>⚠ Pas encore jouable : {count:problème|problèmes}.</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Here: {}</source>
            <translation>Ici : {}</translation>
        </message>
        <message>
            <source>In this variant:</source>
            <translation>Dans cette variante :</translation>
        </message>
        <message>
            <source>Open in the rules editor</source>
            <translation>Ouvrir dans l’éditeur de règles</translation>
        </message>
        <message>
            <source>Source: {}</source>
            <translation>Source : {}</translation>
        </message>
        <message>
            <source>Toggles and numbers of this variant</source>
            <translation>Options et nombres de cette variante</translation>
        </message>
        <message>
            <source>Touches:</source>
            <translation>Concerne :</translation>
        </message>
    </context>
    <context>
        <name>RulesPanel</name>
        <message>
            <source>Hide</source>
            <translation>Masquer</translation>
        </message>
        <message>
            <source>Hide the last refusal</source>
            <translation>Masquer le dernier refus</translation>
        </message>
        <message>
            <source>Last refusal</source>
            <translation>Dernier refus</translation>
        </message>
        <message>
            <source>No rule contains these words.</source>
            <translation>Aucune règle ne contient ces mots.</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Rules of the last refusal</source>
            <translation>Règles du dernier refus</translation>
        </message>
        <message>
            <source>Search rules</source>
            <translation>Chercher dans les règles</translation>
        </message>
        <message>
            <source>The rules appear when a game is on the table.</source>
            <translation>Les règles s’affichent quand une partie est sur la table.</translation>
        </message>
        <message>
            <source>{}: {}</source>
            <translation>{} : {}</translation>
        </message>
    </context>
    <context>
        <name>Runs</name>
        <message>
            <source>The folder {} is gone, and the runs in it. Put it back, then try again.</source>
            <translation>Le dossier {} a disparu, et les séries avec lui. Remettez-le en place, puis réessayez.</translation>
        </message>
        <message>
            <source>The journal of {} is damaged; the file itself is sound. Set the journal aside in the lab: what it alone held is played again when a run goes on.</source>
            <translation>Le journal de {} est endommagé ; le fichier lui-même est intact. Mettez le journal de côté dans le labo : ce que lui seul contenait est rejoué quand une série reprend.</translation>
        </message>
        <message>
            <source>{} cannot be read: {}. Set it aside in the lab, which begins a new one; nothing is deleted.</source>
            <translation>{} ne peut pas être lu : {}. Mettez-le de côté dans le labo, qui en commence un nouveau ; rien n’est supprimé.</translation>
        </message>
    </context>
    <context>
        <name>RunsList</name>
        <message>
            <source>A batch is running.</source>
            <translation>Une série est en cours.</translation>
        </message>
        <message>
            <source>Another Oikist is still using the file of runs, perhaps one that is just ending. The runs are listed once it is free.</source>
            <translation>Un autre Oikist utilise encore le fichier des séries, peut-être un qui se termine. La liste vient dès qu’il est libre.</translation>
        </message>
        <message>
            <source>Choose one run alone for this.</source>
            <translation>Choisissez pour cela une seule série.</translation>
        </message>
        <message>
            <source>Delete a run</source>
            <translation>Supprimer une série</translation>
        </message>
        <message>
            <source>Delete {}?</source>
            <translation>Supprimer « {} » ?</translation>
        </message>
        <message>
            <source>Delete…</source>
            <translation>Supprimer…</translation>
        </message>
        <message>
            <source>Find single games of this run, and what came into play</source>
            <translation>Trouver des parties de cette série, et ce qui a servi</translation>
        </message>
        <message>
            <source>Games…</source>
            <translation>Parties…</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>It compares variants: oikist runs show {} tells about it.</source>
            <translation>Elle compare des variantes : « oikist runs show {} » en rend compte.</translation>
        </message>
        <message>
            <source>Lay both over each other, and tell how their seats differ</source>
            <translation>Superposer les deux, et dire en quoi leurs sièges diffèrent</translation>
        </message>
        <message>
            <source>No runs yet. Every batch is kept here: each project has a list of its own, and there is one for batches without a project.</source>
            <translation>Aucune série pour l’instant. Chaque lot est conservé ici : chaque projet a sa propre liste, et il y en a une pour les lots sans projet.</translation>
        </message>
        <message>
            <source>Nothing of this run is missing.</source>
            <translation>Il ne manque rien à cette série.</translation>
        </message>
        <message>
            <source>Play the games of this run that are missing</source>
            <translation>Jouer les parties de cette série qui manquent encore</translation>
        </message>
        <message>
            <source>Remove this run and its games</source>
            <translation>Retirer cette série et ses parties</translation>
        </message>
        <message>
            <source>Run {}</source>
            <translation>Série {}</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Séries</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Afficher</translation>
        </message>
        <message>
            <source>Show its games here</source>
            <translation>Afficher ses parties ici</translation>
        </message>
        <message>
            <source>Show them beside each other, with equal axes</source>
            <translation>Les montrer côte à côte, avec les mêmes axes</translation>
        </message>
        <message>
            <source>The batch that is running is listed here once it is done or stopped.</source>
            <translation>Le lot en cours figure ici dès qu’il est terminé ou arrêté.</translation>
        </message>
        <message>
            <source>seed {}</source>
            <translation>graine {}</translation>
        </message>
        <message>
            <source>{games:game is|games are} removed from the file of runs for good.</source>
            <translation>{games:partie est retirée|parties sont retirées} pour de bon du fichier des séries.</translation>
        </message>
        <message>
            <source>{games:game|games} · done</source>
            <translation>{games:partie|parties} · terminée</translation>
        </message>
        <message>
            <source>{games:game|games} · running</source>
            <translation>{games:partie|parties} · en cours</translation>
        </message>
        <message>
            <source>{games} of {all:game|games} · stopped</source>
            <translation>{games} sur {all:partie|parties} · arrêtée</translation>
        </message>
    </context>
    <context>
        <name>RunsPanel</name>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Supprimer</translation>
        </message>
    </context>
    <context>
        <name>SandTimer</name>
        <message>
            <source>No time limit; a click lets the time run</source>
            <translation>Pas de limite de temps ; un clic fait courir le temps</translation>
        </message>
        <message>
            <source>The time begins with your first move; a click begins it now</source>
            <translation>Le temps court dès votre premier coup ; un clic le lance maintenant</translation>
        </message>
        <message>
            <source>Time is up for {}: what was chosen until then stands.</source>
            <translation>Temps écoulé pour {} : ce qui était choisi jusque-là reste.</translation>
        </message>
        <message>
            <source>Time is up, and you had chosen nothing.</source>
            <translation>Temps écoulé : vous n’aviez rien choisi.</translation>
        </message>
        <message>
            <source>Time is up: your {moves:move stands|moves stand}.</source>
            <translation>Temps écoulé : {moves:coup posé reste|coups posés restent}.</translation>
        </message>
        <message>
            <source>Time to decide; a click stops it</source>
            <translation>Temps pour décider ; un clic l’arrête</translation>
        </message>
        <message>
            <source>Time {}</source>
            <translation>Temps {}</translation>
        </message>
        <message>
            <source>Time {}, waiting</source>
            <translation>Temps {}, en attente</translation>
        </message>
        <message>
            <source>{} seconds are left</source>
            <translation>Il reste {} secondes</translation>
        </message>
    </context>
    <context>
        <name>ScoreGraph</name>
        <message>
            <source>&amp;Chances of winning</source>
            <translation>Chances de gagner</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Arrêter</translation>
        </message>
        <message>
            <source>Both</source>
            <translation>Les deux</translation>
        </message>
        <message>
            <source>Chances of winning</source>
            <translation>Chances</translation>
        </message>
        <message>
            <source>If the game ended now</source>
            <translation>Si c’était fini</translation>
        </message>
        <message>
            <source>Pass {pass} of {passes}: {games:game|games} from every position</source>
            <translation>Passe {pass} sur {passes} : {games:partie|parties} par position</translation>
        </message>
        <message>
            <source>Play many games from every position, with what is hidden dealt anew</source>
            <translation>Jouer beaucoup de parties de chaque position, ce qui est caché étant redistribué</translation>
        </message>
        <message>
            <source>Playing on from every position…</source>
            <translation>Calcul…</translation>
        </message>
        <message>
            <source>Points now</source>
            <translation>Points actuels</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Arrêté</translation>
        </message>
        <message>
            <source>What the graph shows</source>
            <translation>Ce que montre le graphe</translation>
        </message>
    </context>
    <context>
        <name>ScoresPanel</name>
        <message>
            <source>Points now  →  if the game ended now</source>
            <translation>Points actuels  →  si la partie finissait maintenant</translation>
        </message>
        <message>
            <source>Scores appear when a game is on the table.</source>
            <translation>Les scores s’affichent quand une partie est sur la table.</translation>
        </message>
    </context>
    <context>
        <name>Seat</name>
        <message>
            <source>{}, “{}” in files</source>
            <translation>{}, « {} » dans les fichiers</translation>
        </message>
    </context>
    <context>
        <name>SeatLine</name>
        <message>
            <source>Budget of the search for a decision: tries like 1000, or seconds like 0.5s</source>
            <translation>Budget de recherche par décision : essais comme 1000, ou secondes comme 0.5s</translation>
        </message>
        <message>
            <source>Budget of {}</source>
            <translation>Budget de {}</translation>
        </message>
        <message>
            <source>Name of {}</source>
            <translation>Nom de {}</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Humain</translation>
        </message>
        <message>
            <source>Swap with the next seat: name and who decides</source>
            <translation>Échanger avec le siège suivant : le nom et qui décide</translation>
        </message>
        <message>
            <source>Swap {} with the next seat</source>
            <translation>Échanger {} avec le siège suivant</translation>
        </message>
        <message>
            <source>Who decides for {}</source>
            <translation>Qui décide pour {}</translation>
        </message>
        <message>
            <source>Who decides; may change in the middle of a game</source>
            <translation>Qui décide ; peut changer en cours de partie</translation>
        </message>
        <message>
            <source>◀ thinks…</source>
            <translation>◀ réfléchit…</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>{seat}: points not known. {stocks}</source>
            <translation>{seat} : points inconnus. {stocks}</translation>
        </message>
        <message>
            <source>{seat}: {score:point|points}, {standing} if the game ended now. {stocks}</source>
            <translation>{seat} : {score:point|points}, {standing} si la partie finissait maintenant. {stocks}</translation>
        </message>
    </context>
    <context>
        <name>SeatsEditor</name>
        <message>
            <source>A number for each seat</source>
            <translation>Un nombre pour chaque siège</translation>
        </message>
        <message>
            <source>Seat {}</source>
            <translation>Siège {}</translation>
        </message>
        <message>
            <source>{}: a number for each seat</source>
            <translation>{} : un nombre pour chaque siège</translation>
        </message>
    </context>
    <context>
        <name>SeatsPanel</name>
        <message>
            <source>A person on the seat that moves, bots on the others</source>
            <translation>Un humain au siège qui joue, des bots aux autres</translation>
        </message>
        <message>
            <source>All bots</source>
            <translation>Tous bots</translation>
        </message>
        <message>
            <source>All people</source>
            <translation>Tous humains</translation>
        </message>
        <message>
            <source>Me against bots</source>
            <translation>Moi contre les bots</translation>
        </message>
        <message>
            <source>Rematch, one seat on</source>
            <translation>Revanche, siège suivant</translation>
        </message>
        <message>
            <source>Seats appear when a game is on the table.</source>
            <translation>Les sièges s’affichent quand une partie est sur la table.</translation>
        </message>
        <message>
            <source>The same seed again; everybody sits one seat further on</source>
            <translation>La même graine ; chacun s’assoit un siège plus loin</translation>
        </message>
        <message>
            <source>◀ thinks…</source>
            <translation>◀ réfléchit…</translation>
        </message>
        <message>
            <source>◀ to move</source>
            <translation>◀ à jouer</translation>
        </message>
    </context>
    <context>
        <name>SelectTool</name>
        <message>
            <source>Bend {}</source>
            <translation>Couder {}</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Coup</translation>
        </message>
        <message>
            <source>Move {}</source>
            <translation>Coup {}</translation>
        </message>
        <message>
            <source>Reshape {}</source>
            <translation>Changer la forme de {}</translation>
        </message>
        <message>
            <source>{count:place|places} selected</source>
            <translation>{count:lieu sélectionné|lieux sélectionnés}</translation>
        </message>
    </context>
    <context>
        <name>SheetPanel</name>
        <message>
            <source>Export rules sheet</source>
            <translation>Exporter la feuille de règles</translation>
        </message>
        <message>
            <source>Page (*.html);;Print (*.pdf)</source>
            <translation>Page (*.html);;Impression (*.pdf)</translation>
        </message>
        <message>
            <source>Rules sheet</source>
            <translation>Feuille de règles</translation>
        </message>
        <message>
            <source>Rules sheet written: {}</source>
            <translation>Feuille de règles écrite : {}</translation>
        </message>
        <message>
            <source>Save as page or PDF…</source>
            <translation>Page ou PDF…</translation>
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
            <translation>« {} » et « {} » auraient le même raccourci</translation>
        </message>
        <message>
            <source>'{}' is not a valid shortcut</source>
            <translation>« {} » n’est pas un raccourci</translation>
        </message>
        <message>
            <source>Board editor</source>
            <translation>Éditeur de plateau</translation>
        </message>
        <message>
            <source>Deck editor</source>
            <translation>Éditeur de paquet</translation>
        </message>
        <message>
            <source>Design</source>
            <translation>Conception</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>Partout</translation>
        </message>
        <message>
            <source>Lab</source>
            <translation>Labo</translation>
        </message>
        <message>
            <source>Map editor</source>
            <translation>Éditeur de plans</translation>
        </message>
        <message>
            <source>Playtest</source>
            <translation>Partie test</translation>
        </message>
        <message>
            <source>Rules editor</source>
            <translation>Éditeur de règles</translation>
        </message>
        <message>
            <source>column '{}' is missing</source>
            <translation>la colonne « {} » manque</translation>
        </message>
        <message>
            <source>line {}</source>
            <translation>ligne {}</translation>
        </message>
        <message>
            <source>unknown action '{}'</source>
            <translation>il n’y a pas d’action « {} »</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsModel</name>
        <message>
            <source>Action</source>
            <translation>Action</translation>
        </message>
        <message>
            <source>Shortcut</source>
            <translation>Raccourci</translation>
        </message>
        <message>
            <source>Where</source>
            <translation>Où</translation>
        </message>
        <message>
            <source>none</source>
            <translation>aucun</translation>
        </message>
        <message>
            <source>{}
Usual shortcut: {}</source>
            <translation>{}
Raccourci habituel : {}</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsPage</name>
        <message>
            <source>&amp;Export…</source>
            <translation>&amp;Exporter…</translation>
        </message>
        <message>
            <source>&amp;Import…</source>
            <translation>&amp;Importer…</translation>
        </message>
        <message>
            <source>&amp;No shortcut</source>
            <translation>&amp;Aucun raccourci</translation>
        </message>
        <message>
            <source>&amp;Reset</source>
            <translation>&amp;Réinitialiser</translation>
        </message>
        <message>
            <source>&amp;Use it here instead</source>
            <translation>&amp;Utiliser plutôt ici</translation>
        </message>
        <message>
            <source>Export shortcuts</source>
            <translation>Exporter les raccourcis</translation>
        </message>
        <message>
            <source>Import shortcuts</source>
            <translation>Importer des raccourcis</translation>
        </message>
        <message>
            <source>New &amp;shortcut</source>
            <translation>Nouveau &amp;raccourci</translation>
        </message>
        <message>
            <source>New shortcut</source>
            <translation>Nouveau raccourci</translation>
        </message>
        <message>
            <source>Reset &amp;all</source>
            <translation>&amp;Tout réinitialiser</translation>
        </message>
        <message>
            <source>Search actions and keys</source>
            <translation>Chercher actions et touches</translation>
        </message>
        <message>
            <source>Shortcuts of all actions</source>
            <translation>Raccourcis de toutes les actions</translation>
        </message>
        <message>
            <source>Shortcuts taken over from {}</source>
            <translation>Raccourcis repris de {}</translation>
        </message>
        <message>
            <source>Shortcuts written to {}</source>
            <translation>Raccourcis écrits dans {}</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tableaux (*.csv)</translation>
        </message>
        <message>
            <source>{} cannot be read: {}</source>
            <translation>{} ne peut pas être lu : {}</translation>
        </message>
        <message>
            <source>{} cannot be written: {}</source>
            <translation>{} ne peut pas être écrit : {}</translation>
        </message>
        <message>
            <source>{} is already the shortcut of “{}” ({}).</source>
            <translation>{} est déjà le raccourci de « {} » ({}).</translation>
        </message>
    </context>
    <context>
        <name>SiteTool</name>
        <message>
            <source>Clear {}</source>
            <translation>Effacer {}</translation>
        </message>
        <message>
            <source>Set {} to {}</source>
            <translation>Fixer {} à {}</translation>
        </message>
        <message>
            <source>This game declares no attributes here.</source>
            <translation>Ce jeu ne déclare rien qui se place ici.</translation>
        </message>
        <message>
            <source>none</source>
            <translation>aucun</translation>
        </message>
    </context>
    <context>
        <name>SpaceTool</name>
        <message>
            <source>Add a space: {}</source>
            <translation>Ajouter une case : {}</translation>
        </message>
    </context>
    <context>
        <name>SpacesForm</name>
        <message>
            <source>Across</source>
            <translation>En travers</translation>
        </message>
        <message>
            <source>An area without an outline needs a space: erase {} instead.</source>
            <translation>Une zone sans contour a besoin d’une case : effacez plutôt {}.</translation>
        </message>
        <message>
            <source>Areas</source>
            <translation>Zones</translation>
        </message>
        <message>
            <source>Areas that it belongs to</source>
            <translation>Zones dont elle fait partie</translation>
        </message>
        <message>
            <source>Change the radius of {}</source>
            <translation>Changer le rayon de {}</translation>
        </message>
        <message>
            <source>Change {} to {}</source>
            <translation>Changer {} en {}</translation>
        </message>
        <message>
            <source>Column {}, row {} · axial q {}, r {}</source>
            <translation>Colonne {}, rangée {} · axial q {}, r {}</translation>
        </message>
        <message>
            <source>Columns {} to {}, rows {} to {}</source>
            <translation>Colonnes {} à {}, rangées {} à {}</translation>
        </message>
        <message>
            <source>Corner</source>
            <translation>Sommet</translation>
        </message>
        <message>
            <source>Down</source>
            <translation>Vers le bas</translation>
        </message>
        <message>
            <source>Edge</source>
            <translation>Arête</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Type</translation>
        </message>
        <message>
            <source>Make {} number {}</source>
            <translation>Donner à {} le numéro {}</translation>
        </message>
        <message>
            <source>Move {}</source>
            <translation>Coup {}</translation>
        </message>
        <message>
            <source>Name {} “{}”</source>
            <translation>Nommer {} « {} »</translation>
        </message>
        <message>
            <source>No name</source>
            <translation>Sans nom</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Numéro</translation>
        </message>
        <message>
            <source>Place name</source>
            <translation>Nom du lieu</translation>
        </message>
        <message>
            <source>Put {} into {}</source>
            <translation>Mettre {} dans {}</translation>
        </message>
        <message>
            <source>Radius</source>
            <translation>Rayon</translation>
        </message>
        <message>
            <source>Remove the name of {}</source>
            <translation>Retirer le nom de {}</translation>
        </message>
        <message>
            <source>Reset {} of {}</source>
            <translation>Réinitialiser {} de {}</translation>
        </message>
        <message>
            <source>Select one space to name it</source>
            <translation>Sélectionnez une seule case pour la nommer</translation>
        </message>
        <message>
            <source>Set {} of {}</source>
            <translation>Fixer {} de {}</translation>
        </message>
        <message>
            <source>Take {} out of {}</source>
            <translation>Retirer {} de {}</translation>
        </message>
        <message>
            <source>The name of the place, for people</source>
            <translation>Le nom du lieu, pour les gens</translation>
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
            <translation>Zones</translation>
        </message>
        <message>
            <source>Column</source>
            <translation>Colonne</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Clé</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Type</translation>
        </message>
        <message>
            <source>Links</source>
            <translation>Liens</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Neighbours</source>
            <translation>Voisins</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Numéro</translation>
        </message>
        <message>
            <source>Place name</source>
            <translation>Nom du lieu</translation>
        </message>
        <message>
            <source>Row</source>
            <translation>Rangée</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Case</translation>
        </message>
        <message>
            <source>outside</source>
            <translation>dehors</translation>
        </message>
    </context>
    <context>
        <name>SpacesPanel</name>
        <message>
            <source>Filter by name, kind, area or key</source>
            <translation>Filtrer par nom, type, zone ou clé</translation>
        </message>
        <message>
            <source>Filter by space, kind or place name</source>
            <translation>Filtrer par case, type ou nom de lieu</translation>
        </message>
        <message>
            <source>No spaces yet: paint some on the board.</source>
            <translation>Pas encore de case : peignez-en sur le plateau.</translation>
        </message>
        <message>
            <source>No spaces yet: put some on the map.</source>
            <translation>Pas encore de cases : posez-en sur le plan.</translation>
        </message>
    </context>
    <context>
        <name>StampBox</name>
        <message>
            <source>Click puts, right click takes, wheel or R turns.</source>
            <translation>Clic : poser ; clic droit : retirer ; molette ou R : tourner.</translation>
        </message>
        <message>
            <source>Face</source>
            <translation>Face</translation>
        </message>
        <message>
            <source>How it lies</source>
            <translation>Comment c’est posé</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>Sur le plateau</translation>
        </message>
        <message>
            <source>Owner</source>
            <translation>À qui</translation>
        </message>
        <message>
            <source>Put</source>
            <translation>Poser</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Case</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>Thing</source>
            <translation>Objet</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Tourner</translation>
        </message>
        <message>
            <source>What to put</source>
            <translation>Quoi poser</translation>
        </message>
        <message>
            <source>Whose it is</source>
            <translation>À qui c’est</translation>
        </message>
        <message>
            <source>name of a space</source>
            <translation>nom d’une case</translation>
        </message>
    </context>
    <context>
        <name>Standing</name>
        <message>
            <source>Reset all parameters</source>
            <translation>Réinitialiser tous les paramètres</translation>
        </message>
        <message>
            <source>Reset {}</source>
            <translation>Réinitialiser {}</translation>
        </message>
    </context>
    <context>
        <name>StepRow</name>
        <message>
            <source>{}: back to all kinds of moves</source>
            <translation>{} : revenir à tous les genres de coups</translation>
        </message>
    </context>
    <context>
        <name>Steppers</name>
        <message>
            <source>{}, from {} to {}</source>
            <translation>{}, de {} à {}</translation>
        </message>
        <message>
            <source>{}: {}</source>
            <translation>{} : {}</translation>
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
            <translation>Carte</translation>
        </message>
        <message>
            <source>End it; the games that were played are kept, and Measure goes on with them</source>
            <translation>Y mettre fin ; les parties jouées restent, et Mesurer continue avec elles</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Looking for an answer…</source>
            <translation>Recherche d’une réponse…</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Mesurer</translation>
        </message>
        <message>
            <source>Measured {when}: {games:game|games}, {bots}.</source>
            <translation>Mesuré le {when} : {games:partie|parties}, {bots}.</translation>
        </message>
        <message>
            <source>Not measured yet. Games with random deals tell it.</source>
            <translation>Pas encore mesuré. Des parties aux donnes tirées au sort le diront.</translation>
        </message>
        <message>
            <source>Other rules have changed since.</source>
            <translation>D’autres règles ont changé depuis.</translation>
        </message>
        <message>
            <source>Pair</source>
            <translation>Paire</translation>
        </message>
        <message>
            <source>Pairs that stand out</source>
            <translation>Paires qui ressortent</translation>
        </message>
        <message>
            <source>Play games with random deals, saved or not, and tell what each card does</source>
            <translation>Jouer des parties aux donnes tirées au sort, avec ce paquet enregistré ou non, et dire ce que fait chaque carte</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Avancement</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Strength of cards</source>
            <translation>Force des cartes</translation>
        </message>
        <message>
            <source>The deck has changed since.</source>
            <translation>Le paquet a changé depuis.</translation>
        </message>
        <message>
            <source>{games:game|games} so far, {bots}. The intervals hold at the end.</source>
            <translation>{games:partie|parties} jusqu’ici, {bots}. Les intervalles valent à la fin.</translation>
        </message>
    </context>
    <context>
        <name>StrengthTable</name>
        <message>
            <source>What games say</source>
            <translation>Ce que disent les parties</translation>
        </message>
        <message>
            <source>What stands out among all effects that were looked at (q below 10%); then the effect on wins (%) or final scores (points) against games without this deal, its 95% interval, and in how many games it was dealt so</source>
            <translation>Ce qui ressort de tous les effets examinés (q sous 10 %) ; puis l’effet sur les victoires (%) ou le score final (points) par rapport aux parties sans cette donne, son intervalle à 95 %, et dans combien de parties elle a eu lieu</translation>
        </message>
        <message>
            <source>{effect} ({interval}), {games:game|games}</source>
            <translation>{effect} ({interval}), {games:partie|parties}</translation>
        </message>
    </context>
    <context>
        <name>Strip</name>
        <message>
            <source>Start</source>
            <translation>Début</translation>
        </message>
        <message>
            <source>Timeline</source>
            <translation>Frise</translation>
        </message>
        <message>
            <source>showed something hidden</source>
            <translation>a montré un secret</translation>
        </message>
        <message>
            <source>{number} {seat}: {move}</source>
            <translation>{number} {seat} : {move}</translation>
        </message>
        <message>
            <source>{} designer's edit</source>
            <translation>{} position modifiée</translation>
        </message>
    </context>
    <context>
        <name>SummaryBar</name>
        <message>
            <source>Scores and cards</source>
            <translation>Scores et cartes</translation>
        </message>
        <message>
            <source>{seat}: points not known</source>
            <translation>{seat} : points inconnus</translation>
        </message>
        <message>
            <source>{seat}: {score:point|points}, {standing} if the game ended now</source>
            <translation>{seat} : {score:point|points}, {standing} si la partie finissait maintenant</translation>
        </message>
    </context>
    <context>
        <name>SurveyPanel</name>
        <message>
            <source>&amp;Keep answers</source>
            <translation>&amp;Garder les réponses</translation>
        </message>
        <message>
            <source>Answered; answers can be changed.</source>
            <translation>Répondu ; les réponses peuvent être changées.</translation>
        </message>
        <message>
            <source>Confusion, from 1 (all clear) to 5 (lost)</source>
            <translation>Confusion, de 1 (tout est clair) à 5 (perdu)</translation>
        </message>
        <message>
            <source>Fun, from 1 (dull) to 5 (great)</source>
            <translation>Plaisir, de 1 (ennuyeux) à 5 (génial)</translation>
        </message>
        <message>
            <source>Just right</source>
            <translation>Parfaite</translation>
        </message>
        <message>
            <source>Kept with the match. Thank you.</source>
            <translation>Gardé avec la partie. Merci.</translation>
        </message>
        <message>
            <source>Length</source>
            <translation>Durée</translation>
        </message>
        <message>
            <source>Maybe</source>
            <translation>Peut-être</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Non</translation>
        </message>
        <message>
            <source>One sentence</source>
            <translation>Une phrase</translation>
        </message>
        <message>
            <source>One sentence about the game</source>
            <translation>Une phrase sur la partie</translation>
        </message>
        <message>
            <source>The game is over. How was it?</source>
            <translation>La partie est finie. Comment était-ce ?</translation>
        </message>
        <message>
            <source>These questions can be answered when the game is over.</source>
            <translation>On peut répondre à ces questions quand la partie est finie.</translation>
        </message>
        <message>
            <source>Too long</source>
            <translation>Trop longue</translation>
        </message>
        <message>
            <source>Too short</source>
            <translation>Trop courte</translation>
        </message>
        <message>
            <source>What would you tell the designer?</source>
            <translation>Que diriez-vous à l’auteur du jeu ?</translation>
        </message>
        <message>
            <source>Would you play again?</source>
            <translation>Rejoueriez-vous ?</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Oui</translation>
        </message>
    </context>
    <context>
        <name>Switching</name>
        <message>
            <source>Nothing has changed since saving.</source>
            <translation>Rien n’a changé depuis l’enregistrement.</translation>
        </message>
        <message>
            <source>This works in: {}</source>
            <translation>Disponible dans : {}</translation>
        </message>
    </context>
    <context>
        <name>TableBanner</name>
        <message>
            <source>A new variation begins at move {}; the old one stays as it was.</source>
            <translation>Une nouvelle variation commence au coup {} ; l’ancienne reste telle quelle.</translation>
        </message>
        <message>
            <source>All is carried out. Go on once everybody has seen it.</source>
            <translation>Tout est exécuté. Continuez quand tout le monde l’a vu.</translation>
        </message>
        <message>
            <source>Back to now</source>
            <translation>Revenir au présent</translation>
        </message>
        <message>
            <source>Back to the old one</source>
            <translation>Revenir à l’ancienne</translation>
        </message>
        <message>
            <source>Bots play all seats to the end</source>
            <translation>Les bots jouent tout jusqu’à la fin</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Détails</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Look at it again</source>
            <translation>La revoir</translation>
        </message>
        <message>
            <source>Looking at move {} of {}</source>
            <translation>Coup affiché : {} sur {}</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Pas maintenant</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jouer</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Jouer la suite</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>Revanche</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Un coup</translation>
        </message>
        <message>
            <source>Survey</source>
            <translation>Questionnaire</translation>
        </message>
        <message>
            <source>Take it up again</source>
            <translation>La reprendre</translation>
        </message>
        <message>
            <source>Take this seat</source>
            <translation>Prendre ce siège</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>La partie est terminée.</translation>
        </message>
        <message>
            <source>{} ({}) is to move.</source>
            <translation>{} ({}) doit jouer.</translation>
        </message>
        <message>
            <source>{} ({}) thinks…</source>
            <translation>{} ({}) réfléchit…</translation>
        </message>
        <message>
            <source>{} is to move, and a person plays that seat.</source>
            <translation>{} doit jouer, et ce siège est tenu par un humain.</translation>
        </message>
    </context>
    <context>
        <name>TextField</name>
        <message>
            <source>Several values</source>
            <translation>Plusieurs valeurs</translation>
        </message>
    </context>
    <context>
        <name>Tiled</name>
        <message>
            <source>Export as a Tiled map</source>
            <translation>Exporter comme carte Tiled</translation>
        </message>
        <message>
            <source>Import a Tiled map</source>
            <translation>Importer une carte Tiled</translation>
        </message>
        <message>
            <source>Tiled maps (*.tmj *.json);;All files (*)</source>
            <translation>Cartes Tiled (*.tmj *.json);;Tous les fichiers (*)</translation>
        </message>
    </context>
    <context>
        <name>Timeline</name>
        <message>
            <source>One move back</source>
            <translation>Un coup en arrière</translation>
        </message>
        <message>
            <source>One move on</source>
            <translation>Un coup en avant</translation>
        </message>
        <message>
            <source>another variation</source>
            <translation>autre variation</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} sur {}</translation>
        </message>
    </context>
    <context>
        <name>Toolbox</name>
        <message>
            <source>Click or Enter puts it, Z turns it, X and Y mirror it, Esc gives it up.</source>
            <translation>Clic ou Entrée pose, Z tourne, X et Y font miroir, Échap abandonne.</translation>
        </message>
    </context>
    <context>
        <name>Tour</name>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Go there</source>
            <translation>Y aller</translation>
        </message>
        <message>
            <source>Go to the next step</source>
            <translation>Aller à l’étape suivante</translation>
        </message>
        <message>
            <source>Help &gt; Tour takes the tour again.</source>
            <translation>Aide &gt; Visite guidée reprend la visite.</translation>
        </message>
        <message>
            <source>In {games:game|games} {seat} won most often: {share} of them (95% interval {low} to {high}).</source>
            <translation>En {games:partie|parties}, {seat} a gagné le plus souvent : {share} d’entre elles (intervalle à 95 % : {low} à {high}).</translation>
        </message>
        <message>
            <source>Let it be done</source>
            <translation>Le faire faire</translation>
        </message>
        <message>
            <source>Manual</source>
            <translation>Manuel</translation>
        </message>
        <message>
            <source>Move the focus to what is framed</source>
            <translation>Donner le clavier à ce qui est encadré</translation>
        </message>
        <message>
            <source>New here? A tour of five steps changes a rule, plays it and simulates it, in about five minutes. Help &gt; Tour has it at any time.</source>
            <translation>Première fois ici ? Une visite en cinq étapes change une règle, la joue et la simule, en cinq minutes environ. Elle reste dans Aide &gt; Visite guidée.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <translation>Non merci</translation>
        </message>
        <message>
            <source>Nothing is left unsaved.</source>
            <translation>Rien ne reste à enregistrer.</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Montrer</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Passer</translation>
        </message>
        <message>
            <source>Take the tour</source>
            <translation>Suivre la visite guidée</translation>
        </message>
        <message>
            <source>That is the whole loop.</source>
            <translation>Vous avez fait le tour complet.</translation>
        </message>
        <message>
            <source>The change is not saved: {} saves it, {} on the design desk takes it back.</source>
            <translation>La modification n’est pas enregistrée : {} l’enregistre, {} sur le bureau de conception l’annule.</translation>
        </message>
        <message>
            <source>You changed {}.</source>
            <translation>Vous avez changé {}.</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} sur {}</translation>
        </message>
    </context>
    <context>
        <name>TourStrip</name>
        <message>
            <source>Leave the tour</source>
            <translation>Quitter la visite</translation>
        </message>
        <message>
            <source>Leave the tour (Esc)</source>
            <translation>Quitter la visite (Échap)</translation>
        </message>
        <message>
            <source>Tour</source>
            <translation>Visite guidée</translation>
        </message>
    </context>
    <context>
        <name>TraceTool</name>
        <message>
            <source>Click the hex of the grid that the first point belongs to.</source>
            <translation>Cliquez l’hexagone de la grille du premier point.</translation>
        </message>
        <message>
            <source>Click the hex of the grid that the second point belongs to.</source>
            <translation>Cliquez l’hexagone de la grille du second point.</translation>
        </message>
        <message>
            <source>Click the middle of a hex on the image.</source>
            <translation>Cliquez le centre d’un hexagone de l’image.</translation>
        </message>
        <message>
            <source>Click the middle of another hex on the image, far from the first.</source>
            <translation>Cliquez le centre d’un autre hexagone de l’image, loin du premier.</translation>
        </message>
        <message>
            <source>Open an image to trace first.</source>
            <translation>Ouvrez d’abord une image à décalquer.</translation>
        </message>
        <message>
            <source>The image is aligned.</source>
            <translation>L’image est alignée.</translation>
        </message>
        <message>
            <source>The image is locked; unlock it to align it.</source>
            <translation>L’image est verrouillée ; déverrouillez-la pour l’aligner.</translation>
        </message>
        <message>
            <source>The image is locked; unlock it to move it.</source>
            <translation>L’image est verrouillée ; déverrouillez-la pour la déplacer.</translation>
        </message>
    </context>
    <context>
        <name>Tracing</name>
        <message>
            <source>choose two that lie far apart</source>
            <translation>choisissez-en deux éloignés l’un de l’autre</translation>
        </message>
        <message>
            <source>the two points are the same</source>
            <translation>les deux points sont les mêmes</translation>
        </message>
        <message>
            <source>this image cannot be read</source>
            <translation>ce n’est pas une image lisible</translation>
        </message>
        <message>
            <source>use a PNG, JPEG or SVG file</source>
            <translation>utilisez un fichier PNG, JPEG ou SVG</translation>
        </message>
    </context>
    <context>
        <name>TracingPanel</name>
        <message>
            <source>&amp;Align…</source>
            <translation>Ali&amp;gner…</translation>
        </message>
        <message>
            <source>&amp;Open image…</source>
            <translation>&amp;Ouvrir une image…</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <translation>Affic&amp;her</translation>
        </message>
        <message>
            <source>Click two points of the image, then their hexes</source>
            <translation>Cliquer deux points de l’image, puis leurs hexagones</translation>
        </message>
        <message>
            <source>Loc&amp;k where it lies</source>
            <translation>&amp;Verrouiller en place</translation>
        </message>
        <message>
            <source>No image. Open a scan of a printed board to draw after it.</source>
            <translation>Pas d’image. Ouvrez le scan d’un plateau imprimé pour le décalquer.</translation>
        </message>
        <message>
            <source>Opaci&amp;ty</source>
            <translation>Opaci&amp;té</translation>
        </message>
        <message>
            <source>Opacity of the image, per cent</source>
            <translation>Opacité de l’image, pour cent</translation>
        </message>
        <message>
            <source>Re&amp;move</source>
            <translation>R&amp;etirer</translation>
        </message>
    </context>
    <context>
        <name>Translations</name>
        <message>
            <source>A translation cannot be used and stays English: {fault} ({count:fault|faults} in all; oikist check tells each)</source>
            <translation>Une traduction est inutilisable et reste en anglais : {fault} ({count:erreur|erreurs} au total ; oikist check les dit toutes)</translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message>
            <source>Move</source>
            <translation>Coup</translation>
        </message>
        <message>
            <source>Remarks</source>
            <translation>Infos</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Début</translation>
        </message>
        <message>
            <source>designer's edit</source>
            <translation>retouche de l’auteur</translation>
        </message>
        <message>
            <source>edited</source>
            <translation>modifié</translation>
        </message>
        <message>
            <source>on the table</source>
            <translation>sur la table</translation>
        </message>
        <message>
            <source>overridden</source>
            <translation>forcé</translation>
        </message>
        <message>
            <source>revealed</source>
            <translation>révélé</translation>
        </message>
        <message>
            <source>showed something hidden</source>
            <translation>a montré un secret</translation>
        </message>
        <message>
            <source>taken back by override</source>
            <translation>repris malgré l’arrêt</translation>
        </message>
        <message>
            <source>{name}: {move}</source>
            <translation>{name} : {move}</translation>
        </message>
        <message>
            <source>{}. Edited position</source>
            <translation>{}. Position modifiée</translation>
        </message>
    </context>
    <context>
        <name>TreePanel</name>
        <message>
            <source>&amp;Name…</source>
            <translation>&amp;Nommer…</translation>
        </message>
        <message>
            <source>&amp;Play on from here</source>
            <translation>&amp;Reprendre ici</translation>
        </message>
        <message>
            <source>Name the variation that begins here (F2)</source>
            <translation>Nommer la variation qui commence ici (F2)</translation>
        </message>
        <message>
            <source>No moves yet.
What is taken back stays here as a variation.</source>
            <translation>Pas encore de coup.
Ce qui est repris reste ici comme variation.</translation>
        </message>
        <message>
            <source>Put the chosen position on the table (Enter)</source>
            <translation>Mettre sur la table la position choisie (Entrée)</translation>
        </message>
        <message>
            <source>Variations</source>
            <translation>Variations</translation>
        </message>
    </context>
    <context>
        <name>Unsaved</name>
        <message>
            <source>Save what has changed?</source>
            <translation>Enregistrer les modifications ?</translation>
        </message>
        <message>
            <source>Unsaved changes</source>
            <translation>Modifications non enregistrées</translation>
        </message>
        <message>
            <source>What you discard is lost for good; undo does not bring it back.</source>
            <translation>Ce que vous abandonnez est perdu pour de bon : aucune commande ne le ramène.</translation>
        </message>
        <message>
            <source>{title}: in no file yet</source>
            <translation>{title} : pas encore dans un fichier</translation>
        </message>
        <message>
            <source>{title}: in no file yet ({what})</source>
            <translation>{title} : pas encore dans un fichier ({what})</translation>
        </message>
        <message>
            <source>{title}: its file holds something else</source>
            <translation>{title} : son fichier contient autre chose</translation>
        </message>
        <message>
            <source>{title}: its file is gone</source>
            <translation>{title} : son fichier a disparu</translation>
        </message>
        <message>
            <source>{title}: taken back since it was saved ({what})</source>
            <translation>{title} : annulé depuis l’enregistrement ({what})</translation>
        </message>
        <message>
            <source>{title}: {changes:change|changes} since it was saved ({what})</source>
            <translation>{title} : {changes:modification|modifications} depuis l’enregistrement ({what})</translation>
        </message>
    </context>
    <context>
        <name>UsabilityPanel</name>
        <message>
            <source>&amp;Export as CSV…</source>
            <translation>&amp;Exporter en CSV…</translation>
        </message>
        <message>
            <source>Decisions</source>
            <translation>Choix</translation>
        </message>
        <message>
            <source>Export usability figures</source>
            <translation>Exporter les mesures d’ergonomie</translation>
        </message>
        <message>
            <source>Kind of move</source>
            <translation>Coup</translation>
        </message>
        <message>
            <source>Longest</source>
            <translation>Max.</translation>
        </message>
        <message>
            <source>Median</source>
            <translation>Médiane</translation>
        </message>
        <message>
            <source>Moves that were tried and refused</source>
            <translation>Coups essayés et refusés</translation>
        </message>
        <message>
            <source>Refused moves</source>
            <translation>Coups refusés</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Siège</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tableaux (*.csv)</translation>
        </message>
        <message>
            <source>Time per decision</source>
            <translation>Temps par décision</translation>
        </message>
        <message>
            <source>Time per decision of people</source>
            <translation>Temps par décision des humains</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Fois</translation>
        </message>
        <message>
            <source>Went back and tried something else: {branches}. Overrides: {overrides}.</source>
            <translation>Retours pour essayer autre chose : {branches}. Passages outre : {overrides}.</translation>
        </message>
        <message>
            <source>any</source>
            <translation>tous</translation>
        </message>
        <message>
            <source>{file} cannot be written: {problem}</source>
            <translation>{file} ne peut pas être écrit : {problem}</translation>
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
            <translation>Bon</translation>
        </message>
        <message>
            <source>Not good</source>
            <translation>Pas bon</translation>
        </message>
        <message>
            <source>Not yet known</source>
            <translation>Pas encore connu</translation>
        </message>
    </context>
    <context>
        <name>WantedForm</name>
        <message>
            <source>A rule that fired, or never did</source>
            <translation>Une règle qui a servi, ou jamais</translation>
        </message>
        <message>
            <source>Add a condition on a figure</source>
            <translation>Ajouter une condition sur une valeur</translation>
        </message>
        <message>
            <source>After which round</source>
            <translation>Après quelle manche</translation>
        </message>
        <message>
            <source>Any rules</source>
            <translation>Règles quelconques</translation>
        </message>
        <message>
            <source>Anybody wins</source>
            <translation>Gagnant quelconque</translation>
        </message>
        <message>
            <source>Changes of the leader</source>
            <translation>Changements de meneur</translation>
        </message>
        <message>
            <source>Clearest first</source>
            <translation>Les plus nettes d’abord</translation>
        </message>
        <message>
            <source>Closest first</source>
            <translation>Les plus serrées d’abord</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>Terminées</translation>
        </message>
        <message>
            <source>Figures</source>
            <translation>Valeurs</translation>
        </message>
        <message>
            <source>Final score</source>
            <translation>Score final</translation>
        </message>
        <message>
            <source>Fired</source>
            <translation>A servi</translation>
        </message>
        <message>
            <source>From any place</source>
            <translation>De n’importe quelle place</translation>
        </message>
        <message>
            <source>From the best score to the worst</source>
            <translation>Du meilleur score au pire</translation>
        </message>
        <message>
            <source>Highest score first</source>
            <translation>Score le plus haut d’abord</translation>
        </message>
        <message>
            <source>How games ended</source>
            <translation>Comment les parties ont fini</translation>
        </message>
        <message>
            <source>How many won</source>
            <translation>Nombre de gagnants</translation>
        </message>
        <message>
            <source>In order of play</source>
            <translation>Dans l’ordre de jeu</translation>
        </message>
        <message>
            <source>Length in moves</source>
            <translation>Durée en coups</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>Les plus longues d’abord</translation>
        </message>
        <message>
            <source>Lowest score first</source>
            <translation>Score le plus bas d’abord</translation>
        </message>
        <message>
            <source>Margin</source>
            <translation>Écart</translation>
        </message>
        <message>
            <source>Most changes of the leader first</source>
            <translation>Le plus de changements de meneur d’abord</translation>
        </message>
        <message>
            <source>Never fired</source>
            <translation>N’a jamais servi</translation>
        </message>
        <message>
            <source>Of any seat</source>
            <translation>D’un siège quelconque</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Ordre</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Place</translation>
        </message>
        <message>
            <source>Place of the winner after a round</source>
            <translation>Place du gagnant après une manche</translation>
        </message>
        <message>
            <source>Ranges of figures with &lt;, &lt;=, =, &gt;=, &gt; or 150..220; several with semicolons</source>
            <translation>Intervalles de valeurs avec &lt;, &lt;=, =, &gt;=, &gt; ou 150..220 ; plusieurs avec des points-virgules</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Règle</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>Les plus courtes d’abord</translation>
        </message>
        <message>
            <source>Was first</source>
            <translation>Était premier</translation>
        </message>
        <message>
            <source>Was in place {}</source>
            <translation>Était à la place {}</translation>
        </message>
        <message>
            <source>Was last</source>
            <translation>Était dernier</translation>
        </message>
        <message>
            <source>Where the winner stood</source>
            <translation>Où était le gagnant</translation>
        </message>
        <message>
            <source>Whether the rule fired</source>
            <translation>Si la règle a servi</translation>
        </message>
        <message>
            <source>Which games come first</source>
            <translation>Quelles parties d’abord</translation>
        </message>
        <message>
            <source>Who won, alone or with others</source>
            <translation>Qui a gagné, seul ou avec d’autres</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Gagnant</translation>
        </message>
        <message>
            <source>Without an end</source>
            <translation>Sans fin</translation>
        </message>
        <message>
            <source>Won together</source>
            <translation>Gagnées ensemble</translation>
        </message>
        <message>
            <source>Won, 1 or 0</source>
            <translation>Gagné, 1 ou 0</translation>
        </message>
        <message>
            <source>after round </source>
            <translation>après la manche </translation>
        </message>
        <message>
            <source>at half time</source>
            <translation>à mi-partie</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>1.  Open a variant under Files and change one rule or number.</source>
            <translation>1.  Ouvrez une variante sous Fichiers et changez une règle ou un nombre.</translation>
        </message>
        <message>
            <source>2.  Press Shift+F5 and ask whether it is fair: the lab says who gains.</source>
            <translation>2.  Appuyez sur Maj+F5 et demandez si elle est équilibrée : le labo dit qui y gagne.</translation>
        </message>
        <message>
            <source>3.  Press F5 and play what you have made, saved or not.</source>
            <translation>3.  Appuyez sur F5 et jouez ce que vous avez fait, enregistré ou non.</translation>
        </message>
        <message>
            <source>Begin</source>
            <translation>Commencer</translation>
        </message>
        <message>
            <source>Draw a board, change a card, flip a rule, and play it at once.</source>
            <translation>Dessinez un plateau, changez une carte, basculez une règle, et jouez aussitôt.</translation>
        </message>
        <message>
            <source>First steps</source>
            <translation>Premiers pas</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>Oublier</translation>
        </message>
        <message>
            <source>Forget {}</source>
            <translation>Oublier {}</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>New project</source>
            <translation>Nouveau projet</translation>
        </message>
        <message>
            <source>New project from {}</source>
            <translation>Nouveau projet à partir de {}</translation>
        </message>
        <message>
            <source>No project yet. What you make is kept in folders of your own.</source>
            <translation>Pas encore de projet. Ce que vous faites est gardé dans vos propres dossiers.</translation>
        </message>
        <message>
            <source>Open {}</source>
            <translation>Ouvrir {}</translation>
        </message>
        <message>
            <source>Take it off this list; the folder stays</source>
            <translation>L’enlever de cette liste ; le dossier reste</translation>
        </message>
        <message>
            <source>Take the tour</source>
            <translation>Suivre la visite guidée</translation>
        </message>
        <message>
            <source>Welcome to Oikist</source>
            <translation>Bienvenue dans Oikist</translation>
        </message>
        <message>
            <source>is not there any more</source>
            <translation>n’existe plus</translation>
        </message>
        <message>
            <source>{least} to {most:seat|seats} · {rules:rule|rules} · {numbers} parameters</source>
            <translation>{least} à {most:siège|sièges} · {rules:règle|règles} · {numbers} paramètres</translation>
        </message>
    </context>
    <context>
        <name>WholeNumber</name>
        <message>
            <source>Only a whole number can stand here.</source>
            <translation>Seul un nombre entier peut figurer ici.</translation>
        </message>
    </context>
    <context>
        <name>WhyBubble</name>
        <message>
            <source>Why this is not allowed</source>
            <translation>Pourquoi c’est interdit</translation>
        </message>
    </context>
    <context>
        <name>WorkButton</name>
        <message>
            <source>Games are being played: show them in the lab</source>
            <translation>Des parties se jouent : les afficher dans le labo</translation>
        </message>
        <message>
            <source>Lab: starting…</source>
            <translation>Labo : démarrage…</translation>
        </message>
        <message>
            <source>Lab: {played} of {all:game|games}</source>
            <translation>Labo : {played} sur {all:partie|parties}</translation>
        </message>
    </context>
    <context>
        <name>WorkLeft</name>
        <message>
            <source>&amp;Minimize</source>
            <translation>&amp;Réduire</translation>
        </message>
        <message>
            <source>&amp;Stop and keep its games</source>
            <translation>&amp;Arrêter et garder ses parties</translation>
        </message>
        <message>
            <source>Progress of the lab</source>
            <translation>Avancement du labo</translation>
        </message>
        <message>
            <source>The lab is at work</source>
            <translation>Le labo travaille</translation>
        </message>
    </context>
    <context>
        <name>_Answering</name>
        <message>
            <source>Only a number can stand here.</source>
            <translation>Seul un nombre peut figurer ici.</translation>
        </message>
        <message>
            <source>{number} is too large: {limit} at most.</source>
            <translation>{number} est trop grand : {limit} au plus.</translation>
        </message>
        <message>
            <source>{number} is too small: {limit} at least.</source>
            <translation>{number} est trop petit : {limit} au moins.</translation>
        </message>
        <message>
            <source>{number} stays.</source>
            <translation>{number} reste.</translation>
        </message>
    </context>
    <context>
        <name>_NewDialog</name>
        <message>
            <source>Begin from</source>
            <translation>Partir de</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
    </context>
    <context>
        <name>openers.py</name>
        <message>
            <source>&amp;Keep running until done</source>
            <translation>&amp;Laisser finir</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Arrêter</translation>
        </message>
        <message>
            <source>&amp;Stop and keep its games</source>
            <translation>&amp;Arrêter et garder ses parties</translation>
        </message>
        <message>
            <source>About Oikist</source>
            <translation>À propos d’Oikist</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Plateau</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Paquet</translation>
        </message>
        <message>
            <source>Oikist {}
A workbench for designers of strategy board games.

MIT licence. Uses Qt through PySide6 under the LGPL.</source>
            <translation>Oikist {}
Un atelier pour auteurs de jeux de plateau stratégiques.

Licence MIT. Utilise Qt par PySide6 sous LGPL.</translation>
        </message>
        <message>
            <source>Panel: {}</source>
            <translation>Panneau : {}</translation>
        </message>
        <message>
            <source>The lab is at work</source>
            <translation>Le labo travaille</translation>
        </message>
        <message>
            <source>They are not stored. If you stop, the question begins anew later.</source>
            <translation>Elles ne sont pas enregistrées. Si vous arrêtez, la question recommencera du début plus tard.</translation>
        </message>
        <message>
            <source>They are stored as they are played. If you stop, “Go on” in the Lab plays the rest later.</source>
            <translation>Elles sont enregistrées au fur et à mesure. Si vous arrêtez, « Continuer » dans le Labo joue le reste plus tard.</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>What should happen to its games?</source>
            <translation>Que faire de ses parties ?</translation>
        </message>
    </context>
</TS>
