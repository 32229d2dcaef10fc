/// The two numbers of nouns that ingredient lines count, in six languages.
///
/// The one list of both forms of such nouns. The vocabulary has names of foods, whose number no amount
/// changes.
enum CountedNouns {
  /// A noun in both numbers.
  struct Noun: Sendable {
    var singular: String
    var plural: String
    var gender: Gender = .feminine
  }

  /// The gender of a German noun, which decides how an adjective before it ends; in Dutch only
  /// `neuter` makes a difference.
  enum Gender: Sendable {
    case masculine, feminine, neuter
  }

  /// A noun in a language, by either of its forms: in German with its capital, in German and Dutch
  /// also as the end of a longer word: `Strauchtomaten`.
  static func noun(_ word: String, in language: LineLanguage) -> Noun? {
    let isGerman = language == .german
    guard !isGerman || word.first?.isUppercase == true else { return nil }
    let key = isGerman ? word : word.lowercased()
    guard let table = tables[language] else { return nil }
    if let noun = table[key] { return noun }
    if language == .dutch, let noun = diminutive(key) { return noun }
    guard isGerman || language == .dutch, (5...40).contains(key.count) else {
      return nil
    }
    return compound(key, in: table, isGerman: isGerman)
  }

  /// A Dutch word in `je`, whose plural is regular.
  private static func diminutive(_ word: String) -> Noun? {
    guard word.count > 4 else { return nil }
    if word.hasSuffix("je") {
      return Noun(singular: word, plural: word + "s", gender: .neuter)
    }
    guard word.hasSuffix("jes") else { return nil }
    return Noun(singular: String(word.dropLast()), plural: word, gender: .neuter)
  }

  /// A word that ends in a noun of at least four letters.
  private static func compound(
    _ word: String, in table: [String: Noun], isGerman: Bool
  ) -> Noun? {
    var start = word.index(after: word.startIndex)
    while word.distance(from: start, to: word.endIndex) >= 4 {
      let end = String(word[start...])
      let key = isGerman ? end.prefix(1).uppercased() + end.dropFirst() : end
      if var noun = table[key] {
        let head = word[..<start]
        noun.singular = head + (isGerman ? noun.singular.lowercased() : noun.singular)
        noun.plural = head + (isGerman ? noun.plural.lowercased() : noun.plural)
        return noun
      }
      start = word.index(after: start)
    }
    return nil
  }

  /// Reads `singular/plural`, each list with one gender.
  private static func table(_ lists: [(Gender, String)]) -> [String: Noun] {
    var nouns: [String: Noun] = [:]
    for (gender, list) in lists {
      for entry in list.split(whereSeparator: \.isWhitespace) {
        let forms = entry.split(separator: "/").map(String.init)
        let noun = Noun(singular: forms[0], plural: forms[forms.count - 1], gender: gender)
        for form in forms { nouns[form] = noun }
      }
    }
    return nouns
  }

  private static let tables: [LineLanguage: [String: Noun]] = [
    .english: table([(.feminine, english)]),
    .german: table([
      (.feminine, germanFeminine), (.masculine, germanMasculine), (.neuter, germanNeuter),
    ]),
    .french: table([(.feminine, french)]), .spanish: table([(.feminine, spanish)]),
    .italian: table([(.feminine, italian)]),
    .dutch: table([(.masculine, dutch), (.neuter, dutchNeuter)]),
  ]

  // MARK: Words

  private static let english = """
    anchovy/anchovies apple/apples apricot/apricots artichoke/artichokes aubergine/aubergines
    avocado/avocados bagel/bagels ball/balls banana/bananas bean/beans beet/beets
    beetroot/beetroots biscuit/biscuits breast/breasts bulb/bulbs bun/buns cabbage/cabbages
    cantaloupe/cantaloupes carrot/carrots cauliflower/cauliflowers cherry/cherries
    chicken/chickens chile/chiles chili/chilies chilli/chillies chop/chops clam/clams
    clementine/clementines clove/cloves cookie/cookies courgette/courgettes crab/crabs
    cracker/crackers crust/crusts cube/cubes cucumber/cucumbers cutlet/cutlets date/dates
    drumstick/drumsticks duck/ducks egg/eggs eggplant/eggplants fig/figs fillet/fillets
    frond/fronds grapefruit/grapefruits half/halves hen/hens hock/hocks jalapeno/jalapenos
    jalapeño/jalapeños kiwi/kiwis leaf/leaves leek/leeks leg/legs lemon/lemons lettuce/lettuces
    lime/limes loaf/loaves lobster/lobsters mandarin/mandarins mango/mangos/mangoes melon/melons
    muffin/muffins mushroom/mushrooms mussel/mussels nectarine/nectarines olive/olives
    onion/onions orange/oranges oyster/oysters papaya/papayas parsnip/parsnips patty/patties
    peach/peaches pear/pears pepper/peppers piece/pieces pineapple/pineapples pita/pitas
    plantain/plantains plum/plums pod/pods pomegranate/pomegranates potato/potatoes prawn/prawns
    pumpkin/pumpkins quince/quinces radish/radishes rib/ribs roast/roasts roll/rolls
    sausage/sausages scallion/scallions scallop/scallops shallot/shallots shank/shanks
    skewer/skewers sprout/sprouts square/squares squash/squashes steak/steaks stick/sticks
    stalk/stalks strawberry/strawberries sprig/sprigs tail/tails tangerine/tangerines
    tenderloin/tenderloins thigh/thighs tomato/tomatoes tortilla/tortillas turnip/turnips
    walnut/walnuts watermelon/watermelons white/whites wing/wings wrapper/wrappers yam/yams
    yolk/yolks
    """

  private static let germanFeminine = """
    Zwiebel/Zwiebeln Schalotte/Schalotten Zehe/Zehen Tomate/Tomaten Kartoffel/Kartoffeln
    Möhre/Möhren Karotte/Karotten Rübe/Rüben Birne/Birnen Zitrone/Zitronen Orange/Orangen
    Limette/Limetten Schote/Schoten Paprika/Paprika Gurke/Gurken Aubergine/Auberginen
    Banane/Bananen Zucchini/Zucchini Avocado/Avocados Mango/Mangos Ananas/Ananas Kiwi/Kiwis
    Pflaume/Pflaumen Aprikose/Aprikosen Feige/Feigen Dattel/Datteln Kirsche/Kirschen Beere/Beeren
    Olive/Oliven Nelke/Nelken Kapsel/Kapseln Nuss/Nüsse Mandel/Mandeln Wurst/Würste
    Stange/Stangen Scheibe/Scheiben Dose/Dosen Prise/Prisen Packung/Packungen Tüte/Tüten
    Flasche/Flaschen Tasse/Tassen Rolle/Rollen Knolle/Knollen Messerspitze/Messerspitzen
    Garnele/Garnelen Sardelle/Sardellen Brust/Brüste Keule/Keulen Semmel/Semmeln Platte/Platten
    Kugel/Kugeln Rispe/Rispen Handvoll/Handvoll
    """
  private static let germanMasculine = """
    Apfel/Äpfel Pfirsich/Pfirsiche Kürbis/Kürbisse Kohlrabi/Kohlrabi Champignon/Champignons
    Pilz/Pilze Zweig/Zweige Stängel/Stängel Stiel/Stiele Kopf/Köpfe Würfel/Würfel Beutel/Beutel
    Becher/Becher Bund/Bund Knödel/Knödel Fladen/Fladen Tropfen/Tropfen Liter/Liter
    Löffel/Löffel Teller/Teller Granatapfel/Granatäpfel Chicorée/Chicorée
    """
  private static let germanNeuter = """
    Ei/Eier Eigelb/Eigelb Eiweiß/Eiweiß Blatt/Blätter Glas/Gläser Brötchen/Brötchen
    Würstchen/Würstchen Filet/Filets Steak/Steaks Schnitzel/Schnitzel Stück/Stück
    Päckchen/Päckchen Radieschen/Radieschen Gramm/Gramm Kilo/Kilo
    """

  private static let french = """
    œuf/œufs oeuf/oeufs jaune/jaunes blanc/blancs oignon/oignons échalote/échalotes gousse/gousses
    carotte/carottes pomme/pommes poire/poires citron/citrons orange/oranges poivron/poivrons
    courgette/courgettes aubergine/aubergines poireau/poireaux navet/navets concombre/concombres
    avocat/avocats tomate/tomates banane/bananes pêche/pêches abricot/abricots figue/figues
    prune/prunes cerise/cerises fraise/fraises endive/endives betterave/betteraves
    champignon/champignons piment/piments datte/dattes olive/olives ananas/ananas mangue/mangues
    feuille/feuilles branche/branches brin/brins tige/tiges bouquet/bouquets botte/bottes
    bâton/bâtons clou/clous tranche/tranches morceau/morceaux filet/filets pavé/pavés
    escalope/escalopes cuisse/cuisses côtelette/côtelettes saucisse/saucisses steak/steaks
    poulet/poulets verre/verres tasse/tasses bol/bols sachet/sachets paquet/paquets pot/pots
    boîte/boîtes brique/briques bouteille/bouteilles rouleau/rouleaux cube/cubes pincée/pincées
    poignée/poignées goutte/gouttes cuillère/cuillères cuillerée/cuillerées tête/têtes pain/pains
    pâte/pâtes yaourt/yaourts gramme/grammes litre/litres kilo/kilos louche/louches
    tablette/tablettes carré/carrés crevette/crevettes galette/galettes
    """

  private static let spanish = """
    huevo/huevos yema/yemas clara/claras cebolla/cebollas cebolleta/cebolletas
    diente/dientes zanahoria/zanahorias patata/patatas papa/papas limón/limones lima/limas
    pimiento/pimientos tomate/tomates jitomate/jitomates manzana/manzanas naranja/naranjas
    berenjena/berenjenas pepino/pepinos calabacín/calabacines calabaza/calabazas puerro/puerros
    plátano/plátanos aguacate/aguacates pera/peras mango/mangos melocotón/melocotones piña/piñas
    chile/chiles guindilla/guindillas champiñón/champiñones seta/setas alcachofa/alcachofas
    higo/higos dátil/dátiles aceituna/aceitunas nuez/nueces remolacha/remolachas nabo/nabos
    lechuga/lechugas hoja/hojas rama/ramas ramita/ramitas ramillete/ramilletes manojo/manojos
    tallo/tallos rebanada/rebanadas loncha/lonchas rodaja/rodajas trozo/trozos pieza/piezas
    filete/filetes pechuga/pechugas muslo/muslos chuleta/chuletas salchicha/salchichas
    chorizo/chorizos pollo/pollos gamba/gambas langostino/langostinos tortilla/tortillas
    lata/latas bote/botes tarro/tarros sobre/sobres paquete/paquetes bolsa/bolsas botella/botellas
    brik/briks vaso/vasos taza/tazas copa/copas pizca/pizcas puñado/puñados chorrito/chorritos
    gota/gotas cucharada/cucharadas cucharadita/cucharaditas cubito/cubitos pastilla/pastillas
    cabeza/cabezas barra/barras pan/panes yogur/yogures clavo/clavos vaina/vainas palito/palitos
    lámina/láminas unidad/unidades gramo/gramos litro/litros kilo/kilos
    """

  private static let italian = """
    uovo/uova tuorlo/tuorli albume/albumi cipolla/cipolle cipollotto/cipollotti scalogno/scalogni
    spicchio/spicchi pomodoro/pomodori pomodorino/pomodorini carota/carote limone/limoni
    peperone/peperoni peperoncino/peperoncini zucchina/zucchine zucchino/zucchini
    melanzana/melanzane mela/mele pera/pere arancia/arance porro/porri cetriolo/cetrioli
    patata/patate zucca/zucche finocchio/finocchi carciofo/carciofi fungo/funghi banana/banane
    pesca/pesche albicocca/albicocche fico/fichi fragola/fragole ciliegia/ciliegie oliva/olive
    acciuga/acciughe foglia/foglie fogliolina/foglioline rametto/rametti ramo/rami gambo/gambi
    costa/coste mazzetto/mazzetti ciuffo/ciuffi fetta/fette fettina/fettine trancio/tranci
    pezzo/pezzi filetto/filetti petto/petti coscia/cosce salsiccia/salsicce bistecca/bistecche
    pollo/polli gambero/gamberi scatola/scatole scatoletta/scatolette barattolo/barattoli
    lattina/lattine vasetto/vasetti bustina/bustine busta/buste confezione/confezioni
    pacchetto/pacchetti bottiglia/bottiglie bicchiere/bicchieri bicchierino/bicchierini
    tazza/tazze tazzina/tazzine pizzico/pizzichi manciata/manciate goccia/gocce
    cucchiaio/cucchiai cucchiaino/cucchiaini mestolo/mestoli dado/dadi cubetto/cubetti
    panetto/panetti rotolo/rotoli testa/teste stecca/stecche bacca/bacche chiodo/chiodi
    panino/panini piadina/piadine mozzarella/mozzarelle litro/litri grammo/grammi chilo/chili
    """

  private static let dutch = """
    ui/uien sjalot/sjalotten teen/tenen tomaat/tomaten wortel/wortels aardappel/aardappels/aardappelen
    appel/appels citroen/citroenen limoen/limoenen sinaasappel/sinaasappels komkommer/komkommers
    peer/peren prei/preien winterpeen/winterpenen paprika/paprika's courgette/courgettes
    aubergine/aubergines avocado/avocado's banaan/bananen mango/mango's perzik/perziken
    abrikoos/abrikozen pruim/pruimen vijg/vijgen dadel/dadels champignon/champignons
    peper/pepers bosui/bosuien biet/bieten raap/rapen knol/knollen bloemkool/bloemkolen
    kool/kolen krop/kroppen stengel/stengels tak/takken plak/plakken snee/sneeën zak/zakken
    pot/potten fles/flessen doos/dozen rol/rollen bol/bollen kop/koppen eidooier/eidooiers
    kipfilet/kipfilets filet/filets worst/worsten kruidnagel/kruidnagels pompoen/pompoenen
    koolrabi/koolrabi's eetlepel/eetlepels theelepel/theelepels kaneelstok/kaneelstokken
    augurk/augurken olijf/olijven garnaal/garnalen wrap/wraps tortilla/tortilla's mespunt/mespunten
    """
  private static let dutchNeuter = """
    ei/eieren eiwit/eiwitten blad/bladeren blik/blikken pak/pakken stuk/stukken brood/broden
    glas/glazen bosje/bosjes
    """
}
