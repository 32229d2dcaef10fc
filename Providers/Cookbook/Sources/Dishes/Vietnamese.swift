extension CookbookDishes {
  /// Vietnamese dishes, each a schema.org `Recipe`.
  static let vietnamese = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "pho-bo",
      "name": "Phở Bò",
      "description": "Rice noodles and sliced beef in a clear, star anise-scented broth.",
      "recipeCuisine": "Vietnamese",
      "recipeCategory": "Soup",
      "keywords": "beef, noodles, broth",
      "recipeYield": "6 servings",
      "prepTime": "PT40M",
      "cookTime": "PT4H",
      "totalTime": "PT4H40M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "2 kg beef marrow and knuckle bones",
        "500 g beef brisket",
        "2 medium onions, halved",
        "80 g fresh ginger, halved lengthwise",
        "5 star anise",
        "1 cinnamon stick",
        "4 cloves",
        "1 tablespoon coriander seeds",
        "80 ml fish sauce",
        "30 g rock sugar",
        "500 g dried flat rice noodles",
        "300 g beef sirloin, sliced paper-thin",
        "4 scallions, thinly sliced",
        "3 limes, cut into wedges"
      ],
      "recipeInstructions": [
        "Boil the bones for 10 minutes in plenty of water, then drain and rinse them.",
        "Char the onions and ginger under a broiler until blackened in patches.",
        "Toast the spices. Put with the bones, brisket, onions and ginger in 5 liters of water.",
        "Simmer very gently, skimming, for 3 1/2 hours, lifting out the brisket after half that.",
        "Strain the broth, season with the fish sauce and sugar and slice the brisket.",
        "Cook the noodles, divide among bowls and top with the brisket and raw sirloin.",
        "Ladle over boiling broth and add the scallions. Serve with the lime wedges."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "banh-mi-thit-nuong",
      "name": "Bánh Mì Thịt Nướng",
      "description": "Crackly baguettes packed with lemongrass pork, pickles and herbs.",
      "recipeCuisine": "Vietnamese",
      "recipeCategory": "Sandwich",
      "keywords": "pork, grilled, pickles",
      "recipeYield": "4 sandwiches",
      "prepTime": "PT1H15M",
      "cookTime": "PT15M",
      "totalTime": "PT1H30M",
      "recipeIngredient": [
        "1 pound pork shoulder, thinly sliced",
        "2 stalks lemongrass, tender parts minced",
        "3 cloves garlic, minced",
        "2 tablespoons fish sauce",
        "4 tablespoons sugar",
        "1 tablespoon vegetable oil",
        "1 cup carrot, cut into matchsticks",
        "1 cup daikon, cut into matchsticks",
        "1 teaspoon salt",
        "1/2 cup rice vinegar",
        "4 small baguettes, split",
        "1/3 cup mayonnaise",
        "1 cucumber, cut into spears",
        "1 cup cilantro sprigs"
      ],
      "recipeInstructions": [
        "Mix the pork, lemongrass, garlic, fish sauce, oil and half the sugar. Chill 45 minutes.",
        "Rub the carrot and daikon with the salt for 3 minutes, then rinse and squeeze.",
        "Cover with the vinegar, remaining sugar and 1/2 cup warm water and leave to pickle.",
        "Grill the pork over high heat for about 3 minutes a side, until charred and cooked.",
        "Crisp the baguettes in a hot oven for 4 minutes and spread with the mayonnaise.",
        "Fill with the pork, drained pickles, cucumber and cilantro."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "goi-cuon",
      "name": "Gỏi Cuốn",
      "description": "Fresh rice paper rolls of shrimp, pork and herbs with peanut dip.",
      "recipeCuisine": "Vietnamese",
      "recipeCategory": "Appetizer",
      "keywords": "rice paper, shrimp, fresh rolls",
      "recipeYield": "12 rolls",
      "prepTime": "PT40M",
      "cookTime": "PT25M",
      "totalTime": "PT1H5M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "250 g pork belly",
        "18 medium shrimp, shells on",
        "150 g dried rice vermicelli",
        "12 rice paper rounds, 22 cm wide",
        "1 head butter lettuce, leaves separated",
        "30 g mint leaves",
        "30 g garlic chives",
        "5 tablespoons hoisin sauce",
        "3 tablespoons smooth peanut butter",
        "1 teaspoon chili garlic sauce"
      ],
      "recipeInstructions": [
        "Simmer the pork in salted water for 20 minutes, until cooked, then slice thinly.",
        "Poach the shrimp in the same water for 2 minutes, then peel, devein and halve them.",
        "Cook the vermicelli as the packet directs, then rinse and drain it well.",
        "Dip a rice paper in warm water and lay on it lettuce, mint, vermicelli and pork.",
        "Add 3 shrimp halves and a few chives, then fold in the sides and roll up firmly.",
        "Repeat with the remaining wrappers, keeping the finished rolls covered.",
        "Warm the hoisin, peanut butter and 80 ml water, stir in the chili sauce and serve."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "bun-cha",
      "name": "Bún Chả",
      "description": "Hanoi grilled pork patties with cool noodles, herbs and dipping sauce.",
      "recipeCuisine": "Vietnamese",
      "recipeCategory": "Main course",
      "keywords": "pork, grill, Hanoi",
      "recipeYield": "4 servings",
      "prepTime": "PT50M",
      "cookTime": "PT15M",
      "totalTime": "PT1H5M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "600 g ground pork",
        "3 shallots, minced",
        "4 cloves garlic, minced",
        "100 ml fish sauce",
        "80 g sugar",
        "1/2 teaspoon ground black pepper",
        "60 ml lime juice",
        "2 Thai chiles, sliced",
        "1 small carrot, thinly sliced",
        "300 g dried rice vermicelli",
        "1 head leaf lettuce, leaves separated",
        "60 g mixed mint, perilla and cilantro"
      ],
      "recipeInstructions": [
        "Mix the pork, shallots, half the garlic, pepper and 2 tablespoons of the fish sauce.",
        "Knead in 1 tablespoon of the sugar, shape into 16 patties and chill for 30 minutes.",
        "Dissolve the remaining sugar in 350 ml warm water with the rest of the fish sauce.",
        "Add the lime juice, chiles, carrot and remaining garlic to make the dipping sauce.",
        "Boil the vermicelli until tender, then rinse it in cold water and drain.",
        "Grill the patties for about 4 minutes a side, until charred and cooked through.",
        "Drop them into bowls of the sauce and serve with the noodles, lettuce and herbs."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "che-chuoi",
      "name": "Chè Chuối",
      "description": "Sweet bananas and tapioca pearls in warm, lightly salted coconut milk.",
      "recipeCuisine": "Vietnamese",
      "recipeCategory": "Dessert",
      "keywords": "banana, coconut, tapioca",
      "recipeYield": "4 servings",
      "prepTime": "PT10M",
      "cookTime": "PT25M",
      "totalTime": "PT35M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "1/4 cup small tapioca pearls",
        "3 cups water",
        "1 3/4 cups coconut milk",
        "1/3 cup sugar",
        "1/4 teaspoon salt",
        "4 small ripe bananas, cut into chunks",
        "2 tablespoons roasted peanuts, crushed",
        "1 tablespoon toasted sesame seeds"
      ],
      "recipeInstructions": [
        "Simmer the tapioca in the water for 12 minutes, stirring often, until mostly clear.",
        "Stir in the coconut milk, sugar and salt and return to a gentle simmer.",
        "Add the bananas and cook for 6 to 8 minutes, until tender but whole.",
        "Cool for a few minutes so that the pudding thickens.",
        "Serve warm or chilled, topped with the peanuts and sesame."
      ]
    }
    """#,
  ]
}
