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
