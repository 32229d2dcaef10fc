extension FoodWords {
  /// The names of dishes in titles of all languages, with what they are usually made of.
  ///
  /// They make an answer unknown where a recipe's own lines lack it, and never a conflict: see
  /// Documentation/Diets.md.
  static let dishes: StaticString =
    """
    title egg meat: cantonais, riz cantonais, arroz tres delicias, riso alla cantonese
    title meat: rôti de, rôti du, gigot, sunday roast, pot roast
    title wheat: pan bagnat
    title milk: birchermüesli, birchermüsli, bircher müsli, bircher muesli, hausfrauenart
    title egg milk: grüne sosse, frankfurter grüne sosse, grüne sauce, green goddess
    title egg: croque madame, monte cristo, tonkatsu, eton mess, césar, tortilla de, turron, torrone
    title milk egg: vanilleeis, schokoladeneis, schokoeis, erdbeereis, sahneeis, milcheis, speiseeis
    title wheat egg: wiener schnitzel, okonomiyaki, marillenknödel
    title wheat: banh mi
    title milk: naan, kulcha, bhatura
    title fish: laksa, thai curry, green curry, red curry
    title meat: monte cristo, cobb salad, cobb, chef salad, chefs salad, gazpacho manchego, gazpachos
      manchegos, gachas, avgolemono, kroket, kroketten, bitterbal, bitterballen
    title meat milk: pastitsio
    title meat pork: zwiebelkuchen, zwiebelwähe, polvoron, polvorones, mantecado, mantecados, hoppin john,
      red beans and rice, dirty rice
    # Words for how a dish is made
    title milk: buttered, buttery, creamed, creamy, cheesy, milky, au gratin, gratin, gratins,
      gratinated, gratinée, gratinées, gratiné, gratinés, alfredo, au beurre, a la crème, cremeux,
      cremeuse, cremeuses, gratinado, gratinados, gratinada, gratinadas, cremoso, cremosa,
      cremosos, cremosas, cremosi, cremose, mantecato, mantecata, mantecati, gratinato, gratinata,
      gratinati, gratinate, überbacken, überbackene, überbackener, überbackenes, ueberbacken,
      ueberbackene, überbackenen, gratiniert, gratinierte, gratinierter, gratiniertes,
      gratinierten, cremig, cremige, cremiger, cremiges, sahnig, sahnige, sahniger, sahniges,
      buttrig, buttrige, käsig, käsige, käsiger, käsiges, gebuttert, gebutterte, gegratineerd,
      gegratineerde, romig, romige, kazig, kazige, velvety, beurree, beurrees, burroso, encremado,
      mantequillosa, mantequilloso, quesoso, quesosa, formaggioso, formaggiosa, dairy
    title egg: eggy, scrambled, sunny side up, over easy, devilled, deviled, brouilles, brouille
    title nut peanut: nutty, nussig, nussige, nussiger, nussiges, notig, notige
    title alcohol: boozy, drunken, tipsy, spiked, boracho, borracho, borracha, borrachos,
      borrachas, ubriaco, ubriaca, ubriachi, ubriache, beschwipst, beschwipste, beschwipster,
      flambé, flambée, flambées, flambés, flambiert, flambierte, flambierter, flambeado,
      flambeada, flambeados, flambato, flambata, geflambeerd, geflambeerde, margarita, margaritas,
      mojito, daiquiri, sangria, cocktail, cocktails, jello shots, jelly shots, punsch,
      feuerzangenbowle, bowle, grog, toddy, martini, spritz, mimosa, mimosas, bellini, negroni,
      caipirinha, pina colada, gluhwein, au vin, al vino, au rhum, al rum, a la cerveza, rumtopf,
      rumkugeln
    title barley wheat alcohol: beer battered, beer batter, im bierteig, in bierteig, bierteig,
      beery, a la biere, alla birra, carbonade, carbonnade, carbonnades, carbonade flamande,
      stoofvlees
    title meat: meaty, beefy, fleischig, fleischige
    title meat pork: porky, smoky bacon, bacon wrapped
    title fish: fishy, fischig
    title animal: honeyed, lavender honey
    title wheat egg: fish and chips, fish n chips, breaded, crumbed, battered, tempura, panko crusted, paniert, panierte,
      panierter, paniertes, panierten, im backteig, in backteig, backteig, ausgebacken,
      ausgebackene, ausgebackener, impanato, impanata, impanati, impanate, empanado, empanados,
      rebozado, rebozada, rebozados, rebozadas, apanado, apanada, apanados, apanadas, gepaneerd,
      gepaneerde, panee, panees, pastellato, pastellati, pastellate, in pastella, beignet,
      beignets, fritter, fritters, frittelle, frittella, bunuelo, bunuelos, churro, churros,
      krapfen, milanesa, milanesas, milanese, milanaise, cotoletta, cotolette, beslag, beignetjes,
      oliebol, oliebollen, appelflap, appelflappen, wentelteefje, wentelteefjes, arme ritter, poor
      knights, torrija, torrijas, scotch pancake, drop scone, drop scones
    title wheat: crumble, crumbles, cobbler, crisp topping, streusel, en croute, in crosta, im
      teigmantel, im schlafrock, schlafrock, teigtasche, teigtaschen, in bladerdeeg, bladerdeeg,
      kruimel, toasties, brotzeit, belegte, belegtes, belegter, stulle, stullen, butterbrot,
      boterham, boterhammen, broodje, broodjes, bocadillo, bocadillos, bocata, bocatas, montadito,
      montaditos, emparedado, emparedados, panino, panini, tramezzino, tramezzini, piadina,
      piadine, tartine, tartines, sandwich, sandwiches, hoagie, hoagies, toastie, torta ahogada,
      bruschetta, bruschette, crostino, crostini, crostone, crostoni, pan con tomate, pa amb
      tomaquet, pantumaca, fettunta, friselle, frisella, panzanella, fattoush, migas, gachas, sopa
      de ajo, zuppa inglese, canape, canapes, pizzette, pizzetta, flammekueche, tarte flambée,
      pissaladiere, pissaladiera, torta frita, sfincione, farinata, cecina, crescentina, gnocco
      fritto, calzoncelli, tigelle, lahmacun, pide, pita, pitas, wrap, wraps, naan, chapati,
      paratha, kulcha, bhatura, manakish, zaatar bread, seitan, tabbouleh, tabouleh, taboule,
      tabule, tabbule, kisir, bulgursalat, kuskus, upma, kouskous
    title wheat milk: croque, grilled cheese, cheese toast, cheese toastie, kaastosti, tosti,
      tostis, welsh rarebit, rarebit, käsebrot, käsetoast, toast hawaii, hawaiitoast, cheese
      sandwich, mac n cheese, mac and cheese, mac cheese, macaroni cheese, macaroni and cheese,
      béchamel, besciamella, bechamelsauce, mornay, sauce mornay, sauce blanche, white sauce,
      weisse sauce, lasagne, lasagna, lasana, lasanya, lasagnes, cannelloni, canelones, canelloni,
      pizza, pizzas, margherita, quattro formaggi, quattro stagioni, calzone, cacio e pepe,
      quesadilla, quesadillas, cheese straw, cheese straws, käsestangen, saltenas, welsh rabbit,
      cheddar biscuits, garlic bread, knoblauchbrot, pan de queso, khachapuri, chatschapuri,
      borek, burek, bourekas, spanakopita, tiropita, banitsa, gozleme, cheese pie, kaasbroodje,
      kaasbroodjes, kaasstengel, kaasstengels
    title wheat milk egg: cake, cakes, cupcake, cupcakes, muffin, muffins, pancake, pancakes,
      hotcake, hotcakes, waffle, waffles, crêpe, crêpes, galette, galettes, blini, blinis, bliny,
      scone, scones, brioche, doughnut, doughnuts, donut, donuts, cookie, cookies, biscuit,
      biscuits, shortbread, brownie, brownies, blondie, blondies, whoopie pie, éclair, éclairs,
      profiterole, profiteroles, cream puff, cream puffs, windbeutel, popover, popovers, yorkshire
      pudding, yorkshire puddings, bread pudding, bread and butter pudding, french toast, pain
      perdu, torta, torte, torten, tarta, tartas, tarte, tartes, tart, tarts, tartlet, tartlets,
      tartelette, tartelettes, crostata, crostate, clafoutis, clafouti, flognarde, far breton,
      kouign amann, kuchen, pfannkuchen, eierkuchen, palatschinken, kaiserschmarrn,
      kaiserschmarren, schmarrn, marillenknodel, zwetschgenknodel, topfenknodel, germknodel,
      dampfnudel, dampfnudeln, buchteln, waffel, waffeln, gaufre, gaufres, gofre, gofres, wafel,
      wafels, pannenkoek, pannenkoeken, pannekoek, pannekoeken, poffertjes, flensje, flensjes,
      drie in de pan, taart, taarten, taartje, taartjes, cakejes, koekje, koekjes, koek, koeken,
      speculaas, boterkoek, appeltaart, vlaai, bossche bol, tompouce, tompoezen, kwarktaart,
      magdalena, magdalenas, bizcocho, bizcochos, galleta, galletas, tortita, tortitas,
      hojaldrado, roscon, rosquilla, rosquillas, pestino, pestinos, sobao, sobaos, ensaimada,
      ensaimadas, mantecado, mantecados, polvoron, polvorones, alfajor, alfajores, medialuna,
      medialunas, bollo, bollos, panettone, pandoro, colomba, cornetto, cornetti, biscotto,
      biscotti, ciambella, ciambelle, ciambellone, torta paradiso, sbrisolona, pastiera, cassata,
      cannolo, cannoli, sfogliatella, sfogliatelle, bombolone, bomboloni, zeppola, zeppole,
      chiacchiere, frappe, babka, challah, kouglof, gugelhupf, guglhupf, napfkuchen, stollen,
      christstollen, spekulatius, plätzchen, kipferl, mohnstriezel, striezel, zopf, hefezopf,
      schnecken, franzbrotchen, krapfen, berliner, quarkbällchen, quarkkeulchen, amerikaner,
      donauwelle, bienenstich, schwarzwalder kirschtorte, sachertorte, linzer, linzertorte,
      prinzregententorte, frankfurter kranz, baumkuchen, nusstorte, biskuitrolle, swiss roll,
      financier, financiers, madeleine, madeleines, canele, caneles, canneles, gâteau, gâteaux,
      fondant au chocolat, quatre quarts, savarin, baba au rhum, paris brest, saint honore,
      religieuse, mille feuille, millefeuille, mille feuilles, millefoglie, milhojas, chausson,
      chaussons, viennoiserie, chouquette, chouquettes, gougere, gougeres, pain au chocolat,
      croissant, croissants, bugnes, merveilles, oreillettes, navettes, cinnamon roll, cinnamon
      rolls, sticky bun, sticky buns, hot cross bun, hot cross buns, monkey bread, coffee cake,
      pound cake, sponge, victoria sponge, trifle, roly poly, spotted dick, sticky toffee pudding,
      banana bread, zucchini bread, cornbread, corn bread, spoon bread, spoonbread, hush puppies,
      hushpuppies, johnny cake, johnnycake, angel food, devils food, red velvet, whoopie,
      snickerdoodle, snickerdoodles, gingerbread, lebkuchen, shortcake, shortcakes, upside down
      cake, pavlova cake, beignets de carnaval, lussekatter, kanelbullar, semla, semlor, medovik,
      napoleon, syrniki, wareniki, vareniki, tres leches, pastel de, quiche, quiches, quiche
      lorraine, lorraine, lorrainer, tarte au fromage, flamiche, zwiebelkuchen, zwiebelwähe, wähe,
      käsewähe, käsekuchen, cheesecake, cheesecakes, tarta de queso, torta salata, torta
      pasqualina, hartige taart, preitaart, kaastaart, soufflé, soufflés, sufle, sufles, soufle,
      soufflees, spätzle, spaetzle, käsespätzle, kaspatzle, kaspatzn, kasespaetzle, knöpfle,
      knöpfli, älplermagronen, alpler magronen, flan parisien, empanada gallega, croqueta,
      croquetas, crocchetta, crocchette, croquette, croquettes, kroket, kroketten, bitterbal,
      bitterballen, krokette, kartoffelkroketten, pommes dauphine, moussaka, musaka, mousaka,
      pastitsio, pasticcio, timballo, timpano, crespelle, crespella, vincisgrassi, gnudi,
      malfatti, canederli, knödel, semmelknodel, serviettenknodel, speckknodel, dumplings,
      nockerl, nocken, kasnocken, schlutzkrapfen, käsknöpfle, tiramisu, charlotte, charlottes,
      zuccotto, ice cream sandwich
    title milk egg: omelette, omelettes, omelet, omelets, omelett, omeletts, frittata, frittatas,
      rührei, rühreier, ruehrei, ruehreier, eierspeise, bauernfrühstück, hoppelpoppel, roerei,
      roereieren, hollandaise, hollandaises, béarnaise, mousseline, sabayon, zabaione, zabaglione,
      carbonara, crème brûlée, crèmes brûlées, crème caramel, crema catalana, natillas, natilla,
      flan, flans, custard, custards, vla, eierlikör, eggnog, advocaat, ile flottante, iles
      flottantes, oeufs a la neige, pots de crème, pot de crème, bavarois, bavaroise, bayerische
      crème, budino, budini, bonet, semifreddo, gelato, ice cream, ice creams, eiscreme,
      eisbecher, parfait, glace, glaces, helado, helados, helada, gelati, ijs, roomijs, eis,
      spaghettieis, banana split, banoffee, lemon curd, buttercream, pudding, puddings, puddinge,
      pudim, quesillo, leche asada, leche frita, leche merengada, mousse, mousses, mousse au
      chocolat, chocolademousse, uitsmijter, uitsmijters, strapatsada, eggs benedict, egg
      benedict, eggs florentine, benedict, strata, frittatensuppe, floating island, eierstich,
      oeufs cocotte, oeuf cocotte, oeufs mimosa
    title egg: tortilla de patatas, tortilla de patata, tortilla espanola, tortilla francesa,
      tortilla paisana, spanish tortilla, tortillita, tortillitas, pisto con huevo, huevos
      rancheros, huevos rotos, huevos, huevo, spiegelei, spiegeleier, eierspeis, verlorene eier,
      solei, soleier, russische eier, senfeier, gebackenes ei, shakshuka, shakshouka, schakschuka,
      menemen, piperade, meringue, meringues, meringhe, merengue, merengues, baiser, pavlova,
      schuimpjes, schuimgebak, macaron, macarons, macaroon, macaroons, amaretti, mayonnaise, mayo,
      mayonesa, maionese, aioli, alioli, ailloli, remoulade, remoulada, tartar sauce, sauce
      tartare, gribiche, ravigote gribiche, egg salad, eiersalat, eiersalade, russischer salat,
      ensaladilla, ensaladilla rusa, insalata russa, olivier, huzarensalade, huzarenslaatje,
      farcidos de huevo, uovo, uova, oeuf, oeufs, eieren, gebakken ei, zabaglione freddo, egg
      fried rice, egg drop soup, stracciatella soup, stracciatella, avgolemono, tamagoyaki,
      tamago, chawanmushi, scotch egg, pickled egg, century egg, egg foo young, foo yung,
      oyakodon, omurice, okonomiyaki, gado gado, nicoise, salade nicoise, nizza salat, salmorejo,
      cobb salad, cobb, kedgeree, chef salad, chefs salad
    title milk: fondue, käsefondue, kaasfondue, raclette, tartiflette, truffade, aligot,
      dauphinois, gratin dauphinois, pommes dauphinoise, dauphinoise, potatoes dauphinoise,
      scalloped potatoes, scalloped, potatoes au gratin, potato gratin, kartoffelgratin, jansson,
      janssons, boursin, insalata caprese, parmigiana, melanzane alla parmigiana, eggplant
      parmesan, parmesan crusted, parmentier, kartoffelbrei, kartoffelpuree, pure di patate,
      aardappelpuree, clapshot, risotto alla parmigiana, risotto, risotti, milchreis, reisbrei,
      griessbrei, riz au lait, arroz con leche, arroz doce, rijstebrij, rijstpap, rice pudding,
      semolina pudding, budino di riso, panna cotta, pannacotta, blancmange, blanc manger, junket,
      dulce de leche, cajeta, manjar, arequipe, toffee, butterscotch, fudge, caramels, caramel,
      karamell, karamel, salted caramel, tzatziki, zaziki, cacik, raita, lassi, labneh, kefir,
      ayran, tarator, borani, borhani, obatzda, obazda, obatzter, gerupfter, liptauer, liptoi,
      kochkase, handkase, handkas mit musik, käsesuppe, kaassoep, cheese soup, käsesauce, cheese
      sauce, kaassaus, queso, queso fundido, queso dip, con queso, chile con queso, cheese dip,
      cheese ball, cheese board, cheese log, saganaki, halloumi, paneer, palak paneer, saag
      paneer, matar paneer, mattar paneer, shahi paneer, malai kofta, butter chicken, makhani, dal
      makhani, korma, pasanda, tikka masala, kulfi, kheer, payasam, rasmalai, ras malai, rasgulla,
      gulab jamun, barfi, burfi, peda, halwa, sandesh, mishti doi, shrikhand, rabri, falooda,
      milkshake, milkshakes, milk shake, latte, lattes, cappuccino, cafe au lait, macchiato,
      frappuccino, hot chocolate, heisse schokolade, chocolat chaud, chocolate caliente,
      cioccolata calda, warme chocolademelk, chai latte, affogato, white russian, ranch, blue
      cheese, roquefort, gorgonzola, alla panna, ai quattro formaggi, quattro formaggi, cuatro
      quesos, aux quatre fromages, quatre fromages, four cheese, three cheese, tre formaggi,
      stroganoff, stroganov, rahmschwammerl, rahmschnitzel, rahmgemuse, rahmspinat,
      rahmgeschnetzeltes, rahmsauce, rahmsosse, sahnesosse, sahnesauce, sahnetorte, roomsoep,
      roomsaus, velouté, veloutés, crema de, crèmes de, crème de, crema di, crema, vichyssoise,
      bisque, chowder, cream of, cream soup, cremesuppe, cremesuppen, cremesoep, rahmsuppe,
      buttersauce, beurre blanc, beurre noisette, beurre noir, brown butter, burro e salvia,
      meuniere, a la meuniere, müllerin, muellerin, nach müllerin art, kiev, a la kiew, kiew,
      provoleta, pao de queijo, chipa, pandebono, almojabana, almojabanas, requeson, fonduta,
      polenta concia, pizzoccheri, mozzarella sticks, mozzarella in carrozza, suppli, arancini,
      arancine, arancino, pommes duchesse, cheese fries, poutine, loaded fries, loaded potato,
      loaded baked potato, twice baked potatoes, stuffed shells, ricotta, quark, quarkspeise,
      topfencreme, herrencreme, skyr bowl, yoghurt, yogurt, yaourt, joghurt, yogur, jogurt,
      sauerrahm, cream pie, cream tart, icebox pie, banana cream, strawberries and cream, eton
      mess, syllabub, possets, posset, cranachan, cream cheese frosting, cream cheese, cheese,
      cheesesteak, cheese steak, philly cheesesteak, cheese crisps, frico, kaasplank,
      kaasballetjes, kaassouffle, kaassouffles
    title milk pork: ham and cheese, jambon fromage, jamon y queso, prosciutto e formaggio,
      schinken käse, ham kaas, ham kaas tosti, croque monsieur, croque madame, croque monsieurs,
      cordon bleu, cordon bleus, san jacobo, san jacobos, flamenquin, flamenquines, flammkuchen,
      flammkuchle, tarte flambée, endives au jambon, tartiflettes, truffado, zurich geschnetzeltes
    filled meat wheat milk: slider, sliders, hamburguesa, hamburguesas, hamburgers, hamburger,
      burger, burgers, gyros, gyro, shawarma, shoarma
    title meat wheat milk: cheeseburger, cheeseburgers, cheese burger, cheese burgers, kaasburger,
      käseburger, patty melt, big mac, sloppy joe, sloppy joes, hamburguesa con queso, hamburgesa,
      doner, doner kebab, doener, kapsalon, kebab sandwich, reuben, rueben, philly, cubano, cuban
      sandwich, medianoche, torta cubana, club sandwich, blt, french dip, bikini, bikinis, po boy,
      po boys, muffuletta, italian beef, chivito, choripan, choripanes, francesinha, bifana
    filled meat: ragout, ragouts, kofta, koftas, kofte, koefte, kofteler, boulette, boulettes,
      polpetta, polpette, polpettone, polpettine, albondiga, albondigas, goulash, involtini,
      kohlroulade, kohlrouladen, krautwickel, gefüllte paprika, gefüllte paprikaschoten, kebab,
      kebabs, kebap, kabob, kabobs, moussaka, dolmades, dolma, sarma, sarmale, biryani, biriyani,
      bhuna, jalfrezi, dopiaza, tikka, tandoori, tagine, tajine, pastilla, harira, kibbeh, kibbe,
      kubbeh, hotpot, cornish pasty, cornish pasties, pasty, pasties, pho, cazuela, menudo,
      pozole, posole, terrine, terrines, farcis, tomates farcies, legumes farcis, courgettes
      farcies, poivrons farcis, bami goreng, bami, mie goreng, nasi goreng, nasi, jambalaya,
      gumbo, pot pie, curry goat, paella, paellas, ramen, japchae, wonton, wontons, wonton soup,
      gyoza, gyozas, jiaozi, potsticker, potstickers, baozi, bao buns, siu mai, shumai, dim sum,
      momo, momos, mandu, egg roll, egg rolls, lumpia, loempia, loempias, chimichanga,
      chimichangas, flauta, flautas, taquito, taquitos, burrito, burritos, taco, tacos, enchilada,
      enchiladas, tamale, tamales, empanada, empanadas, empanadilla, empanadillas, agnolotti,
      tortellini, tortelloni, ravioli, culurgiones, maultasche, maultaschen, pansoti, pierogi,
      piroggen, pirogi, pirozhki, piroschki, samosa, samosas, singara
    title meat: bolognese, bolognaise, bolonesa, alla bolognese, a la bolognaise, spag bol, ragu,
      ragu alla, chili con carne, chilli con carne, chile con carne, con carne, carne, carnes,
      shepherds pie, cottage pie, hachis parmentier, hachis, meatball, meatballs, meatloaf, meat
      loaf, hackbraten, falscher hase, hackbällchen, hackfleischbällchen, königsberger klopse,
      klopse, klops, buletten, bulette, frikadelle, frikadellen, fleischpflanzerl,
      fleischpflanzel, fleischküchle, fleischlaberl, fleischlaibchen, cevapcici, cevapi,
      pljeskavica, kefta, keftedes, keftedakia, gehaktbal, gehaktballen, gehaktballetjes,
      gehaktbrood, gehakt, gehaktschotel, slavink, slavinken, blinde vink, blinde vinken,
      draadjesvlees, hachee, rendang, sate, satay, sateh, kipsate, babi pangang, babi ketjap,
      babi, daging, gulasch, goulasch, gulyas, gulas, pörkölt, stifado, stufato, spezzatino,
      brasato, stracotto, osso buco, ossobuco, ossobucco, saltimbocca, scaloppina, scaloppine,
      scallopini, scalloppine, braciola, braciole, cotoletta, tagliata, fiorentina, bistecca,
      bistecche, arrosto, arrosti, arrosticini, vitello, vitello tonnato, bollito, bollito misto,
      trippa, coda alla vaccinara, pajata, lampredotto, porchetta, salsiccia, salsicce, cotechino,
      zampone, abbacchio, agnello, coniglio, pollo, alla cacciatora, cacciatore, cacciatora, alla
      diavola, piccata, parmo, schnitzel, wiener schnitzel, jägerschnitzel, zigeunerschnitzel,
      schnitzels, cutlet, sauerbraten, rollbraten, krautbraten, spiessbraten, jägertopf, braten, roulade, rouladen, rinderrouladen, tafelspitz,
      zwiebelrostbraten, rostbraten, zwiebelfleisch, geschnetzeltes, zürcher geschnetzeltes,
      hasenpfeffer, rehrücken, martinsgans, himmel und erde, himmel un ahd, himmel en aarde,
      labskaus, pichelsteiner, pichelsteiner eintopf, gaisburger marsch, laubfrosche, saumagen,
      schlachtplatte, schlachtschussel, krautroulade, kohlrollchen, wirsingrouladen, serbisches
      reisfleisch, reisfleisch, leberknodel, leberknodelsuppe, leberspatzle, hochzeitssuppe,
      fleischspiess, fleischspiesse, schaschlik, shashlik, shashlyk, schaschlikpfanne, adana,
      iskender, souvlaki, souvlakia, kleftiko, gyrospfanne, gyrossuppe, giouvetsi, youvetsi,
      stifatho, golabki, bigos, zurek, kotlet, kotlet schabowy, pelmeni, pelmeny, manti, mantu,
      plov, nihari, haleem, keema, kheema, rogan josh, vindaloo, seekh kebab, murgh, gosht,
      couscous royal, bastilla, mechoui, merguez, arayes, mansaf, maqluba, kabsa, machboos, mandi,
      pot roast, roast dinner, sunday roast, rib roast, ribs, spareribs, spare ribs, barbecue
      ribs, bbq ribs, pulled, brisket, burnt ends, corned beef, corned beef hash, chipped beef,
      salisbury steak, swiss steak, chicken fried steak, country fried steak, steak diane, steak
      au poivre, steak frites, chateaubriand, tournedos, beef wellington, filet wellington,
      wellington, mixed grill, irish stew, lancashire hotpot, lobscouse, scouse, mulligatawny,
      cock a leekie, haggis, steak and kidney pie, steak pie, steak and ale pie, faggots, brawn,
      sunday gravy, philly, chop suey, chop suey pork, mongolian beef, kung pao, gong bao, general
      tso, general tsos, orange chicken, sesame chicken, teriyaki chicken, char siu, cha siu, bak
      kut teh, hainanese, adobo, lechon, sinigang, sisig, kare kare, tapsilog, bulgogi, galbi,
      kalbi, samgyeopsal, dakgalbi, samgyetang, budae jjigae, yakitori, tonkatsu, katsu, karaage,
      gyudon, sukiyaki, shabu shabu, tsukune, larb, laab, laap, bo bun, bun cha, banh mi, pho bo,
      pho ga, thit kho, massaman, panang beef, carnitas, carne asada, barbacoa, birria, al pastor,
      tinga de pollo, cochinita pibil, cochinita, chilorio, machaca, picadillo, ropa vieja, vaca
      frita, lomo saltado, anticucho, anticuchos, aji de gallina, churrasco, feijoada, cozido,
      rodizio, coxinha, coxinhas, empadao, pastel de choclo, locro, puchero, matambre, bife,
      bifes, chuleta, chuletas, chuleton, solomillo, entrecot, carrillada, carrilladas,
      carrillera, carrilleras, rabo de toro, callos, callos a la madrilena, mondongo, cocido,
      cocido madrileno, cocido montanes, olla podrida, fabada, fabada asturiana, pote gallego,
      caldo gallego, escudella, botifarra, butifarra, caldereta, chilindron, cordero, cochinillo,
      pollo al ajillo, estofado de ternera, ternera, guiso de carne, ropavieja, san jacobo,
      flamenquin, chanfaina, duelos y quebrantos, coq au vin, bœuf bourguignon, bœuf, bourguignon,
      bourguignonne, beef bourguignon, beef bourguignonne, daube, daubes, blanquette, blanquette
      de veau, navarin, pot au feu, potee, potee lorraine, cassoulet, cassoulets, choucroute,
      choucroute garnie, baeckeoffe, baeckaoffe, backeoffe, garbure, petit sale, tete de veau,
      tripes, tripes a la mode de caen, andouillette, boudin, confit de canard, magret, cuisses
      de, foie gras, pâté en croute, rillettes, rillons, steak tartare, steak hache, entrecôte,
      onglet, bavette, cote de bœuf, tournedos rossini, gigot, paupiette, paupiettes, oiseaux sans
      tete, chou farci, chou farcis, lapin, lapin a la moutarde, civet, salmis, fricassée,
      fricassées, poulet basquaise, basquaise, poule au pot, vol au vent, vol au vents, bouchee a
      la reine, bouchees a la reine, waterzooi, konigspastete, koniginpastete, ragout fin,
      wurzfleisch, kalbsragout, hazenpeper, zuurvlees, bitterballen, frikandel, frikandellen,
      frikadel, berenhap, kipschotel, kippensoep, kip, kippetje, ketjapkip, kipkerrie, nasi ajam,
      ajam, ayam, ayam goreng, soto ayam, soto, saoto, rawon, opor, semur, tongseng, gulai, bakso,
      bahmi, etouffee, brunswick stew, burgoo, hoppin john, red beans and rice, dirty rice,
      chicken pot pie, chicken and dumplings, chicken a la king, buffalo wings, hot wings, wings,
      jerk, oxtail, peking duck, pekingente, pollo guisado, arroz con pollo, pollo a la brasa,
      paella valenciana, arroz a la cubana, arroz al horno, arroz caldo, khao man gai, khao soi,
      moo shu, mapo tofu, mapo, dan dan, dandan, tantanmen, tonkotsu, zha jiang, jajangmyeon, xiao
      long bao, xiaolongbao, cappelletti, anolini
    title meat pork: carbonara, alla carbonara, a la carbonara, amatriciana, matriciana, gricia,
      norcina, alla norcina, wurstsalat, schweizer wurstsalat, wurstsalate, fleischsalat, wurst,
      würste, würstchen, wurstgulasch, currywurst, bratwurst, bratwürste, bockwurst, weißwurst,
      blutwurst, leberkäse, leberkäs, strammer max, speck, speckbohnen, specksalat,
      speckkartoffeln, speckknodel, schinkennudeln, schinkenfleckerl, schinken, gröstl, tiroler
      gröstl, bauernschmaus, kasseler, kassler, eisbein, haxe, haxn, schweinshaxe, schweinebraten,
      schweinsbraten, schweinsbratl, krustenbraten, schweinshaxn, grünkohl mit
      pinkel, pinkel, grünkohlessen, erbseneintopf, linseneintopf mit wurst, saure zipfel, blaue
      zipfel, hot dog, hot dogs, hotdog, hotdogs, perrito caliente, perritos calientes, corn dog,
      corn dogs, corndog, corndogs, pigs in a blanket, pig in a blanket, pigs in blankets,
      würstchen im schlafrock, toad in the hole, bangers, bangers and mash, sausage, sausages,
      saucisse, saucisses, saucisson, salchicha, salchichas, salchipapas, chorizo, chorizos,
      morcilla, lentejas con chorizo, butifarra, lomo adobado, secreto, presa iberica, panceta,
      torreznos, chicharron, chicharrones, lacon, jamon, jamon iberico, croquetas de jamon, migas
      extremenas, huevos estrellados, huevos rotos con jamon, bacon, baconny, lardon, lardons,
      jambon, jambon persille, salade lyonnaise, salade landaise, salade paysanne, quiche
      lorraine, lorraine, tartiflette, petit sale, boudin noir, andouille, jambonneau, diots,
      saucisse lentilles, prosciutto, pancetta, guanciale, salami, pepperoni, soppressata, nduja,
      mortadella, bacon and eggs, ham, gammon, blt, rookworst, boerenkool met worst, worst,
      worstje, worstjes, worstenbroodje, worstenbroodjes, saucijzenbroodje, saucijzenbroodjes,
      saucijs, hamrolletjes, spek, spekjes, spekpannenkoek, erwtensoep, snert, bruine bonensoep,
      kapucijners met spek, hete bliksem, zuurkoolschotel, zuurkool met worst, balkenbrij,
      bloedworst, karbonade, speklap, speklappen, procureur, pork, carnitas, split pea soup with
      ham, cubano, full english, full english breakfast, english breakfast, full irish, ulster
      fry, fry up, irish breakfast, scrapple
    filled fish: ramen, pho
    title fish: fish and chips, fish n chips, fish pie, fishcake, fishcakes, fish cake, fish
      cakes, fish finger, fish fingers, kedgeree, bouillabaisse, bouillabaise, bourride, brandade,
      brandade de morue, matelote, cotriade, chaudree, soupe de poisson, gravlax, graved lachs,
      gravadlax, matjes, matjessalat, rollmops, rollmopse, heringssalat, hering, haring, herring,
      bismarck, backfisch, steckerlfisch, scholle finkenwerder, finkenwerder, pannfisch, lachs,
      tonnato, vitello tonnato, tonnata, tonno, puttanesca, alla puttanesca, baccala, baccala
      mantecato, stoccafisso, acciughe, alici, sarde in saor, pasta con le sarde, bagna cauda,
      caesar, caesar salad, cesar, salade cesar, ensalada cesar, insalata caesar, salade nicoise,
      nicoise, pan bagnat, anchoiade, tapenade, pissaladiere, worcestershire, bacalao, bacalhau,
      bacalao al pil pil, pil pil, marmitako, ajoarriero, brandada, boquerones, anchoas, escabeche
      de, ceviche, cebiche, tiradito, poke, poke bowl, sushi, sashimi, nigiri, maki, temaki,
      chirashi, onigiri, unagi, dashi, miso soup, takoyaki, okonomiyaki, oden, furikake, kimchi,
      kimchi jjigae, pad thai, som tam, som tum, papaya salad, green papaya salad, tom yum, tom
      kha, larb pla, nam prik, bun cha, banh xeo, kippers, kipper, arbroath smokie, cullen skink,
      finnan haddie, smoked haddock, lutefisk, lutfisk, surstromming, gefilte fish, gefillte
      fisch, taramosalata, taramasalata, tarama, visstick, vissticks, visschotel, vispan, vissoep,
      kibbeling, lekkerbek, lekkerbekje, gerookte zalm, zalm, tonijn, tonijnsalade, paling, pisto
      con atun, empanada de atun, thunfisch, tuna, tuna melt, salmon, jansson, janssons frestelse,
      crab rangoon, lox, bagel and lox, spaghetti vongole e tonno, escabeche, rakfisk, fiskesuppe,
      ukha, uha, solyanka, soljanka, bloody mary, caesar cocktail
    filled crustacean: nasi goreng, jambalaya, gumbo
    title crustacean: scampi, gamberi, gamberetti, gamberoni, gambas, gambas al ajillo, al ajillo
      gambas, camarones, langostinos, langostino, crevettes, homard, thermidor, lobster thermidor,
      lobster roll, lobster rolls, crab cakes, crab cake, crab rangoon, shrimp cocktail, prawn
      cocktail, shrimps, nordseekrabben, krabben, krabbencocktail, garnalen, garnalenkroket,
      garnalenkroketten, garnalencocktail, kreeft, hummer, krebs, krebse, bisque, pad thai, tom
      yum, tom yam, har gow, laksa, kroepoek, etouffee, low country boil, shrimp boil, crawfish
      boil, ebi, moqueca, vatapa, scampi fritti, firecracker shrimp, belacan, sambal goreng, tom
      yum goong
    title mollusc: moules, moules frites, moules marinieres, moules mariniere, mariniere,
      mosselen, muscheln, vongole, alle vongole, cozze, impepata, calamari, calamares, calamares a
      la romana, chipirones, chopitos, pulpo, pulpo a la gallega, sepia, polpo, seppie, seppia,
      escargot, escargots, huitres, oesters, austern, oysters rockefeller, oyster, clams casino,
      clambake, clam chowder, coquilles, coquilles saint jacques, saint jacques, st jacques,
      jakobsmuscheln, vieiras, almejas, almejas a la marinera, mejillones, capesante, fideua,
      arroz negro, nero di seppia, al nero, takoyaki, oyster sauce, beef in oyster sauce, otak,
      inktvis, inktvisringen, angels on horseback, carpetbag steak
    filled fish crustacean mollusc: paella
    title fish crustacean mollusc: seafood, meeresfrüchte, frutti di mare, ai frutti di mare, allo
      scoglio, fruits de mer, mariscos, marisco, mariscada, zeevruchten, fritto misto, frittura,
      fritura de pescado, pescado, pescados, pescaito, poisson, poissons, pesce, pesci, zuppa di
      pesce, cacciucco, cioppino, brodetto, zarzuela, suquet, caldeirada, cataplana, paella de
      marisco, paella mixta, fideua, arroz a banda, arroz caldoso, arroz del senyoret,
      bouillabaisse, plateau de fruits de mer, surf and turf, surf n turf, chowder, marinera, a la
      marinera, alla marinara pesce, seafood boil, clambake, fish, fisch
    filled meat egg: bibimbap, fried rice
    title meat egg: scotch egg, scotch eggs, steak and eggs, steak tartare, tartare, tatar,
      tatarbeefsteak, filet americain, loco moco, egg fried rice, oyakodon, katsudon
    title nut: amandine, almondine, marzipan, frangipane, bakewell, bakewell tart, praline,
      pralines, gianduja, nougat, torrone, turron, turrones, mazapan, marzapane, mazapanes,
      baklava, baklawa, macaron, macarons, amaretti, amaretto, tarta de santiago, galette des
      rois, calisson, calissons, pithivier, pithiviers, financier, financiers, romesco, salsa
      romesco, ajoblanco, ajo blanco, muhammara, dukkah, korma, pasanda, waldorf, waldorfsalat,
      waldorf salad, nutella, linzer, linzertorte, vanillekipferl, zimtsterne, nussecken,
      nussecke, nusskuchen, nusszopf, nussschnecke, bethmannchen, makronen, mandelsplitter,
      studentenfutter, trail mix, bircher, birchermuesli, bircher muesli, granola, muesli,
      mozartkugel, mozartkugeln, sachertorte marzipan, rocher, ferrero, dacquoise, dacquoises,
      paris brest, pesto, pesto genovese, al pesto, trofie al pesto, pasta al pesto, salsa di
      noci, panforte, ricciarelli, cantucci, cantuccini, torta caprese, sbrisolona, gevulde
      speculaas, banketstaaf, banketletter, kerststol, amandelspijs, gevulde koek, gevulde koeken,
      pepernoten, notenbrood, borstplaat, notentaart, pecan pie, pralin, crocante, krokant,
      brittle, nut roast, noisette, noisettes, satay, faloodeh, mole, mole poblano, pipian,
      encacahuatado, circassian chicken, satsivi, churchkhela, fesenjan, fesenjoon, kulfi, badam,
      kaju, kaju katli, massaman, orgeat, mai tai, horchata, pignolata
    title pinenut: pesto, pesto genovese, al pesto, pignoli, pinocchiata, pinoccate, pignolata
    title milk rennet: pesto, caesar, caesar salad, cesar, carbonara, cacio e pepe, alfredo,
      parmigiana, amatriciana, risotto, risotti, risi e bisi, french onion soup, onion soup
      gratinée, zwiebelsuppe, uiensoep, polenta concia, fondue, raclette, tartiflette, parmesan,
      parmigiano, gnocchi alla romana, pasta al forno, nudelauflauf, saltimbocca alla
    title peanut: satay, sate, pindasaus, pindasoep, gado gado, gado, pad thai, kung pao, gong
      bao, mafe, maafe, domoda, groundnut stew, groundnut, african peanut stew, pb and j, pbj,
      buckeye, buckeyes, snickers, goober, goobers, erdnuss, cacahuete, cacahuetes, cacahuate,
      mani, arachidi, arachides, pinda, nussmix
    title soya: tofu, tempeh, miso, edamame, natto, teriyaki, yakitori, sukiyaki, bulgogi,
      yakisoba, chow mein, lo mein, chop suey, kung pao, general tso, sweet and sour, sesame
      noodles, ramen, sushi, mapo, hoisin, ponzu, char siu, soboro, agedashi, hiyayakko, bibimbap,
      japchae, adobo, nasi goreng, bami goreng, ketjap, atjar, soja, soy, teryaki, okonomiyaki
    title wheat: teriyaki, chow mein, lo mein, yakisoba, ramen, udon, soba, noodles, noodle,
      nudeln, nudel, nouilles, noedels, mie, bami, fideos, fideua, pasta, pastas, spaghetti,
      spaghettis, penne, fusilli, rigatoni, linguine, tagliatelle, tagliatelles, fettuccine,
      fettucine, macaroni, macaronis, maccheroni, makkaroni, farfalle, orecchiette, bucatini,
      tortiglioni, paccheri, conchiglie, ziti, ditalini, pappardelle, gnocchi, gnocchis, noquis,
      spätzle, vermicelli, orzo, kritharaki, couscous, cous cous, bulgur, boulgour, pasta e
      fagioli, pasta al forno, one pot pasta, nudelsalat, nudelauflauf, nudelpfanne, pastasalade,
      pastasalat, tortillas de harina, bread, breads, brot, brote, brötchen, brotsalat, brotsuppe,
      pan de, brood, toast, toasts, bun, buns, baguette, baguettes, focaccia, ciabatta, grissini,
      pretzel, pretzels, brezel, brezeln, breze, brezn, laugen, cracker, crackers, flatbread,
      flatbreads, fladenbrot, stockbrot, pizzateig, dough, pie, pies, pastry, pastries, strudel,
      strudels, apfelstrudel, krautstrudel, turnover, turnovers, samosa, samosas, pie crust,
      knödel, knoedel, semmel, semmeln, dumpling, dumplings, gravy, ribollita, pappa al pomodoro,
      acquacotta, gazpacho, salmorejo, ajoblanco, romesco, skordalia, rouille, french onion soup,
      zwiebelsuppe, uiensoep, tempura, schnitzel, escalope, milanese, stuffing, farce, roux,
      mehlschwitze, einbrenne, einbrennsuppe, mehlsuppe, griesssuppe, griessnockerlsuppe,
      griessnockerl, biersuppe, brotzeit, bratlinge, reiberdatschi, latkes, latke, kibbeh,
      tabouli, filo, phyllo, puff pastry, blatterteig, feuillete, feuilletes, feuilletee,
      hojaldre, hojaldres, sfoglia, sfogliata, rustico, rustici, brisee, sablee, brick, bricks,
      pastilla, nem, spring roll, spring rolls, frühlingsrolle, frühlingsrollen, rollitos,
      involtini primavera, loempia, wonton, malt, seitan, kritharoto, fregola, fregula
    title egg: tempura, latkes, latke, kartoffelpuffer, reibekuchen, reiberdatschi, bratlinge,
      hash brown casserole, nudelauflauf, auflauf, potato pancakes, galettes de pommes de terre,
      roesti
    title barley alcohol: beer, bier, biere, cerveza, birra, stout, guinness, radler, shandy,
      michelada
    title alcohol: wine, vin, vino, wijn, rum, rhum, whisky, whiskey, bourbon, brandy, cognac,
      sherry, marsala, champagne, prosecco, sekt, likor, liqueur, liquor, vodka, tequila, kirsch,
      limoncello, coq au vin, bourguignon, beurre blanc, tiramisu, trifle, zuppa inglese, savarin,
      fondue, käsefondue, bœuf bourguignon, daube, sauerbraten wine, zabaione, zabaglione,
      sabayon, crêpes suzette, suzette, cherries jubilee, bananas foster, black forest,
      schwarzwalder, plum pudding, christmas pudding, christmas cake, fruit cake, fruitcake,
      rumkugel, penne alla vodka, alla vodka, glogg, mulled, mulled wine, ponche, rompope,
      sangria, kalimotxo, tinto de verano, clerico, aperol spritz, moules mariniere, marchand de
      vin, bordelaise, chasseur, stroganoff, welsh rarebit, a la cerveza, al jerez, al vino tinto,
      al barolo, al marsala, alla birra, in weinsauce, weinschaum, weinschaumcreme, chaudeau,
      biersuppe
    title mustard: devilled, deviled, senf, senfsauce, senfeier, moutarde, a la moutarde, mostaza,
      senape, mosterd, mosterdsoep, mosterdsaus, groningse mosterdsoep, vinaigrette, remoulade,
      mayonnaise, honey mustard, welsh rarebit, piccalilli, curry, curries, curried, currywurst,
      kerrie, potato salad, kartoffelsalat, aardappelsalade, hot dog, coleslaw, krautsalat,
      caesar, dijonnaise, a la dijonnaise, gribiche
    title celery: waldorf, waldorfsalat, waldorf salad, sellerie, selleriesalat, celeri, celeri
      remoulade, apio, sedano, selderij, knolselderij, bolognese, bolognaise, mirepoix, soffritto,
      caponata, gumbo, jambalaya, bloody mary, stuffing, suppengemuse, gemüsesuppe, minestrone,
      vegetable soup, soupe de legumes, potage, groentesoep, sopa de verduras, minestra, bouillon,
      brühe, broth, brodo
    title sesame: hummus, houmous, humus, hummous, tahini, tahin, tahina, baba ganoush, baba
      ghanoush, babaganoush, baba ganush, mutabbal, moutabal, halva, halwa, halvah, halawa,
      falafel, falafels, felafel, sabich, gomasio, furikake, zaatar, dukkah, simit, bibimbap,
      bulgogi, japchae, sushi, teriyaki, goma, goma ae, gomae, dan dan, sesam, ajonjoli, sesamo,
      hot and sour soup, general tso, sesame
    title animal: honey, honig, miel, miele, honing, honey mustard, honigkuchen, lebkuchen,
      nougat, turron, torrone, baklava, croccante, bienenstich, halva, granola
    filled meat: jello, jell o, jelly, gelee en, pâté
    title meat: panna cotta, pannacotta, bavarois, bavaroise, blancmange, aspic, aspik, sülze,
      sulz, aspique, gelatina, gotterspeise, wackelpudding, marshmallow, marshmallows, rocky road,
      rice krispie treats, gummies, gummy bears, gummibarchen, mousse cake, charlotte, mincemeat,
      mince pies, mince pie, suet pudding, plum pudding, christmas pudding, spotted dick, gravy,
      bratensauce, bratensosse, demi glace, glace de viande, consomme, bouillon cup, fleischbrühe,
      bone broth, stuffing, refried, frijoles refritos, lard, schmalz, schmalzbrot,
      griebenschmalz, gribenes, schmaltz, kaldaunen, kutteln, saure kutteln, beuschel, saure
      lungerl, nierchen, saure nierchen, sweetbread, sweetbreads, ris de veau, kalbsbries,
      liverwurst, leberwurst, teewurst, mettbrotchen, mettigel, mett, hackepeter
    title coconut: colada, pina colada, rendang, laksa, tom kha, korma, thai curry, green curry,
      red curry, yellow curry, massaman, panang, penang curry, bounty, lamington, lamingtons,
      macaroon, macaroons, kokosmakronen, raffaello, moqueca, callaloo, german chocolate cake,
      ambrosia, coco, kokos, cocco, klappertaart, kokosbrot, cocadas, cocada
    title lupin: lupini, lupinen, altramuces, lupin
    title pork milk: clams casino, toast hawaii, hawaiitoast
    title wheat egg: sausage roll, sausage rolls, strammer max, galette des rois, galettes des
      rois, tarta de santiago, tourte, tourtes
    title egg: salade lyonnaise, strammer max, weinschaumcreme, weinschaum, chaudeau, carbonara,
      alla carbonara, a la carbonara, zuppa inglese, kuku
    title milk: galette des rois, zuppa inglese, tourte, tourtes, knickerbocker glory, sundae,
      sundaes, gratinée, soupe gratinée
    title pork: fabada, fabada asturiana, fabes, cocido, cassoulet, choucroute, feijoada, pote
      gallego, sausage rolls, sausage roll, saucijzenbroodje, saucijzenbroodjes
    title wheat: migas, migas extremenas, notenbrood, rozijnenbrood, sausage rolls, sesame
      noodles, korean pancakes, pajeon, pajeons
    title sesame: sesame noodles, sesame chicken, sesame balls, sesambrot
    title meat: coronation chicken
    title milk: salade caprese, caprese salad, caprese salat, ensalada caprese
    title pork: mettigel, mettbrotchen, mett
    title wheat egg: a la romana, calamares a la romana, saucijzenbroodje, saucijzenbroodjes
    title peanut: kipsate, sate
    title milk egg: coronation, thousand island
    # Dishes whose names do not say what they hold
    title meat pork: bauernfrühstück, monte cristo, cobb salad, chef salad, chefs salad, chef s
      salad, älplermagronen, uitsmijter, botillo, pringa, panhas, galette complete, discada,
      zwiebelkuchen, flammekueche, canederli, piperade
    title meat: scotch broth, potted hough, cheesesteak, cheesesteaks, pastitsio, avgolemono,
      stroganoff, pepperpot, bunny chow, egusi, egusi soup, pancit, lions head, lion s head, gua
      bao, mole poblano, chiles en nogada, chile en nogada, tortilla soup, sopa de lima, asado,
      papa rellena, papas rellenas, prego, flädlesuppe, käse lauch suppe, pizzasuppe, carbonnade,
      mafe, vincisgrassi, suppli, croquetas, stoofvlees, broodje kroket, huzarensalade, olivier
      salad, salade olivier, gazpacho manchego, matzo ball soup, matzah ball soup
    title fish: quenelles, bigoli in salsa, empanada gallega, ensaladilla rusa, mohinga, tteokbokki,
      topokki, kimbap, gimbap
    title mollusc: arselle, fregola con arselle
    title egg: avgolemono, omurice, egg foo young, egg foo yung, egg fu yung, matzo balls, matzah
      balls, matzo ball soup, matzah ball soup, flädlesuppe, kimbap, gimbap
    title nut milk: vanillekipferl, nussecken, pithiviers, kataifi, pralines
    title nut egg: ricciarelli, zimtsterne, bethmännchen, cantucci, panforte
    title milk egg: key lime pie, baked alaska, choux, choux buns, melonpan, pineapple bun,
      pineapple buns, stroopwafel, stroopwafels, kladdkaka, spritzgebäck, gingersnap, gingersnaps,
      jelly roll, tres leches
    title milk: caprese, nachos, flapjack, flapjacks, pepernoten, kruidnoten, krentenbol,
      krentenbollen, suikerbrood, jalebi, jalebis, ladoo, ladoos, laddu, laddus, naan, naans,
      almond jelly, rugelach, ploughmans lunch, ploughman s lunch, soda bread, byrek, langos,
      lefse, obatzter, korma, stroganoff, apfelstrudel, flamiche
    title wheat: monte cristo, bunny chow, pastitsio, pancit, flädlesuppe, lefse, langos, kataifi,
      naan, rugelach, cantucci, stroopwafel, stroopwafels, gingersnaps, vanillekipferl, nussecken,
      spritzgebäck, matzo balls, matzah balls, soda bread, pithiviers, key lime pie
    title animal: panforte
    # What else titles say, which holds nothing
    title: amp, nbsp, quot, eacute, com, www, net, org, epicurious, allrecipes, cookbooks, dish,
      dishes, recipe, recipes, soup, soups, salad, salads, slaw, stew, stews, bake, bakes, bowl,
      bowls, plate, platter, side, sides, starter, appetizer, appetizers, snack, snacks, meal,
      meals, dinner, dinners, supper, lunch, brunch, breakfast, dessert, desserts, treat, treats,
      drink, drinks, juice, smoothie, smoothies, sauce, sauces, salsa, dip, dips, spread, spreads,
      relish, chutney, jam, preserve, preserves, pickle, pickles, mix, medley, ratatouille, stir
      fried, roasted, grilled, braised, stewed, boiled, steamed, casserole, skillet, traybake,
      sheet pan, one pot, slow cooker, crockpot, instant pot, air fryer, pressure cooker, kebab
      sticks, sticks, bites, cups, boats, wedges, chips, fries, tests, trap, traps, sample,
      untitled, the best, best, ever, perfect, favorite, favourite, grandma, grandmas,
      grandmother, grandmothers, mom, moms, mum, mums, mama, mamas, mother, mothers, aunt, auntie,
      uncle, family, homemade, home made, easy, quick, simple, classic, traditional, authentic,
      ultimate, amazing, delicious, yummy, tasty, healthy, crispy, crunchy, spicy, sweet, sour,
      hot, cold, warm, chilled, fresh, summer, winter, autumn, fall, spring, sunday, weeknight,
      minute, minutes, style, version, way, my, our, your, i, ii, iii, iv, party, picnic,
      christmas, easter, thanksgiving, holiday, kids, lemonade, compote, coulis, rainbow, garden,
      harvest, rustic, mixed, smoky, gericht, gerichte, rezept, rezepte, suppe, suppen, salat,
      salate, eintopf, pfanne, topf, beilage, beilagen, vorspeise, nachtisch, nachspeise, getränk,
      saft, sosse, aufstrich, kompott, mus, gemusepfanne, ofen, ofengemuse, gebratene, gebraten,
      gebratener, gebratenes, geschmort, geschmorte, gedunstet, gedunstete, geroestet, gerostete,
      gebacken, gebackene, gebackener, gebackenes, gegrillt, gegrillte, gegrilltes, gekochte,
      gekochter, marinierte, marinierter, einfache, einfacher, einfaches, schnelle, schneller,
      schnelles, omas, oma, nach art, hausfrauenart, klassisch, klassische, lecker, leckere,
      leckerer, köstlich, feine, feiner, feines, sommerlich, sommerliche, sommer, herbst,
      fruhling, plat, plats, recette, recettes, soupe, soupes, salade, salades, potage, poelee,
      poele, ragout de legumes, boisson, jus de, confiture, tian, roti, rotis, rotie, roties,
      grille, grilles, grillees, grillee, braise, braises, braisee, mijote, mijotes, mijotee,
      etuvee, etuvees, poche, poches, facon, maison, mamie, grand mere, facile, rapide, classique,
      traditionnel, traditionnelle, delicieux, delicieuse, ete, hiver, automne, printemps, plato,
      platos, receta, recetas, sopa, sopas, ensalada, ensaladas, guiso, guisos, estofado, potaje,
      asadas, asados al horno, bebida, zumo, jugo, mermelada, salteado, salteados, salteada,
      salteadas, fritos, frito, frita, fritas, al horno, a la plancha, casera, casero, caseras,
      caseros, de la abuela, abuela, facil, rapida, rapido, tradicional, rico, rica, verano,
      invierno, piatto, piatti, ricetta, ricette, zuppa, zuppe, insalata, insalate, contorno,
      contorni, antipasto, dolce, dolci, bevanda, succo, marmellata, confettura, saltati, saltate,
      fritti, fritte, al forno, alla griglia, grigliati, grigliate, in padella, ripassati,
      stufati, stufate, della nonna, nonna, fatto in casa, veloce, semplice, classico, classica,
      tradizionale, estivo, estiva, invernale, alla, gerecht, gerechten, recept, recepten, soep,
      soepen, slaatje, schotel, ovenschotel, stoofpot, stoofpotje, bijgerecht, voorgerecht,
      nagerecht, toetje, drankje, sap, saus, gebakken, gebraden, gestoofd, gestoofde, geroosterd,
      geroosterde, gegrild, gegrilde, gekookt, gekookte, uit de oven, van oma, makkelijk,
      makkelijke, snel, snelle, simpel, lekker, lekkere, klassieke, traditionele, zomerse,
      winterse
    # What is named after a food and need not hold it
    namesake: rub, seasoning, marinade, glaze, brine, spice, spices, spice mix, coating, batter,
      inn, dale, creek, hill, hills, farm, farms, lodge, house, tavern, county, island, bay, lake,
      river, valley, pond, club, town, ville, topping, style, gewurz, rubs, sauce, condiment,
      kruiden, kruidenmix, less
    """
}
