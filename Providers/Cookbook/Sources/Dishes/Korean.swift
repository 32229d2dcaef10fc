extension CookbookDishes {
  /// Korean dishes, each a schema.org `Recipe`.
  static let korean = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "kimchi-jjigae",
      "name": "Kimchi Jjigae",
      "description": "A bubbling stew of well-fermented kimchi, pork belly and tofu.",
      "recipeCuisine": "Korean",
      "recipeCategory": "Soup",
      "keywords": "stew, kimchi, pork",
      "recipeYield": "4 servings",
      "prepTime": "PT10M",
      "cookTime": "PT35M",
      "totalTime": "PT45M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "2 cups aged napa cabbage kimchi, cut into bite-size pieces",
        "1/2 cup kimchi brine",
        "1/2 pound pork belly, sliced",
        "1 small onion, sliced",
        "1 tablespoon gochujang",
        "2 teaspoons gochugaru",
        "1 teaspoon sugar",
        "3 cups anchovy stock",
        "8 ounces firm tofu, sliced",
        "2 scallions, sliced",
        "1 teaspoon toasted sesame oil"
      ],
      "recipeInstructions": [
        "Brown the pork belly in a heavy pot for 5 minutes, until it gives up some fat.",
        "Add the kimchi and onion and stir for 5 minutes, until they soften.",
        "Stir in the brine, gochujang, gochugaru, sugar and stock.",
        "Cover and simmer for 20 minutes, until the kimchi is very tender.",
        "Lay the tofu on top and simmer for 5 minutes more.",
        "Finish with the scallions and sesame oil and serve with rice."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "bibimbap",
      "name": "Bibimbap",
      "description": "Rice crowned with seasoned vegetables, beef, egg and chile sauce.",
      "recipeCuisine": "Korean",
      "recipeCategory": "Main course",
      "keywords": "rice bowl, vegetables, beef",
      "recipeYield": "4 servings",
      "prepTime": "PT40M",
      "cookTime": "PT30M",
      "totalTime": "PT1H10M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "800 g cooked short-grain rice, hot",
        "250 g ground beef",
        "2 tablespoons soy sauce",
        "250 g spinach",
        "200 g mung bean sprouts",
        "2 medium carrots, cut into matchsticks",
        "1 medium zucchini, cut into matchsticks",
        "4 cloves garlic, minced",
        "3 tablespoons toasted sesame oil",
        "1 teaspoon salt",
        "2 tablespoons vegetable oil",
        "4 large eggs",
        "4 tablespoons gochujang",
        "1 tablespoon sugar"
      ],
      "recipeInstructions": [
        "Fry the beef with half the garlic, the soy sauce and half the sugar until browned.",
        "Blanch the spinach for 1 minute and the sprouts for 2, then squeeze both dry.",
        "Dress them with the remaining garlic, half the sesame oil and half the salt.",
        "Cook the carrots, then the zucchini, in half the vegetable oil with the remaining salt.",
        "Stir the gochujang with the remaining sugar, sesame oil and 1 tablespoon water.",
        "Fry the eggs sunny side up in the remaining vegetable oil.",
        "Divide the rice among bowls, arrange everything on top and mix with the sauce to eat."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "bulgogi",
      "name": "Bulgogi",
      "description": "Thin slices of beef in a sweet soy and pear marinade, seared fast.",
      "recipeCuisine": "Korean",
      "recipeCategory": "Main course",
      "keywords": "beef, grill, marinade",
      "recipeYield": "4 servings",
      "prepTime": "PT1H20M",
      "cookTime": "PT12M",
      "totalTime": "PT1H32M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "1 1/2 pounds beef ribeye, very thinly sliced",
        "1/4 cup soy sauce",
        "2 tablespoons brown sugar",
        "1/2 cup Asian pear, grated",
        "4 cloves garlic, minced",
        "1 teaspoon fresh ginger, grated",
        "1 tablespoon toasted sesame oil",
        "1/4 teaspoon ground black pepper",
        "1 medium onion, sliced",
        "3 scallions, cut into 2-inch lengths",
        "1 tablespoon vegetable oil",
        "1 tablespoon sesame seeds, toasted"
      ],
      "recipeInstructions": [
        "Stir together the soy sauce, sugar, pear, garlic, ginger, sesame oil and pepper.",
        "Massage the marinade into the beef with the onion and chill for 1 hour.",
        "Heat a large skillet until very hot and film it with some of the vegetable oil.",
        "Sear the beef in batches for 2 to 3 minutes, until browned at the edges.",
        "Toss in the scallions with the last batch and cook for 1 minute.",
        "Sprinkle with the sesame seeds and serve with rice or lettuce leaves."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "japchae",
      "name": "Japchae",
      "description": "Glassy sweet potato noodles tossed with sautéed vegetables.",
      "recipeCuisine": "Korean",
      "recipeCategory": "Noodles",
      "keywords": "sweet potato noodles, mushrooms, party",
      "recipeYield": "4 servings",
      "prepTime": "PT30M",
      "cookTime": "PT25M",
      "totalTime": "PT55M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "250 g dried sweet potato starch noodles",
        "150 g spinach",
        "150 g shiitake mushrooms, sliced",
        "1 medium onion, sliced",
        "1 medium carrot, cut into matchsticks",
        "1 red bell pepper, cut into strips",
        "2 tablespoons vegetable oil",
        "5 tablespoons soy sauce",
        "2 tablespoons sugar",
        "2 tablespoons toasted sesame oil",
        "2 cloves garlic, minced",
        "1 tablespoon sesame seeds, toasted"
      ],
      "recipeInstructions": [
        "Blanch the spinach for 30 seconds, rinse, squeeze dry and cut into short lengths.",
        "Boil the noodles for 7 minutes, drain, rinse and snip a few times with scissors.",
        "Mix the soy sauce, sugar, sesame oil and garlic. Toss 2 tablespoons with the spinach.",
        "Sauté the onion, carrot and pepper in half the oil for 4 minutes, then set aside.",
        "Brown the mushrooms in the remaining oil for 5 minutes, then set aside too.",
        "Stir-fry the noodles with the remaining sauce for 3 minutes, until glossy.",
        "Toss in all of the vegetables and the sesame seeds. Serve warm or cool."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "haemul-pajeon",
      "name": "Haemul Pajeon",
      "description": "A crisp pancake of whole scallions and seafood with a soy dip.",
      "recipeCuisine": "Korean",
      "recipeCategory": "Appetizer",
      "keywords": "pancake, seafood, scallions",
      "recipeYield": "4 servings",
      "prepTime": "PT20M",
      "cookTime": "PT20M",
      "totalTime": "PT40M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "1 cup all-purpose flour",
        "1/4 cup potato starch",
        "1/2 teaspoon salt",
        "1 cup ice water",
        "2 large eggs, beaten",
        "2 bunches scallions, cut to fit the pan",
        "8 ounces mixed shrimp and squid, cut into small pieces",
        "1/4 cup vegetable oil",
        "3 tablespoons soy sauce",
        "1 tablespoon rice vinegar",
        "1 teaspoon gochugaru"
      ],
      "recipeInstructions": [
        "Whisk the flour, starch, salt and ice water until barely smooth.",
        "Heat half the oil in a large skillet and lay half the scallions side by side.",
        "Ladle half the batter over the scallions and scatter with half the seafood.",
        "Pour over half the egg and cook for 5 minutes, until the base is crisp.",
        "Flip, press down and cook for 4 minutes more. Repeat to make a second pancake.",
        "Mix the soy sauce, vinegar and gochugaru for dipping.",
        "Cut the pancakes into squares and serve with the dip."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "kongnamul-muchim",
      "name": "Kongnamul Muchim",
      "description": "Crunchy soybean sprouts seasoned with sesame, garlic and chile.",
      "recipeCuisine": "Korean",
      "recipeCategory": "Side dish",
      "keywords": "bean sprouts, banchan, quick",
      "recipeYield": "4 servings",
      "prepTime": "PT10M",
      "cookTime": "PT8M",
      "totalTime": "PT18M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "1 pound soybean sprouts, rinsed",
        "1 1/4 teaspoons salt",
        "1 clove garlic, minced",
        "2 scallions, finely chopped",
        "1 tablespoon toasted sesame oil",
        "2 teaspoons sesame seeds, toasted",
        "1 teaspoon gochugaru"
      ],
      "recipeInstructions": [
        "Put the sprouts in a pot with 1 cup water and half the salt, and cover.",
        "Boil for 7 to 8 minutes without lifting the lid, until crisp-tender.",
        "Rinse briefly under cold water and drain very well.",
        "Toss with the garlic, scallions, sesame oil, seeds, gochugaru and remaining salt.",
        "Serve at room temperature or cold."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "hotteok",
      "name": "Hotteok",
      "description": "Chewy yeasted pancakes with a syrupy brown sugar and nut center.",
      "recipeCuisine": "Korean",
      "recipeCategory": "Dessert",
      "keywords": "pancakes, street food, cinnamon",
      "recipeYield": "8 pancakes",
      "prepTime": "PT1H35M",
      "cookTime": "PT20M",
      "totalTime": "PT1H55M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "250 g all-purpose flour",
        "50 g glutinous rice flour",
        "2 teaspoons instant yeast",
        "1 tablespoon granulated sugar",
        "1/2 teaspoon salt",
        "220 ml warm water",
        "100 g dark brown sugar",
        "1 teaspoon ground cinnamon",
        "40 g walnuts or peanuts, finely chopped",
        "80 ml vegetable oil"
      ],
      "recipeInstructions": [
        "Stir both flours with the yeast, granulated sugar, salt and water into a sticky dough.",
        "Cover and let rise for 75 minutes, until doubled.",
        "Mix the brown sugar, cinnamon and nuts.",
        "With oiled hands, wrap 1 tablespoon of filling in each of 8 pieces of dough.",
        "Fry in a slick of oil, seam side down, for 1 minute, then flip and press flat.",
        "Cook for 2 minutes a side until golden. Cool slightly, as the filling is very hot."
      ]
    }
    """#,
  ]
}
