import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct ShortcodeTests {
  @Test(arguments: [
    ("[adjustable]200[/adjustable] g flour", "200 g flour"),
    (#"Bake at [wprm-temperature value="350" unit="F"] for long"#, "Bake at 350 °F for long"),
    (#"Add the [wprm-ingredient text="flour" uid="1"]."#, "Add the flour."),
    (#"[caption id="attachment_5" width="300"]A pie[/caption]"#, "A pie"),
    (#"A pie. [gallery ids="1,2,3"]"#, "A pie."),
    ("[vc_row][vc_column]Mix.[/vc_column][/vc_row]", "Mix."),
    ("[timer minutes=10]10 minutes[/timer]", "10 minutes"), ("[b]Mix[/b] it", "Mix it"),
    ("[url=https://a.example]Pie[/url]", "Pie"), ("[/et_pb_text]Mix.", "Mix."),
    ("[mv_create key=\"1\" type=\"recipe\"] Serve.", "Serve."),
  ])
  func `shortcodes go and what they enclose stays`(text: String, shown: String) {
    #expect(TextCleaning.clean(text) == shown)
  }

  @Test(arguments: [
    "salt [optional]", "[Sauce]", "flour [1]", "[1 cup = 240 ml] flour", "[sauce", "a ] b", "[]",
    "see [note", "[x] done", "stock [clear if possible]", "oil [ad lib]",
  ])
  func `other brackets stay`(text: String) {
    #expect(TextCleaning.clean(text) == text)
  }
}
