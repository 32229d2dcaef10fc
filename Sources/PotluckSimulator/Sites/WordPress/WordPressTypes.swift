internal import RecipeModel

/// A type of posts that the interface knows.
struct WordPressPostType: Sendable {
  let slug: String
  let name: String
  /// Its name in addresses of the interface.
  let base: String
  /// Whether the blog's recipes are of this type.
  let holdsRecipes: Bool
  /// Whether its items are the plugin's recipes, without pages of their own.
  var isPlugin = false
}

extension WordPressInterface {
  /// The types of this blog, WordPress's own first.
  var postTypes: [WordPressPostType] {
    let own = blog.call.site.recipeType
    var types = [
      WordPressPostType(slug: "post", name: "Posts", base: "posts", holdsRecipes: own == nil),
      WordPressPostType(slug: "page", name: "Pages", base: "pages", holdsRecipes: false),
      WordPressPostType(slug: "attachment", name: "Media", base: "media", holdsRecipes: false),
    ]
    if let own {
      types.append(
        WordPressPostType(slug: own, name: "Recipes", base: own, holdsRecipes: true))
    }
    if blog.call.site.hasRecipeMaker {
      types.append(
        WordPressPostType(
          slug: "wprm_recipe", name: "WP Recipe Maker Recipes", base: "wprm_recipe",
          holdsRecipes: true, isPlugin: true))
    }
    return types
  }

  /// The document about all types.
  var types: JSON {
    .object(JSONObject(postTypes.map { ($0.slug, document(of: $0)) }))
  }

  private func document(of type: WordPressPostType) -> JSON {
    [
      "description": "", "hierarchical": .bool(type.slug == "page"),
      "has_archive": .bool(type.slug == blog.call.site.recipeType), "name": .string(type.name),
      "slug": .string(type.slug), "icon": nil,
      "taxonomies": type.slug == "post" ? ["category", "post_tag"] : [],
      "rest_base": .string(type.base), "rest_namespace": "wp/v2",
      "_links": [
        "collection": [["href": .string(blog.address(ofRoute: "/wp/v2/types"))]],
        "wp:items": [["href": .string(blog.address(ofRoute: "/wp/v2/\(type.base)"))]],
      ],
    ]
  }

  /// The root: who the blog is and what it offers.
  var root: JSON {
    let hasRoutes = blog.call.site.refusal != .noRoute
    let names =
      hasRoutes ? ["/wp/v2/types", "/wp/v2/search"] + postTypes.map { "/wp/v2/\($0.base)" } : []
    let spaces: [JSON] = hasRoutes ? ["oembed/1.0", "wp/v2", "wp-block-editor/v1"] : ["oembed/1.0"]
    return [
      "name": .string(WordPressBlog.name),
      "description": "Simple dishes from a kitchen garden",
      "url": .string(blog.home), "home": .string(blog.home), "gmt_offset": "0",
      "timezone_string": "", "namespaces": .array(spaces), "authentication": [],
      "routes": .object(JSONObject(names.map { ($0, routeDocument($0)) })),
      "site_logo": 0, "site_icon": 0,
    ]
  }

  private func routeDocument(_ route: String) -> JSON {
    [
      "namespace": "wp/v2", "methods": ["GET"],
      "endpoints": [
        [
          "methods": ["GET"],
          "args": [
            "page": ["type": "integer", "default": 1, "minimum": 1],
            "per_page": ["type": "integer", "default": 10, "minimum": 1, "maximum": 100],
            "search": ["type": "string"],
          ],
        ]
      ],
      "_links": ["self": [["href": .string(blog.address(ofRoute: route))]]],
    ]
  }
}
