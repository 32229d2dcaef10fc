/// Names of what recipes count one by one, in six languages, so that a name agrees with its amount.
///
/// Other names stay as their source writes them: `bread` and `molasses` have no other number. Outside
/// English only a name of one word changes, because adjectives beside it would have to change too.
enum CountedItem {
  /// A name in the number that an amount asks for.
  static func agreeing(_ name: String, with amount: Fraction) -> String {
    let end = nounEnd(of: name)
    let start = name[..<end].lastIndex(of: " ").map(name.index(after:)) ?? name.startIndex
    let word = String(name[start..<end])
    if let noun = english[word.lowercased()] {
      let form = amount > 1 ? noun.plural : noun.singular
      return name[..<start] + capitalised(form, like: word) + name[end...]
    }
    guard start == name.startIndex, end == name.endIndex else { return name }
    return foreign(word, amount) ?? name
  }

  /// Whether a name is eggs, yolks or whites, of which half is measured beaten.
  static func isEgg(_ name: String) -> Bool {
    name[..<nounEnd(of: name)].split(separator: " ").last.map {
      eggs.contains(TextMatching.fold(String($0)))
    } ?? false
  }

  /// Where the noun of an English name ends: before what was done to it, as in `onions, chopped`.
  private static func nounEnd(of name: String) -> String.Index {
    var end = name.endIndex
    while let blank = name[..<end].lastIndex(of: " "),
      treatments.contains(name[name.index(after: blank)..<end].lowercased())
    {
      end = blank
    }
    return end
  }

  private static func capitalised(_ form: String, like word: String) -> String {
    guard let first = word.first, first.isUppercase else { return form }
    return form.prefix(1).uppercased() + form.dropFirst()
  }

  /// German nouns are told from those of other languages by their capital.
  private static func foreign(_ word: String, _ amount: Fraction) -> String? {
    if let noun = german[word] { return amount > 1 ? noun.plural : noun.singular }
    guard let noun = romance[word.lowercased()] else { return nil }
    // French counts from two.
    let isSeveral = noun.isFrench ? amount >= 2 : amount > 1
    return capitalised(isSeveral ? noun.plural : noun.singular, like: word)
  }

  // MARK: Words

  private struct Noun {
    var singular: String
    var plural: String
    var isFrench = false
  }

  private static let eggs: Set<String> = [
    "egg", "eggs", "yolk", "yolks", "ei", "eier", "eieren", "eigelb", "eiweiß", "eiweiss",
    "eidooier", "eidooiers", "œuf", "œufs", "oeuf", "oeufs", "huevo", "huevos", "yema", "yemas",
    "uovo", "uova", "tuorlo", "tuorli",
  ]

  private static let treatments: Set<String> = [
    "beaten", "chopped", "crushed", "cubed", "diced", "grated", "halved", "mashed", "melted",
    "minced", "peeled", "pitted", "quartered", "separated", "shredded", "sliced", "smashed",
    "trimmed",
  ]

  private static let english: [String: Noun] = table(
    """
    anchovy/anchovies apple/apples apricot/apricots artichoke/artichokes aubergine/aubergines
    avocado/avocados bagel/bagels banana/bananas beet/beets beetroot/beetroots biscuit/biscuits
    breast/breasts bulb/bulbs bun/buns cabbage/cabbages carrot/carrots cauliflower/cauliflowers
    cherry/cherries chile/chiles chili/chilies chilli/chillies clementine/clementines clove/cloves
    cookie/cookies courgette/courgettes cracker/crackers cucumber/cucumbers cutlet/cutlets
    drumstick/drumsticks egg/eggs eggplant/eggplants fig/figs fillet/fillets grapefruit/grapefruits
    leaf/leaves leek/leeks leg/legs lemon/lemons lime/limes loaf/loaves mango/mangoes
    mushroom/mushrooms nectarine/nectarines olive/olives onion/onions orange/oranges
    parsnip/parsnips peach/peaches pear/pears pepper/peppers pineapple/pineapples pita/pitas
    plum/plums pod/pods potato/potatoes prawn/prawns pumpkin/pumpkins radish/radishes roll/rolls
    sausage/sausages scallion/scallions scallop/scallops shallot/shallots sprout/sprouts
    steak/steaks stick/sticks stalk/stalks strawberry/strawberries sprig/sprigs thigh/thighs
    tomato/tomatoes tortilla/tortillas turnip/turnips wing/wings wrapper/wrappers yolk/yolks
    """)

  private static let german: [String: Noun] = table(
    """
    Ei/Eier Zwiebel/Zwiebeln Schalotte/Schalotten Zehe/Zehen Knoblauchzehe/Knoblauchzehen
    Tomate/Tomaten Kartoffel/Kartoffeln Möhre/Möhren Karotte/Karotten Apfel/Äpfel Birne/Birnen
    Zitrone/Zitronen Orange/Orangen Limette/Limetten Paprikaschote/Paprikaschoten
    Chilischote/Chilischoten Gurke/Gurken Aubergine/Auberginen Banane/Bananen
    Lorbeerblatt/Lorbeerblätter Frühlingszwiebel/Frühlingszwiebeln Pflaume/Pflaumen
    Aprikose/Aprikosen Pfirsich/Pfirsiche Wurst/Würste Brötchen/Brötchen
    """)

  private static let romance: [String: Noun] = table(
    """
    œuf/œufs oeuf/oeufs oignon/oignons échalote/échalotes gousse/gousses carotte/carottes
    pomme/pommes poire/poires citron/citrons poivron/poivrons courgette/courgettes
    aubergine/aubergines poireau/poireaux navet/navets concombre/concombres avocat/avocats
    """, isFrench: true
  ).merging(
    table(
      """
      huevo/huevos cebolla/cebollas diente/dientes zanahoria/zanahorias patata/patatas limón/limones
      pimiento/pimientos manzana/manzanas naranja/naranjas berenjena/berenjenas pepino/pepinos
      calabacín/calabacines puerro/puerros plátano/plátanos aguacate/aguacates yema/yemas
      uovo/uova cipolla/cipolle spicchio/spicchi pomodoro/pomodori carota/carote limone/limoni
      peperone/peperoni zucchina/zucchine melanzana/melanzane mela/mele pera/pere arancia/arance
      porro/porri cetriolo/cetrioli tuorlo/tuorli cipollotto/cipollotti
      ei/eieren ui/uien sjalot/sjalotten teen/tenen tomaat/tomaten wortel/wortels
      aardappel/aardappels appel/appels citroen/citroenen sinaasappel/sinaasappels
      komkommer/komkommers peer/peren prei/preien winterpeen/winterpenen
      """)
  ) { first, _ in first }

  private static func table(
    _ words: String, isFrench: Bool = false
  ) -> [String: Noun] {
    var nouns: [String: Noun] = [:]
    for entry in words.split(whereSeparator: \.isWhitespace) {
      let forms = entry.split(separator: "/").map(String.init)
      let noun = Noun(singular: forms[0], plural: forms[1], isFrench: isFrench)
      for form in forms { nouns[form] = noun }
    }
    return nouns
  }
}
