extension ScreenTables {
  static let italian = """
    1 cucchiaino di senape in grani: mustard sulphite?
    8 piadine: wheat pork? meat? milk?
    500 g di petto di tacchino: meat
    1 dado di pollo: meat celery? wheat? soya? milk?
    1 litro di brodo di carne: meat celery? wheat? soya? milk?
    1 dado vegetale: celery? wheat? milk? soya?
    100 g di mortadella: pork meat nut? milk?
    250 g di tortellini: wheat egg? milk? meat? pork?
    4 ossibuchi: meat
    4 friselle: wheat
    1 scatoletta di tonno: fish
    200 g di farina: wheat
    200 g di farina 00: wheat
    200 g di farina di riso:
    200 g di farina di mandorle: nut
    200 g di farina di castagne:
    200 g di farina di ceci:
    200 g di fecola di patate:
    200 g di maizena:
    200 g di semola: wheat
    200 g di pangrattato: wheat
    200 g di pane: wheat
    200 g di pasta: wheat
    200 g di spaghetti: wheat
    200 g di tagliatelle all'uovo: wheat egg
    200 g di lasagne: wheat egg?
    200 g di gnocchi: wheat
    200 g di riso:
    1 rotolo di pasta sfoglia: wheat milk?
    1 rotolo di pasta frolla: wheat milk? egg?
    200 g di pasta di mandorle: nut
    200 g di pasta di acciughe: fish
    200 g di pasta di zucchero: meat?
    8 g di gelatina in fogli: meat
    200 ml di panna: milk
    200 ml di panna di soia: soya
    200 ml di latte: milk
    200 ml di latte di cocco: coconut
    200 ml di latte di mandorla: nut
    200 ml di latte di riso:
    200 g di burro: milk
    200 g di burro di arachidi: peanut
    200 g di burro di cacao:
    200 g di strutto: pork meat
    200 g di lardo: pork meat
    200 g di guanciale: pork meat
    200 g di pancetta: pork meat
    200 g di speck: pork meat
    200 g di prosciutto cotto: pork meat
    200 g di mortadella: pork meat
    200 g di salsiccia: meat
    200 g di macinato: meat
    200 g di vitello: meat
    200 g di ragù: meat
    1 dado: flesh? celery? wheat?
    1 l di brodo vegetale: celery? wheat?
    1 l di brodo di carne: meat
    1 l di brodo di pollo: meat
    200 g di parmigiano: milk rennet?
    200 g di parmigiano reggiano: milk rennet
    200 g di grana padano: milk rennet egg
    200 g di pecorino: milk rennet?
    200 g di gorgonzola: milk rennet?
    200 g di mozzarella: milk
    200 g di ricotta: milk
    200 g di mascarpone: milk
    200 g di stracchino: milk
    3 uova: egg
    3 tuorli: egg
    3 albumi: egg
    1 melanzana:
    4 acciughe: fish
    200 g di tonno: fish
    200 g di bottarga: fish
    200 g di baccalà: fish
    200 g di gamberi: crustacean
    200 g di scampi: crustacean
    200 g di cozze: mollusc
    200 g di vongole: mollusc
    200 g di calamari: mollusc
    200 g di seppie: mollusc
    200 g di noci: nut
    200 g di nocciole: nut
    200 g di mandorle: nut
    200 g di pinoli: pinenut
    1 pizzico di noce moscata:
    1 noce di burro: milk
    200 g di savoiardi: wheat egg
    200 g di cioccolato fondente: milk? soya?
    200 g di cioccolato al latte: milk
    200 g di Nutella: nut milk
    1 cucchiaio di miele: animal
    1 costa di sedano: celery
    200 g di sedano rapa: celery
    1 cucchiaino di senape: mustard
    1 cucchiaio di salsa di soia: soya wheat
    1 bicchiere di vino bianco: alcohol sulphite
    1 birra: barley alcohol
    200 g di farro: wheat
    200 g di orzo: barley
    200 g di orzo perlato: barley
    200 g di avena: oats
    200 g di polenta:
    200 g di pesto: milk
    200 g di maionese: egg
    200 g di besciamella: milk wheat
    200 g di tofu: soya
    200 g di lupini: lupin
    1 cucchiaio di semi di sesamo: sesame
    burro o margarina: milk?
    farina senza glutine: soya?
    1 spicchio d'aglio:
    olio extravergine d'oliva:
    100 ml di panna di cocco: coconut
    200 g di ricotta di mandorle: nut
    200 g di grana: milk rennet?
    200 g di colomba: wheat egg milk nut?
    200 g di cornetti: wheat milk?
    200 g di pasta di pistacchi: nut
    200 g di pasta di sesamo: sesame
    200 g di pasta di riso:
    200 g di semola di mais:
    200 g di vitello tonnato: meat fish egg
    200 g di salsa tonnata: fish egg?
    200 g di funghi ostrica:
    200 g di lingue di gatto: wheat egg
    200 g di gelatina di mele:
    200 ml di latte di avena: oats
    200 ml di bevanda di soia: soya
    200 ml di panna da cucina: milk
    200 ml di panna vegetale: soya? oats? coconut? milk? nut?
    200 g di ricotta vaccina: milk
    200 g di provola affumicata: milk
    200 g di scamorza: milk rennet?
    200 g di pecorino romano: milk rennet
    200 g di caciocavallo: milk rennet?
    200 g di taleggio: milk rennet?
    200 g di crescenza: milk
    200 g di burrata: milk
    100 g di burro di arachidi: peanut
    100 g di burro di cacao:
    100 g di strutto: pork
    100 g di lardo di Colonnata: pork
    100 g di guanciale: pork
    100 g di speck: pork
    100 g di bresaola: meat
    100 g di cotechino: pork? meat
    100 g di 'nduja: pork? meat
    4 salsicce: pork? meat
    200 g di trippa: meat
    200 g di coniglio: meat
    200 g di totani: mollusc
    200 g di moscardini: mollusc
    200 g di polpo: mollusc
    200 g di mazzancolle: crustacean
    4 acciughe sott'olio: fish
    200 g di orata: fish
    200 g di branzino: fish
    20 g di bottarga: fish
    1 cucchiaio di colatura di alici: fish
    100 g di pangrattato: wheat soya?
    100 g di farina 00: wheat
    100 g di farina di ceci:
    100 g di farina di castagne:
    100 g di farina di mandorle: nut
    100 g di farina di riso:
    100 g di grano saraceno:
    100 g di farro perlato: wheat
    100 g di orzo perlato: barley
    100 g di semola rimacinata: wheat
    100 g di semolino: wheat
    200 g di orecchiette: wheat
    200 g di spaghetti di riso:
    200 g di gnocchi di patate: wheat egg?
    200 g di tortellini: wheat egg? meat? pork? milk?
    1 pan di Spagna: wheat egg
    20 savoiardi: wheat egg
    20 amaretti: nut egg? wheat?
    100 g di torrone: nut egg animal
    100 g di pasta di mandorle: nut
    100 g di pasta di nocciole: nut
    100 g di crema di nocciole: nut milk? soya?
    100 g di pasta reale: nut
    100 g di pinoli: pinenut
    100 g di arachidi: peanut
    100 g di noci pecan: nut
    1 noce di cocco: coconut
    12 g di colla di pesce: meat fish? pork?
    12 g di gelatina in fogli: meat fish? pork?
    10 g di agar agar:
    100 g di lupini: lupin
    1 sedano rapa: celery
    1 cucchiaio di senape: mustard
    2 tuorli: egg
    1 bicchierino di Marsala: alcohol sulphite
    1 bicchierino di limoncello: alcohol
    1 bicchierino di Strega: alcohol
    200 ml di birra: alcohol barley wheat?
    1 dado di carne: meat celery? wheat? soya? milk?
    1 cucchiaio di aceto balsamico: sulphite?
    100 g di pesto alla genovese: milk nut? pinenut? rennet?
    100 g di besciamella: milk wheat
    100 g di maionese: egg mustard?
    1 peperone:
    2 peperoni rossi:
    200 g di finferli:
    200 g di lattuga:
    200 g di fagioli cannellini:
    1 cuore di bue:
    200 ml di latte senza lattosio: milk
    100 g di farina senza glutine: soya? lupin?
    200 g di ricotta di soia: soya
    200 g di ragù vegano: soya? wheat?
    burro o olio: milk?
    panna o latte di cocco: milk? coconut?
    granella di nocciole (facoltativa): nut
    200 g di margarina senza latte: soya?
    200 ml di latte (o bevanda vegetale): milk? soya? nut? oats?
    200 g di pasta senza uova: wheat
    200 g di pollo o tacchino: meat
    200 g di pancetta o tofu: pork? soya?
    burro per lo stampo: milk
    parmigiano a piacere: milk rennet?
    cioccolato fondente (può contenere tracce di nocciole): milk? soya? nut?
    200 g di salsicce vegetariane: soya? wheat? egg? milk?
    birra analcolica: barley
    uova di galline allevate a terra: egg
    """
}
