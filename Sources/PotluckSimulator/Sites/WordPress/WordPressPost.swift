internal import RecipeModel

/// A post as the interface tells it.
struct WordPressPost {
  let blog: WordPressBlog
  let post: SitePost
  let type: WordPressPostType

  private var recipe: SimulatedRecipe { post.recipe }
  private var id: Int { recipe.numericID }
  private var address: String { blog.address(post) }
  private var route: String { blog.address(ofRoute: "/wp/v2/\(type.base)/\(id)") }
  private var pictureRoute: String { blog.address(ofRoute: "/wp/v2/media/\(id + 1)") }
  private var title: JSON {
    .string(MarkupQuirks.escaped(recipe.title).replacing("&amp;", with: "&#038;"))
  }

  /// The whole post; the links whose targets come along are `embeds`: empty for all, nil for none.
  func json(embeds: [String]?) -> JSON {
    var object: JSONObject = [
      "id": .int(id), "date": .string(post.day.local), "date_gmt": .string(post.day.local),
      "guid": ["rendered": .string("\(blog.home)/?p=\(id)")],
      "modified": .string(post.day.local), "modified_gmt": .string(post.day.local),
      "slug": .string(post.slug), "status": "publish", "type": .string(type.slug),
      "link": .string(type.isPlugin ? "\(blog.home)/wprm_recipe/wprm-\(post.slug)/" : address),
      "title": ["rendered": title],
    ]
    if type.isPlugin {
      object["recipe"] = plugin
    } else {
      object["content"] = ["rendered": .string(blog.content(post)), "protected": false]
      object["excerpt"] = ["rendered": .string(excerpt), "protected": false]
      object["author"] = 1
      object["featured_media"] = .int(hasPicture ? id + 1 : 0)
      object["comment_status"] = "open"
      object["categories"] = [2]
      object["tags"] = []
    }
    object["_links"] = links
    if let embeds { object["_embedded"] = embedded(embeds) }
    return .object(object)
  }

  /// The post as a hit of the search over all types.
  func hit(embeds: [String]?) -> JSON {
    var object: JSONObject = [
      "id": .int(id), "title": title, "url": .string(address), "type": "post",
      "subtype": .string(type.slug),
      "_links": ["self": [["embeddable": true, "href": .string(route)]]],
    ]
    if embeds != nil { object["_embedded"] = ["self": [json(embeds: nil)]] }
    return .object(object)
  }

  private var hasPicture: Bool { blog.picture(post) != nil }

  private var excerpt: String {
    "<p>\(SiteHTML.text(blog.excerpt(post))) [&hellip;]</p>\n"
  }

  private var links: JSON {
    var links: JSONObject = [
      "self": [["href": .string(route)]],
      "collection": [["href": .string(blog.address(ofRoute: "/wp/v2/\(type.base)"))]],
      "about": [["href": .string(blog.address(ofRoute: "/wp/v2/types/\(type.slug)"))]],
    ]
    if !type.isPlugin {
      let author = blog.address(ofRoute: "/wp/v2/users/1")
      links["author"] = [["embeddable": true, "href": .string(author)]]
      if hasPicture {
        links["wp:featuredmedia"] = [["embeddable": true, "href": .string(pictureRoute)]]
      }
    }
    return .object(links)
  }

  private func embedded(_ wanted: [String]) -> JSON {
    var object = JSONObject()
    if type.isPlugin { return .object(object) }
    if wanted.isEmpty || wanted.contains("author") {
      object["author"] = [["id": 1, "name": .string(WordPressBlog.author), "slug": "maren"]]
    }
    if wanted.isEmpty || wanted.contains("wp:featuredmedia"), let url = blog.picture(post) {
      object["wp:featuredmedia"] = [
        [
          "id": .int(id + 1), "media_type": "image", "mime_type": "image/png",
          "alt_text": .string(recipe.title), "source_url": .string(url),
          "media_details": [
            "width": 1200, "height": 800,
            "sizes": ["medium": ["source_url": .optional(blog.picture(post, size: "-300x200"))]],
          ],
        ]
      ]
    }
    return .object(object)
  }

  /// The recipe as WP Recipe Maker tells it.
  private var plugin: JSON {
    ShapeValues(
      values: ["page": .string(address), "picture": .optional(blog.picture(post))],
      recipe: recipe, options: blog.call.options, shapes: [:]
    ).fill(Self.pluginShape)
  }

  private static let pluginShape = Shape([
    "id": "{numericID}", "parent_url": "{page}", "name": "{title}",
    "summary": "<p>A dish for everyone at the table.</p>", "image_url": "{picture|}",
    "author_name": .string(WordPressBlog.author), "servings": "{servings}",
    "servings_unit": "servings", "prep_time": "{prepMinutes|0}", "cook_time": "{cookMinutes|0}",
    "total_time": "{minutes|0}",
    "rating": ["count": "{lineCount}", "average": "{stars}"],
    "ingredients": [
      [
        "name": "",
        "ingredients": [
          "$each": "lines",
          "of": ["amount": "", "unit": "", "name": "{line}", "notes": "", "type": "ingredient"],
        ],
      ]
    ],
    "instructions": [
      [
        "name": "",
        "instructions": [["text": "<p>{step1}</p>"], ["text": "<p>{step2}</p>"]],
      ]
    ],
  ])
}
