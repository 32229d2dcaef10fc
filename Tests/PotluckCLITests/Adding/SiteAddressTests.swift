import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import PotluckCLI
@testable import PotluckService

/// Addresses as people write them, and the names that sources get from them.
@Suite(.fewAtOnce) struct SiteAddressTests {
  @Test(arguments: [
    ("smittenkitchen.com", "https://smittenkitchen.com"),
    ("smittenkitchen.com/2024/soup", "https://smittenkitchen.com/2024/soup"),
    ("http://soups.example/?s=leek", "http://soups.example/?s=leek"),
    ("nas.local:9000", "http://nas.local:9000"), ("nas/mealie", "http://nas/mealie"),
    ("192.168.1.7:8080", "http://192.168.1.7:8080"), ("localhost:9000", "http://localhost:9000"),
  ])
  func `the scheme may be left out`(_ text: String, _ address: String) throws {
    #expect(try SiteAddress(text).url.text == address)
  }

  @Test(arguments: [
    "", "ftp://soups.example", "https://me:pw@soups.example", "soups example", "a:b",
  ])
  func `what cannot be asked is wrong usage`(_ text: String) {
    let failure = #expect(throws: Failure.self) { try SiteAddress(text) }
    #expect(failure?.code == .usage)
    #expect(failure?.message.contains("pw") == false)
  }

  @Test(arguments: [
    ("https://smittenkitchen.com", "smittenkitchen"), ("https://www.bbc.co.uk/food", "bbc"),
    ("https://cooking.nytimes.com", "nytimes"), ("https://soups.wordpress.com", "soups"),
    ("https://soups.blogspot.com/x", "soups"), ("https://101cookbooks.com", "site-101cookbooks"),
    ("http://127.0.0.1:80", "mealie"), ("http://localhost", "mealie"), ("http://nas:1", "nas"),
    ("http://[::1]:8080", "mealie"),
    (
      "https://a-name-that-is-longer-than-forty-characters.example",
      "a-name-that-is-longer-than-forty-charact"
    ),
  ])
  func `a source is called as people call the site`(_ text: String, _ id: String) throws {
    let address = try SiteAddress(text)
    #expect(address.identifier(kind: "mealie", avoiding: []) == id)
    #expect(EntryReader.isIdentifier(id))
  }

  @Test func `and has a name of its own`() throws {
    let address = try SiteAddress("soups.example")
    #expect(address.identifier(kind: "x", avoiding: ["soups", "soups-2"]) == "soups-3")
  }
}
