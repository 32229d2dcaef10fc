/// The words of units of time: the one list of them, for steps as for the times of a recipe.
package enum TimeUnitWords {
  /// The seconds of the units of six languages, by their words without case and accents.
  static let seconds: [String: Int] = table([
    (
      1,
      """
      s sec secs second seconds sek sekunde sekunden seconde secondes seg segs segundo segundos
      secondo secondi seconden
      """
    ),
    (
      60,
      """
      min mins minute minutes minuten minuto minutos minuti minuut minuutje minuutjes minutenlang mn
      """
    ),
    (
      3_600,
      """
      h hr hrs hour hours std stdn stunde stunden heure heures hora horas hs ora ore oretta uur uren uurtje
      """
    ),
    (900, "viertelstunde viertelstunden kwartier kwartiertje"), (1_800, "halfuur halfuurtje"),
    (2_700, "dreiviertelstunde"),
    (86_400, "day days tag tage tagen jour jours dia dias giorno giorni dag dagen"),
    (
      604_800,
      "week weeks woche wochen semaine semaines semana semanas settimana settimane weken"
    ),
  ])

  /// Letters and words of more languages, which mean a unit where a text tells nothing but a time.
  private static let secondsAlone: [String: Int] = table([
    (1, "сек 秒"), (60, "m dk хв мин"), (3_600, "t tim time timer hod u ч"),
    (86_400, "d dni dn дн 日 天 일"), (604_800, "w"),
  ])

  /// How units begin in languages that end them by case and number.
  private static let beginnings: [(word: String, seconds: Int)] = table([
    (60, "minut мин хвил perc dakika 分 분 นาที phút λεπτ דקות דקה دقيق menit"),
    (
      3_600,
      """
      stunde heure timme tunti tunnin godz hodin óra час годин saat 時間 小时 小時 시간 ώρ שעה שעות ساع jam
      """
    ),
    (86_400, "giorn день дней дня"),
  ]).map { (word: $0.key, seconds: $0.value) }

  /// The seconds of a unit in a text that tells nothing but a time: the word in small letters, whole or
  /// by how it begins; nil for another word.
  package static func secondsAlone(_ word: String) -> Int? {
    seconds[TextMatching.fold(word)] ?? secondsAlone[word]
      ?? beginnings.first { word.hasPrefix($0.word) }?.seconds
  }

  private static func table(_ rows: [(Int, String)]) -> [String: Int] {
    var table: [String: Int] = [:]
    for (value, words) in rows {
      for word in words.split(whereSeparator: \.isWhitespace) { table[String(word)] = value }
    }
    return table
  }
}
