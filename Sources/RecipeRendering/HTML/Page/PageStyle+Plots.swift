extension PageStyle {
  /// Drawings: each look has a shape or a text beside its colour.
  static let plots: StaticString = """
    svg { forced-color-adjust: none; }
    .plot { display: block; overflow: visible; }
    .fluid { width: 100%; max-width: 44rem; }
    .fixed { flex: none; }
    svg text { font-size: 12px; fill: var(--ink); }
    svg .label { font-size: 13.5px; font-weight: 600; }
    svg .value { font-size: 13.5px; text-anchor: end; }
    svg .tick { fill: var(--soft); }
    .grid { stroke: var(--grid); stroke-width: 1; }
    .hatching { stroke: var(--hatch); stroke-width: 2; }
    .solid, .come { fill: var(--blue); stroke: var(--blue); }
    .rest, .wait { fill: var(--pale); stroke: var(--blueedge); }
    .void, .failed, .none rect { fill: url(#hatch); stroke: var(--edge); }
    .ring { fill: var(--paper); stroke: var(--ink); stroke-width: 2.5; }
    line.whisker { stroke: var(--blue); stroke-width: 2; }
    rect.whisker { fill: var(--blue); stroke: none; height: 2px; y: 6px; }
    rect.answered { fill: var(--blue); stroke: var(--blue); }
    rect.part { fill: var(--pale); stroke: var(--blueedge); }
    rect.nothing { fill: var(--paper); stroke: var(--ink); }
    rect.failed { fill: url(#hatch); stroke: var(--bad); stroke-width: 1.5; }
    rect.unasked { fill: none; stroke: var(--edge); stroke-dasharray: 3 3; }
    rect.stay { fill: var(--h0); stroke: var(--line); }
    rect.go { fill: var(--orange); stroke: var(--orange); }
    text.boxed { text-anchor: middle; }
    text.boxed.stay { fill: var(--ink); }
    text.boxed.go { fill: var(--on); font-weight: 600; }
    .slant { text-anchor: end; }
    .name { dominant-baseline: central; font-weight: 600; }
    .cell { text-anchor: middle; dominant-baseline: central; }
    .own rect { fill: none; stroke: var(--line); stroke-dasharray: 2 2; }
    .own text { font-weight: 600; }
    .none text { paint-order: stroke; stroke: var(--paper); stroke-width: 6px; }
    .h0 rect { fill: var(--h0); } .h1 rect { fill: var(--h1); } .h2 rect { fill: var(--h2); }
    .h3 rect { fill: var(--h3); } .h4 rect { fill: var(--h4); } .h5 rect { fill: var(--h5); }
    .h6 rect { fill: var(--h6); } .h7 rect { fill: var(--h7); }
    .h0 text, .h1 text, .h2 text, .h3 text, .h4 text, .h5 text { fill: var(--low); }
    .h6 text, .h7 text { fill: var(--high); }
    .zero rect { fill: var(--h0); } .n1 rect { fill: var(--n1); } .n2 rect { fill: var(--n2); }
    .n3 rect { fill: var(--n3); } .p1 rect { fill: var(--p1); } .p2 rect { fill: var(--p2); }
    .p3 rect { fill: var(--p3); }
    .zero text, .n1 text, .n2 text, .n3 text, .p1 text, .p2 text, .p3 text { fill: var(--signed); }
    symbol .ink { fill: none; stroke: currentColor; stroke-width: 1.5; }
    symbol .fill { fill: currentColor; stroke: none; }
    symbol .cut { fill: none; stroke: var(--paper); stroke-width: 1.75; }
    """

  /// Paper: all that is open, nothing that only a screen can use.
  static let print: StaticString = """
    @media print {
      html { font-size: 10pt; }
      body { max-width: none; padding: 0 0.25rem; }
      nav, .skip, details:not([open]) { display: none; }
      svg, .note, .badge { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      section { margin-top: 1.5rem; }
      h2, h3, .guide, caption { break-after: avoid; }
      figure, .card, .map, tr { break-inside: avoid; }
      .scroll { overflow: visible; }
      table { font-size: 8pt; width: 100%; min-width: 0; }
      th, td { padding-right: 0.5rem; }
      tbody th, td { overflow-wrap: anywhere; }
      .cards { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      tbody th, .list tbody th, .answers td, .answers td.remarks { min-width: 0; }
      .badge { white-space: normal; font-size: inherit; }
      .fixed { max-width: 100%; height: auto; }
      a { color: inherit; text-decoration: none; }
    }
    """
}
