extension FoodWords {
  /// The French words; see Documentation/Diets.md for what the lines mean.
  static let french: StaticString =
    """
    endings: s, x, e, es

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
    heading: ingrédients, sauce, garniture, pour la sauce, pour la pâte, marinade, glaçage
    equipment: papier sulfurisé, film alimentaire, papier cuisson, papier aluminium, ficelle,
      brochettes en bois, moule, caissettes, emporte pièce
    filler: g, gr, kg, ml, cl, dl, l, de, d, du, des, la, le, les, l, un, une, à, a, au, aux, en,
      dans, sur, par, cuillère, cuillères, cuillère à soupe, cuillères à soupe, cuillère à café,
      cuillères à café, cuiller, cuillerée, cuillerées, cuil, c, cs, cc, s, c à s, c à c, càs,
      càc, à soupe, à café, c à soupe, c à café, cuil à soupe, cuil à café, tasse, tasses, verre,
      verres, pincée, pincées, poignée, brin, brins, branche, branches, bouquet, botte, bottes,
      gousse, gousses, feuille, feuilles, tranche, tranches, morceau, morceaux, boîte, boîtes,
      bocal, paquet, paquets, sachet, sachets, pot, pots, brique, briquette, filet d, goutte,
      gouttes, noix de, noisette de, dés, cubes, lamelles, rondelles, quartiers, zeste, zestes,
      râpé, râpée, râpés, haché, hachée, hachés, émincé, émincée, émincés, ciselé, ciselée, coupé,
      coupée, coupés, coupées, épluché, pelé, pelée, lavé, fondu, fondue, ramolli, mou, froid,
      froide, chaud, chaude, tiède, frais, fraîche, fraîches, surgelé, surgelés, décongelé, sec,
      sèche, séché, séchés, moulu, moulue, entier, entière, demi, demie, moitié, gros, grosse,
      petit, petite, petits, petites, moyen, moyenne, grand, grande, fin, fine, fins, finement,
      grossièrement, environ, bien, très, peu, bio, nature, doux, douce, fort, rouge, rouges,
      vert, verte, verts, vertes, jaune, jaunes, blanc, blanche, blancs, noir, noire, noirs, brun,
      brune, blond, roux, rousse, complet, complète, cuit, cuite, cuits, cru, crue, mûr, mûre,
      égoutté, égouttés, battu, battus, entières, pressé, jus, chair, cm, température ambiante, à
      température ambiante, extra, vierge, vierge extra, non traité, non traités, salé, salée, non
      sucré, demi sel, allégé, écrémé, demi écrémé, personnes, pièce, pièces, tête, têtes, tige,
      tiges, bâton, bâtons, concassé, concassées, concentré, mixé, pelées, dénoyautées, épépiné,
      écrasé, écrasée, grillé, grillées, refroidi, divisé, et demi, bouilli, bouillante, poudre,
      en poudre, en conserve, en boîte, liquide, entier et, q s, quelques, assez, tout, toute,
      son, sa, ses, qui, que, est, sont, il, elle, vous, votre

    milk: lait, lait entier, lait demi écrémé, lait écrémé, lait en poudre, lait concentré, lait
      concentré sucré, lait fermenté, lait ribot, crème, crème fraîche, crème liquide, crème
      entière, crème épaisse, crème fleurette, crème double, double crème, crème chantilly,
      chantilly, beurre, beurre doux, beurre salé, beurre demi sel, beurre fondu, beurre clarifié,
      yaourt, yaourts, yogourt, yaourt grec, yaourt nature, fromage blanc, petit suisse, petits
      suisses, faisselle, mascarpone, séré, kéfir, glace, glace vanille, chocolat au lait,
      chocolat blanc, kiri, philadelphia, petit lait, caramel au beurre salé
    milk rennet~: fromage, fromage râpé, fromage frais, fromage à tartiner, mozzarella, emmental,
      chèvre, fromage de chèvre, bûche de chèvre, brie, camembert, feta, reblochon, raclette,
      tomme, saint nectaire, maroilles, munster, mimolette, cantal, cheddar, boursin, ricotta,
      gouda, vacherin, saint marcellin, burrata, vache qui rit
    milk rennet?: parmesan, comté, gruyère, beaufort, roquefort, bleu, bleu d auvergne, fourme d
      ambert, gorgonzola, pecorino, grana padano
    milk? soya?: chocolat, chocolat noir, chocolat pâtissier, pépites de chocolat, margarine,
      caramel, chocolat dessert
    milk nut soya: nutella, pâte à tartiner
    egg: oeuf, oeufs, œufs, jaune d oeuf, jaunes d oeufs, jaunes d oeuf, blanc d oeuf, blancs d
      oeufs, blancs d oeuf, blancs en neige, meringue, meringues
    egg mustard?: mayonnaise, aïoli, rouille, sauce tartare
    wheat: farine, farine de blé, farine de froment, farine complète, farine d épeautre, farine
      t55, blé, froment, épeautre, semoule, semoule fine, boulgour, couscous, son de blé, germe de
      blé, pâte filo, feuilles de brick, feuille de brick, baguette, chapelure, panure, croûtons,
      pâte à pizza, vermicelles, vermicelle, coquillettes, macaronis, seitan, pain de campagne,
      levain
    wheat egg~: pâtes, spaghetti, spaghettis, penne, lasagnes, feuilles de lasagne, nouilles,
      tagliatelles, linguine
    wheat milk?: pain, pain de mie, pain rassis, pain grillé, mie de pain, biscotte, biscottes,
      pâte feuilletée, pâte brisée, pâte sablée, biscuit, biscuits, petits beurre, petit beurre,
      spéculoos, brioche, croissant, gâteau, cracker, wraps, galettes de blé, boudoirs, biscuits à
      la cuillère, génoise, quatre quarts, toast, toasts, pain d épices, petits beurres
    wheat milk: biscuits au beurre, sablés, béchamel, pâte brisée pur beurre, pâte feuilletée pur
      beurre
    wheat? meat? milk? egg?: pâte
    rye: seigle, farine de seigle
    rye wheat?: pain de seigle
    barley: orge, orge perlé, malt
    barley alcohol wheat?: bière
    oats: avoine, flocons d avoine, lait d avoine, boisson d avoine, son d avoine, crème d avoine,
      farine d avoine
    oats nut? wheat? milk?: muesli, granola
    meat: viande, viande hachée, boeuf, bœuf, boeuf haché, steak, steak haché, bavette, entrecôte,
      rumsteck, veau, escalope, escalopes, escalopes de veau, agneau, gigot, mouton, chevreau,
      lapin, lièvre, chevreuil, sanglier, gibier, poulet, poulets, blanc de poulet, blancs de
      poulet, cuisse de poulet, cuisses de poulet, filet de poulet, poule, poularde, dinde,
      dindonneau, canard, magret, magret de canard, magrets, confit de canard, oie, graisse de
      canard, graisse d oie, caille, cailles, pintade, pigeon, foie, foies, foie gras, foies de
      volaille, rognons, tripes, volaille, os à moelle, moelle, gélatine, feuilles de gélatine,
      feuille de gélatine, bouillon de volaille, bouillon de poulet, bouillon de boeuf, fond de
      veau, fond de volaille, jus de viande, terrine, merguez, présure, langue de boeuf, ris de
      veau, suif
    pork: porc, filet mignon de porc, rôti de porc, échine, travers de porc, lard, lardons,
      lardon, poitrine fumée, poitrine de porc, bacon, jambon, jambon blanc, jambon cru, jambon de
      bayonne, saucisse, saucisses, saucisson, chair à saucisse, chorizo, boudin, boudin noir,
      andouille, andouillette, rillettes, saindoux, couenne, coppa, pancetta, cochon, jarret,
      knacks
    fish: poisson, poissons, filet de poisson, saumon, saumon fumé, thon, cabillaud, morue, colin,
      lieu, merlu, merlan, truite, maquereau, maquereaux, sardine, sardines, hareng, anchois,
      filets d anchois, sole, bar, loup de mer, daurade, dorade, lotte, raie, turbot, flétan,
      anguille, rouget, haddock, oeufs de lumpfish, oeufs de lump, oeufs de saumon, caviar,
      tarama, nuoc mam, sauce poisson, sauce nuoc mam, fumet de poisson, surimi, sauce
      worcestershire, perche, brochet, espadon
    crustacean: crevette, crevettes, gambas, crabe, crabes, homard, langouste, langoustine,
      langoustines, écrevisse, écrevisses, crevettes roses, tourteau, tourteaux
    mollusc: moule, moules, huître, huîtres, coquille saint jacques, coquilles saint jacques, noix
      de saint jacques, saint jacques, pétoncles, palourdes, coques, bulots, calamar, calamars,
      encornets, seiche, seiches, poulpe, escargot, escargots, supions
    fish crustacean mollusc: fruits de mer
    peanut: cacahuète, cacahuètes, cacahouète, arachide, arachides, beurre de cacahuète, beurre de
      cacahuètes, beurre d arachide, huile d arachide
    nut: amande, amandes, poudre d amande, poudre d amandes, amandes effilées, amandes en poudre,
      lait d amande, lait d amandes, boisson amande, purée d amande, beurre d amande, crème d
      amande, noisette, noisettes, poudre de noisette, poudre de noisettes, lait de noisette,
      huile de noisette, noix, cerneaux de noix, huile de noix, noix de grenoble, noix de pécan,
      noix de cajou, cajou, crème de cajou, noix du brésil, noix de macadamia, pistache,
      pistaches, pâte d amande, pâte d amandes, praliné, pralin, purée de noisette, frangipane,
      beurre de noisette
    pinenut: pignon, pignons, pignons de pin
    milk nut? pinenut? rennet?: pesto
    nut~: amande amère, extrait d amande amère, extrait d amande
    nut? alcohol: amaretto
    soya: soja, tofu, tofu soyeux, lait de soja, boisson soja, crème de soja, crème soja, yaourt
      au soja, yaourt soja, protéines de soja, tempeh, edamame, lécithine de soja, pousses de soja
      jaune
    soya wheat: sauce soja, sauce de soja
    soya wheat~: tamari
    soya barley?: miso
    soya? nut? oats?: lait végétal, boisson végétale, crème végétale
    soya? nut?: beurre végétal, fromage végétal, fromage vegan, yaourt végétal, margarine végétale
    sesame: sésame, graines de sésame, huile de sésame, tahini, tahin, tahine, purée de sésame,
      houmous
    mustard: graines de moutarde, moutarde en poudre, moutarde en grains
    mustard sulphite~: moutarde, moutarde de dijon, moutarde à l ancienne, moutarde forte
    celery: céleri, céleris, céleri rave, céleri branche, branche de céleri, branches de céleri,
      sel de céleri
    celery? wheat?: bouillon de légumes, cube de bouillon de légumes, bouillon cube de légumes
    celery? wheat? flesh?: bouillon, cube de bouillon, bouillon cube, fond
    celery? mustard?: curry, poudre de curry
    celery~: bouquet garni, légumes, légume
    lupin: lupin, farine de lupin
    animal: miel, miel liquide, cire d abeille
    alcohol sulphite animal~: vin, vin blanc, vin rouge, vin blanc sec, vin rosé, champagne,
      porto, marsala, xérès, madère, cidre, vermouth, vin jaune
    alcohol: rhum, cognac, armagnac, calvados, kirsch, grand marnier, cointreau, eau de vie,
      liqueur, crème de cassis, crème de menthe, crème de pêche, crème de mûre, crème de
      framboise, pastis, whisky, vodka, gin, limoncello, marc
    alcohol~: extrait de vanille, arôme vanille, vanille liquide, arôme
    sulphite: vinaigre de vin, vinaigre balsamique, vinaigre de vin rouge, vinaigre de vin blanc,
      vinaigre de xérès, abricots secs
    sulphite~: raisins secs, raisin sec, fruits secs, fruits confits, câpres, olives, olive,
      olives noires, olives vertes, pruneau, pruneaux, cornichons, cornichon, vinaigre, tomates
      séchées, tomate séchée
    coconut: coco, noix de coco, noix de coco râpée, lait de coco, crème de coco, huile de coco,
      coco râpée, farine de coco, eau de coco, yaourt coco, sucre de coco
    plain soya~: huile, huile végétale, huile de friture, huile neutre
    plain wheat~: levure chimique
    plain: sel, sel fin, gros sel, fleur de sel, poivre, poivre noir, poivre du moulin, poivre
      moulu, sucre, sucre en poudre, sucre glace, sucre roux, sucre de canne, sucre brun,
      cassonade, vergeoise, sucre vanillé, sirop, sirop d érable, sirop d agave, sirop de glucose,
      eau, eau froide, eau chaude, eau tiède, eau gazeuse, huile d olive, huile de tournesol,
      huile de colza, huile de pépins de raisin, vinaigre de cidre, vinaigre de riz, vinaigre
      blanc, levure, levure de boulanger, levure boulangère, bicarbonate, bicarbonate de soude,
      maïzena, fécule, fécule de maïs, fécule de pomme de terre, amidon de maïs, farine de riz,
      farine de maïs, farine de sarrasin, sarrasin, farine de pois chiche, farine de pois chiches,
      farine de châtaigne, tapioca, agar agar, cacao, cacao en poudre, cacao non sucré, beurre de
      cacao, café, thé, vanille, gousse de vanille, cannelle, cannelle en poudre, muscade, noix de
      muscade, noix muscade, clou de girofle, clous de girofle, girofle, gingembre, gingembre
      frais, curcuma, cumin, coriandre, cardamome, paprika, piment, piments, piment d espelette,
      piment de cayenne, safran, anis, badiane, quatre épices, épices, laurier, feuille de
      laurier, feuilles de laurier, thym, romarin, basilic, persil, persil plat, ciboulette,
      aneth, estragon, cerfeuil, menthe, origan, sauge, herbes, herbes de provence, sarriette,
      marjolaine, ail, gousse d ail, gousses d ail, ail en poudre, oignon, oignons, oignon rouge,
      échalote, échalotes, poireau, poireaux, cive, oignons nouveaux, pomme de terre, pommes de
      terre, patate douce, patates douces, carotte, carottes, navet, navets, panais, betterave,
      betteraves, radis, tomate, tomates, tomates cerises, tomate cerise, concentré de tomate,
      concentré de tomates, coulis de tomate, coulis de tomates, sauce tomate, purée de tomate,
      tomates pelées, tomates concassées, concombre, courgette, courgettes, aubergine, aubergines,
      poivron, poivrons, potiron, potimarron, courge, courge butternut, butternut, citrouille,
      épinard, épinards, blettes, chou, choux, chou fleur, chou rouge, chou vert, chou blanc,
      choux de bruxelles, chou kale, brocoli, brocolis, fenouil, asperge, asperges, artichaut,
      artichauts, coeur d artichaut, coeurs d artichaut, coeurs d artichauts, coeur de palmier,
      coeurs de palmier, coeur de boeuf tomate, petits pois, petit pois, pois, pois cassés,
      haricot, haricots, haricots verts, haricots blancs, haricots rouges, fève, fèves, pois
      chiche, pois chiches, lentille, lentilles, lentilles vertes, lentilles corail, maïs,
      champignon, champignons, champignons de paris, pleurotes, cèpes, girolles, morilles, truffe,
      salade, laitue, roquette, mâche, endive, endives, frisée, cresson, oseille, avocat, avocats,
      riz, riz basmati, riz rond, riz long, riz à risotto, riz arborio, vermicelles de riz,
      nouilles de riz, galettes de riz, galette de riz, feuilles de riz, lait de riz, polenta,
      quinoa, millet, sarrasin grillé, graines de lin, graines de chia, graines de pavot, graines
      de courge, graines de tournesol, pomme, pommes, poire, poires, banane, bananes, orange,
      oranges, jus d orange, zeste d orange, fleur d oranger, eau de fleur d oranger, eau de rose,
      clémentine, mandarine, citron, citrons, citron vert, citrons verts, jus de citron, zeste de
      citron, jus de citron vert, citron confit, citrons confits, pamplemousse, fraise, fraises,
      framboise, framboises, mûres, myrtille, myrtilles, groseilles, cassis, cerise, cerises,
      raisin, raisins, abricot, abricots, pêche, pêches, nectarine, prune, prunes, mirabelles,
      quetsches, figue, figues, datte, dattes, ananas, mangue, mangues, kiwi, melon, pastèque,
      grenade, litchi, rhubarbe, coing, fruits rouges, fruits, compote, compote de pommes,
      confiture, confiture de fraises, confiture d abricots, gelée de groseilles, marron, marrons,
      châtaigne, châtaignes, crème de marron, crème de marrons, crème de tartre, colorant
      alimentaire, colorant, ketchup, tabasco, pousses de soja, germes de soja, pousses de bambou,
      algue, algues, nori, huile de palme, sirop de grenadine, glaçons, gomme xanthane, pectine,
      psyllium, édulcorant, stévia, pomme golden, pois gourmands, mangetout, topinambour,
      topinambours, rutabaga, blanc de poireau, blancs de poireaux, vert de poireau, rosé des prés
      champignons
    """
}
