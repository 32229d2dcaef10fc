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
    not: sans, pas, ni, non, aucun, aucune
    or: ou, sinon, à défaut
    conditional: si, selon
    and: et, avec, plus, ainsi que
    purpose: pour
    example: peut contenir, peut contenir des traces de, peut contenir des traces d, traces, traces de, traces éventuelles de, traces d, trace de,
      traces possibles de, traces possibles d, contient des traces de, comme, par exemple, p ex, type, de préférence, genre
    needed: si besoin, si nécessaire, au besoin, le cas échéant
    choice: au choix, de votre choix, de ton choix, de son choix
    optional: option, optionnel, optionnelle, facultatifs, facultatives, en accompagnement, pour accompagner, à volonté, selon vos goûts,
      selon le goût, pour parsemer, pour la déco, pour la finition, pour le service, pour le dressage, facultatif, facultative, selon votre goût, pour servir, pour décorer, pour
      la décoration, pour la garniture, en option, selon les goûts, si désiré, pour le décor
    reference: recette, voir recette
    note: note, notes, remarque, remarques, nb, n b, voir note, voir notes, voir la note, voir les
      notes, voir remarque, voir la remarque, voir astuce, voir l'astuce, voir conseil, cf note
    heading: ingrédients, sauce, garniture, pour la sauce, pour la pâte, marinade, glaçage, pour la garniture, appareil, base, pour le glaçage, pour la
      marinade, pour le nappage, nappage, décoration, décor, finition, dressage, accompagnement, pour la farce
    tools: matériel, matériel spécial, ustensiles, ustensile, équipement, accessoires, outils
    equipment: papier sulfurisé, film alimentaire, film étirable, film plastique, papier
      cuisson, papier de cuisson, papier aluminium, papier alu, papier d aluminium, feuille d
      aluminium, feuille de papier cuisson, papier absorbant, ficelle, ficelle de cuisine,
      ficelle alimentaire, brochettes en bois, brochette en bois, brochettes en métal, piques en
      bois, pique en bois, piques à brochettes, pics à brochettes, pics en bois, bâtonnets en
      bois, bâtonnets de bois, bâtons de bois, bâtons à sucettes, bâtons de glace, cure dents,
      cure dent, moule à tarte, moule à gâteau, moule à manqué, moule à cake, moule à muffins,
      moule à muffin, moule à charlotte, moule à soufflé, moule à brioche, moule à savarin,
      moule à madeleines, moule à kouglof, moule en silicone, moule rond, moule carré, moule
      démontable, moule à charnière, moule à bûche, moule à pain, moule à pâté, moules à
      tartelettes, moules en silicone, moules à muffins, moules individuels, caissettes,
      caissettes en papier, emporte pièce, emporte pièces, poche à douille, douille, rouleau à
      pâtisserie, robot, robot ménager, robot mixeur, robot de cuisine, mixeur, mixeur
      plongeant, mixer, blender, batteur, batteur électrique, mortier, pilon, sorbetière,
      machine à glace, machine à pain, machine à pâtes, laminoir, gaufrier, crêpière, poêle à
      crêpes, appareil à raclette, appareil à fondue, caquelon, hachoir, hachoir à viande,
      thermomètre, thermomètre à viande, thermomètre de cuisson, thermomètre à sucre, râpe, râpe
      à fromage, couteau, couteau à huîtres, couteau à pain, coupe oeuf, coquetier, minuteur,
      ciseaux, ciseaux à volaille, cercle à pâtisserie, cercle à tarte, cercle, cercles, tamis,
      chinois, passoire, étamine, ramequin, ramequins, verrines, cocotte en fonte, plat à
      gratin, plat à tarte, plat à four, plat allant au four, wok, siphon, pinceau, spatule,
      fouet, bocaux, pots à confiture, cuit vapeur, autocuiseur, cocotte minute, plaque de
      cuisson, plaque à pâtisserie, plaque de four, torchon, gants, plancha, mandoline, casse
      noix, casse noisettes, pince à crustacés, pince à homard
    meat? pork? fish? crustacean?: brochette, brochettes, brochettes mixtes, brochettes variées
    mollusc?: moule
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

    plain: baie de genièvre, baies de genièvre, genièvre, baies roses, poivre blanc, poivre
      rose, poivre vert, poivre de sichuan, poivre de cayenne, cinq épices, cinq parfums, ras el
      hanout, garam masala, fenugrec, sumac, zaatar, carvi, macis, nigelle, graines de nigelle,
      graines de fenouil, graines de cumin, graines de coriandre, graines de carvi, graines de
      chanvre, graines germées, vanille en poudre, gousses de vanille, sucre cristallisé, sucre
      semoule, sucre blond, sucre perlé, sucre gélifiant, sucre en morceaux, sucre complet,
      muscovado, rapadura, mélasse, sirop de riz, sirop de canne, sirop de sucre, sirop de
      menthe, gros sel de guérande, sel de mer, sel de guérande, sel poivre, sel et poivre,
      poivre et sel, sel aux herbes, huile de lin, huile de pépin de raisin, huile de chanvre,
      huile pimentée, filet d huile d olive, huile d olive vierge, huile d olive vierge extra,
      vinaigre d alcool, vinaigre de framboise, vinaigre de riz, eau minérale, eau pétillante,
      eau de cuisson, eau glacée, glaçon, tonic, limonade, jus de pomme, jus de tomate, jus de
      raisin, jus de grenade, jus de pamplemousse, jus d ananas, jus de citrons, thé vert, thé
      noir, tisane, infusion, café soluble, café moulu, café fort, expresso, chicorée, cacao
      amer, poudre de cacao, cacao maigre, caroube, spiruline, algue nori, feuilles de nori,
      wakamé, kombu, agar, fécule de pommes de terre, amidon, maizena, farine de maïs, farine de
      lentilles, farine de souchet, farine de teff, farine de manioc, tapioca perles, perles du
      japon, perles de tapioca, gomme de guar, flocons de sarrasin, flocons de riz, flocons de
      millet, flocons de quinoa, riz complet, riz sauvage, riz gluant, riz thaï, riz jasmin, riz
      carnaroli, riz à sushi, riz cuit, millet décortiqué, amarante, fonio, lentilles blondes,
      lentilles noires, lentilles beluga, lentilles du puy, lentille corail, pois cassé,
      haricots noirs, haricots plats, haricots coco, haricots mungo, flageolets, mogettes,
      lingots, azukis, fèves pelées, petits pois surgelés, petits pois frais, pois mange tout,
      pousses, jeunes pousses, jeunes pousses d épinards, pousses d épinards, épinards frais,
      épinards surgelés, bettes, blette, cardons, choux chinois, chou chinois, pak choï, pak
      choi, bok choy, chou rave, chou pointu, chou romanesco, romanesco, brocolis surgelés,
      fleurettes de brocoli, fleurettes de chou fleur, fenouils, fanes, fanes de radis, fanes de
      carottes, radis noir, radis rose, daïkon, salsifis, crosnes, panais, patates, patate,
      pommes de terre nouvelles, pomme de terre farineuse, courge, courges, courge musquée,
      courge spaghetti, pâtisson, pâtissons, chayotte, christophine, concombres, tomate coeur de
      boeuf, tomates coeur de boeuf, tomates anciennes, tomates roma, tomates olivettes, tomates
      en conserve, tomates en boîte, tomate concassée, pulpe de tomate, pulpe de tomates,
      passata, coulis, coulis de framboises, coulis de fruits rouges, double concentré de
      tomate, double concentré de tomates, sauce tomates, ketchup, harissa, sambal oelek, piment
      oiseau, piments oiseaux, piment rouge, piment vert, piment fort, piment doux, poudre de
      piment, chili en poudre, paprika fumé, paprika doux, tabasco, gousses d ail, gousse d ail,
      têtes d ail, tête d ail, ail rose, ail noir, ail des ours, ail semoule, ail haché, oignon
      jaune, oignon blanc, oignon doux, oignon nouveau, oignons rouges, oignons jaunes, oignons
      blancs, oignons grelots, oignons grelot, oignon vert, oignons verts, cébette, cébettes,
      cive, cives, ciboule, ciboules, échalotes grises, brin de thym, brins de thym, thym frais,
      thym citron, citronnelle, bâton de citronnelle, combava, feuilles de combava, kaffir,
      galanga, gingembre moulu, gingembre râpé, gingembre en poudre, curcuma frais, basilic
      frais, basilic thaï, persil frisé, persil frais, menthe fraîche, coriandre fraîche,
      coriandre moulue, coriandre en grains, aneth frais, estragon frais, verveine, mélisse,
      lavande, hibiscus, fleurs comestibles, fleurs de courgette, fleur de courgette, herbes
      fraîches, fines herbes, herbes aromatiques, herbes italiennes, herbes de provence,
      champignons noirs, champignons bruns, champignons blancs, champignons séchés, cèpes
      séchés, morilles séchées, shiitakés, shiitake, shiitaké, pleurote, girolle, chanterelles,
      trompettes, pieds bleus, truffes, truffe noire, avocats mûrs, pomme granny smith, pommes
      golden, pommes acides, poires williams, poire conférence, bananes mûres, banane mûre,
      banane plantain, plantain, plantains, kiwis, kaki, kakis, mangue mûre, papaye, fruit de la
      passion, fruits de la passion, litchis, carambole, ananas frais, melons, pastèques, pêches
      jaunes, pêche blanche, nectarines, brugnons, abricots frais, prunes rouges, reines
      claudes, quetsche, mirabelle, cerises noires, cerises griottes, griottes, bigarreaux,
      groseille, cassis surgelé, mûre, myrtilles surgelées, myrtilles fraîches, airelles,
      canneberge, canneberges, cranberries, framboises surgelées, framboises fraîches,
      framboises, fraises fraîches, fraises des bois, fruits rouges surgelés, fruits des bois,
      baies, rhubarbes, coings, gelée de coing, figues fraîches, figues sèches, dattes medjool,
      datte medjool, pomme grenade, oranges sanguines, orange sanguine, orange bio, citron bio,
      citron jaune, citrons jaunes, citrons bio, lime, limes, kumquats, yuzu, bergamote, cédrat,
      pamplemousses, pomelo, pomelos, mandarines, clémentines, châtaignes cuites, marrons cuits,
      crème de châtaigne, purée de châtaigne, compote de pomme, compote sans sucre, confiture de
      framboises, confiture de cerises, confiture d oranges, confiture de figues, marmelade,
      marmelade d orange, gelée de framboises, pectine, sel nitrité, colorants alimentaires,
      colorant alimentaire rouge, colorant rouge, levure sèche, levure sèche de boulanger,
      levure fraîche, levure fraîche de boulanger, levure de boulangerie, levure nutritionnelle,
      flocons de levure, levain de riz, bicarbonate alimentaire, crème de tartre, acide
      citrique, vitamine c, poudre à lever sans gluten, psyllium blond, graines de chia, graines
      de lin moulues, graines de lin broyées, graines de pavot bleu, graines de courges, pousses
      de bambou, châtaignes d eau, coeurs de palmiers, coeur d artichaut, fonds d artichaut,
      fond d artichaut, artichauts poivrades, protéines de pois, lait de riz, boisson au riz,
      boisson riz, lait de chanvre
    filler: sachets, boites, conserve, conserves, berlingot, bouteille, bouteilles, canette,
      barquette, barquettes, tablette, tablettes, carré, carrés, plaquette, plaquettes, bloc,
      motte, paquets, pots, briques, bol, bols, mug, louche, louches, poignées, pincees,
      noisette de beurre taille, noix de beurre taille, trait, traits, filet, filets de citron,
      larme, larmes, pointe, pointes, pointe de couteau, tour, tours, tours de moulin, du
      moulin, moulin, zeste râpé, zesté, zestés, râpées, râper, hachées, émincées, ciselés,
      ciselées, effeuillé, effeuillée, effeuillés, effilée, effilé, découpé, découpée, découpés,
      découpées, taillé, taillée, taillés, taillées, tranché, tranchée, tranchés, tranchées,
      détaillé, détaillée, détaillés, en dés, en cubes, en tranches, en rondelles, en lamelles,
      en morceaux, en quartiers, en petits dés, en petits morceaux, en fines tranches, en fines
      lamelles, en fines rondelles, en julienne, julienne, brunoise, bâtonnet, bâtonnets,
      copeaux, en copeaux, lanière, lanières, en lanières, allumettes, rondelle, lamelle,
      quartier, cube, dé, bouchées, bouchée, épluchée, épluchés, épluchées, pelés, lavée, lavés,
      lavées, rincé, rincée, rincés, rincées, essoré, essorée, essorées, équeuté, équeutée,
      équeutés, équeutées, dénoyauté, dénoyautée, dénoyautés, épépinée, épépinés, vidé, vidée,
      vidés, paré, parée, parés, parées, désossé, désossée, désossés, dégraissé, dégraissée,
      sans peau, sans os, avec peau, avec os, sans arêtes, sans pépins, sans noyau, sans croûte,
      nettoyé, nettoyée, nettoyés, nettoyées, essuyé, trempé, trempés, trempées, réhydraté,
      réhydratés, réhydratées, fondus, fondues, mous, molle, ramollie, ramollis, pommade, en
      pommade, froids, froides, très froid, bien froid, bien froide, chauds, chaudes, tièdes,
      bouillant, bouillants, bouillantes, frémissante, glacée, congelé, congelée,
      congelés, congelées, surgelée, surgelées, décongelée, décongelés, dégelé, dégelée,
      dégelés, dégelées, lyophilisé, lyophilisée, lyophilisés, déshydraté, déshydratée,
      déshydratés, séchée, séchées, secs, sèches, moulus, moulues, fraîchement moulu,
      fraîchement râpé, concassés, concassée, écrasés, écrasées, pilé, pilée, pilés, broyé,
      broyée, broyés, émietté, émiettée, émiettés, réduit, réduite, réduits, pressés, pressée,
      filtré, passé, passée, passés, mixés, mixée, mixées, battue, battues, fouetté, fouettée,
      fouettés, légèrement battu, légèrement battus, monté, montée, tamisé, tamisée, tamisés,
      mélangé, mélangée, mélangés, mélange, mélange de, assorti, assortis, assorties, varié,
      variés, variées, divers, diverses, différent, différents, différentes, au naturel, à l
      huile, à l eau, en saumure, au sel, à point, bien mûr, bien mûre, bien mûrs, bien mûres,
      mûrs, mûres à point, tendre, tendres, croquant, croquants, ferme, fermes, souple,
      onctueux, onctueuse, parfumé, parfumée, relevé, corsé, nouveau, nouvelle, nouveaux,
      nouvelles, primeur, primeurs, printemps, été, automne, hiver, saison, de saison, du
      jardin, du marché, du commerce, local, locale, locaux, élevé en plein air, en plein air,
      plein air, label rouge, aop, aoc, igp, biologique, biologiques, qualité, de qualité, de
      bonne qualité, bon, bonne, bons, bonnes, beau, belle, beaux, belles, joli, jolie, jolis,
      jolies, épaisses, mince, minces, large, larges, long, longue, longs, longues, rond, ronde,
      ronds, rondes, plat, plate, plats, plates, frisé, lisse, lisses, tressé, ordinaire,
      classique, normal, normale, standard, spécial, spéciale, traditionnel, traditionnelle,
      artisanal, artisanale, maison, fait maison, faite maison, tout prêt, toute prête, prêt,
      prête, prêts, prêt à dérouler, déroulé, prête à dérouler, prête à l emploi, prêt à l
      emploi, précuit, précuite, précuits, précuites, cuites, à cuire, à rôtir, à dessert,
      pâtissier, pâtissière, de cuisine, de table, instantané, instantanée, rapide, à cuisson
      rapide, cuisson, à température, tempéré, tempérée, à feu doux, à part, à côté, en plus, de
      plus, supplémentaire, supplémentaires, encore, reste, restes, le reste, restant, restante,
      réservé, réservée, divisés, séparé, séparée, séparés, séparées, séparément, chacun,
      chacune, chaque, autant, moins, plutôt, surtout, seulement, uniquement, légèrement,
      grossier, grossière, très finement, assez gros, assez fin, pour saupoudrer, à saupoudrer,
      pour dorer, pour la cuisson, pour la friture, pour frire, pour graisser, pour beurrer,
      pour fariner, pour le plan de travail, plan de travail, pour le plat, pour la plaque, pour
      badigeonner, kilo, kilos, kilogramme, kilogrammes, gramme, grammes, litre, litres,
      décilitre, centilitre, centilitres, millilitre, millilitres, livre, once, onces, lb, oz,
      ml, mm, centimètre, centimètres, diamètre, longueur, épaisseur, calibre, taille, format,
      poids, portion, portions, part, parts, personne, convive, convives, unité, unités,
      douzaine, dizaine, vingtaine, trentaine, quart, quarts, tiers, deux, trois, quatre, cinq,
      six, sept, huit, neuf, dix, douze, quinze, vingt, trente, cent, double, triple, simple,
      cas, cac, ca, cuill, cuillere, cuilleres, cuillers, cuillerées à soupe, cuillerée à soupe,
      cuillerées à café, cuillerée à café, cuillère à dessert, cuillères à dessert, cuil à
      dessert, c à dessert, cuillères à soupe rases, rase, rases, bombée, bombées, bonne
      cuillère, bombé, soupe, dessert, tasses à café, verre à moutarde, verres à moutarde, verre
      à liqueur, verre à vin, pot de yaourt taille, mesure, mesures, dosette, dosettes, capsule,
      capsules, gélule, gélules, sommité, sommités, pluche, pluches, pied, pieds, coeur,
      fleurette, fleurettes, bouquets, tiges, racine, racines, bulbe, bulbes, partie, parties,
      partie verte, partie blanche, peau, peaux, pelure, écorce, pépins, graines enlevées, le
      jus, le zeste, jus et zeste, le jus et le zeste, zeste et jus, le jus de, le zeste de, jus
      de, zeste de, d un, d une, de la taille, ou plus, ou moins, si possible, si nécessaire,
      selon, goût, goûts, votre choix, de votre choix, choix, au goût, convenance, à votre
      convenance, envie, souhait, besoin, un peu de, un peu, peu de, beaucoup, beaucoup de,
      quelque, plusieurs, certains, même, autre, autres, mon, ma, mes, ton, ta, tes, notre, nos,
      vos, leur, leurs, ce, cet, cette, ces, j ai, on, nous, je, tu, ils, y, se, s, n, ne, t, m,
      j, p, été utilisé, utilisé, utilisée, utiliser, prendre, pris, mettre, acheter, acheté,
      trouver, type 45, type 55, t45, t65, t80, t110, type, qui tient, tient à la cuisson, chair
      ferme, à chair ferme, farineuse, farineuses, charlotte, bintje, roseval, ratte, rattes,
      grenaille, golden, granny smith, granny, gala, reinette, conférence, williams, roma,
      grappe, en grappe, noire de crimée, jaune d or, espagne, espagnol,
      espagnole, italien, italienne, italiens, italiennes, grec, grecque, thaï, thaïe,
      thaïlandais, chinois de, chinoise, japonais, japonaise, indien, indienne, mexicain,
      mexicaine, marocain, marocaine, oriental, orientale, orientales, provençal, provençale,
      breton, bretonne, bretons, alsacien, alsacienne, normand, normande, suisse, savoie,
      france, français, française, françaises, guérande, de guérande, camargue, méditerranée,
      dijon, cayenne, madagascar, bourbon, tahiti, ceylan, sichuan, vital, doré, dorée, dorés,
      dorées, bruns, brunes, rose, roses, bleus, violet, violette, violets, violettes,
      gris, grise, multicolore, multicolores, couleur, couleurs, clair, claire, foncé, foncée,
      sucrée, sucrés, non salé, non salés, non sucrée, non sucrés, salés, salées, peu
      salé, acide, acidulé, amer, amère, pimenté, pimentée, épicé, épicée, aromatisé,
      aromatisée, nature sans, light, allégée, allégés, 0, maigre, gras, grasse, demi gras, mi,
      mi écrémé, entiers, semi, bio ou, brut, brute, brutes, pur, pure, purs, pures, véritable,
      raffiné, non raffiné, complète, complets, complètes, intégral, intégrale, blond, blonds,
      blondes, semoule de sucre taille, granulé, granulés, granulée, cristallisé, en grains,
      grains, grain, en feuilles, en branche, en branches, en bâton, en bâtons, en bâtonnets, en
      flocons, flocons, en copeaux fins, en purée, en bocal, en boite, en bombe, en tube, en
      sachet, en sirop, sirop léger, confits de, mariné, marinée, marinés, marinées, grillés,
      grillée, torréfié, torréfiée, torréfiés, torréfiées, rôti, rôtie, rôtis, rôties, poêlé,
      poêlée, sauté, sautés, vapeur, à la vapeur, bouillie, bouillis, bouillies, blanchi,
      blanchie, blanchis, blanchies, étuvé, confit, confite, confites, flambé, caramélisé,
      caramélisés, caramélisées
    plain: groseille à maquereau, groseilles à maquereau, groseilles à maquereaux
    meat?: coeur de boeuf, coeurs de boeuf
    meat pork?: poitrine, palette, travers, ribs
    wheat egg? milk?: pané, panée, panés, panées, enrobé, enrobée, enrobés, enrobées, fourré,
      fourrée, fourrés, fourrées, farci, farcie, farcis, farcies, gratiné, gratinée, gratinés,
      gratinées, dauphine, duchesse, meunière
    milk: beurré, beurrée, beurrés, beurrées, lacté, lactée, lactés, lactées, crémé, crémée
    barley: malté, maltée, maltés, maltées
    egg? mustard? meat? milk?: piémontaise, cantonais, niçoise, césar
    filler: veille, de la veille, parcelles, en parcelles, gariguette, gariguettes, puy,
      environ, éventuellement, au minimum, au maximum, minimum, maximum, agrume, bien lavé, bien
      lavés, bien lavées, voire, idéalement, soit, euros, achetés, ou encore, aux herbes, chef,
      étoilé, grand chef, du boucher, boucher, boulanger, fromager, primeur, épicerie, magasin,
      magasins, rayon, surgelé ou frais
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
      saumon, caviar, nuoc mam, sauce poisson, sauce nuoc mam, sauce worcestershire, perche,
      brochet, anchois, filets d'anchois, thon, saumon, truite, cabillaud, lieu noir, colin, merlu,
      sole, lotte, bar, dorade, daurade, maquereau, sardines, hareng, haddock, morue, œufs de lump,
      rouget, flétan, églefin, raie, espadon, laitance, laitances, rillettes de thon, rillettes de
      saumon, rillettes de poisson, poutargue, anchoïade
    nut: fruits à coque, fruit à coque, fruits à coques
    nut? peanut? sulphite?: fruits secs, fruits secs mélangés, mélange de fruits secs, mendiants
    milk: beurre noisette
    plain: pommes noisettes, pommes noisette, haricots beurre, haricot beurre, riz soufflé
    mollusc: mollusque, mollusques
    crustacean: crustacé, crustacés, crevette, crabes, langoustine, écrevisse, tourteaux, crevettes, crevettes roses,
      gambas, langoustines, homard, crabe, écrevisses, langouste, tourteau, araignée de mer, bisque
      de homard
    mollusc: huître, coquille saint jacques, coquilles saint jacques, noix de saint jacques,
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
    sulphite?: raisins secs, raisin sec, fruits confits, câpres, olives, olive, olives
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
      galette de maïs, galettes de maïs, gelée de pommes, pied de mouton, pieds de mouton,  pleurotes en huître, semoule de riz, trompettes de la mort, pomme d
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
