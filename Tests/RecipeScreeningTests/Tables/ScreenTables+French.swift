extension ScreenTables {
  static let french = """
    1 rouleau de pâte à pizza: wheat milk? egg?
    1 boule de glace vanille: milk egg?
    20 cl de crème fraîche épaisse: milk
    1 poulet fermier: meat
    1 cube de bouillon de volaille: meat celery? wheat? soya?
    30 cl de fond de veau: meat celery? wheat? soya?
    20 cl de fumet de poisson: fish celery? wheat?
    4 tranches de pain de mie: wheat milk? soya?
    1 c. à soupe de tarama: fish wheat? milk? egg?
    1 c. à soupe de crème de sésame: sesame
    1 c. à café de purée de cacahuètes: peanut
    2 c. à soupe de purée d'amande: nut
    6 galettes de sarrasin: wheat? egg?
    200 g de quenelles: wheat egg milk fish? meat?
    1 baguette rassise: wheat
    1 râble de lapin: meat
    1 dos de cabillaud: fish
    200 g de farine: wheat
    200 g de farine de sarrasin:
    200 g de farine de riz:
    200 g de fécule de maïs:
    200 g de maïzena:
    200 g de chapelure: wheat
    200 g de semoule: wheat
    200 g de semoule de maïs:
    200 g de boulgour: wheat
    1 baguette: wheat
    4 tranches de pain de mie: wheat
    1 pâte feuilletée: wheat milk?
    1 pâte brisée: wheat milk?
    1 pâte à pizza: wheat
    200 g de pâtes: wheat
    200 g de vermicelles de riz:
    200 g de nouilles aux œufs: wheat egg
    4 feuilles de brick: wheat
    1 sachet de levure chimique:
    4 feuilles de gélatine: meat
    2 g d'agar-agar:
    10 guimauves: meat
    20 cl de crème fraîche: milk
    20 cl de crème liquide: milk
    20 cl de crème de coco: coconut
    20 cl de crème de soja: soya
    20 cl de crème de cassis: alcohol
    200 g de crème de marrons:
    20 cl de lait: milk
    20 cl de lait de coco: coconut
    20 cl de lait d'amande: nut
    20 cl de lait d'avoine: oats
    20 cl de lait végétal: soya? nut? oats?
    20 cl de lait ribot: milk
    200 g de beurre: milk
    200 g de beurre de cacahuète: peanut
    200 g de beurre de cacao:
    200 g de beurre salé: milk
    200 g de saindoux: pork meat
    200 g de graisse de canard: meat
    200 g de fromage blanc: milk
    200 g de fromage râpé: milk
    200 g de gruyère: milk rennet?
    200 g de comté: milk rennet?
    200 g de roquefort: milk rennet?
    200 g de chèvre: milk
    1 bûche de chèvre: milk
    200 g de fromage de tête: pork meat
    200 g de lardons: pork meat
    200 g de lardons végétaux: soya? wheat?
    200 g de jambon: pork meat
    200 g de viande hachée: meat
    200 g de chair à saucisse: meat
    4 merguez: meat
    4 saucisses: meat
    1 magret de canard: meat
    1 poulet: meat
    1 cube de bouillon: flesh? celery? wheat?
    1 cube de bouillon de volaille: meat
    1 l de bouillon de légumes: celery? wheat?
    1 l de fumet de poisson: fish
    1 branche de céleri: celery
    1 céleri-rave: celery
    1 cuillère à soupe de moutarde: mustard
    1 c. à soupe de sauce soja: soya wheat
    1 c. à soupe de nuoc-mam: fish
    1 c. à soupe de sauce Worcestershire: fish
    4 anchois: fish
    1 boîte de thon: fish
    200 g de saumon fumé: fish
    200 g de cabillaud: fish
    200 g de crevettes: crustacean
    200 g de moules: mollusc
    12 huîtres: mollusc
    12 escargots: mollusc
    200 g de pleurotes:
    200 g de noix de Saint-Jacques: mollusc
    200 g de noix: nut
    200 g de noix de cajou: nut
    200 g de noix de coco: coconut
    1 noix de beurre: milk
    1 noix de muscade:
    200 g de noisettes: nut
    200 g de poudre d'amandes: nut
    200 g de pâte d'amande: nut
    200 g de pralin: nut
    200 g de cacahuètes: peanut
    200 g de pignons: pinenut
    200 g de châtaignes:
    200 g de chocolat noir: milk? soya?
    200 g de chocolat au lait: milk
    200 g de chocolat blanc: milk
    200 g de boudoirs: wheat egg
    200 g de spéculoos: wheat
    200 g de petits-beurre: wheat milk?
    3 œufs: egg
    3 jaunes d'œufs: egg
    3 blancs d'œufs: egg
    3 blancs de poulet: meat
    3 blancs de poireaux:
    1 aubergine:
    1 c. à soupe de miel: animal
    20 cl de vin blanc: alcohol sulphite
    20 cl de bière: barley alcohol
    1 c. à soupe de rhum: alcohol
    200 g de tofu: soya
    200 g de seitan: wheat
    200 g de flocons d'avoine: oats
    200 g de quinoa:
    200 g de houmous: sesame
    1 c. à soupe de purée de sésame: sesame
    1 c. à soupe de tahin: sesame
    200 g de mayonnaise: egg
    200 g de pesto: milk
    200 g de béchamel: milk wheat
    beurre ou margarine: milk?
    crème végétale: soya? nut? oats?
    farine sans gluten: soya?
    fromage végétal: soya? nut?
    200 g de vermicelles de soja:
    200 g de pâtes fraîches: wheat egg?
    20 cl de crème de riz:
    1 c. à soupe de crème de balsamique: sulphite
    200 g de laitances: fish
    1 yaourt de soja: soya
    200 g de jambon de dinde: meat
    200 g de rillettes de thon: fish
    2 coeurs de boeuf (tomates):
    4 tomates coeur de boeuf:
    1 pied de mouton (champignon):
    200 g de pieds-de-mouton:
    200 g de pleurotes en huître:
    1 c. à soupe de tartare: egg?
    1 c. à soupe de pâte de curry: crustacean? fish?
    200 g de brandade: fish milk?
    pain sans gluten: milk? egg?
    2 c. à soupe de levure de bière: barley?
    20 cl de boisson au soja: soya
    20 cl de lait de riz:
    100 g de purée d'amandes: nut
    100 g de crème de marrons:
    5 cl de crème de mûre: alcohol
    5 cl de crème de cassis: alcohol
    1 c. à café de crème de tartre:
    100 g de beurre de cacao:
    100 g de beurre clarifié: milk
    20 cl de crème fleurette: milk
    100 g de fromage blanc: milk
    100 g de comté râpé: milk rennet?
    100 g de bleu d'Auvergne: milk rennet?
    100 g de Saint-Nectaire: milk
    100 g de reblochon: milk rennet?
    100 g de chèvre frais: milk
    100 g de faisselle: milk
    100 g de lardons fumés: pork
    100 g de rillettes: pork? meat
    100 g de foie gras: meat
    100 g de saindoux: pork
    100 g de graisse d'oie: meat
    100 g de boudin noir: pork? meat milk? wheat? egg?
    100 g d'andouillette: pork? meat
    4 chipolatas: pork? meat wheat?
    100 g de pâté en croûte: meat wheat pork? egg? milk?
    1 pâte d'amandes: nut
    100 g de pâte de coing:
    2 c. à soupe de pâte de curry: crustacean? fish?
    100 g de pâtes fraîches: wheat egg?
    100 g de pâtes de riz:
    100 g de farine de sarrasin:
    100 g de farine de blé noir:
    100 g de farine d'épeautre: wheat
    100 g de farine de châtaigne:
    100 g de semoule fine: wheat
    100 g de polenta:
    100 g de boulgour: wheat
    100 g de chapelure: wheat
    100 g de pain d'épices: wheat rye? animal? milk?
    12 boudoirs: wheat egg milk?
    12 biscuits à la cuillère: wheat egg milk?
    100 g de spéculoos: wheat milk?
    100 g de macarons: nut egg milk?
    100 g de guimauve: meat pork? egg?
    6 feuilles de gélatine: meat pork?
    100 g de nougat de Montélimar: nut egg animal
    100 g de pralin: nut
    100 g de pistaches: nut
    100 g de pignons de pin: pinenut
    100 g de noix de coco râpée: coconut
    100 g de noix de Saint-Jacques: mollusc
    1 kg de moules: mollusc
    200 g de calamars: mollusc
    200 g d'encornets: mollusc
    200 g de bulots: mollusc
    200 g d'escargots de Bourgogne: mollusc
    200 g de langoustines: crustacean
    200 g de crevettes roses: crustacean
    1 tourteau: crustacean
    2 pavés de cabillaud: fish
    1 bar entier: fish
    1 dos de lieu noir: fish
    1 raie: fish
    1 lotte: fish
    6 filets d'anchois: fish
    100 g de tarama: fish wheat? milk? egg?
    50 cl de fumet de poisson: fish celery? wheat?
    50 cl de fond de veau: meat celery? wheat? soya?
    50 cl de bouillon de légumes: celery? wheat?
    1 bouquet garni: celery?
    1 c. à soupe de moutarde à l'ancienne: mustard sulphite?
    1 c. à soupe de rémoulade: egg mustard?
    20 cl de vin blanc sec: alcohol sulphite
    5 cl de cognac: alcohol
    5 cl de rhum: alcohol
    25 cl de bière brune: alcohol barley wheat?
    20 cl de cidre brut: alcohol sulphite
    1 c. à soupe de vinaigre de vin: sulphite?
    1 sachet de sucre vanillé:
    2 jaunes d'œufs: egg
    2 blancs en neige: egg
    1 c. à soupe d'eau de fleur d'oranger:
    1 langue de chat: wheat egg? milk?
    1 pied de veau: meat
    1 cœur de bœuf (tomate):
    2 cœurs d'artichaut:
    1 oreille de cochon: pork
    200 g de pieds de mouton:
    1 pomme d'amour:
    20 cl de lait sans lactose: milk
    100 g de farine sans gluten: soya? lupin?
    100 g de mayonnaise sans œuf: soya? mustard? milk?
    100 g de fromage végétal: soya? nut? coconut? oats?
    100 g de steak végétal: soya? wheat? egg?
    lait ou boisson végétale: milk? soya? nut? oats?
    quelques noisettes (facultatif): nut
    200 g de margarine sans lait: soya?
    20 cl de lait (ou boisson végétale): milk? soya? nut? oats?
    200 g de farine (sans gluten): soya? lupin?
    200 g de pâtes sans œufs: wheat
    beurre pour le moule: milk
    200 g de lardons ou de tofu fumé: pork? soya?
    200 g de poulet ou de dinde: meat
    crème fraîche (facultatif): milk
    chocolat noir (peut contenir des traces de noisettes): milk? soya? nut?
    200 g de jambon végétal: soya? wheat?
    200 g de saucisses végétariennes: soya? wheat? egg? milk?
    vin sans alcool: sulphite
    œufs de poules élevées en plein air: egg
    """
}
