/// The words of foods by language, in the format that ``WordFile`` reads.
///
/// They are Swift texts and no resources, because the compiler takes minutes for bytes that are
/// embedded as an array of this size.
enum FoodWords {}
