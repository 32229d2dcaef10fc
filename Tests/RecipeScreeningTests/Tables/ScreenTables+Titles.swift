extension ScreenTables {
  /// Titles over lines of onions and salt.
  static let titles = [
    Language("en", englishTitles),
    Language("de", germanTitles),
    Language("fr", frenchTitles),
    Language("es", spanishTitles),
    Language("it", italianTitles),
    Language("nl", dutchTitles),
  ]

  private static let englishTitles = """
    Deviled eggs: egg
    Key lime pie: egg milk
    Scotch broth: meat
    Monte Cristo: pork
    Cobb salad: pork
    Chef's salad: meat
    Tortilla soup: meat
    Nachos: milk
    Matzo balls: egg wheat
    Jelly roll: egg
    Flapjacks: milk
    Philly cheesesteak: meat
    Soda bread: milk wheat
    Egg foo young: egg
    Croque-madame: egg
    Monte Cristo: meat egg
    Okonomiyaki: wheat egg
    Cobb salad: meat egg
    Laksa: fish
    Thai green curry: fish
    Naan: wheat milk
    Eton mess: egg milk
    Pastitsio: meat milk
    Bánh mì: wheat
    Hoppin' John: pork
    Buttered onions: milk
    Fish and chips: fish wheat
    Cheeseburger Onions: milk meat
    Onion rings in beer batter: barley
    Creamed leeks: milk
    Bacon-wrapped dates: pork
    Steak and ale onions: meat
    Scrambled breakfast: egg
    Onion Welsh rarebit: milk wheat
    Sunday ham hock onions: pork
    Toad-in-the-hole: meat wheat egg
    Prawn toast onions: crustacean wheat
    Potato latkes: egg
    Beer-braised cabbage: barley
    Chicken-fried mushrooms: meat
    Anchovied greens: fish
    Parmesan onion crisps: milk
    Peanutty slaw: peanut
    Almond-crusted tomatoes: nut
    Cheesy garlic mushrooms: milk
    Clams casino: mollusc pork
    Turkey chili: meat
    Honey glazed carrots: animal
    Eggs Benedict: egg
    Sausage rolls: meat wheat
    Kedgeree: fish egg
    Crab-stuffed tomatoes: crustacean
    Bubble and squeak with black pudding: pork
    Dutch oven bread: wheat
    Skillet shrimp: crustacean
    Shepherd's pie: meat
    Pumpkin pie: wheat
    Grilled halloumi skewers: milk
    Philly cheesesteak mushrooms: milk
    Onions Rockefeller with oysters: mollusc
    Coronation chicken: meat
    Knickerbocker glory: milk
    Hollandaise asparagus: egg milk
    Buttermilk onion rings: milk
    Wine-poached pears: alcohol
    Sesame noodles: sesame wheat
    Butter-fried onions: milk
    Ham and onion pasta bake: pork wheat
    Lobster thermidor onions: crustacean
    Onion bhaji with raita: milk
    Cottage pie: meat
    Sticky toffee pudding: milk wheat
    Devils on horseback: pork
    Onion and Stilton soup: milk
    Egg-fried rice: egg
    Salmon en croute: fish wheat
    Garlic butter onions: milk
    Crispy duck pancakes: meat wheat
    Malted milkshake: milk
    Oxtail onions: meat
    Bangers with onion gravy: meat
    Caesar salad: fish
    Cream tea scones: milk wheat
    Mushroom stroganoff with sour cream: milk
    Tuna-stuffed onions: fish
    Rum-soaked pineapple: alcohol
    Jerk chicken: meat
    Corned-beef hash: meat
    Cashew onions: nut
    Pigs in blankets: pork
    Crumbed onion rings: wheat
    Gruyère onions: milk
    Meat lover's onions: meat
    Butterscotch apples: milk
    Squid ink onions: mollusc
    Chorizo potatoes: pork
    Butternut squash soup: -
    Onions with nutmeg: -
    Oyster mushroom skewers: -
    Butter lettuce salad: -
    Coconut milk soup: -
    Eggplant dip: -
    Trout Dale onions: -
    Parsnip lobster rolls: -
    Goose berries and onions: -
    Cocoa butter fudge: -
    Turkey Hill onions: -
    Steak rub: -
    Vegan cheeseburger: -
    Hearts of palm salad: -
    Kidney bean chili: -
    Mushroom steaks: -
    Lamb's lettuce salad: -
    Cream of tartar onions: -
    Crab apple jelly: -
    Peanut-free onions: -
    """

  private static let germanTitles = """
    Matjes Hausfrauenart: milk fish
    Birchermüesli: milk
    Grüne Soße: egg milk
    Bauernfrühstück: pork
    Älplermagronen: pork
    Vanillekipferl: nut milk
    Zimtsterne: egg nut
    Flädlesuppe: egg meat
    Zwiebelkuchen vom Blech: pork
    Marmorkuchen: wheat milk egg
    Apfelkuchen: wheat milk egg
    Zwiebelkuchen: pork
    Wiener Schnitzel: meat wheat egg
    Vanilleeis: egg milk
    Rüblikuchen: wheat milk egg
    Käsezwiebeln: milk
    Speckzwiebeln: pork
    Wurstsalat: meat
    Rührei: egg
    Zwiebelbrot: wheat
    Schweinsbraten: pork
    Krustenbraten vom Blech: pork
    Zwiebelkuchen: wheat egg
    Sahnezwiebeln: milk
    Butterzwiebeln: milk
    Bierzwiebeln: barley
    Schinkenröllchen: pork
    Lachsröllchen: fish
    Thunfischaufstrich: fish
    Eierstichsuppe: egg
    Käse-Lauch-Suppe: milk
    Hackpfanne: meat
    Garnelenspieße: crustacean
    Strammer Max: pork wheat
    Königsberger Klopse: meat
    Zwiebeln in Rahmsauce: milk
    Überbackene Zwiebeln: milk
    Semmelknödel: wheat
    Leberknödelsuppe: meat
    Erdnusszwiebeln: peanut
    Nussbraten: nut
    Weinschaumcreme: alcohol egg
    Heringssalat: fish
    Fischfrikadellen: fish
    Putengeschnetzeltes: meat
    Toast Hawaii: wheat milk pork
    Mehlsuppe: wheat
    Quarkkeulchen: milk
    Senfzwiebeln: mustard
    Muscheln rheinische Art: mollusc
    Griebenschmalz: meat
    Eiersalat: egg
    Kaiserschmarrn: egg milk wheat
    Zwiebeln mit Hackfleischfüllung: meat
    Zwiebelrahmsuppe: milk
    Kartoffelsalat mit Speck: pork
    Schmandzwiebeln: milk
    Gulaschsuppe: meat
    Hühnerfrikassee: meat
    Matjes nach Hausfrauenart: fish
    Obatzda: milk
    Flädlesuppe: egg wheat
    Bratwurstpfanne: meat
    Spiegeleier auf Zwiebeln: egg
    Spargel mit Sauce Hollandaise: egg milk
    Joghurtzwiebeln: milk
    Rinderrouladen: meat
    Fischstäbchenauflauf: fish
    Schnitzel Wiener Art: meat
    Weißwurstfrühstück: meat
    Apfelstrudel: wheat
    Milchreis mit Zimt: milk
    Mettigel: pork
    Lauch im Schinkenmantel: pork
    Mandelzwiebeln: nut
    Krabbenbrötchen: crustacean wheat
    Rotweinzwiebeln: alcohol
    Selleriepüree: celery
    Ofenkäse: milk
    Honigzwiebeln: animal
    Zwiebelrostbraten: meat
    Maultaschensuppe: wheat
    Bauernomelett: egg
    Butternusskürbissuppe: -
    Kokosmilchsuppe: -
    Austernpilzpfanne: -
    Vegane Wurstsalat-Variante: -
    Fleischtomatensalat: -
    Stachelbeergrütze: -
    Muskatnusszwiebeln: -
    Feldsalat: -
    """

  private static let frenchTitles = """
    Riz cantonais: egg meat
    Rôti du dimanche: meat
    Pan bagnat: wheat fish
    Galette complète: pork
    Quenelles: fish
    Mafé: meat
    Pithiviers: nut milk
    Salade César: egg
    Croque-madame: egg
    Quiche lorraine: pork egg milk
    Oignons au beurre: milk
    Tarte à l'oignon: wheat
    Soupe à l'oignon gratinée: milk wheat
    Oignons à la crème: milk
    Oeufs cocotte: egg
    Poireaux vinaigrette aux œufs mimosa: egg
    Gratin dauphinois: milk
    Croque-monsieur: milk wheat pork
    Hachis parmentier: meat
    Blanquette à l'ancienne: meat
    Coq au vin: meat alcohol
    Moules marinières: mollusc
    Brandade de morue: fish
    Tapenade provençale: fish
    Pissaladière: fish wheat
    Endives au jambon: pork
    Pommes de terre aux lardons: pork
    Salade lyonnaise: pork egg
    Cake aux olives: wheat egg
    Beignets d'oignon: wheat
    Oignons farcis à la viande: meat
    Galette des rois: nut wheat
    Clafoutis aux cerises: egg milk
    Velouté d'oignon: milk
    Fondue savoyarde: milk
    Pain d'épices: wheat
    Rillettes de thon: fish
    Bisque de homard: crustacean
    Pâtes au pesto: wheat milk
    Aligot: milk
    Céleri rémoulade: celery egg
    Poireaux à la moutarde: mustard
    Crevettes sautées: crustacean
    Piperade basquaise: egg
    Oignons rôtis au lard: pork
    Oeufs brouillés: egg
    Tarte flambée: milk wheat
    Poulet rôti: meat
    Boeuf bourguignon: meat
    Crème brûlée: egg milk
    Confit d'oignons au vin rouge: alcohol
    Coquilles Saint-Jacques: mollusc
    Oignons gratinés au comté: milk
    Potée auvergnate: meat
    Cassoulet: meat
    Mousse au chocolat: egg milk
    Galettes bretonnes: egg
    Sardines grillées: fish
    Choux à la crème: milk
    Sole meunière: fish milk
    Oignons au miel: animal
    Crêpes Suzette: wheat egg
    Tartiflette: milk
    Foie gras poêlé: meat
    Omelette aux oignons: egg
    Mayonnaise maison: egg
    Oignons panés: wheat
    Noix caramélisées: nut
    Financiers: nut egg
    Saucisses aux oignons: meat
    Bouillabaisse: fish
    Langoustines grillées: crustacean
    Biscuits au gingembre: wheat
    Beurre maître d'hôtel: milk
    Soupe au lait de coco: -
    Pleurotes en huître: -
    Noix de muscade et oignons: -
    Coeurs d'artichaut: -
    Tomates coeur de boeuf: -
    """

  private static let spanishTitles = """
    Ensaladilla rusa: fish
    Papas rellenas: meat
    Gazpacho manchego: meat
    Empanada gallega: fish
    Tortilla de calabacín: egg
    Gazpachos manchegos: meat
    Polvorones: pork
    Tortilla de patatas: egg
    Cebollas con queso: milk
    Huevos rotos: egg
    Croquetas caseras: wheat milk
    Cebolla rebozada: wheat
    Ensaladilla rusa: egg
    Albóndigas en salsa: meat
    Fabada asturiana: pork
    Arroz con leche: milk
    Gambas al ajillo: crustacean
    Pulpo a la gallega: mollusc
    Bacalao al pil pil: fish
    Salmorejo cordobés: wheat egg
    Ajoblanco malagueño: nut
    Salsa romesco: nut
    Empanada gallega: wheat
    Flan de la abuela: egg milk
    Natillas: egg milk
    Crema catalana: egg milk
    Patatas con chorizo: pork
    Lentejas con jamón: pork
    Pollo al chilindrón: meat
    Churros: wheat
    Torrijas: wheat egg
    Tarta de Santiago: nut egg
    Macarrones gratinados: wheat milk
    Bocadillo de calamares: wheat mollusc
    Boquerones en vinagre: fish
    Cebollas a la crema: milk
    Migas extremeñas: wheat
    Berenjenas a la parmesana: milk
    Alioli de ajo: egg
    Cebollas al vino tinto: alcohol
    Cocido madrileño: meat
    Calamares a la romana: mollusc wheat
    Merluza en salsa verde: fish
    Espaguetis a la boloñesa: meat wheat
    Canelones de la abuela: wheat
    Chuletas a la brasa: meat
    Mejillones a la vinagreta: mollusc
    Callos a la madrileña: meat
    Pimientos rellenos de carne: meat
    Cebollas rellenas de atún: fish
    Tarta de queso: milk
    Buñuelos de viento: egg wheat
    Sopa de fideos: wheat
    Sobrasada con miel: pork
    Mousse de limón: egg milk
    Huevos a la flamenca: egg
    Besamel: milk wheat
    Turrón casero: nut
    Langostinos cocidos: crustacean
    Escalivada con anchoas: fish
    Bizcocho de yogur: milk wheat
    Pan de ajo: wheat
    Caldo gallego: meat
    Salchichas encebolladas: meat
    Cebollas con almendras: nut
    Quesadillas: milk
    Ropa vieja: meat
    Helado de vainilla: milk
    Mantecados: wheat
    Sopa de leche de coco: -
    Nuez moscada y cebolla: -
    """

  private static let italianTitles = """
    Fregola con arselle: mollusc
    Vincisgrassi: meat
    Caprese: milk
    Ricciarelli: egg nut
    Spaghetti alla carbonara: egg pork wheat
    Cipolle al burro: milk
    Frittata di cipolle: egg
    Parmigiana di melanzane: milk
    Vitello tonnato: meat fish
    Saltimbocca alla romana: meat
    Tiramisù: egg milk
    Panna cotta: milk
    Polpette al sugo: meat
    Insalata caprese: milk
    Spaghetti alle vongole: mollusc wheat
    Pasta alla puttanesca: fish
    Bucatini all'amatriciana: pork
    Risotto alla milanese: milk
    Lasagne al forno: wheat milk
    Gnocchi alla sorrentina: milk
    Bagna cauda: fish
    Pesto alla genovese: nut milk
    Cotoletta alla milanese: meat egg wheat
    Crocchette di patate: egg
    Fritto misto di mare: fish
    Cipolle gratinate: milk
    Torta salata: wheat
    Zuppa inglese: egg
    Ossobuco: meat
    Baccalà mantecato: fish
    Arancini: milk
    Cantucci: nut wheat
    Pappa al pomodoro: wheat
    Cacio e pepe: milk
    Bruschette al pomodoro: wheat
    Calamari ripieni: mollusc
    Cipolle ripiene di carne: meat
    Zuppa di cozze: mollusc
    Pizza margherita: wheat milk
    Uova strapazzate: egg
    Salsiccia e friarielli: pork
    Tonno e fagioli: fish
    Ravioli di ricotta: wheat milk
    Spezzatino con patate: meat
    Cipolle con pancetta: pork
    Gelato alla vaniglia: milk
    Fonduta valdostana: milk
    Sarde in saor: fish
    Pasta e fagioli: wheat
    Risi e bisi: milk
    Cannoli siciliani: wheat milk
    Gamberi alla griglia: crustacean
    Zabaione: egg
    Pollo alla cacciatora: meat
    Cipolle fritte in pastella: wheat
    Torta della nonna: wheat egg
    Focaccia alle cipolle: wheat
    Prosciutto e melone: pork
    Polenta concia: milk
    Brasato al Barolo: meat
    Crema pasticcera: egg milk
    Cipolle al gorgonzola: milk
    Amaretti: nut
    Seppie con i piselli: mollusc
    Croccante alle mandorle: nut
    Peperonata con acciughe: fish
    Zuppa al latte di cocco: -
    Noce moscata e cipolle: -
    """

  private static let dutchTitles = """
    Uitsmijter: pork
    Stoofvlees: meat
    Stroopwafels: egg milk
    Krentenbollen: milk
    Kroketten: meat
    Kaasfondue: milk
    Uien met spek: pork
    Roerei: egg
    Uitsmijter: egg
    Gehaktballen: meat
    Snert: meat
    Stamppot met rookworst: meat
    Bitterballen: meat wheat
    Pannenkoeken: wheat egg
    Hachee: meat
    Tosti ham kaas: milk pork wheat
    Uiensoep met kaas: milk
    Boterzachte uien: milk
    Kipsaté: meat peanut
    Mosselpan: mollusc
    Garnalenkroketten: crustacean
    Zalmsalade: fish
    Haring met uitjes: fish
    Huzarensalade: egg
    Roomsoep van ui: milk
    Witlof met ham: pork
    Appeltaart: wheat
    Speculaas: wheat
    Kaassoufflé: milk
    Eiersalade: egg
    Vissticks: fish
    Mosterdsoep: mustard
    Draadjesvlees: meat
    Notenbrood: nut wheat
    Biefstuk van de grill: meat
    Gebakken uien met ei: egg
    Boerenomelet: egg
    Slavinken: meat
    Kip kerrie: meat
    Pasteitje met ragout: wheat
    Uienkaas: milk
    Zuurkool met worst: meat
    Spekkoek: egg
    Mosselen in witte wijn: mollusc
    Pindasaus: peanut
    Broodpudding: wheat
    Gevulde eieren: egg
    Saucijzenbroodjes: wheat meat
    Karnemelkpap: milk
    Gerookte paling: fish
    Macaroni met ham en kaas: wheat milk pork
    Kroketten: wheat
    Erwtensoep: meat
    Hete bliksem: meat
    Tonijnsalade: fish
    Vla met bitterkoekjes: milk
    Oliebollen: wheat
    Wentelteefjes: wheat egg
    Balkenbrij: meat
    Botersaus: milk
    Garnalencocktail: crustacean
    Uien in bier gestoofd: barley
    Advocaat: egg
    Hazelnoottaart: nut
    Lamsbout: meat
    Soep met kokosmelk: -
    Oesterzwammen van de grill: -
    Nootmuskaatuien: -
    """
}
