extension FoodWords {
  /// The Italian words; see Documentation/Diets.md for what the lines mean.
  static let italian: StaticString =
    """
    endings: o>i, o>a, o>e, a>e, e>i

    wheat soya?: pangrattato, pan grattato
    milk? soya? oats? nut? coconut?: panna vegetale, crema vegetale
    soya? wheat? egg?: burger vegetale, macinato vegetale, macinato vegano, wurstel vegetali,
      polpette vegetali
    nut egg?: marzapane, torrone
    nut milk soya?: nutella, crema gianduja, crema spalmabile alle nocciole
    wheat egg milk: brioche, panettone, pandoro, crespelle
    egg alcohol: zabaione, zabaglione
    milk rennet egg: grana padano
    pork meat: prosciutto, prosciutto cotto, prosciutto crudo, pancetta, guanciale, speck, lardo,
      strutto, salame, coppa, cotechino, zampone, porchetta, lonza, arista, costine, nduja, wurstel,
      soppressata, culatello, cicoli, ciccioli
    meat pork?: macinato, carne macinata, carne trita, macinato misto, trita, polpette, polpettone,
      salsiccia, salsicce, ragù, ragù di carne
    soya? lupin?: farina senza glutine, mix senza glutine, pane senza glutine, pangrattato senza
      glutine
    nut? egg wheat?: amaretti, amaretti morbidi
    meat fish? pork?: colla di pesce, gelatina, gelatina in fogli, fogli di gelatina
    meat? pork?: pasta di zucchero, fondente di zucchero
    wheat milk? egg?: pasta frolla, frolla, pasta sfoglia, sfoglia, pasta brisée, crostata
    drop milk: senza latte, senza latticini
    drop egg: senza uova, senza uovo
    drop wheat rye barley: senza glutine
    drop soya: senza soia
    drop animals: vegano, vegana, vegetale, vegan, vegane, vegani
    drop slaughtered: vegetariano, vegetariana, vegetariane, vegetariani
    drop alcohol: analcolico
    not: senza, non, né, nessun, nessuna, privo di, priva di, privi di
    or: o, oppure, od, in alternativa
    conditional: se
    and: e, ed, con, più
    purpose: per
    example: può contenere, può contenere tracce di, può contenere tracce d, tracce, tracce di, possibili tracce di, contiene tracce di, come, ad esempio, tipo, per esempio, preferibilmente
    needed: se serve, se necessario, se occorre, all occorrenza
    choice: a scelta, a piacere, a vostra scelta, a tua scelta
    optional: opzione, facoltativi, facoltative, opzionali, per accompagnare, per la finitura, per spolverare, facoltativo, facoltativa, opzionale, per servire, per guarnire, per decorare, se piace, per la decorazione
    reference: ricetta, vedi ricetta
    note: nota, note, nb, n b, vedi nota, vedi note, vedi la nota, vedi le note, vedere nota, vedere
      la nota, si veda la nota, vedi consiglio, vedi consigli, vedi suggerimento
    heading: ingredienti, salsa, ripieno, per il ripieno, per la salsa, per l impasto, per la pasta,
      per la crema, condimento
    tools: attrezzatura, attrezzi, utensili, strumenti, occorrente, accessori
    equipment: carta forno, carta da forno, carta alluminio, carta stagnola, foglio di
      alluminio, alluminio, stagnola, pellicola, pellicola trasparente, pellicola alimentare,
      stuzzicadenti, stecchini, stecchini di legno, stecchi, bastoncini di legno, spiedini di
      legno, spiedi di legno, spiedi, spiedini di metallo, stampo, stampi, stampini, stampo a
      cerniera, stampo da plumcake, teglia, tortiera, pirottini, pirofila, sac à poche, sac a
      poche, tasca da pasticcere, bocchetta, frullatore, frullatore a immersione, mixer,
      minipimer, robot da cucina, mortaio, pestello, mattarello, planetaria, impastatrice,
      gelatiera, macchina per la pasta, macchina del pane, macchina per il gelato, tritacarne,
      batticarne, termometro, termometro da cucina, grattugia, tagliauova, coltello, coltello
      per ostriche, coltello per il pane, schiaccianoci, schiacciapatate, setaccio, colino,
      passaverdure, spago da cucina, spago, pennello, frusta, fruste, spatola, coppapasta, coppa
      pasta, formine, tagliabiscotti, tagliapasta, wok, pentola a pressione, vaporiera,
      barattoli, vasetti di vetro, ramequin, cocottine, sifone, guanti, mandolina, griglia,
      piastra, leccarda, piastra per waffle, stampo per ciambella, rotella
    meat? pork? fish? crustacean?: spiedini, spiedino, spiedini misti, arrosticini
    filler: g, gr, kg, ml, cl, dl, l, hg, etti, etto, di, del, dello, della, dei, degli, delle, il,
      lo, la, i, gli, le, un, uno, una, da, in, a, al, allo, alla, ai, dal, su, sul, ne, d,
      cucchiaio, cucchiai, cucchiaino, cucchiaini, tazza, tazze, bicchiere, bicchieri, bicchierino,
      pizzico, presa, manciata, spicchio, spicchi, foglia, foglie, foglioline, ciuffo, ciuffi,
      mazzetto, rametto, rametti, ramo, gambo, gambi, costa, coste, fetta, fette, pezzo, pezzi,
      pezzetti, scatola, scatole, lattina, vasetto, vasetti, confezione, bustina, bustine, rotolo,
      litro, litri, grammi, chilo, kilo, goccia, gocce di, filo, filo d, noce di, grande, grandi,
      piccolo, piccola, piccoli, piccole, medio, media, medie, medi, mezzo, mezza, fresco, fresca,
      freschi, fresche, secco, secca, secchi, secche, tritato, tritata, tritati, tagliato, tagliata,
      tagliati, grattugiato, grattugiata, grattugiati, macinata, pelato, pelata, sbucciato,
      sbucciata, cotto, cotta, cotti, lesso, lessi, lessate, crudo, cruda, maturo, matura, maturi,
      mature, surgelato, surgelati, fuso, sciolto, ammorbidito, morbido, freddo, fredda, caldo,
      calda, tiepida, tiepido, temperatura ambiente, a temperatura ambiente, sottile, sottili, fine,
      finemente, grosso, grossa, intero, intera, interi, rosso, rossa, rossi, rosse, verde, verdi,
      giallo, gialla, gialli, bianco, bianca, bianchi, nero, nera, neri, nere, bruno, integrale,
      extra, vergine, extravergine, extra vergine, evo, dolce, dolci, piccante, amaro, salato,
      salata, biologico, bio, scremato, parzialmente scremato, light, in polvere, polvere, in
      scatola, sott olio, sottolio, sgocciolato, sgocciolati, sbattuto, sbattute, passato,
      setacciata, lavato, puliti, pulito, disossato, non trattato, non trattati, senza buccia, senza
      pelle, senza semi, senza sale, circa, q b, qb, quanto basta, ben, molto, poco, persone, succo,
      scorza, buccia, polpa, cubetti, a cubetti, a dadini, a fette, a fettine, a pezzi, fettine,
      listarelle, rondelle, tostato, tostate, affumicato, affumicata, dissalati, sotto sale,
      denocciolate, denocciolati, secondo, gusto, oro, origine, dop, igp, scatoletta, scatolette,
      petto, tazzina, tazzine, liquida, liquido, cubetto, tritate, pulite

    milk: latte scremato, latte fresco, panna liquida, burro chiarito, burro fuso, yogurt bianco,
      formaggio fresco, cioccolato al latte, cioccolato bianco, gelato, kefir, siero di latte,
      besciamella latte, latte, latte intero, panna, panna fresca, panna da cucina, panna montata,
      burro, mascarpone, ricotta, mozzarella, mozzarella di bufala, burrata, stracciatella,
      stracchino, crescenza, robiola, philadelphia, yogurt, yogurt greco, latte condensato, latte in
      polvere, dulce de leche, formaggio, formaggio spalmabile, fiordilatte, panna acida,
      latticello, squacquerone, burro chiarificato
    milk rennet~: formaggi, mozzarelle, provola, feta, caprino, brie, fior di latte, ricotta di
      pecora
    milk rennet?: parmigiano grattugiato, parmigiano, pecorino, asiago, provolone, caciocavallo,
      fontina, taleggio, gorgonzola, montasio, scamorza, castelmagno, bitto, toma, formaggio
      grattugiato, ricotta salata, fiore sardo, gruviera, emmental
    milk rennet: parmigiano reggiano, pecorino romano
    milk? soya?: cioccolato, cioccolato fondente, gocce di cioccolato, margarina, caramello, scaglie
      di cioccolato
    milk nut? pinenut? rennet?: pesto, pesto alla genovese
    egg: uovo, uova, tuorlo, tuorli, albume, albumi, tuorlo d uovo, meringa, meringhe, uova di
      gallina, uova di galline, uovo di gallina
    egg mustard?: maionese
    wheat milk: besciamella
    egg milk: crema pasticciera, crema pasticcera, crema inglese, crema al limone
    wheat: farina, farina 00, farina 0, farina di grano tenero, farina di frumento, farina
      manitoba, farina integrale, farina di farro, grano, grano duro, frumento, semola, semola
      rimacinata, semola di grano duro, semolino, farro, farro perlato, cous cous, couscous,
      bulgur, seitan, glutine, pasta fillo, pasta per pizza, fregola, orzo pasta, crusca, germe di
      grano, lievito madre, penne, fusilli, rigatoni, paccheri, orecchiette, bucatini, linguine,
      farfalle, ditalini, conchiglie, trofie, mezze maniche, mezze penne, pastina, casarecce,
      frisella, friselle, taralli, pasta madre
    wheat egg~: pasta, spaghetti, maccheroni, pasta corta, pasta lunga
    wheat egg: pasta all uovo, pasta fresca all uovo, pasta sfoglia all uovo, lasagne all uovo,
      tagliatelle, tagliatelle all'uovo, pasta all'uovo, pappardelle, tagliolini, savoiardi, pan di
      spagna, maltagliati
    wheat egg? milk? meat?: ravioli, cappelletti
    wheat egg?: gnocchi, lasagne, sfoglie per lasagne, cannelloni, fettuccine
    wheat milk?: pane, pane raffermo, pane casereccio, pancarrè, pan carré, mollica, mollica di
      pane, pane in cassetta, panino, panini, grissini, crostini, fette biscottate, biscotti,
      biscotti secchi, pasta brisè, focaccia, cracker, crackers, base per pizza, basi per pizza
    barley: orzo, orzo perlato, malto
    barley alcohol wheat?: birra
    rye: segale, farina di segale
    oats: avena, fiocchi d avena, fiocchi di avena, farina d avena, latte di avena, latte d avena,
      bevanda di avena
    meat: macinato di manzo, vitellone, scottona, capretto, lepre, cervo, petti di pollo, cosce di
      pollo, gallina, fesa di tacchino, oca, quaglia, quaglie, piccione, rognone, lingua, colla di
      pesce carne, fondo bruno, hamburger, bistecca, bistecche, fettine di vitello, scaloppine,
      spezzatino, arrosto, caglio, manzo, vitello, bovino, agnello, pollo, petto di pollo, tacchino,
      coniglio, anatra, faraona, cinghiale, fegato, fegatini, trippa, ossobuco, bresaola, fesa,
      girello, midollo, carne, ossibuchi, ossobuchi, animelle
    pork: maiale, lombo, costine di maiale, macinato di maiale, pancetta affumicata, cotenna, salumi
    fish: pesci, tonno sott olio, nasello, sarda, alice, acciuga, acciughe sott olio, filetti di
      acciuga, filetti di acciughe, filetti di alici, platessa, anguilla, coda di rospo, rana
      pescatrice, dentice, triglia, caviale, persico, palombo, salsa worcester, salsa
      worcestershire, acciughe, alici, tonno, salmone, salmone affumicato, merluzzo, baccalà,
      stoccafisso, branzino, spigola, orata, sogliola, pesce, pesce spada, sgombro, sardine, sarde,
      trota, rombo, cernia, triglie, bottarga, colatura di alici, pasta di acciughe, pasta
      d'acciughe
    nut: frutta a guscio, frutti a guscio
    soya: burro di soia
    mollusc: mollusco, molluschi
    crustacean: crostaceo, crostacei, gambero, gamberetto, scampo, granchi, mazzancolla, gamberi, gamberetti, gamberoni,
      mazzancolle, scampi, aragosta, astice, granchio, canocchie
    mollusc: cozza, vongola, calamaro, totano, seppia, ostrica, cappesante, capasanta, telline,
      cozze, vongole, calamari, calamaretti, seppie, seppioline, polpo, polpi, moscardini, totani,
      capesante, ostriche, lumache, fasolari, nero di seppia, cannolicchi, tartufi di mare
    fish crustacean mollusc: frutti di mare, pesce misto
    peanut: arachide, arachidi, burro di arachidi, burro d arachidi, olio di arachidi, olio di semi
      di arachide, olio di arachide
    nut: mandorla, latte di mandorla, latte di mandorle, crema di mandorle, burro di mandorle,
      nocciola, pasta di nocciole, noce, gherigli di noce, gherigli di noci, granella di noci,
      anacardo, pistacchio, granella di pistacchi, crema di pistacchi, noci di macadamia, noci del
      brasile, pasta di mandorle, pasta di pistacchio, crema di pistacchio, granella di pistacchio,
      granella di nocciole, pistacchi, noci, nocciole, mandorle, anacardi, noci pecan, mandorle a
      lamelle, farina di mandorle, farina di nocciole, ricotta di mandorle, ricotta di anacardi,
      pasta di pistacchi, pasta di noci, formaggio di anacardi, formaggio di mandorle, croccante,
      pasta reale
    pinenut: pinoli, pinolo
    nut peanut?: frutta secca
    nut? alcohol: liquore amaretto
    soya: soia, tofu, salsa di soia senza glutine, tempeh, edamame, lecitina di soia, ricotta di
      soia, formaggio di soia, yogurt di soia, panna di soia, latte di soia, bevanda di soia
    soya wheat: salsa di soia, salsa soia
    soya? nut? oats?: latte vegetale, bevanda vegetale, yogurt vegetale
    soya? nut?: burro vegetale, formaggio vegetale, formaggio vegano, parmigiano vegano, burro
      vegano
    sesame: sesamo, semi di sesamo, olio di sesamo, tahin, tahini, hummus, pasta di sesamo, crema di
      sesamo, tahina
    mustard sulphite?: senape, mostarda, senape in grani, senape antica
    mustard: semi di senape, senape in polvere
    celery: sedano, costa di sedano, gambo di sedano, coste di sedano, sedano rapa
    celery? wheat?: brodo vegetale, brodo di verdure, soffritto
    celery? wheat? flesh?: brodo, dado, dado da brodo
    celery? mustard?: curry
    lupin: lupini, farina di lupini
    animal: miele
    alcohol sulphite animal~: vino, vino bianco, vino rosso, marsala, prosecco, spumante, vermut,
      porto, vin santo
    alcohol: brandy, cognac, liquore, vodka, gin, whisky, rum, limoncello, alchermes, grappa,
      sambuca, amaretto di saronno, strega, maraschino
    alcohol~: estratto di vaniglia, aroma vaniglia
    sulphite: aceto di vino, aceto balsamico, aceto di vino bianco, aceto di vino rosso, glassa di
      aceto balsamico
    sulphite?: uvetta, uva passa, uva sultanina, prugne secche, albicocche secche, olive, oliva,
      olive nere, olive verdi, olive taggiasche, capperi, cappero, aceto, canditi, pomodori secchi,
      cedro candito
    coconut: cocco, cocco rapè, farina di cocco, olio di cocco, crema di cocco, cocco grattugiato,
      panna di cocco, latte di cocco, yogurt di cocco
    plain soya?: olio per friggere, olio vegetale
    plain wheat~: lievito in polvere, lievito istantaneo, lievito per dolci
    plain: sale fino, pepe nero, pepe bianco, zucchero semolato, zucchero vanigliato, acqua fredda,
      acqua frizzante, ghiaccio, olio d oliva, olio di oliva, olio extravergine d oliva, olio
      extravergine di oliva, olio extra vergine di oliva, olio extra vergine d oliva, olio evo,
      olio di girasole, olio di semi di girasole, olio di mais, aceto di mele, aceto di riso,
      lievito di birra fresco, lievito secco, maizena, farina di grano saraceno, tapioca, agar
      agar, cacao amaro, cacao in polvere, tè, vaniglia, baccello di vaniglia, zenzero, curcuma,
      cumino, coriandolo, cardamomo, paprika, peperoncini, anice, anice stellato, spezie,
      mentuccia, maggiorana, aneto, dragoncello, finocchietto, erbe aromatiche, spicchio d aglio,
      cipolle, cipollotti, scalogni, porri, patate dolci, carote, rapa, barbabietola, barbabietole,
      ravanelli, pomodori pelati, salsa di pomodoro, sugo di pomodoro, cetriolo, cetrioli, fiori di
      zucca, melanzane, peperoni, zucca butternut, spinacini, bieta, cavolo, verza, broccolo,
      cavolini di bruxelles, finocchi, asparago, carciofo, cuori di carciofo, pisello, fagiolo,
      fagioli borlotti, fagioli cannellini, fava, lenticchia, mais, fungo, funghi champignon,
      porcini, tartufo, insalata, indivia, scarola, valeriana, avocado, riso basmati, riso venere,
      spaghetti di riso, noodles di riso, carta di riso, latte di riso, bevanda di riso, semi di
      lino, semi di chia, semi di papavero, semi di zucca, semi di girasole, pere, banana, banane,
      arance, succo d arancia, succo di arancia, scorza d arancia, scorza di arancia, mandarino,
      mandarini, limoni, succo di limone, scorza di limone, lime, pompelmo, fragola, lampone,
      mirtillo, more, mora, ribes, ciliegia, ciliegie, uva, prugna, prugne, albicocca, albicocche,
      pesca, pesche, fico, fichi, dattero, datteri, ananas, mango, kiwi, melone, anguria,
      melagrana, melograno, frutti di bosco, marmellata, confettura, marmellata di albicocche,
      castagna, castagne, marroni, cremor tartaro, acqua di fiori d arancio, verdure, verdura,
      aglio, spicchio d'aglio, cipolla, cipolla rossa, cipollotto, scalogno, porro, carota,
      zucchina, zucchine, melanzana, peperone, peperoncino, pomodoro, pomodori, pomodorini, passata
      di pomodoro, polpa di pomodoro, concentrato di pomodoro, pelati, patate, patata, zucca,
      spinaci, bietole, cavolo nero, cavolfiore, broccoli, cime di rapa, finocchio, carciofi,
      asparagi, rucola, radicchio, lattuga, funghi, funghi porcini, champignon, piselli, fave,
      fagioli, borlotti, cannellini, ceci, lenticchie, fagiolini, basilico, prezzemolo, rosmarino,
      salvia, timo, origano, alloro, menta, erba cipollina, noce moscata, cannella, chiodi di
      garofano, zafferano, pepe, sale, sale grosso, zucchero, zucchero a velo, zucchero di canna,
      lievito, lievito di birra, bicarbonato, vanillina, bacca di vaniglia, limone, arancia, mela,
      mele, pera, fragole, lamponi, mirtilli, olio, olio d'oliva, olio extravergine, olio di semi,
      riso, riso carnaroli, riso arborio, polenta, farina di mais, farina di riso, farina di ceci,
      farina di castagne, fecola, fecola di patate, amido di mais, quinoa, miglio, grano saraceno,
      cacao, burro di cacao, caffè, acqua, acqua tiepida, pasta di riso, pasta di mais, pasta di
      lenticchie, pasta di ceci, pasta di legumi, semola di mais, semola di riso, funghi ostrica,
      gelatina di mele, gelatina di frutta, cuore di bue, cuori di bue, barba di frate, agretti,
      finferli, gallinacci
    meat celery? wheat? soya? milk?: brodo di carne, brodo di pollo, brodo di manzo, brodo di
      gallina, dado di carne, dado di pollo, dado di manzo
    fish celery? wheat?: brodo di pesce, fumetto di pesce
    celery? wheat? milk? soya?: dado vegetale
    pork nut? milk?: mortadella
    nut milk? soya?: crema di nocciole
    wheat egg? milk? meat? pork?: tortellini
    wheat pork? meat? milk?: piadina, piadine, piadina romagnola
    wheat egg milk nut?: colomba, colomba pasquale
    wheat milk egg?: cornetti, cornetto, pasticcini, bignè
    fish meat egg: vitello tonnato
    fish egg: salsa tonnata, crema tonnata, tonnata
    wheat egg milk?: lingua di gatto, lingue di gatto, pavesini
    milk rennet? egg?: grana
    """
}
