extension CookbookDishes {
  /// North African dishes, each a schema.org `Recipe`.
  static let northAfrican = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "chicken-tagine-preserved-lemon",
      "name": "Chicken Tagine with Preserved Lemon",
      "description": "Gently braised chicken with saffron, green olives and salty lemon.",
      "recipeCuisine": "Moroccan",
      "recipeCategory": "Main Course",
      "keywords": "North African, olives, braise",
      "recipeYield": "4 servings",
      "prepTime": "PT20M",
      "cookTime": "PT70M",
      "totalTime": "PT90M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "3 tablespoons olive oil",
        "1.2 kg chicken legs, jointed",
        "2 onions, finely sliced",
        "3 garlic cloves, crushed",
        "1 teaspoon ground ginger",
        "1 teaspoon ground turmeric",
        "1 pinch of saffron threads",
        "350 ml water",
        "1 preserved lemon, rinsed, peel sliced",
        "100 g green olives",
        "3 tablespoons coriander leaves, chopped",
        "salt and black pepper, to taste"
      ],
      "recipeInstructions": [
        "Season the chicken, brown it in the oil in a tagine or heavy casserole and lift it out.",
        "Cook the onions and garlic in the same oil for 10 minutes, until soft and golden.",
        "Stir in the ginger, turmeric and saffron, then pour in the water.",
        "Return the chicken, cover and simmer over low heat for 40 minutes.",
        "Add the lemon peel and olives and cook uncovered for 10 minutes, to thicken the sauce.",
        "Sprinkle with the coriander and bring to the table in the dish."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "harira",
      "name": "Harira",
      "description": "Tomato soup thick with lentils and chickpeas, loved during Ramadan.",
      "recipeCuisine": "Moroccan",
      "recipeCategory": "Soup",
      "keywords": "North African, lentils, chickpeas, vegan",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT60M",
      "totalTime": "PT80M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "3 tablespoons olive oil",
        "1 onion, finely chopped",
        "3 celery sticks with leaves, finely chopped",
        "1 teaspoon each ground ginger and turmeric",
        "1/2 teaspoon ground cinnamon",
        "800 g tinned chopped tomatoes",
        "150 g brown lentils, rinsed",
        "1.5 litres water",
        "400 g tinned chickpeas, drained",
        "50 g egg-free vermicelli, broken up",
        "2 tablespoons plain flour",
        "1 lemon, juiced",
        "40 g coriander, chopped",
        "salt, to taste"
      ],
      "recipeInstructions": [
        "Cook the onion and celery in the oil for 8 minutes, then add the three spices.",
        "Stir in the tomatoes, lentils and water, season with salt and simmer for 30 minutes.",
        "Add the chickpeas and vermicelli and cook for 8 minutes, until the pasta is soft.",
        "Whisk the flour with 100 ml of cold water until no lumps remain.",
        "Pour it into the soup in a thin stream and simmer for 8 minutes, stirring.",
        "Finish with the lemon juice and coriander and check the salt."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "seven-vegetable-couscous",
      "name": "Couscous with Seven Vegetables",
      "description": "Friday couscous heaped with vegetables and a golden spiced broth.",
      "recipeCuisine": "Moroccan",
      "recipeCategory": "Main Course",
      "keywords": "North African, vegetables, vegan",
      "recipeYield": "6 servings",
      "prepTime": "PT25M",
      "cookTime": "PT50M",
      "totalTime": "PT75M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "4 tablespoons olive oil, divided",
        "2 onions, quartered",
        "1 tablespoon ras el hanout",
        "1 teaspoon ground ginger",
        "3 tomatoes, grated",
        "3 carrots, cut into long pieces",
        "2 turnips, quartered",
        "1/4 white cabbage, cut into wedges",
        "400 g pumpkin, cut into chunks",
        "2 courgettes, cut into long pieces",
        "400 g tinned chickpeas, drained",
        "500 g couscous",
        "1 1/2 teaspoons salt",
        "30 g coriander, chopped"
      ],
      "recipeInstructions": [
        "Soften the onions in half the oil with the ras el hanout and ginger for 5 minutes.",
        "Add the tomatoes, carrots, turnips, cabbage, salt and 2 litres of water.",
        "Bring to a boil, cover and simmer for 20 minutes.",
        "Add the pumpkin, courgettes and chickpeas and cook for 20 minutes, until tender.",
        "Rub the remaining oil into the couscous and pour over 600 ml of the boiling broth.",
        "Cover for 8 minutes, then fluff the grains with a fork and mound on a platter.",
        "Arrange the vegetables on top, moisten with broth and scatter with the coriander."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "shakshuka",
      "name": "Shakshuka",
      "description": "Eggs poached in a spicy sauce of tomatoes and peppers.",
      "recipeCuisine": "Tunisian",
      "recipeCategory": "Breakfast",
      "keywords": "North African, eggs, one pan, vegetarian",
      "recipeYield": "4 servings",
      "prepTime": "PT10M",
      "cookTime": "PT30M",
      "totalTime": "PT40M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "3 tablespoons olive oil",
        "1 onion, chopped",
        "2 red peppers, sliced",
        "4 garlic cloves, sliced",
        "1 teaspoon ground cumin",
        "1 teaspoon ground caraway",
        "2 teaspoons paprika",
        "1/2 teaspoon cayenne pepper",
        "800 g tinned chopped tomatoes",
        "6 large eggs",
        "2 tablespoons parsley, chopped",
        "salt, to taste"
      ],
      "recipeInstructions": [
        "Cook the onion and peppers in the oil in a wide frying pan for 10 minutes.",
        "Stir in the garlic, cumin, caraway, paprika and cayenne for 1 minute.",
        "Add the tomatoes and a good pinch of salt and simmer for 10 minutes, until thick.",
        "Make six hollows in the sauce and break an egg into each one.",
        "Cover and cook over low heat for 6 to 8 minutes, until the whites are set.",
        "Sprinkle with the parsley and serve from the pan."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "koshari",
      "name": "Koshari",
      "description": "Rice, lentils and pasta under tangy tomato sauce and crisp onions.",
      "recipeCuisine": "Egyptian",
      "recipeCategory": "Main Course",
      "keywords": "North African, street food, lentils, vegan",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT60M",
      "totalTime": "PT80M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "150 ml sunflower oil",
        "3 onions, thinly sliced",
        "200 g brown lentils, rinsed",
        "250 g medium-grain rice, rinsed",
        "200 g egg-free short macaroni",
        "4 garlic cloves, crushed",
        "2 teaspoons ground cumin",
        "1 teaspoon ground coriander",
        "1/2 teaspoon chilli flakes",
        "500 g tomato passata",
        "3 tablespoons distilled white vinegar",
        "400 g tinned chickpeas, drained and warmed",
        "salt, to taste"
      ],
      "recipeInstructions": [
        "Fry the onions in the oil for 15 minutes, until deep brown, and drain, saving the oil.",
        "Boil the lentils in plenty of water for 15 minutes, until half done, and drain.",
        "Cook the rice and lentils in 500 ml of salted water, covered, for 18 minutes.",
        "Boil the macaroni in salted water until tender, then drain.",
        "Fry the garlic and spices in 2 tablespoons of the onion oil for 1 minute.",
        "Add the passata, simmer for 12 minutes and sharpen with the vinegar and some salt.",
        "Layer the rice, macaroni, sauce and chickpeas in bowls and crown with the onions."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "basbousa",
      "name": "Basbousa",
      "description": "Moist semolina cake with coconut and almonds, drenched in syrup.",
      "recipeCuisine": "Egyptian",
      "recipeCategory": "Dessert",
      "keywords": "North African, semolina, cake, vegetarian",
      "recipeYield": "20 pieces",
      "prepTime": "PT50M",
      "cookTime": "PT40M",
      "totalTime": "PT90M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "350 g coarse semolina",
        "60 g desiccated coconut",
        "150 g caster sugar",
        "1 1/2 teaspoons baking powder",
        "150 g butter, melted",
        "250 g plain yogurt",
        "20 blanched almonds",
        "250 g granulated sugar",
        "200 ml water",
        "1 tablespoon lemon juice",
        "1 teaspoon orange blossom water"
      ],
      "recipeInstructions": [
        "Boil the granulated sugar, water and lemon juice for 8 minutes, then cool.",
        "Stir the orange blossom water into the syrup.",
        "Mix the semolina, coconut, caster sugar and baking powder, then rub in the butter.",
        "Stir in the yogurt, press into a greased 20 by 30 cm tin and rest for 20 minutes.",
        "Score into 20 pieces, push an almond into each and bake at 180°C for 30 minutes.",
        "Pour the cooled syrup over the hot cake and let it soak in before cutting."
      ]
    }
    """#,
  ]
}
