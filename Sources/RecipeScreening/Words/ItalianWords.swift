extension FoodWords {
  /// The Italian words; see Documentation/Diets.md for what the lines mean.
  static let italian: StaticString =
    """
    endings: o>i, o>a, o>e, a>e, e>i

    drop milk: senza latte, senza latticini
    drop egg: senza uova, senza uovo
    drop wheat rye barley: senza glutine
    drop soya: senza soia
    drop animals: vegano, vegana, vegetale, vegan
    drop slaughtered: vegetariano, vegetariana
    drop alcohol: analcolico
    not: senza, non
    or: o, oppure, od, in alternativa
    conditional: se
    and: e, ed, con, più
    purpose: per
    example: come, ad esempio, tipo, per esempio, preferibilmente
    optional: facoltativo, facoltativa, opzionale, per servire, per guarnire, per decorare, a
      piacere, se piace, per la decorazione
    reference: ricetta, vedi ricetta
    heading: ingredienti, salsa, ripieno, per il ripieno, per la salsa, per l impasto, per la
      pasta, per la crema, condimento
    equipment: carta forno, carta da forno, stuzzicadenti, pellicola, stampo, stampini, spiedini
      di legno, pirottini
    filler: g, gr, kg, ml, cl, dl, l, hg, etti, etto, di, del, dello, della, dei, degli, delle,
      il, lo, la, i, gli, le, un, uno, una, da, in, a, al, allo, alla, ai, dal, su, sul, ne, d,
      cucchiaio, cucchiai, cucchiaino, cucchiaini, tazza, tazze, bicchiere, bicchieri,
      bicchierino, pizzico, presa, manciata, spicchio, spicchi, foglia, foglie, foglioline,
      ciuffo, ciuffi, mazzetto, rametto, rametti, ramo, gambo, gambi, costa, coste, fetta, fette,
      pezzo, pezzi, pezzetti, scatola, scatole, lattina, vasetto, vasetti, confezione, bustina,
      bustine, rotolo, litro, litri, grammi, chilo, kilo, goccia, gocce di, filo, filo d, noce di,
      grande, grandi, piccolo, piccola, piccoli, piccole, medio, media, medie, medi, mezzo, mezza,
      fresco, fresca, freschi, fresche, secco, secca, secchi, secche, tritato, tritata, tritati,
      tagliato, tagliata, tagliati, grattugiato, grattugiata, grattugiati, macinato, macinata,
      pelato, pelata, pelati, sbucciato, sbucciata, cotto, cotta, cotti, lesso, lessi, lessate,
      crudo, cruda, maturo, matura, maturi, mature, surgelato, surgelati, fuso, sciolto,
      ammorbidito, morbido, freddo, fredda, caldo, calda, tiepida, tiepido, temperatura ambiente,
      a temperatura ambiente, sottile, sottili, fine, finemente, grosso, grossa, intero, intera,
      interi, rosso, rossa, rossi, rosse, verde, verdi, giallo, gialla, gialli, bianco, bianca,
      bianchi, nero, nera, neri, nere, bruno, integrale, extra, vergine, extravergine, extra
      vergine, evo, dolce, dolci, piccante, amaro, salato, salata, biologico, bio, scremato,
      parzialmente scremato, light, in polvere, polvere, in scatola, sott olio, sottolio,
      sgocciolato, sgocciolati, sbattuto, sbattute, passato, setacciata, lavato, puliti, pulito,
      disossato, non trattato, non trattati, senza buccia, senza pelle, senza semi, senza sale,
      circa, q b, qb, quanto basta, ben, molto, poco, persone, succo, scorza, buccia, polpa,
      cubetti, a cubetti, a dadini, a fette, a fettine, a pezzi, fettine, listarelle, rondelle,
      tostato, tostate, affumicato, affumicata, dissalati, sotto sale, denocciolate, denocciolati,
      secondo, gusto, oro, origine, dop, igp

    milk: latte, latte intero, latte scremato, latte condensato, latte in polvere, latte fresco,
      panna, panna fresca, panna liquida, panna da cucina, panna montata, panna acida, burro,
      burro chiarito, burro fuso, yogurt, yogurt greco, yogurt bianco, mascarpone, formaggio
      spalmabile, formaggio fresco, philadelphia, stracchino, crescenza, robiola, cioccolato al
      latte, cioccolato bianco, gelato, kefir, latticello, siero di latte, besciamella latte
    milk rennet~: formaggio, formaggi, mozzarella, mozzarelle, mozzarella di bufala, provola,
      scamorza, provolone, caciocavallo, fontina, asiago, ricotta, burrata, stracciatella,
      taleggio, feta, caprino, emmental, brie, squacquerone, fiordilatte, fior di latte, ricotta
      di pecora
    milk rennet?: parmigiano, parmigiano grattugiato, gorgonzola, pecorino, grana, gruviera,
      ricotta salata
    milk rennet: parmigiano reggiano, pecorino romano
    milk egg rennet: grana padano
    milk? soya?: cioccolato, cioccolato fondente, gocce di cioccolato, margarina, caramello,
      scaglie di cioccolato
    milk nut soya: nutella
    milk nut? pinenut? rennet?: pesto, pesto alla genovese
    egg: uovo, uova, tuorlo, tuorli, albume, albumi, tuorlo d uovo, meringa, meringhe
    egg mustard?: maionese
    wheat milk: besciamella
    egg milk: crema pasticcera, crema pasticciera, zabaione
    wheat: farina, farina 00, farina 0, farina di grano tenero, farina di frumento, farina
      manitoba, farina integrale, farina di farro, grano, grano duro, frumento, semola, semola
      rimacinata, semola di grano duro, semolino, farro, farro perlato, cous cous, couscous,
      bulgur, pangrattato, pan grattato, seitan, glutine, pasta fillo, pasta per pizza, fregola,
      orzo pasta, crusca, germe di grano, lievito madre, penne, fusilli, rigatoni, paccheri,
      orecchiette, bucatini, linguine, farfalle, ditalini, conchiglie, trofie, mezze maniche,
      mezze penne, pastina, casarecce
    wheat egg~: pasta, spaghetti, maccheroni, lasagne, pasta corta, pasta lunga
    wheat egg: tagliatelle, pappardelle, fettuccine, pasta all uovo, pasta fresca all uovo,
      sfoglia, pasta sfoglia all uovo, savoiardi, tagliolini, pan di spagna, lasagne all uovo
    wheat egg? milk? meat?: tortellini, ravioli, cappelletti
    wheat egg?: gnocchi
    wheat milk?: pane, pane raffermo, pane casereccio, pancarrè, pan carré, mollica, mollica di
      pane, pane in cassetta, panino, panini, grissini, crostini, fette biscottate, biscotti,
      biscotti secchi, pasta sfoglia, pasta frolla, pasta brisée, pasta brisè, brioche, focaccia,
      piadina, cracker, crackers, amaretti
    barley: orzo, orzo perlato, malto
    barley alcohol wheat?: birra
    rye: segale, farina di segale
    oats: avena, fiocchi d avena, fiocchi di avena, farina d avena, latte di avena, latte d avena,
      bevanda di avena
    meat: carne, carne macinata, carne trita, macinato di manzo, manzo, vitello, vitellone,
      bovino, scottona, agnello, capretto, coniglio, lepre, cinghiale, cervo, pollo, petto di
      pollo, petti di pollo, cosce di pollo, gallina, tacchino, fesa di tacchino, anatra, oca,
      faraona, quaglia, quaglie, piccione, fegato, fegatini, rognone, trippa, lingua, ossobuco,
      midollo, bresaola, gelatina, colla di pesce carne, brodo di carne, brodo di pollo, brodo di
      manzo, fondo bruno, polpette, hamburger, bistecca, bistecche, fettine di vitello,
      scaloppine, costine, spezzatino, arrosto, ragù, caglio
    pork: maiale, lonza, lombo, costine di maiale, macinato di maiale, prosciutto, prosciutto
      crudo, prosciutto cotto, speck, pancetta, pancetta affumicata, guanciale, lardo, strutto,
      salame, salsiccia, salsicce, mortadella, cotechino, zampone, coppa, nduja, wurstel,
      porchetta, cotenna, salumi, culatello
    fish: pesce, pesci, tonno, tonno sott olio, salmone, salmone affumicato, merluzzo, baccalà,
      stoccafisso, nasello, orata, branzino, spigola, trota, sgombro, sarde, sarda, sardine,
      alici, alice, acciuga, acciughe, acciughe sott olio, filetti di acciuga, filetti di
      acciughe, filetti di alici, pasta di acciughe, pesce spada, rombo, sogliola, platessa,
      anguilla, coda di rospo, rana pescatrice, dentice, cernia, triglia, triglie, caviale,
      bottarga, colatura di alici, brodo di pesce, fumetto di pesce, colla di pesce, persico,
      palombo, surimi, salsa worcester, salsa worcestershire
    crustacean: gambero, gamberi, gamberetti, gamberetto, gamberoni, scampi, scampo, aragosta,
      astice, granchio, granchi, mazzancolle, mazzancolla, canocchie
    mollusc: cozze, cozza, vongole, vongola, calamari, calamaro, calamaretti, totani, totano,
      seppia, seppie, nero di seppia, polpo, polpi, moscardini, ostriche, ostrica, capesante,
      cappesante, capasanta, lumache, telline
    fish crustacean mollusc: frutti di mare, pesce misto
    peanut: arachide, arachidi, burro di arachidi, burro d arachidi, olio di arachidi, olio di
      semi di arachide, olio di arachide
    nut: mandorla, mandorle, farina di mandorle, latte di mandorla, latte di mandorle, crema di
      mandorle, burro di mandorle, nocciola, nocciole, farina di nocciole, granella di nocciole,
      pasta di nocciole, crema di nocciole, noce, noci, gherigli di noce, gherigli di noci,
      granella di noci, noci pecan, anacardi, anacardo, pistacchi, pistacchio, granella di
      pistacchi, crema di pistacchi, noci di macadamia, noci del brasile, marzapane, pasta di
      mandorle
    pinenut: pinoli, pinolo
    nut peanut?: frutta secca
    nut? alcohol: amaretto di saronno, liquore amaretto
    soya: soia, tofu, latte di soia, panna di soia, bevanda di soia, yogurt di soia, salsa di soia
      senza glutine, tempeh, edamame, lecitina di soia
    soya wheat: salsa di soia, salsa soia
    soya? nut? oats?: latte vegetale, bevanda vegetale, panna vegetale, yogurt vegetale
    soya? nut?: burro vegetale, formaggio vegano, formaggio vegetale
    sesame: sesamo, semi di sesamo, olio di sesamo, tahina, tahin, tahini, hummus
    mustard sulphite~: senape, mostarda
    mustard: semi di senape, senape in polvere
    celery: sedano, costa di sedano, gambo di sedano, coste di sedano, sedano rapa
    celery? wheat?: brodo vegetale, dado vegetale, brodo di verdure, soffritto
    celery? wheat? flesh?: brodo, dado, dado da brodo
    celery? mustard?: curry
    lupin: lupini, farina di lupini
    animal: miele
    alcohol sulphite animal~: vino, vino bianco, vino rosso, marsala, prosecco, spumante, vermut,
      porto, vin santo
    alcohol: rum, brandy, cognac, grappa, limoncello, maraschino, alchermes, liquore, strega,
      sambuca, vodka, gin, whisky
    alcohol~: estratto di vaniglia, aroma vaniglia
    sulphite: aceto di vino, aceto balsamico, aceto di vino bianco, aceto di vino rosso, glassa di
      aceto balsamico
    sulphite~: uvetta, uva passa, uva sultanina, prugne secche, albicocche secche, olive, oliva,
      olive nere, olive verdi, olive taggiasche, capperi, cappero, aceto, canditi, pomodori
      secchi, cedro candito
    coconut: cocco, latte di cocco, cocco rapè, farina di cocco, olio di cocco, crema di cocco,
      cocco grattugiato
    plain soya~: olio, olio di semi, olio per friggere, olio vegetale
    plain wheat~: lievito per dolci, lievito in polvere, lievito istantaneo
    plain: sale, sale fino, sale grosso, pepe, pepe nero, pepe bianco, zucchero, zucchero
      semolato, zucchero a velo, zucchero di canna, zucchero vanigliato, acqua, acqua tiepida,
      acqua fredda, acqua frizzante, ghiaccio, olio d oliva, olio di oliva, olio extravergine,
      olio extravergine d oliva, olio extravergine di oliva, olio extra vergine di oliva, olio
      extra vergine d oliva, olio evo, olio di girasole, olio di semi di girasole, olio di mais,
      aceto di mele, aceto di riso, lievito di birra, lievito di birra fresco, lievito, lievito
      secco, bicarbonato, amido di mais, maizena, fecola, fecola di patate, farina di riso, farina
      di mais, farina di ceci, farina di castagne, farina di grano saraceno, grano saraceno,
      polenta, tapioca, agar agar, cacao, cacao amaro, cacao in polvere, burro di cacao, caffè,
      tè, vaniglia, bacca di vaniglia, vanillina, baccello di vaniglia, cannella, noce moscata,
      chiodi di garofano, zenzero, curcuma, cumino, coriandolo, cardamomo, zafferano, paprika,
      peperoncino, peperoncini, anice, anice stellato, spezie, alloro, prezzemolo, basilico,
      origano, timo, rosmarino, salvia, menta, mentuccia, erba cipollina, maggiorana, aneto,
      dragoncello, finocchietto, erbe aromatiche, aglio, spicchio d aglio, cipolla, cipolle,
      cipollotto, cipollotti, scalogno, scalogni, porro, porri, patata, patate, patate dolci,
      carota, carote, rapa, barbabietola, barbabietole, ravanelli, pomodoro, pomodori, pomodorini,
      pomodori pelati, passata di pomodoro, polpa di pomodoro, concentrato di pomodoro, salsa di
      pomodoro, sugo di pomodoro, cetriolo, cetrioli, zucchina, zucchine, fiori di zucca,
      melanzana, melanzane, peperone, peperoni, zucca, zucca butternut, spinaci, spinacini,
      bietole, bieta, cavolo, verza, cavolfiore, broccolo, broccoli, cime di rapa, cavolo nero,
      cavolini di bruxelles, finocchio, finocchi, asparago, asparagi, carciofo, carciofi, cuori di
      carciofo, piselli, pisello, fagiolo, fagioli, fagioli borlotti, fagioli cannellini,
      fagiolini, fave, fava, ceci, lenticchia, lenticchie, mais, fungo, funghi, funghi porcini,
      funghi champignon, porcini, champignon, tartufo, insalata, lattuga, rucola, radicchio,
      indivia, scarola, valeriana, avocado, riso, riso carnaroli, riso arborio, riso basmati, riso
      venere, spaghetti di riso, noodles di riso, carta di riso, latte di riso, bevanda di riso,
      quinoa, miglio, semi di lino, semi di chia, semi di papavero, semi di zucca, semi di
      girasole, mela, mele, pera, pere, banana, banane, arancia, arance, succo d arancia, succo di
      arancia, scorza d arancia, scorza di arancia, mandarino, mandarini, limone, limoni, succo di
      limone, scorza di limone, lime, pompelmo, fragola, fragole, lampone, lamponi, mirtillo,
      mirtilli, more, mora, ribes, ciliegia, ciliegie, uva, prugna, prugne, albicocca, albicocche,
      pesca, pesche, fico, fichi, dattero, datteri, ananas, mango, kiwi, melone, anguria,
      melagrana, melograno, frutti di bosco, marmellata, confettura, marmellata di albicocche,
      castagna, castagne, marroni, cremor tartaro, acqua di fiori d arancio, verdure, verdura
    """
}
