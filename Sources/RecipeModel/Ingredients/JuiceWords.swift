/// Words for what is taken of a fruit, whose number says how much: `juice of a lemon`, `Saft einer
/// Zitrone`; without case and accents.
enum JuiceWords {
  static let all: Set<String> = [
    "juice", "zest", "rind", "peel", "juiced", "zested",
    "saft", "schale", "zitronensaft", "zitronenschale", "abrieb", "mark", "zesten",
    "jus", "zeste", "zestes", "ecorce",
    "zumo", "jugo", "ralladura", "cascara", "piel",
    "succo", "scorza", "buccia", "scorzetta",
    "sap", "rasp", "schil", "citroensap",
  ]
}
