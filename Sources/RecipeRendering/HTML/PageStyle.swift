/// The style sheet, in parts.
enum PageStyle {
  /// Colours, light and dark.
  ///
  /// A single blue for amounts and an orange as its opposite, told apart by all common kinds of
  /// colour blindness; texts on any of them reach a contrast of 4.5 (WCAG 2.2, 1.4.3), as the tests
  /// check. Printers get the light ones.
  static let colors: StaticString = """
    :root {
      color-scheme: light dark;
      --paper: #ffffff; --wash: #f5f6f7; --line: #d8dbe0; --grid: #e6e8eb; --edge: #7b828c;
      --ink: #1b1d21; --soft: #555b64; --link: #1a5799; --focus: #1a5799;
      --good: #0b6347; --bad: #ab221b; --half: #8a4300; --quiet: #5a616b;
      --blue: #216bb3; --pale: #cee2f9; --blueedge: #216bb3; --orange: #a34a00;
      --on: #ffffff; --hatch: #8d949e;
      --h0: #eef0f2; --h1: #dfebfa; --h2: #cee2f9; --h3: #add0f7; --h4: #89baf1; --h5: #69a4e6;
      --h6: #216bb3; --h7: #003d77; --low: #1b1d21; --high: #ffffff;
      --n1: #fee6d5; --n2: #f5bd94; --n3: #e79551; --p1: #daeafc; --p2: #a7cbf4; --p3: #73aceb;
      --signed: #1b1d21;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --paper: #14161a; --wash: #1c1f24; --line: #363b43; --grid: #2a2e35; --edge: #7d8590;
        --ink: #e9eaec; --soft: #a9afb8; --link: #84b8f2; --focus: #84b8f2;
        --good: #6fcf9f; --bad: #ff9b8f; --half: #f0a35e; --quiet: #a9afb8;
        --blue: #5290d3; --pale: #203f60; --blueedge: #5290d3; --orange: #f0a35e;
        --on: #101215; --hatch: #6d7580;
        --h0: #22262c; --h1: #1f2f41; --h2: #203852; --h3: #214062; --h4: #214f7f; --h5: #255f9c;
        --h6: #73aceb; --h7: #b3d6fd; --low: #f2f3f5; --high: #101215;
        --n1: #3b291c; --n2: #5e3819; --n3: #7f4919; --p1: #212f3f; --p2: #224469; --p3: #225a93;
        --signed: #f2f3f5;
      }
    }
    """
}

extension PageStyle {
  /// Type and spacing.
  static let layout: StaticString = """
    *, ::before, ::after { box-sizing: border-box; }
    html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0 auto; max-width: 70rem; padding: 2rem 1.5rem 3rem; background: var(--paper);
      color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", "Liberation Sans",
        sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: break-word;
    }
    h1, h2, h3 { line-height: 1.2; margin: 0; font-weight: 650; text-wrap: balance; }
    h1 { font-size: 2.25rem; letter-spacing: -0.02em; }
    h2 { font-size: 1.375rem; letter-spacing: -0.01em; }
    h3 { font-size: 1rem; }
    p { margin: 0; max-width: 44rem; text-wrap: pretty; }
    a { color: var(--link); text-underline-offset: 0.15em; text-decoration-thickness: 1px; }
    a:hover { text-decoration-thickness: 2px; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
    main:focus { outline: none; }
    ul, ol { margin: 0; padding: 0; list-style: none; }
    .unseen {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    .skip { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; }
    .skip:focus { top: 0.5rem; background: var(--paper); z-index: 3; }
    .kicker { color: var(--soft); font-size: 0.875rem; margin-bottom: 0.25rem; }
    .lead { font-size: 1.125rem; margin-top: 0.5rem; }
    .facts { display: flex; flex-wrap: wrap; gap: 0.125rem 1.25rem; margin-top: 0.5rem; }
    .facts, .guide, .legend, .more, caption, footer { color: var(--soft); font-size: 0.875rem; }
    nav { margin-top: 1.5rem; padding: 0.625rem 0; border-block: 1px solid var(--line); }
    nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 0.875rem; }
    .note {
      margin-top: 1.5rem; padding: 0.625rem 0.875rem; border-left: 3px solid var(--edge);
      background: var(--wash); font-size: 0.9375rem; max-width: none;
    }
    main { display: grid; grid-template-columns: minmax(0, 1fr); column-gap: 3rem; }
    section { margin-top: 3rem; min-width: 0; }
    @media (min-width: 60rem) {
      main { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      main > * { grid-column: 1 / -1; }
      main > .half { grid-column: auto; }
    }
    section > h3 { margin-top: 1.75rem; }
    .guide { margin-top: 0.375rem; }
    .badge {
      display: inline-flex; align-items: center; gap: 0.375rem; white-space: nowrap;
      font-size: 0.875rem; font-weight: 600;
    }
    .badge svg { flex: none; }
    .badge.answered { color: var(--good); }
    .badge.nothing, .badge.spare { color: var(--ink); }
    .badge.part { color: var(--half); }
    .badge.failed { color: var(--bad); }
    .badge.unasked { color: var(--quiet); font-style: italic; }
    figure { margin: 1rem 0 0; }
    figcaption { margin-top: 0.5rem; }
    .legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; max-width: none; }
    .swatch { display: inline-flex; align-items: center; gap: 0.5rem; }
    details { margin-top: 0.75rem; }
    summary { cursor: pointer; font-size: 0.875rem; color: var(--link); width: fit-content; }
    .query { border-top: 1px solid var(--grid); padding-top: 0.5rem; margin-top: 0.5rem; }
    .query summary { color: var(--soft); width: auto; }
    .query .subject { color: var(--ink); font-weight: 600; font-size: 1rem; margin-right: 0.5rem; }
    .maps { display: flex; flex-wrap: wrap; gap: 2rem 1.25rem; margin-top: 1.25rem; }
    .map { width: min-content; min-width: min(19rem, 100%); max-width: 100%; }
    footer { margin-top: 3.5rem; padding-top: 0.875rem; border-top: 1px solid var(--line); }
    @media (max-width: 30rem) {
      body { padding: 1.25rem 1rem 2rem; }
      h1 { font-size: 1.75rem; }
    }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    """

  /// The conclusions, and the sources in their order.
  static let verdict: StaticString = """
    .conclusions { margin-block: 1rem; max-width: 52rem; }
    .conclusions > li {
      padding: 0.625rem 0.875rem; border-left: 3px solid var(--edge); background: var(--wash);
    }
    .conclusions > li + li { margin-top: 0.5rem; }
    .conclusions > .worse { border-left: 6px solid var(--bad); font-weight: 600; }
    .worse ul { font-weight: 400; font-size: 0.9375rem; list-style: disc; padding-left: 1.25rem; }
    .verdicts { counter-reset: place; margin: 1rem 0; }
    .verdicts > li {
      display: grid; gap: 0.5rem 2rem; padding: 0.75rem 0 0.75rem 2rem; position: relative;
      border-top: 1px solid var(--grid); counter-increment: place;
    }
    .verdicts > li::before {
      content: counter(place); position: absolute; left: 0; top: 0.75rem; color: var(--soft);
    }
    .said { min-width: 0; }
    .said p { font-size: 0.9375rem; margin-top: 0.25rem; }
    .said .long { color: var(--soft); font-size: 0.875rem; margin-top: 0; }
    .cardhead {
      display: flex; justify-content: space-between; align-items: baseline; flex-wrap: wrap;
      gap: 0 0.75rem;
    }
    .cardhead h3 { min-width: 0; }
    @media (min-width: 48rem) {
      .verdicts > li { grid-template-columns: minmax(0, 1fr) minmax(12rem, 38%); }
      .verdicts > li > .plot { align-self: center; }
    }
    """

  /// Tables; those of tinted cells and of dots are drawings, too.
  static let tables: StaticString = """
    .scroll { position: relative; overflow: auto; max-height: 85vh; margin-top: 1rem; }
    table {
      border-collapse: separate; border-spacing: 0; min-width: 22rem; max-width: 100%;
      font-size: 0.875rem; line-height: 1.4;
    }
    caption { text-align: left; padding-bottom: 0.375rem; }
    th, td {
      text-align: left; vertical-align: top; padding: 0.4375rem 1rem 0.4375rem 0;
      border-bottom: 1px solid var(--grid); font-weight: 400;
    }
    th:last-child, td:last-child { padding-right: 0; }
    thead > tr > * {
      color: var(--soft); border-bottom-color: var(--line); vertical-align: bottom;
      position: sticky; top: 0; z-index: 1; background: var(--paper);
    }
    tbody th {
      font-weight: 600; min-width: 7rem; position: sticky; left: 0; background: var(--paper);
    }
    .figure { text-align: right; white-space: nowrap; }
    .figure + :not(.figure) { padding-left: 0.75rem; }
    .answers { width: 100%; }
    .answers td.remarks { min-width: 16rem; }
    .remarks p + p { margin-top: 0.25rem; }
    .answers td { min-width: 3rem; }
    .list tbody th { min-width: 9rem; font-weight: 400; }
    .list .place { color: var(--soft); width: 2.5rem; }
    .n { display: block; font-size: 0.75rem; color: var(--soft); line-height: 1.2; }
    .heat, .upset { min-width: 0; font-size: 0.8125rem; max-width: none; }
    .heat tbody td {
      min-width: 2.75rem; height: 2.125rem; padding: 0 0.25rem; text-align: center;
      vertical-align: middle; border: 1px solid var(--paper); border-radius: 4px;
      background: var(--tint, var(--paper)); color: var(--on-tint, var(--ink));
      forced-color-adjust: none; white-space: nowrap;
    }
    .heat tbody th, .upset tbody th {
      padding: 0 0.5rem 0 0; border: 0; vertical-align: middle; min-width: 0;
      white-space: nowrap;
    }
    .heat tbody .n { color: inherit; font-size: 0.6875rem; }
    .heat thead > tr > *, .upset thead > tr > * { border: 0; padding: 0 0 0.375rem; z-index: 2; }
    .heat thead td, .upset thead td { left: 0; z-index: 3; }
    .upright { text-align: center; }
    .upright span {
      writing-mode: vertical-rl; transform: rotate(180deg); max-height: 10rem; white-space: nowrap;
      color: var(--ink);
    }
    .h0 { --tint: var(--h0); --on-tint: var(--low); } .h1 { --tint: var(--h1); --on-tint: var(--low); }
    .h2 { --tint: var(--h2); --on-tint: var(--low); } .h3 { --tint: var(--h3); --on-tint: var(--low); }
    .h4 { --tint: var(--h4); --on-tint: var(--low); } .h5 { --tint: var(--h5); --on-tint: var(--low); }
    .h6 { --tint: var(--h6); --on-tint: var(--high); } .h7 { --tint: var(--h7); --on-tint: var(--high); }
    .zero { --tint: var(--h0); --on-tint: var(--signed); }
    .n1 { --tint: var(--n1); --on-tint: var(--signed); } .n2 { --tint: var(--n2); --on-tint: var(--signed); }
    .n3 { --tint: var(--n3); --on-tint: var(--signed); } .p1 { --tint: var(--p1); --on-tint: var(--signed); }
    .p2 { --tint: var(--p2); --on-tint: var(--signed); } .p3 { --tint: var(--p3); --on-tint: var(--signed); }
    .heat .none {
      background: repeating-linear-gradient(
        135deg, var(--paper) 0 4px, var(--hatch) 4px 5.5px, var(--paper) 5.5px 6px);
    }
    .heat .none > [aria-hidden], .heat .none > .n { background: var(--paper); padding: 0 0.25rem; }
    .heat .own { font-weight: 600; border: 1px dashed var(--line); }
    .heat .faint { color: var(--soft); font-size: 0.75rem; }
    .upset tbody td { position: relative; width: 1.75rem; min-width: 1.75rem; height: 1.75rem; padding: 0; border: 0; }
    .upset thead th { text-align: center; min-width: 1.75rem; line-height: 1.3; }
    .upset thead th > span { display: block; color: var(--ink); }
    .upset thead svg { display: block; margin: 0 auto; }
    .upset tbody tr:nth-child(odd) > * { background: var(--wash); }
    .upset .on::before, .upset .off::before {
      content: ""; position: absolute; left: calc(50% - 0.4375rem); top: calc(50% - 0.4375rem);
      border: 0.4375rem solid var(--ink); border-radius: 50%;
    }
    .upset .off::before {
      left: calc(50% - 0.1875rem); top: calc(50% - 0.1875rem); border: 0.1875rem solid var(--line);
    }
    .upset .way::after, .upset .up::after, .upset .down::after {
      content: ""; position: absolute; left: calc(50% - 1.5px); top: 0; bottom: 0;
      border-left: 3px solid var(--ink);
    }
    .upset .up::after { bottom: 50%; }
    .upset .down::after { top: 50%; }
    """
}

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
    .tint { fill: var(--tint); }
    .solid, .come { fill: var(--blue); stroke: var(--blue); }
    .rest, .wait { fill: var(--pale); stroke: var(--blueedge); }
    .void, .failed { fill: url(#hatch); stroke: var(--edge); }
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
    .cell { text-anchor: middle; dominant-baseline: central; }
    .ranks path { fill: none; stroke: var(--tint); stroke-width: 3; }
    .ranks path.skips { stroke-dasharray: 2 5; }
    .ranks g > rect { fill: var(--tint); stroke: var(--paper); stroke-width: 1.5; }
    .ranks g > .cell { fill: var(--on-tint); font-weight: 600; }
    symbol .ink { fill: none; stroke: currentColor; stroke-width: 1.5; }
    symbol .fill { fill: currentColor; stroke: none; }
    symbol .cut { fill: none; stroke: var(--paper); stroke-width: 1.75; }
    """

  /// The choices of ``PageFilter``; what is not chosen is hidden on a screen alone.
  static let filters: StaticString = """
    fieldset {
      border: 0; margin: 1rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem;
      font-size: 0.875rem; min-width: 0;
    }
    fieldset legend { float: left; padding: 0; margin-right: 0.25rem; color: var(--soft); }
    label { display: inline-flex; align-items: baseline; gap: 0.375rem; min-height: 1.5rem; cursor: pointer; }
    label:has(:checked) { font-weight: 600; }
    input { accent-color: var(--link); margin: 0; flex: none; }
    @media screen {
      .filter:not(.ranks-filter):has(.c1:checked) .f:not(.f1),
      .filter:not(.ranks-filter):has(.c2:checked) .f:not(.f2),
      .filter:not(.ranks-filter):has(.c3:checked) .f:not(.f3),
      .filter:not(.ranks-filter):has(.c4:checked) .f:not(.f4),
      .filter:not(.ranks-filter):has(.c5:checked) .f:not(.f5),
      .filter:not(.ranks-filter):has(.c6:checked) .f:not(.f6),
      .filter:not(.ranks-filter):has(.c7:checked) .f:not(.f7),
      .filter:not(.ranks-filter):has(.c8:checked) .f:not(.f8),
      .filter:not(.ranks-filter):has(.c9:checked) .f:not(.f9),
      .filter:not(.ranks-filter):has(.c10:checked) .f:not(.f10),
      .filter:not(.ranks-filter):has(.c11:checked) .f:not(.f11),
      .filter:not(.ranks-filter):has(.c12:checked) .f:not(.f12),
      .filter:not(.ranks-filter):has(.c13:checked) .f:not(.f13),
      .filter:not(.ranks-filter):has(.c14:checked) .f:not(.f14),
      .filter:not(.ranks-filter):has(.c15:checked) .f:not(.f15),
      .filter:not(.ranks-filter):has(.c16:checked) .f:not(.f16),
      .filter:not(.ranks-filter):has(.c17:checked) .f:not(.f17),
      .filter:not(.ranks-filter):has(.c18:checked) .f:not(.f18),
      .filter:not(.ranks-filter):has(.c19:checked) .f:not(.f19),
      .filter:not(.ranks-filter):has(.c20:checked) .f:not(.f20),
      .filter:not(.ranks-filter):has(.c21:checked) .f:not(.f21),
      .filter:not(.ranks-filter):has(.c22:checked) .f:not(.f22),
      .filter:not(.ranks-filter):has(.c23:checked) .f:not(.f23),
      .filter:not(.ranks-filter):has(.c24:checked) .f:not(.f24) { display: none; }
      .ranks-filter:has(.c1:checked) .f:not(.f1),
      .ranks-filter:has(.c2:checked) .f:not(.f2),
      .ranks-filter:has(.c3:checked) .f:not(.f3),
      .ranks-filter:has(.c4:checked) .f:not(.f4),
      .ranks-filter:has(.c5:checked) .f:not(.f5),
      .ranks-filter:has(.c6:checked) .f:not(.f6),
      .ranks-filter:has(.c7:checked) .f:not(.f7),
      .ranks-filter:has(.c8:checked) .f:not(.f8),
      .ranks-filter:has(.c9:checked) .f:not(.f9),
      .ranks-filter:has(.c10:checked) .f:not(.f10) { opacity: 0.12; }
    }
    """

  /// Paper: all that is open, nothing that only a screen can use, and no drawing without its heading.
  static let print: StaticString = """
    @media print {
      html { font-size: 10pt; }
      body { max-width: none; padding: 0 0.25rem; }
      nav, .skip, fieldset, details:not([open]) { display: none; }
      svg, .note, .badge, .conclusions > li, table, td {
        print-color-adjust: exact; -webkit-print-color-adjust: exact;
      }
      main, .maps { display: block; }
      section { margin-top: 1.5rem; break-inside: avoid; }
      section.long { break-inside: auto; }
      h2, h3, .guide, caption { break-after: avoid; }
      figure, .map, .filter > .f, .verdicts > li, tr { break-inside: avoid; }
      .map { width: auto; margin-top: 1rem; }
      .scroll { overflow: visible; max-height: none; }
      thead > tr > *, tbody th { position: static; }
      table { font-size: 8pt; width: 100%; min-width: 0; }
      .heat, .upset { width: auto; font-size: 7pt; max-width: 100%; }
      .dense, .dense .faint { font-size: 5pt; }
      .heat.dense tbody td { min-width: 0; padding: 0; }
      .dense .n { font-size: 4.5pt; }
      .heat tbody td { min-width: 1.9rem; height: 1.5rem; padding: 0 0.125rem; }
      .upset tbody td { width: 1.5rem; min-width: 0; height: 1.25rem; }
      th, td { padding-right: 0.5rem; }
      tbody th, td { overflow-wrap: anywhere; }
      .verdicts > li { grid-template-columns: minmax(0, 1fr) 22rem; padding-block: 0.375rem; }
      tbody th, .list tbody th, .answers td, .answers td.remarks { min-width: 0; }
      .badge { white-space: normal; font-size: inherit; }
      .fixed { max-width: 100%; height: auto; }
      a { color: inherit; text-decoration: none; }
    }
    """
}
