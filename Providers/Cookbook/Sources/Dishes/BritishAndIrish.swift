extension CookbookDishes {
  /// British and Irish dishes, each a schema.org `Recipe`.
  static let britishAndIrish = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "shepherds-pie",
      "name": "Shepherd's Pie",
      "description": "Savory ground lamb under a browned crust of mashed potato.",
      "recipeCuisine": "British",
      "recipeCategory": "Main Course",
      "keywords": "lamb, potatoes, baked, comfort food",
      "recipeYield": "6 servings",
      "prepTime": "PT25M",
      "cookTime": "PT85M",
      "totalTime": "PT1H50M",
      "recipeIngredient": [
        "1 tablespoon sunflower oil",
        "1 onion, chopped",
        "2 carrots, diced",
        "600 g ground lamb",
        "2 tablespoons plain flour",
        "2 tablespoons tomato paste",
        "1 tablespoon Worcestershire sauce",
        "400 ml lamb or beef stock",
        "150 g frozen peas",
        "1 kg floury potatoes, peeled and cut into chunks",
        "60 g butter",
        "100 ml whole milk",
        "1 teaspoon salt"
      ],
      "recipeInstructions": [
        "Soften the onion and carrots in the oil for 8 minutes, then add the lamb and brown it.",
        "Stir in the flour and tomato paste for 2 minutes, then add the sauce and the stock.",
        "Simmer for 30 minutes until thick, stir in the peas and spread in a baking dish.",
        "Meanwhile boil the potatoes for 20 minutes and drain them well.",
        "Mash with the butter, milk and salt until smooth, then spread over the cooled filling.",
        "Rough up the top with a fork and bake at 200°C for 30 minutes until crusty and brown."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "fish-and-chips",
      "name": "Fish and Chips",
      "description": "Cod in crisp beer batter with twice-fried potatoes.",
      "recipeCuisine": "British",
      "recipeCategory": "Main Course",
      "keywords": "fish, potatoes, fried",
      "recipeYield": "4 servings",
      "prepTime": "PT30M",
      "cookTime": "PT35M",
      "totalTime": "PT65M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "1 kg floury potatoes, peeled and cut into thick batons",
        "2 litres sunflower oil, for deep frying",
        "4 skinless cod fillets, 180 g each",
        "200 g plain flour, plus 30 g for dusting",
        "2 teaspoons baking powder",
        "1 1/2 teaspoons salt, divided",
        "280 ml cold beer",
        "2 tablespoons malt vinegar"
      ],
      "recipeInstructions": [
        "Rinse and dry the potatoes, fry at 130°C for 8 minutes until soft but pale, and drain.",
        "Mix the flour, baking powder and half of the salt, and whisk in the beer until smooth.",
        "Heat the oil to 180°C, dust the fish with flour and dip it in the batter.",
        "Fry two pieces at a time for 7 minutes until deep golden, and keep warm on a rack.",
        "Fry the potatoes again at 190°C for 4 minutes until crisp.",
        "Sprinkle with the remaining salt and the vinegar and serve right away."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "irish-stew",
      "name": "Irish Stew",
      "description": "Lamb, potatoes and onions simmered together until soft.",
      "recipeCuisine": "Irish",
      "recipeCategory": "Main Course",
      "keywords": "lamb, potatoes, one pot, slow cooked",
      "recipeYield": "6 servings",
      "prepTime": "PT25M",
      "cookTime": "PT2H",
      "totalTime": "PT2H25M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "1.2 kg lamb neck, cut into thick pieces",
        "1.2 kg potatoes, peeled",
        "3 onions, thickly sliced",
        "4 carrots, cut into chunks",
        "3 thyme sprigs",
        "2 teaspoons salt",
        "1/2 teaspoon black pepper",
        "1 litre water",
        "15 g parsley, chopped"
      ],
      "recipeInstructions": [
        "Slice a third of the potatoes thinly and cut the others into large chunks.",
        "Layer the sliced potatoes, lamb, onions and carrots in a pot with the salt and pepper.",
        "Tuck in the thyme, pour in the water, bring to a boil and skim off the froth.",
        "Cover and simmer on a low heat for 75 minutes.",
        "Lay the potato chunks on top, cover again and cook for 35 minutes more.",
        "Discard the thyme, stir gently so the thin slices thicken the broth, and add parsley."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "irish-soda-bread",
      "name": "Irish Soda Bread",
      "description": "A crusty quick loaf raised with baking soda and buttermilk.",
      "recipeCuisine": "Irish",
      "recipeCategory": "Bread",
      "keywords": "quick bread, buttermilk, no yeast",
      "recipeYield": "8 servings",
      "prepTime": "PT15M",
      "cookTime": "PT40M",
      "totalTime": "PT55M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet", "https://schema.org/HalalDiet"],
      "recipeIngredient": [
        "250 g plain flour",
        "200 g wholemeal flour",
        "50 g rolled oats",
        "1 teaspoon baking soda",
        "1 teaspoon salt",
        "420 ml buttermilk"
      ],
      "recipeInstructions": [
        "Heat the oven to 200°C and dust a baking sheet with a little flour.",
        "Mix both flours, the oats, baking soda and salt in a wide bowl and make a well.",
        "Pour in the buttermilk and stir with one hand just until a soft dough forms.",
        "Shape lightly into a round 4 cm high and cut a deep cross in the top.",
        "Bake for 40 minutes, until the loaf sounds hollow when its base is tapped.",
        "Cool on a rack, wrapped in a cloth if you prefer a softer crust."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "colcannon",
      "name": "Colcannon",
      "description": "Creamy mashed potatoes with kale, scallions and butter.",
      "recipeCuisine": "Irish",
      "recipeCategory": "Side Dish",
      "keywords": "potatoes, kale, mash",
      "recipeYield": "6 servings",
      "prepTime": "PT15M",
      "cookTime": "PT30M",
      "totalTime": "PT45M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "1 kg floury potatoes, peeled and cut into chunks",
        "250 g kale, stems removed and leaves chopped",
        "6 scallions, sliced",
        "180 ml whole milk",
        "100 g butter, divided",
        "1 1/2 teaspoons salt",
        "1/4 teaspoon black pepper"
      ],
      "recipeInstructions": [
        "Boil the potatoes in salted water for 20 minutes until tender, then drain and dry off.",
        "Cook the kale in boiling water for 4 minutes, drain and squeeze out the water.",
        "Warm the milk with the scallions and two thirds of the butter for 4 minutes.",
        "Mash the potatoes, beat in the milk mixture and fold in the kale, salt and pepper.",
        "Heap into a warm bowl and melt the remaining butter in a hollow on top."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "sticky-toffee-pudding",
      "name": "Sticky Toffee Pudding",
      "description": "Warm date sponge drenched with butterscotch sauce.",
      "recipeCuisine": "British",
      "recipeCategory": "Dessert",
      "keywords": "dates, toffee sauce, baked",
      "recipeYield": "9 servings",
      "prepTime": "PT25M",
      "cookTime": "PT40M",
      "totalTime": "PT65M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "200 g pitted dates, chopped",
        "1 teaspoon baking soda",
        "250 ml boiling water",
        "160 g butter, softened and divided",
        "290 g dark brown sugar, divided",
        "2 eggs",
        "180 g plain flour",
        "2 teaspoons baking powder",
        "1 teaspoon vanilla extract",
        "250 ml heavy cream"
      ],
      "recipeInstructions": [
        "Pour the boiling water over the dates and soda, leave for 10 minutes and mash roughly.",
        "Cream 80 g of the butter with 140 g of the sugar, then beat in the eggs and vanilla.",
        "Fold in the flour and baking powder, then the dates with all of their liquid.",
        "Bake in a buttered 20 cm square pan at 180°C for 35 minutes, until springy.",
        "Simmer the remaining butter and sugar with the cream for 5 minutes, stirring.",
        "Prick the hot sponge, soak it with a third of the sauce and serve with the rest."
      ]
    }
    """#,
  ]
}
