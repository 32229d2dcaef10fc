extension ScreenTables {
  static let spanish = """
    2 cucharadas de miel de agave:
    1 lata de yemas de espárragos:
    2 cucharadas de crema de cacahuate: peanut
    300 g de carne de membrillo:
    4 lomos de bacalao: fish
    200 g de palitos de cangrejo: fish egg? wheat? soya? crustacean?
    200 g de carne de cangrejo: crustacean
    2 mazorcas de maíz:
    1 pastilla de caldo de pollo: meat celery? wheat? soya?
    500 ml de caldo de pescado: fish celery? wheat?
    1 hueso de jamón: pork meat
    1 copita de anís: alcohol
    4 filetes de merluza: fish
    200 g de chorizo: pork meat milk? soya?
    2 morcillas: pork meat wheat?
    100 g de gulas: fish egg? wheat? soya?
    12 obleas para empanadillas: wheat
    100 g de bacalao desalado: fish
    3 claras a punto de nieve: egg
    1 chirivía:
    200 g de harina: wheat
    200 g de harina de trigo: wheat
    200 g de harina de maíz:
    200 g de harina de garbanzo:
    200 g de maicena:
    200 g de pan rallado: wheat
    1 barra de pan: wheat
    4 tortillas de harina: wheat
    4 tortillas de maíz:
    200 g de fideos: wheat
    200 g de fideos de arroz:
    200 g de macarrones: wheat
    1 lámina de hojaldre: wheat milk?
    1 sobre de levadura:
    4 hojas de gelatina: meat
    200 ml de nata: milk
    200 ml de leche: milk
    200 ml de leche de coco: coconut
    200 ml de leche de avena: oats
    200 ml de leche de almendras: nut
    1 lata de leche condensada: milk
    200 g de mantequilla: milk
    200 g de mantequilla de cacahuete: peanut
    200 g de manteca de cerdo: pork meat
    200 g de manteca de cacao:
    200 g de queso: milk
    200 g de queso manchego: milk rennet?
    200 g de queso parmesano: milk rennet?
    200 g de dulce de leche: milk
    1 yogur: milk
    3 huevos: egg
    3 claras: egg
    3 yemas: egg
    1 berenjena:
    200 g de jamón serrano: pork meat
    200 g de chorizo: pork meat
    200 g de panceta: pork meat
    200 g de tocino: pork meat
    1 morcilla: pork meat
    200 g de carne picada: meat
    200 g de ternera: meat
    1 pechuga de pollo: meat
    1 pastilla de caldo: flesh? celery? wheat?
    1 l de caldo de pollo: meat
    1 l de caldo de verduras: celery? wheat?
    1 l de caldo de pescado: fish
    200 g de atún: fish
    200 g de bacalao: fish
    6 anchoas: fish
    6 boquerones: fish
    200 g de gambas: crustacean
    200 g de langostinos: crustacean
    200 g de mejillones: mollusc
    200 g de almejas: mollusc
    200 g de calamares: mollusc
    200 g de pulpo: mollusc
    200 g de setas:
    200 g de nueces: nut
    1 pizca de nuez moscada:
    200 g de almendras: nut
    200 g de avellanas: nut
    200 g de cacahuetes: peanut
    200 g de piñones: pinenut
    200 g de coco rallado: coconut
    200 g de turrón: nut
    200 g de mazapán: nut
    200 g de chocolate: milk? soya?
    200 g de chocolate con leche: milk
    1 cucharada de miel: animal
    1 cucharada de mostaza: mustard
    1 cucharada de salsa de soja: soya wheat
    1 cucharada de salsa inglesa: fish
    1 rama de apio: celery
    1 vaso de vino blanco: alcohol sulphite
    1 lata de cerveza: barley alcohol
    1 cucharada de vinagre de jerez: sulphite
    1 cucharada de mayonesa: egg
    1 alioli: egg
    200 g de tofu: soya
    200 g de seitán: wheat
    200 g de avena: oats
    200 g de cebada: barley
    200 g de sésamo: sesame
    200 g de ajonjolí: sesame
    200 g de hummus: sesame
    200 g de galletas María: wheat
    200 g de bizcochos: wheat egg
    mantequilla o margarina: milk?
    harina sin gluten: soya?
    queso vegano: soya? nut?
    leche vegetal: soya? nut? oats?
    200 g de lentejas:
    200 g de garbanzos:
    1 pimiento choricero:
    1 cucharadita de pimentón:
    1 cabeza de ajo:
    1 boniato:
    200 g de arroz:
    1 lata de crema de coco: coconut milk?
    50 g de manteca: pork? meat? milk?
    1 tocino de cielo: egg
    50 g de carne de soja: soya
    200 g de sémola de maíz:
    1 nuez de mantequilla: milk
    100 g de polvorones: wheat nut? pork?
    100 g de mantecados: wheat pork?
    100 g de setas de ostra:
    100 g de lengua de gato: wheat egg
    100 g de calabaza cacahuete:
    200 ml de bebida de soja: soya
    200 ml de nata para montar: milk
    200 ml de nata vegetal: soya? oats? milk? coconut? nut?
    100 g de dulce de leche: milk
    100 g de leche condensada: milk
    100 g de queso manchego: milk rennet?
    100 g de queso de cabra: milk
    100 g de dulce de membrillo:
    100 g de carne de membrillo:
    100 g de manteca de cacao:
    100 g de manteca de cerdo: pork
    100 g de manteca de cacahuete: peanut
    100 g de mantequilla de cacahuete: peanut
    100 g de jamón serrano: pork
    100 g de chorizo: pork? meat milk? soya?
    100 g de morcilla: pork? meat wheat?
    100 g de sobrasada: pork? meat
    100 g de lomo embuchado: pork? meat
    1 pechuga de pavo: meat
    1 chuletón: meat
    200 g de callos: meat
    200 g de sepia: mollusc
    200 g de chipirones: mollusc
    200 g de cigalas: crustacean
    200 g de gulas: fish mollusc? crustacean? egg? wheat? soya?
    200 g de bacalao desalado: fish
    200 g de rape: fish
    200 g de mero: fish
    200 g de boquerones: fish
    4 anchoas: fish
    200 g de atún en aceite: fish
    1 rebanada de pan: wheat milk? soya?
    100 g de pan rallado: wheat soya?
    100 g de harina de trigo: wheat
    100 g de harina de garbanzo:
    100 g de harina de maíz:
    100 g de maicena:
    100 g de sémola: wheat
    100 g de fideos: wheat
    100 g de fideos de arroz:
    100 g de cuscús: wheat
    100 g de trigo sarraceno:
    100 g de trigo tierno: wheat
    12 bizcochos de soletilla: wheat egg milk?
    100 g de mazapán: nut egg?
    100 g de turrón de Jijona: nut egg animal
    100 g de turrón de Alicante: nut egg animal
    6 hojas de gelatina: meat pork?
    1 sobre de gelatina de fresa: meat pork?
    100 g de nubes: meat pork?
    100 g de gominolas: meat pork? animal?
    100 g de piñones: pinenut
    100 g de cacahuetes: peanut
    100 g de nueces: nut
    100 g de castañas:
    100 g de altramuces: lupin
    1 apionabo: celery
    1 cucharada de mahonesa: egg mustard?
    1 cucharada de alioli: egg? mustard?
    2 yemas: egg
    3 claras de huevo: egg
    1 huevo de pascua: milk? nut? soya?
    1 vaso de vino tinto: alcohol sulphite
    1 copa de jerez: alcohol sulphite
    50 ml de anís: alcohol
    50 ml de ron: alcohol
    1 cubito de caldo de pollo: meat celery? wheat? soya?
    1 l de fumet: fish? crustacean? celery? mollusc?
    1 cucharada de miel de caña:
    1 cabello de ángel:
    1 brazo de gitano: wheat egg milk?
    200 g de ropa vieja: meat
    200 g de setas ostra:
    200 g de níscalos:
    1 lengua de ternera: meat
    200 ml de leche sin lactosa: milk
    100 g de harina sin gluten: soya? lupin?
    100 g de mayonesa vegana: soya? mustard?
    100 g de chorizo vegano: soya? wheat?
    mantequilla o aceite: milk?
    nata o leche de coco: milk? coconut?
    almendras (opcional): nut
    200 g de margarina sin leche: soya?
    200 ml de leche (o bebida vegetal): milk? soya? nut? oats?
    200 g de pasta sin huevo: wheat
    200 g de pollo o pavo: meat
    200 g de jamón o tofu: pork? soya?
    mantequilla para engrasar el molde: milk
    queso rallado (opcional): milk
    chocolate negro (puede contener trazas de almendras): milk? soya? nut?
    200 g de salchichas vegetarianas: soya? wheat? egg? milk?
    cerveza sin alcohol: barley
    huevos camperos: egg
    """
}
