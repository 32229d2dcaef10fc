/// The lines of several sources that are one ingredient.
public struct AlignedRow: Sendable, Hashable {
  /// One source's line.
  public struct Cell: Sendable, Hashable {
    /// The place of the line in the source's list.
    public var line: Int
    /// The line as the source wrote it.
    public var text: String
    /// How far the name is that of ``AlignedRow/name``; nil for the line that gives the row its
    /// name, and for one that is alike to another line of the row only.
    public var likeness: NameLikeness?
    /// The quantity held against that of ``AlignedRow/reference``; nil for the reference itself,
    /// and where there is no other line.
    public var agreement: QuantityAgreement?
  }

  /// What the row is called: the name in the line of the first source that has one.
  public var name: String
  /// A cell for each source, in the order of the sources; nil where a source has no such line.
  public var cells: [Cell?]
  /// The source whose quantity the others are held against: the first one whose amount can be
  /// read, else the first one.
  public var reference: Int
}
