import RecipeModel

/// The words by which lists of recipes are told from a page's furniture.
enum CardWords {
  /// Path segments of pages that are no items.
  static let furniture = words(
    """
    about about-us account accounts ads advertise affiliate amp archive archives author authors
    autor autoren auteur autore basket board brand brands career careers cart categorie categories
    category categoria kategorie kategorien checkout collections comment comments compte
    contact contact-us contacto contatti contact-me cookie cookies cookie-policy copyright
    datenschutz disclaimer disclosure events faq faqs favorites favourites feed feeds
    forgot-password forum gdpr hashtag help hilfe home impressum imprint index jobs join kontakt
    label labels legal lists login logout lost-password mentions-legales members mention
    merkliste newsletter newsletters page pages panier partner podcast podcasts policies policy
    press presse privacidad privacy privacy-policy product-category profil profile profiles
    recipe-index register registrieren registration rss saved search shop signin sign-in signup
    sign-up sitemap staff submit subscribe suche suchen support tag tags tag-page taxonomy team
    terms terms-of-service terms-of-use thema themen topic topics unsubscribe user users video
    videos warenkorb wishlist work-with-me wp-admin wp-content wp-json wp-login xmlrpc zoeken
    """)

  /// A path of one such segment leads to a list, not to an item.
  static let indexes = words(
    """
    all articles blog receitas recept recepten recepty receptek recetas recettes recettes-cuisine
    recipes ricette rezepte rezept posts news opskrifter oppskrifter przepisy retsepti
    """)

  /// Names of parameters that sort, page or share.
  static let furnitureParameters = words(
    """
    add-to-cart author cat order orderby sort sortby lang language m page paged print replytocom
    share start offset tag view filter filters login redirect redirect_to
    """)

  /// Ends of paths of files that are no pages.
  static let files = words(
    """
    jpg jpeg png gif webp avif svg pdf zip mp3 mp4 xml rss atom json ics doc docx css js txt webm
    """)

  /// Words of links that only lead on.
  static let onward = words(
    """
    read more continue reading view see recipe get the full this make it now post jump to here click
    learn open go weiterlesen mehr lesen zum rezept ansehen lire la suite voir recette leer mas ver
    receta leggi tutto vai alla ricetta lees meer verder bekijk recept bekijken show details
    ler mais ver receita las mer till receptet czytaj wiecej przepis cook next print save pin rate
    """)

  /// Parts of classes of titles.
  static let titles = words(
    """
    title name headline heading titel titre titulo titolo nazwa nom caption hed
    """)

  /// Parts of classes of texts about an item.
  static let excerpts = words(
    """
    excerpt summary description desc teaser intro lead dek snippet abstract text content beschreibung
    resume body subtitle
    """)

  /// Parts of classes of pictures that show no dish.
  static let icons = words("avatar icon icons logo gravatar star stars badge emoji author rating")

  /// Parts of classes by which a row says what it is.
  static let rows = words(
    """
    card cards recipe recipes post posts result results item items entry hit teaser article
    listing list hentry tile rezept recette receta ricetta recept product story summary box preview
    thumb grid feature block
    """)

  /// Parts of classes that only place or paint.
  static let layout = words(
    """
    col cols column columns row flex grid block inline relative absolute container wrap wrapper
    inner outer w h p m px py mx my mt mb ml mr pt pb pl pr gap text bg border rounded shadow
    hover group overflow clearfix cf span medium small large cell even odd animate fade lazy
    float left right center align bold
    """)

  /// Parts of classes that differ from row to row.
  static let passing = words(
    """
    first last odd even active current selected hidden visible open sticky featured new
    """)

  /// Beginnings of classes that tell what a row is about, not that it is one.
  static let topical = [
    "category-", "tag-", "author-", "cat-", "wprm_", "post_tag-", "has-", "is-", "size-", "align",
    "wp-image", "attachment-", "lang-", "recipe_", "recipes-", "cuisine-", "course-", "diet-",
    "year-", "format-", "tax-", "term-",
  ]

  /// Parts of classes and names of roles of menus.
  static let menus = words(
    """
    menu nav navbar navigation breadcrumb breadcrumbs megamenu submenu dropdown pagination pager
    categories cats tags facets filters byline bylines attribution
    """)
  /// Parts of classes of page headers and footers.
  static let frames = words("footer masthead topbar siteheader sitefooter colophon")
  /// Parts of classes of sidebars.
  static let sides = words(
    "sidebar widget widgets aside related popular trending secondary comments comment bio")
  /// Parts of classes of advertisements.
  static let sponsored = words("ad ads advert advertisement sponsored promo promoted sponsor")

  /// Words of titles of round-ups: `42 easy dinners`.
  static let roundUps = words(
    "best easy recipes ideas ways dinners meals desserts things rezepte recettes recetas ricette")

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// The words of which a class or an id is made: `entryTitle`, `entry-title` and `entry_title` are
  /// `entry` and `title`.
  static func parts(of name: String) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    func end() {
      if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
      part.removeAll(keepingCapacity: true)
    }
    var wasLower = false
    for byte in name.utf8.prefix(120) {
      let isUpper = 0x41...0x5A ~= byte
      let isLetter = isUpper || 0x61...0x7A ~= byte || byte >= 0x80
      guard isLetter || 0x30...0x39 ~= byte else {
        end()
        wasLower = false
        continue
      }
      if isUpper, wasLower { end() }
      part.append(isUpper ? byte | 0x20 : byte)
      wasLower = isLetter && !isUpper
    }
    end()
    return parts
  }
}
