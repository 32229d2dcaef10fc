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
  /// Type, spacing and tables.
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
    ul { margin: 0; padding: 0; list-style: none; }
    .unseen {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    .skip { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; }
    .skip:focus { top: 0.5rem; background: var(--paper); z-index: 1; }
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
    .cards {
      display: grid; gap: 1rem; margin-top: 1rem;
      grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
    }
    .card { border: 1px solid var(--line); border-radius: 8px; padding: 0.875rem 1rem; min-width: 0; }
    .cardhead { display: flex; justify-content: space-between; align-items: baseline; gap: 0.75rem; }
    .cardhead h3 { min-width: 0; }
    .card p { font-size: 0.9375rem; margin-top: 0.25rem; }
    .card .long + p, .cardhead + p { margin-top: 0.5rem; }
    .card .long, .cardhead + .long { color: var(--soft); font-size: 0.875rem; margin-top: 0; }
    .badge {
      display: inline-flex; align-items: center; gap: 0.375rem; white-space: nowrap;
      font-size: 0.875rem; font-weight: 600;
    }
    .badge svg { flex: none; }
    .badge.answered { color: var(--good); }
    .badge.nothing { color: var(--ink); }
    .badge.part { color: var(--half); }
    .badge.failed { color: var(--bad); }
    .badge.unasked { color: var(--quiet); font-style: italic; }
    .scroll { position: relative; overflow-x: auto; margin-top: 1rem; }
    table { border-collapse: collapse; min-width: 22rem; max-width: 100%; font-size: 0.875rem; line-height: 1.4; }
    caption { text-align: left; padding-bottom: 0.375rem; }
    th, td {
      text-align: left; vertical-align: top; padding: 0.4375rem 1rem 0.4375rem 0;
      border-bottom: 1px solid var(--grid); font-weight: 400;
    }
    th:last-child, td:last-child { padding-right: 0; }
    thead th { color: var(--soft); border-bottom-color: var(--line); vertical-align: bottom; }
    tbody th { font-weight: 600; min-width: 7rem; }
    .figure { text-align: right; white-space: nowrap; }
    .figure + :not(.figure) { padding-left: 0.75rem; }
    .answers { width: 100%; }
    .answers td.remarks { min-width: 16rem; }
    .remarks p + p { margin-top: 0.25rem; }
    .answers td { min-width: 3rem; }
    .list tbody th { min-width: 12rem; font-weight: 400; }
    .list .place { color: var(--soft); width: 2.5rem; }
    figure { margin: 1rem 0 0; }
    figcaption { margin-top: 0.5rem; }
    .legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; max-width: none; }
    .swatch { display: inline-flex; align-items: center; gap: 0.5rem; }
    details { margin-top: 0.75rem; }
    summary { cursor: pointer; font-size: 0.875rem; color: var(--link); width: fit-content; }
    .query { border-top: 1px solid var(--grid); padding-top: 0.5rem; margin-top: 0.5rem; }
    .query summary { color: var(--soft); width: auto; }
    .query .subject { color: var(--ink); font-weight: 600; font-size: 1rem; margin-right: 0.5rem; }
    .maps { display: flex; flex-wrap: wrap; gap: 2rem; margin-top: 1.25rem; }
    .map { width: min-content; min-width: min(18.5rem, 100%); max-width: 100%; }
    .map .guide { min-height: 4.5em; }
    footer { margin-top: 3.5rem; padding-top: 0.875rem; border-top: 1px solid var(--line); }
    @media (max-width: 30rem) {
      body { padding: 1.25rem 1rem 2rem; }
      h1 { font-size: 1.75rem; }
    }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
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
