extension QueryWords {
  /// The Italian words; ``QueryWords`` says what the lines mean.
  static let italian: StaticString =
    """
    praise: miglior|e|i, facile, facili, facilissimo, facilissima, facilissimi, facilissime,
      veloce, veloci, velocissimo, velocissima, velocissimi, velocissime, rapido, rapida, rapidi,
      rapide, semplice, semplici, semplicissimo, semplicissima, semplicissimi, buonissimo,
      buonissima, buonissimi, buonissime, ottimo, ottima, ottimi, ottime, delizioso, deliziosa,
      deliziosi, deliziose, squisito, squisita, squisiti, squisite, perfetto, perfetta, perfetti,
      perfette, classico, classica, classici, classiche, tradizionale, tradizionali, autentico,
      autentica, autentici, preferito, preferita, preferiti, fatto in casa, fatta in casa,
      fatti in casa, fatte in casa, casalingo, casalinga, casalinghi, casalinghe, passo passo,
      passo a passo, del mondo, di sempre, infallibile, infallibili, gustoso, gustosa, gustosi,
      gustose, imperdibile
    lead: buono, buon, buona, buoni, buone, bella, bel, vera, vero, super
    more: molto, super, più, davvero, veramente, così, tanto, la più, il più, le più, i più
    recipe: ricetta, ricette, ricetta originale, idee ricette, ricettina, ricette di cucina
    of: della, dello, dell, del, dei, delle, degli, di, d, per la, per il, per i, per le, per gli,
      per l, per lo, per, per fare, per preparare, con la
    ask: come fare, come si fa, come si fanno, come preparare, come si prepara, come si preparano,
      come cucinare, come si cucina, come si cucinano, come cuocere, come faccio, come posso fare,
      come realizzare, cerco, sto cercando, cercasi, cerchiamo, voglio, voglio fare,
      voglio cucinare, voglio preparare, vorrei, vorrei fare, vorrei cucinare, vorrei preparare,
      vorrei mangiare, ho voglia di, ho bisogno di, mi serve, mi servirebbe, dammi, mostrami,
      fammi vedere, trovami, consigliami, suggeriscimi, hai, avete, c è, qual è, quali sono,
      cos è, dove trovo, mi dai, mi dici come fare, chi ha, insegnami a fare
    end: per favore, per piacere, grazie
    article: un, uno, una, il, lo, la, i, gli, le, l, del, dello, della, dei, degli, delle, dell
    and: e, ed, o, oppure, né, ne
    but: ma, però

    without: senza, e senza, ma senza, che non contenga, che non contiene, privo di, priva di,
      privi di, senza aggiunta di, niente
    with: con, e con, ma con, che contenga, a base di
    using: usando, utilizzando
    diet vegan: vegano, vegana, vegani, vegane, vegan, per vegani, 100 vegetale
    diet vegetarian: vegetariano, vegetariana, vegetariani, vegetariane, per vegetariani
    diet gluten-free: per celiaci, per celiaco, celiaci, celiaco, celiaca,
      gluten free, adatto ai celiaci, adatta ai celiaci, adatte ai celiaci, adatti ai celiaci,
      intollerante al glutine, intolleranza al glutine, per intolleranti al glutine
    diet dairy-free: senza latte e derivati,
      intollerante al lattosio, intolleranza al lattosio, per intolleranti al lattosio
    diet pescatarian: pescetariano, pescetariana, pescetariani, pescetariane, pescatariano,
      pescatariana
    diet halal: halal
    diet kosher: kosher
    avoid alcohol: analcolico, analcolica, analcolici, analcoliche
    avoided gluten-free: glutine
    avoided dairy-free: latticini, latticino, lattosio, latte e derivati, derivati del latte
    avoided nuts: noci, noce, frutta secca, frutta a guscio
    avoided peanuts: arachidi, arachide, noccioline
    avoided eggs: uovo, uova
    avoided fish: pesce
    avoided shellfish: frutti di mare, crostacei e molluschi
    avoided crustaceans: crostacei
    avoided molluscs: molluschi
    avoided soya: soia
    avoided milk: latte, latte vaccino
    avoided wheat: grano, frumento
    avoided celery: sedano
    avoided mustard: senape
    avoided sesame: sesamo
    avoided sulphites: solfiti
    avoided lupin: lupini
    avoided coconut: cocco
    avoided pork: maiale, carne di maiale
    avoided alcohol: alcol, alcool
    allergic: allergia alle, allergia alla, allergia al, allergia ai, allergia agli,
      allergico alle, allergica alle, allergico al, allergica al, allergico alla, allergico agli,
      per allergici alle, per allergici al, per allergici alla, per allergici agli,
      per allergici ai, allergici alle, allergici al, sono allergico alle, sono allergica alle,
      allergia all, allergico all, per allergici all
    that: che sia, che siano, che è

    number 1: uno, una, un
    number 2: due
    number 3: tre
    number 4: quattro
    number 5: cinque
    number 6: sei
    number 7: sette
    number 8: otto
    number 9: nove
    number 10: dieci
    number 12: dodici
    number 15: quindici
    number 20: venti
    number 25: venticinque
    number 30: trenta
    number 40: quaranta
    number 45: quarantacinque
    number 50: cinquanta
    number 60: sessanta
    to: a, o
    unit 1: minuto, minuti, min
    unit 60: ora, ore, h
    minutes 30: mezz ora, mezzora, una mezz ora, una mezzora, mezza ora
    minutes 15: quarto d ora, un quarto d ora
    minutes 45: tre quarti d ora
    minutes 60: un ora
    minutes 90: un ora e mezza, 1 ora e mezza, un ora e mezzo
    before: in, in meno di, meno di, in soli, in solo, in appena, in circa, in massimo, massimo,
      al massimo, entro, entro i, pronto in, pronta in, pronti in, pronte in, pronto in meno di,
      pronti in meno di, pronta in meno di, fino a, non più di, in non più di, sotto i
    after: o meno, massimo, al massimo, max
    serve: per, per circa, per una famiglia di, per un gruppo di, da
    people: persone, persona, porzioni, porzione, ospiti, commensali, adulti, bambini, amici,
      pers, invitati, coperti

    question: cosa posso cucinare, cosa posso fare, cosa posso preparare, che cosa posso cucinare,
      che cosa posso fare, che cosa posso preparare, cosa cucinare, cosa preparare, cosa fare,
      cosa faccio, cosa cucino, cosa preparo, che cosa cucino, che posso fare, che posso cucinare,
      che fare, cosa potrei fare, cosa potrei cucinare, cosa si può fare, cosa si può cucinare,
      cosa si può preparare, che cosa si può fare, cosa possiamo cucinare, cosa possiamo fare,
      che cosa fare, che cosa cucinare, che ricetta posso fare, che piatto posso fare, idee,
      come usare, come utilizzare, come riciclare, come consumare, come riutilizzare,
      cosa mangiare, cosa ci faccio
    link: con, partendo da, da, con gli avanzi di, con avanzi di
    have: ho, abbiamo, mi è avanzato, mi è avanzata, mi sono avanzati, mi sono avanzate,
      mi avanza, mi avanzano, mi è rimasto, mi è rimasta, mi sono rimasti, mi sono rimaste,
      ho solo, in frigo ho, in casa ho, ho ancora, nel frigo ho, ho in casa, ho in frigo, in frigo
    leftover: avanzi di, avanzo di, gli avanzi di, avanzi del, resti di, riciclare, per riciclare,
      ricette per riciclare, consumare, ricette con avanzi di, ricetta con avanzi di,
      ricette per consumare, usare, utilizzare, ricette per utilizzare, ricetta per utilizzare,
      ricette per usare, ricetta per usare, ricette con gli avanzi di, ricetta per riciclare,
      riciclare gli avanzi di, ricette usando, smaltire, finire, troppo, troppi, troppe, troppa
    leftovers: avanzato, avanzata, avanzati, avanzate, da consumare, da finire, in scadenza,
      rimasto, rimasta, rimasti, rimaste
    home: in casa, a casa, in frigo, nel frigo, in frigorifero, in dispensa, avanzato, avanzata,
      avanzati, avanzate, cosa posso fare, cosa posso cucinare, cosa cucino, cosa preparo,
      cosa faccio, a disposizione, da consumare, cosa posso preparare
    some: un po di, un po d, del, dello, della, dei, degli, delle, dell, un, uno, una, il, lo, la,
      i, gli, le, l, qualche, alcuni, alcune, molto, tanto, tanti, tante, solo, soltanto,
      gli avanzi di, avanzi di, troppo, troppi, troppe
    meal: stasera, per cena, oggi, per pranzo, a pranzo, a cena

    dish: crepes, muffin, ciambella, panino, bruschetta, bruschette, cous cous, couscous,
      minestrone, plumcake, omelette, sformato, strudel, ravioli, rotolo, hamburger, dolce,
      timballo, parmigiana, bowl, pasta, insalata, zuppa, frittata, quiche, curry, risotto, pizza,
      torta, minestra, spaghetti, penne, lasagne, lasagna, gnocchi, crostata, biscotti, vellutata,
      focaccia, fusilli, rigatoni, tagliatelle, farfalle, linguine, polpette
    made: polpette, purè, purea, purè di patate, salsa, sugo, sugo di pomodoro, patatine,
      patatine fritte, patate arrosto, patate al forno, crema, crema pasticcera, ripieno, glassa,
      insalata, besciamella, salsa verde, salsa tonnata, crostini, contorno, meringa, ganache,
      panna montata, caramello, verdure grigliate, verdure al forno, amore, ragù,
      maionese fatta in casa, uovo fritto, uovo in camicia
    ingredient: salsa di soia, salsa di pomodoro, salsa di pesce
    stays: impasto, forno, cottura, cuocere, impastare, lievitazione, mixer, macchina, gelatiera,
      planetaria, bimby, friggere, frittura, robot, riposo, pelle, osso, ossa, spine, base, guscio
    name: senza impasto, senza cottura, senza forno, senza gelatiera, senza lievitazione,
      senza impastare, senza cuocere, senza planetaria, senza bimby, senza friggere, senza nome,
      ricetta della nonna, ricette della nonna, senza zucchero aggiunto, senza pensieri,
      senza base, brutti ma buoni, brutti e buoni, pasta con le sarde, pasta con sarde,
      pasta con tonno, spaghetti con le vongole, spaghetti con vongole, pasta con la mollica,
      pasta e fagioli, pasta e ceci, pasta con i ceci, pasta con fagioli, prosciutto con melone,
      melone con prosciutto, riso con latte, riso con patate e cozze, polenta con funghi,
      polenta con salsiccia, fegato con cipolle, seppie con piselli, calamari con piselli,
      cozze con pepe, orecchiette con cime di rapa, salsiccia con friarielli,
      salsiccia e friarielli, lenticchie con cotechino, cotechino con lenticchie,
      zampone con lenticchie, trippa con fagioli, baccalà con patate, polpo con patate,
      pollo con peperoni, pollo con patate, coniglio con olive, arrosto con patate,
      vitello con tonno, pane con panelle, salsicce con lenticchie, salsicce con fagioli,
      fagioli con cotiche, fagioli con le cotiche, fragole con panna, fichi con prosciutto,
      castagne con latte, uova con asparagi, asparagi con uova, quattro stagioni,
      quattro formaggi, quattro salti, quattro quarti, cinque pi, cinque cereali, tre cioccolati,
      sette strati, sette minuti, buon natale, buona pasqua, buon appetito, zuppa inglese,
      bella napoli, bella vista, bella elena, pere alla bella elena, vero e proprio, meglio di,
      super bowl, non vegano, non vegetariano, un ora sola
    """
}
