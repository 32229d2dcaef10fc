extension CookbookDishes {
  /// Oceanian dishes, each a schema.org `Recipe`.
  static let oceanian = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "pavlova",
      "name": "Pavlova",
      "description": "Crisp meringue with a marshmallow heart, cream and fresh fruit.",
      "recipeCuisine": "Australian",
      "recipeCategory": "Dessert",
      "keywords": "Oceanian, meringue, fruit, vegetarian",
      "recipeYield": "8 servings",
      "prepTime": "PT140M",
      "cookTime": "PT75M",
      "totalTime": "PT215M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/GlutenFreeDiet"
      ],
      "recipeIngredient": [
        "4 large egg whites, at room temperature",
        "1 pinch of salt",
        "220 g caster sugar",
        "2 teaspoons maize cornflour",
        "1 teaspoon white wine vinegar",
        "300 ml whipping cream",
        "250 g strawberries, halved",
        "2 kiwi fruit, peeled and sliced",
        "2 passion fruit, halved"
      ],
      "recipeInstructions": [
        "Heat the oven to 130°C and draw a 20 cm circle on a sheet of baking parchment.",
        "Whisk the egg whites with the salt to soft peaks.",
        "Add the sugar a spoonful at a time, whisking until the meringue is thick and shiny.",
        "Fold in the cornflour and vinegar and pile onto the circle, hollowing the middle.",
        "Bake for 1 hour 15 minutes, then cool in the switched-off oven for 2 hours.",
        "Whip the cream and spoon it into the hollow shortly before serving.",
        "Top with the strawberries and kiwi fruit and squeeze over the passion fruit pulp."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "aussie-meat-pie",
      "name": "Aussie Meat Pie",
      "description": "Hand-held pies with peppery beef gravy and flaky pastry lids.",
      "recipeCuisine": "Australian",
      "recipeCategory": "Main Course",
      "keywords": "Oceanian, beef, pastry, baked",
      "recipeYield": "6 individual pies",
      "prepTime": "PT60M",
      "cookTime": "PT75M",
      "totalTime": "PT135M",
      "recipeIngredient": [
        "2 tablespoons vegetable oil",
        "1 large onion, finely chopped",
        "700 g minced beef",
        "3 tablespoons plain flour",
        "400 ml beef stock",
        "2 tablespoons tomato paste",
        "2 tablespoons Worcestershire sauce",
        "1 teaspoon black pepper",
        "1/4 teaspoon grated nutmeg",
        "500 g shortcrust pastry",
        "350 g puff pastry",
        "1 egg, beaten",
        "tomato sauce, to serve"
      ],
      "recipeInstructions": [
        "Soften the onion in the oil for 6 minutes, then add the beef and brown it well.",
        "Stir in the flour, then the stock, tomato paste, Worcestershire sauce and spices.",
        "Simmer for 25 minutes, until thick, and cool completely.",
        "Heat the oven to 200°C and line six 10 cm pie tins with the shortcrust pastry.",
        "Fill with the beef, brush the rims with egg and press on lids of puff pastry.",
        "Cut a vent in each pie, glaze with the remaining egg and bake for 30 to 35 minutes.",
        "Serve hot with tomato sauce."
      ]
    }
    """#,
  ]
}
