extension FoodWords {
  /// The French words; see Documentation/Diets.md for what the lines mean.
  static let french: StaticString =
    """
    endings: s, x, e, es

    soya? wheat? egg? milk?: saucisses végétariennes, galette végétarienne, saucisse végétarienne
    soya? nut? coconut? oats?: fromage végétal, fromage vegan, fauxmage
    pork milk? wheat? egg?: boudin noir, boudin
    meat pork? egg?: guimauve, guimauves, chamallow, chamallows
    meat pork? milk? wheat? egg?: boudin blanc
    wheat milk egg: brioche, brioches, croissants, crêpes, pain perdu, pancakes, pâte à crêpes, pâte
      à choux, chouquettes
    nut milk soya?: pâte à tartiner, nutella
    nut egg? milk? peanut?: nougat, nougatine
    milk egg: crème anglaise, crème pâtissière, crème dessert, lemon curd, sauce hollandaise,
      béarnaise
    soya? wheat? egg?: steak végétal, steaks végétaux, haché végétal
    soya? wheat?: lardons végétaux, émincés végétaux, saucisses végétales, allumettes végétales
    soya? lupin?: farine sans gluten, mix sans gluten
    alcohol sulphite: cidre, cidre brut, vin blanc, vin rouge, vin rosé, champagne, porto, madère,
      vin jaune
    egg wheat milk?: boudoirs, biscuits à la cuillère, génoise, madeleines, quatre-quarts, gaufres,
      biscuits roses de reims
    meat pork?: gélatine, feuilles de gélatine, bonbons gélifiés, pâté de campagne, pâté de foie,
      pâté de tête, fraises tagada
    meat pork? wheat?: chair à saucisse, saucisse, saucisses, chipolatas, merguez, saucisses de
      toulouse, saucisse de morteau, saucisse de strasbourg, diots, cervelas, knacks, terrine, farce
    pork meat: fromage de tête, lardons, allumettes de lardons, poitrine fumée, poitrine de porc,
      jambon blanc, jambon cru, jambon de bayonne, rillettes, andouille, andouillette, rosette,
      saucisson, filet mignon de porc, travers de porc, échine de porc, côtes de porc, rôti de
      porc, palette de porc, jambonneau, petit salé, saindoux, coppa, pancetta
    drop milk: sans lait, sans produits laitiers
    drop egg: sans oeuf, sans oeufs
    drop wheat rye barley: sans gluten
    drop soya: sans soja
    drop animals: vegan, végane, vegetal, végétale, végétalien, végétalienne, vegetaux
    drop slaughtered: végétarien, végétarienne
    drop alcohol: sans alcool
    not: sans, pas, ni
    or: ou, sinon, à défaut
    conditional: si, selon
    and: et, avec, plus, ainsi que
    purpose: pour
    example: comme, par exemple, p ex, type, de préférence, genre
    optional: facultatif, facultative, au choix, selon votre goût, pour servir, pour décorer, pour
      la décoration, pour la garniture, en option, selon les goûts, si désiré, pour le décor
    reference: recette, voir recette
    note: note, notes, remarque, remarques, nb, n b, voir note, voir notes, voir la note, voir les
      notes, voir remarque, voir la remarque, voir astuce, voir l'astuce, voir conseil, cf note
    heading: ingrédients, sauce, garniture, pour la sauce, pour la pâte, marinade, glaçage
    equipment: papier sulfurisé, film alimentaire, papier cuisson, papier aluminium, ficelle,
      brochettes en bois, moule, caissettes, emporte pièce
    filler: g, gr, kg, ml, cl, dl, l, de, d, du, des, la, le, les, l, un, une, à, a, au, aux, en,
      dans, sur, par, cuillère, cuillères, cuillère à soupe, cuillères à soupe, cuillère à café,
      cuillères à café, cuiller, cuillerée, cuillerées, cuil, c, cs, cc, s, c à s, c à c, càs, càc,
      à soupe, à café, c à soupe, c à café, cuil à soupe, cuil à café, tasse, tasses, verre, verres,
      pincée, pincées, poignée, brin, brins, branche, branches, bouquet, botte, bottes, gousse,
      gousses, feuille, feuilles, tranche, tranches, morceau, morceaux, boîte, boîtes, bocal,
      paquet, paquets, sachet, sachets, pot, pots, brique, briquette, filet d, goutte, gouttes, noix
      de, noisette de, dés, cubes, lamelles, rondelles, quartiers, zeste, zestes, râpé, râpée,
      râpés, haché, hachée, hachés, émincé, émincée, émincés, ciselé, ciselée, coupé, coupée,
      coupés, coupées, épluché, pelé, pelée, lavé, fondu, fondue, ramolli, mou, froid, froide,
      chaud, chaude, tiède, frais, fraîche, fraîches, surgelé, surgelés, décongelé, sec, sèche,
      séché, séchés, moulu, moulue, entier, entière, demi, demie, moitié, gros, grosse, petit,
      petite, petits, petites, moyen, moyenne, grand, grande, fin, fine, fins, finement,
      grossièrement, environ, bien, très, peu, bio, nature, doux, douce, fort, rouge, rouges, vert,
      verte, verts, vertes, jaune, jaunes, blanc, blanche, blancs, noir, noire, noirs, brun, brune,
      blond, roux, rousse, complet, complète, cuit, cuite, cuits, cru, crue, mûr, mûre, égoutté,
      égouttés, battu, battus, entières, pressé, jus, chair, cm, température ambiante, à température
      ambiante, extra, vierge, vierge extra, non traité, non traités, salé, salée, non sucré, demi
      sel, allégé, écrémé, demi écrémé, personnes, pièce, pièces, tête, têtes, tige, tiges, bâton,
      bâtons, concassé, concassées, concentré, mixé, pelées, dénoyautées, épépiné, écrasé, écrasée,
      grillé, grillées, refroidi, divisé, et demi, bouilli, bouillante, poudre, en poudre, en
      conserve, en boîte, liquide, entier et, q s, quelques, assez, tout, toute, son, sa, ses, qui,
      que, est, sont, il, elle, vous, votre, rassis, rassise, monté en neige, montés en neige,
      râble, dos, épais, épaisse, fermier, fermière, ambré, rouleau, rouleaux, décortiqué,
      décortiquées, naturel, fumé, fumée, fumés, fumées, effilées, décongelées

    milk: lait, lait demi écrémé, lait écrémé, lait concentré sucré, lait fermenté, crème, crème
      double, double crème, crème chantilly, chantilly, beurre, beurre demi sel, beurre fondu,
      yaourts, yogourt, yaourt nature, petit suisse, petits suisses, séré, kéfir, glace, glace
      vanille, chocolat au lait, chocolat blanc, philadelphia, petit lait, crème fraîche, crème
      épaisse, crème entière, crème fleurette, crème liquide, lait entier, lait demi-écrémé, lait
      concentré, lait en poudre, lait ribot, babeurre, faisselle, petit-suisse, petits-suisses,
      fromage frais, fromage blanc, ricotta, mascarpone, mozzarella, feta, kiri, vache qui rit,
      boursin, saint-moret, yaourt, yaourt grec, skyr, beurre doux, beurre demi-sel, beurre salé,
      beurre clarifié, chèvre frais, crottin de chavignol, camembert, brie, burrata, caramel au
      beurre salé, confiture de lait, boule de mozzarella, boules de mozzarella
    milk rennet~: fromage, fromage râpé, fromage à tartiner, chèvre, fromage de chèvre, bûche de
      chèvre, saint nectaire, cheddar, gouda, vacherin, saint marcellin
    milk rennet?: bleu d auvergne, fourme d ambert, gorgonzola, grana padano, parmesan, comté,
      beaufort, emmental, gruyère, reblochon, roquefort, bleu d'auvergne, cantal, saint-nectaire,
      morbier, tomme, raclette, munster, pecorino, mimolette, abondance, brie de meaux, ossau-iraty,
      époisses, maroilles, livarot, pont-l'évêque, fourme d'ambert, bleu, mont d'or
    milk? soya?: chocolat, chocolat noir, chocolat pâtissier, pépites de chocolat, margarine,
      caramel, chocolat dessert
    egg: oeuf, oeufs, œufs, jaune d oeuf, jaunes d oeufs, jaunes d oeuf, blanc d oeuf, blancs d
      oeufs, blancs d oeuf, blancs en neige, meringue, meringues, œufs de poules, œuf de poule,
      œufs de poule, œufs de poules élevées
    egg mustard?: mayonnaise, aïoli, rouille, sauce tartare
    wheat: farine, farine de blé, farine de froment, farine complète, farine d épeautre, farine t55,
      froment, son de blé, germe de blé, feuille de brick, baguette, panure, vermicelle, seitan,
      levain, pain, pain de campagne, biscottes, chapelure, croûtons, semoule, semoule fine,
      couscous, boulgour, blé, ebly, épeautre, petit épeautre, feuilles de brick, pâte filo, pâtes,
      coquillettes, macaronis, nouilles, vermicelles, spaghettis
    wheat egg~: spaghetti, penne, lasagnes, feuilles de lasagne, tagliatelles, linguine
    wheat milk?: pain rassis, pain grillé, mie de pain, biscotte, biscuit, petits beurre, petit
      beurre, croissant, gâteau, cracker, wraps, galettes de blé, quatre quarts, toast, toasts, pain
      d épices, petits beurres, pâte feuilletée, pâte brisée, pâte sablée, petits-beurre, sablés,
      cookies, biscuits, spéculoos, palets bretons, pain d'épices
    wheat milk: biscuits au beurre, béchamel, pâte brisée pur beurre, pâte feuilletée pur beurre
    rye: seigle, farine de seigle
    rye wheat?: pain de seigle
    barley: orge, orge perlé, malt, levure maltée
    barley alcohol wheat?: bière
    oats: avoine, flocons d avoine, lait d avoine, boisson d avoine, son d avoine, crème d avoine,
      farine d avoine
    oats nut? wheat? milk?: muesli, granola
    meat: boeuf, bœuf, boeuf haché, escalope, escalopes, escalopes de veau, mouton, chevreau,
      lièvre, chevreuil, sanglier, gibier, poulet, poulets, blancs de poulet, cuisse de poulet,
      filet de poulet, poule, poularde, dindonneau, canard, magret de canard, magrets, oie, graisse
      d oie, cailles, pigeon, foie, foies, volaille, moelle, feuille de gélatine, jus de viande,
      présure, langue de boeuf, suif, viande, viande hachée, bœuf haché, steak haché, steak,
      bavette, entrecôte, rumsteck, paleron, joue de bœuf, queue de bœuf, veau, escalope de veau,
      escalopes de poulet, blanc de poulet, cuisses de poulet, dinde, escalope de dinde, magret,
      confit de canard, cuisses de canard, foie gras, gésiers, foies de volaille, pintade, caille,
      lapin, agneau, gigot, épaule d'agneau, souris d'agneau, rognons, ris de veau, tripes, os à
      moelle, graisse de canard, graisse d'oie, gîte de bœuf, gîte à la noix, jambon de dinde, blanc
      de dinde, jambon de poulet, rillettes de canard, rillettes d oie, rillettes de poulet, gîte,
      blanquette, pieds de porc
    pork: porc, échine, lard, lardon, bacon, jambon, chorizo, couenne, cochon, jarret
    fish: poisson, poissons, filet de poisson, saumon fumé, lieu, merlan, maquereaux, sardine,
      filets d anchois, loup de mer, turbot, anguille, oeufs de lumpfish, oeufs de lump, oeufs de
      saumon, caviar, nuoc mam, sauce poisson, sauce nuoc mam, surimi, sauce worcestershire, perche,
      brochet, anchois, filets d'anchois, thon, saumon, truite, cabillaud, lieu noir, colin, merlu,
      sole, lotte, bar, dorade, daurade, maquereau, sardines, hareng, haddock, morue, œufs de lump,
      rouget, flétan, églefin, raie, espadon, laitance, laitances, rillettes de thon, rillettes de
      saumon, rillettes de poisson, poutargue, anchoïade
    crustacean: crevette, crabes, langoustine, écrevisse, tourteaux, crevettes, crevettes roses,
      gambas, langoustines, homard, crabe, écrevisses, langouste, tourteau, araignée de mer, bisque
      de homard
    mollusc: moule, huître, coquille saint jacques, coquilles saint jacques, noix de saint jacques,
      saint jacques, calamar, seiches, escargot, supions, moules, huîtres, coques, palourdes,
      praires, bulots, bigorneaux, escargots, saint-jacques, noix de saint-jacques, pétoncles,
      calamars, encornets, seiche, poulpe, couteaux, noix de st jacques, st jacques, coquilles st
      jacques
    fish crustacean mollusc: fruits de mer
    peanut: cacahuète, cacahuètes, cacahouète, arachide, arachides, beurre de cacahuète, beurre de
      cacahuètes, beurre d arachide, huile d arachide, purée de cacahuète, purée de cacahuètes
    nut: amande, amandes, poudre d amande, poudre d amandes, amandes en poudre, lait d amande, lait
      d amandes, boisson amande, purée d amande, beurre d amande, crème d amande, noisette,
      noisettes, poudre de noisette, lait de noisette, noix, cerneaux de noix, noix de grenoble,
      noix de cajou, cajou, crème de cajou, pistache, pâte d amande, pâte d amandes, frangipane,
      beurre de noisette, poudre d'amandes, poudre de noisettes, amandes effilées, pâte d'amande,
      massepain, pralin, praliné, noix de pécan, pistaches, noix de macadamia, noix du brésil, huile
      de noix, huile de noisette, calissons, purée d'amande, purée d'amandes, purée de noisette,
      purée de noisettes, purée de noix de cajou
    pinenut: pignon, pignons, pignons de pin
    milk nut? pinenut? rennet?: pesto
    nut?: amande amère, extrait d amande amère, extrait d amande
    nut? alcohol: amaretto
    soya: soja, tofu, tofu soyeux, lait de soja, boisson soja, crème de soja, crème soja, yaourt au
      soja, yaourt soja, protéines de soja, tempeh, edamame, lécithine de soja, pousses de soja
      jaune, yaourt de soja, yaourts de soja
    soya wheat: sauce soja, sauce de soja
    soya wheat~: tamari
    soya barley?: miso
    soya? nut? oats?: lait végétal, boisson végétale, crème végétale, yaourt végétal, crème liquide
      végétale
    soya? nut?: margarine végétale, faux-mage, beurre végétal, parmesan vegan, parmesan végétal
    sesame: sésame, graines de sésame, huile de sésame, tahini, tahin, tahine, houmous, crème de
      sésame, purée de sésame
    mustard: graines de moutarde, moutarde en poudre, moutarde en grains
    mustard sulphite?: moutarde, moutarde de dijon, moutarde à l ancienne, moutarde forte
    celery: céleri, céleris, céleri rave, céleri branche, branche de céleri, branches de céleri, sel
      de céleri
    celery? wheat?: bouillon de légumes, cube de bouillon de légumes, bouillon cube de légumes
    celery? wheat? flesh?: bouillon, cube de bouillon, bouillon cube, fond
    celery? mustard?: curry, poudre de curry
    celery?: bouquet garni, légumes, légume
    lupin: lupin, farine de lupin
    animal: miel, miel liquide, cire d abeille, gelée royale
    alcohol sulphite animal~: vin, vin blanc sec, marsala, xérès, vermouth
    alcohol: eau de vie, liqueur, crème de cassis, crème de menthe, crème de pêche, crème de mûre,
      crème de framboise, whisky, vodka, gin, limoncello, marc, calvados, cognac, armagnac, rhum,
      kirsch, grand marnier, cointreau, pastis, cassis liqueur, eau-de-vie
    alcohol~: extrait de vanille, arôme vanille, vanille liquide, arôme
    sulphite: vinaigre de vin, vinaigre balsamique, vinaigre de vin rouge, vinaigre de vin blanc,
      vinaigre de xérès, abricots secs, crème de balsamique, crème balsamique
    sulphite?: raisins secs, raisin sec, fruits secs, fruits confits, câpres, olives, olive, olives
      noires, olives vertes, pruneau, pruneaux, cornichons, cornichon, vinaigre, tomates séchées,
      tomate séchée
    coconut: coco, noix de coco, noix de coco râpée, lait de coco, crème de coco, huile de coco,
      coco râpée, farine de coco, eau de coco, yaourt coco, sucre de coco
    plain soya?: huile, huile végétale, huile de friture, huile neutre
    plain: sel, sel fin, gros sel, fleur de sel, poivre, poivre noir, poivre du moulin, poivre
      moulu, sucre, sucre en poudre, sucre de canne, sucre brun, sucre vanillé, sirop, sirop d
      érable, sirop d agave, sirop de glucose, eau, eau froide, eau chaude, eau tiède, eau gazeuse,
      huile d olive, huile de tournesol, huile de colza, huile de pépins de raisin, vinaigre de
      cidre, vinaigre de riz, vinaigre blanc, levure, levure boulangère, maïzena, fécule de maïs,
      amidon de maïs, sarrasin, farine de pois chiche, tapioca, agar agar, cacao en poudre, cacao
      non sucré, beurre de cacao, café, thé, cannelle en poudre, noix de muscade, noix muscade,
      clous de girofle, gingembre frais, cumin, cardamome, paprika, piment, piments, piment d
      espelette, piment de cayenne, safran, anis, badiane, quatre épices, épices, feuille de
      laurier, feuilles de laurier, basilic, persil plat, menthe, origan, sauge, herbes,
      marjolaine, gousse d ail, gousses d ail, ail en poudre, oignons, oignon rouge, échalotes,
      poireaux, cive, oignons nouveaux, pomme de terre, pommes de terre, patate douce, patates
      douces, carotte, carottes, navets, betteraves, tomate, tomates, tomates cerises, tomate
      cerise, concentré de tomate, concentré de tomates, coulis de tomate, coulis de tomates, sauce
      tomate, purée de tomate, tomates pelées, tomates concassées, concombre, courgettes,
      aubergines, poivron, poivrons, courge butternut, citrouille, épinard, épinards, blettes,
      choux, chou fleur, chou rouge, chou vert, chou blanc, choux de bruxelles, chou kale,
      brocolis, asperge, asperges, artichaut, artichauts, coeur d artichaut, coeurs d artichaut,
      coeurs d artichauts, coeur de palmier, coeurs de palmier, coeur de boeuf tomate, petit pois,
      pois, pois cassés, haricot, haricots, haricots rouges, fève, pois chiche, lentille, lentilles
      vertes, lentilles corail, maïs, champignon, champignons, morilles, truffe, salade, laitue,
      endive, frisée, cresson, avocat, avocats, riz, riz basmati, riz rond, riz long, riz à
      risotto, riz arborio, nouilles de riz, galettes de riz, galette de riz, feuilles de riz, lait
      de riz, quinoa, millet, sarrasin grillé, graines de lin, graines de chia, graines de pavot,
      graines de courge, graines de tournesol, pomme, poire, banane, bananes, orange, oranges, jus
      d orange, zeste d orange, fleur d oranger, eau de fleur d oranger, eau de rose, clémentine,
      mandarine, citrons, citrons verts, jus de citron, zeste de citron, jus de citron vert, citron
      confit, citrons confits, pamplemousse, fraise, fraises, framboise, myrtille, cerise, cerises,
      raisin, raisins, abricot, pêche, nectarine, prune, figue, figues, datte, dattes, mangues,
      kiwi, melon, pastèque, grenade, litchi, coing, fruits rouges, fruits, compote de pommes,
      confiture, confiture de fraises, confiture d abricots, gelée de groseilles, marron,
      châtaigne, crème de marron, crème de tartre, colorant alimentaire, colorant, ketchup,
      tabasco, pousses de soja, germes de soja, pousses de bambou, algue, algues, nori, huile de
      palme, sirop de grenadine, glaçons, gomme xanthane, pectine, psyllium, édulcorant, stévia,
      pomme golden, pois gourmands, mangetout, topinambours, rutabaga, blanc de poireau, vert de
      poireau, rosé des prés champignons, semoule de maïs, polenta, farine de maïs, farine de
      sarrasin, farine de blé noir, farine de riz, farine de pois chiches, farine de châtaigne,
      fécule, fécule de pomme de terre, arrow-root, sucre glace, sucre roux, cassonade, vergeoise,
      bicarbonate, bicarbonate de soude, levure de boulanger, fleur d'oranger, eau de fleur
      d'oranger, vanille, gousse de vanille, cannelle, girofle, clou de girofle, muscade, curcuma,
      gingembre, piment d'espelette, herbes de provence, thym, laurier, romarin, sarriette,
      estragon, cerfeuil, ciboulette, persil, coriandre, aneth, oseille, mâche, roquette, endives,
      fenouil, poireau, blancs de poireaux, échalote, ail, gousse d'ail, oignon, courgette,
      aubergine, potiron, potimarron, butternut, courge, navet, panais, topinambour, betterave,
      radis, chou-fleur, brocoli, chou, haricots verts, petits pois, fèves, lentilles, pois
      chiches, haricots blancs, pleurotes, girolles, cèpes, champignons de paris, framboises,
      mûres, myrtilles, cassis, groseilles, abricots, pêches, poires, pommes, prunes, mirabelles,
      quetsches, rhubarbe, ananas, mangue, citron, citron vert, marrons, châtaignes, crème de
      marrons, compote, sirop d'érable, sirop d'agave, cacao, vermicelles de soja, crème de riz,
      galette de maïs, galettes de maïs, gelée de pommes, pied de mouton, pieds de mouton, coeur de
      boeuf, coeurs de boeuf, pleurotes en huître, semoule de riz, trompettes de la mort, pomme d
      api, pommes d api, dent de lion, filet de citron, pâtes de riz, vermicelles de riz, pomme
      d'amour, pommes d'amour
    meat celery? wheat? soya?: bouillon de poulet, bouillon de boeuf, bouillon de bœuf, bouillon de
      poule, bouillon de volaille, fond de veau, fond de volaille, cube de bouillon de volaille,
      cube de bouillon de poulet, cube de bouillon de poule, cube de bouillon de boeuf, bouillon
      cube de volaille, bouillon cube de boeuf
    fish celery? wheat?: fumet de poisson, bouillon de poisson
    wheat milk? soya?: pain de mie
    fish wheat? milk? egg?: tarama
    wheat? egg?: galette de sarrasin, galettes de sarrasin
    wheat egg milk fish? meat?: quenelle, quenelles
    wheat milk? egg?: pâte à pizza, pâte à pain, pâte à tarte, pâte à tartelettes, fond de tarte
    wheat? meat? egg? milk?: pâte
    milk egg?: boule de glace, boules de glace
    wheat egg?: pâtes fraîches, nouilles chinoises
    egg? mustard? meat? fish?: tartare
    crustacean? fish?: pâte de curry, pâte de curry rouge, pâte de curry vert, pâte de curry jaune
    fish milk?: brandade, brandade de morue
    egg? milk? soya? lupin?: pain sans gluten
    barley?: levure de bière
    meat? celery? wheat? soya?: viandox
    wheat egg milk?: langue de chat, langues de chat
    wheat?: réglisse, levure chimique
    """
}
