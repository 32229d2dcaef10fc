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
