extension CookbookDishes {
  /// Indian, Pakistani, Sri Lankan and Nepali dishes, each a schema.org `Recipe`.
  static let indian = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "dal-tadka",
      "name": "Dal Tadka",
      "description": "Soft yellow lentils finished with garlic and cumin sizzled in ghee.",
      "recipeCuisine": "Indian",
      "recipeCategory": "Main course",
      "keywords": "lentils, weeknight, one pot",
      "recipeYield": "4 servings",
      "prepTime": "PT15M",
      "cookTime": "PT40M",
      "totalTime": "PT55M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "1 cup toor dal, rinsed",
        "4 cups water",
        "1/2 teaspoon ground turmeric",
        "1 teaspoon salt",
        "2 tablespoons ghee",
        "1 teaspoon cumin seeds",
        "3 cloves garlic, sliced",
        "2 dried red chiles, broken in half",
        "1 small onion, finely chopped",
        "2 medium tomatoes, chopped",
        "2 tablespoons cilantro, chopped"
      ],
      "recipeInstructions": [
        "Simmer the dal with the water, turmeric and salt until it collapses, about 30 minutes.",
        "Whisk the lentils until creamy, thinning with hot water if they seem stiff.",
        "Meanwhile, cook the onion in half the ghee until golden, about 8 minutes.",
        "Add the tomatoes to the onion, cook to a soft paste, and stir it into the dal.",
        "Simmer everything together for 5 minutes and taste for salt.",
        "Heat the remaining ghee and sizzle the cumin, garlic and chiles until fragrant.",
        "Tip the sizzling ghee over the dal and scatter with the cilantro."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "chana-masala",
      "name": "Chana Masala",
      "description": "Chickpeas simmered in a tangy, gingery tomato and onion gravy.",
      "recipeCuisine": "Indian",
      "recipeCategory": "Main course",
      "keywords": "chickpeas, weeknight, curry",
      "recipeYield": "4 servings",
      "prepTime": "PT15M",
      "cookTime": "PT35M",
      "totalTime": "PT50M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "3 tablespoons vegetable oil",
        "1 teaspoon cumin seeds",
        "1 large onion, finely chopped",
        "4 cloves garlic, grated",
        "1 tablespoon fresh ginger, grated",
        "2 green chiles, slit lengthwise",
        "1 tablespoon ground coriander",
        "1/2 teaspoon ground turmeric",
        "1 1/2 cups canned crushed tomatoes",
        "3 cups cooked chickpeas, drained",
        "1 teaspoon salt",
        "1 teaspoon garam masala",
        "1 tablespoon lemon juice"
      ],
      "recipeInstructions": [
        "Heat the oil and let the cumin crackle, then brown the onion for about 10 minutes.",
        "Stir in the garlic, ginger and green chiles and fry for 1 minute.",
        "Add the coriander, turmeric and tomatoes and cook until oil beads at the edges.",
        "Add the chickpeas, salt and 1 cup water, then simmer for 15 minutes.",
        "Crush a few chickpeas against the side of the pan to thicken the gravy.",
        "Finish with the garam masala and lemon juice."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "palak-paneer",
      "name": "Palak Paneer",
      "description": "Cubes of fresh cheese in a bright green, gently spiced spinach purée.",
      "recipeCuisine": "Indian",
      "recipeCategory": "Main course",
      "keywords": "spinach, paneer, curry",
      "recipeYield": "4 servings",
      "prepTime": "PT20M",
      "cookTime": "PT25M",
      "totalTime": "PT45M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "500 g spinach leaves, washed",
        "250 g paneer, cut into 2 cm cubes",
        "2 tablespoons ghee",
        "1 teaspoon cumin seeds",
        "1 medium onion, finely chopped",
        "4 cloves garlic, minced",
        "2 teaspoons fresh ginger, grated",
        "1 green chile, chopped",
        "1 teaspoon ground coriander",
        "1/2 teaspoon garam masala",
        "1 teaspoon salt",
        "50 ml heavy cream"
      ],
      "recipeInstructions": [
        "Blanch the spinach in boiling water for 1 minute, then cool it under cold water.",
        "Squeeze out the excess water and blend the spinach with the green chile until smooth.",
        "Fry the cumin in the ghee, add the onion and cook until golden, about 8 minutes.",
        "Stir in the garlic, ginger, coriander and salt and cook for 2 minutes.",
        "Add the purée and a splash of water and simmer for 5 minutes.",
        "Fold in the paneer, cream and garam masala and warm through for 3 minutes."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "butter-chicken",
      "name": "Butter Chicken",
      "description": "Yogurt-marinated chicken in a silky tomato sauce enriched with butter.",
      "recipeCuisine": "Indian",
      "recipeCategory": "Main course",
      "keywords": "chicken, curry, creamy",
      "recipeYield": "4 servings",
      "prepTime": "PT1H20M",
      "cookTime": "PT40M",
      "totalTime": "PT2H",
      "suitableForDiet": ["https://schema.org/GlutenFreeDiet"],
      "recipeIngredient": [
        "700 g boneless chicken thighs, cut into chunks",
        "150 g plain yogurt",
        "1 tablespoon lemon juice",
        "1 tablespoon ginger-garlic paste",
        "2 teaspoons Kashmiri chile powder",
        "2 teaspoons garam masala",
        "2 teaspoons salt",
        "60 g butter",
        "1 large onion, sliced",
        "400 g canned tomatoes",
        "40 g raw cashews",
        "100 ml heavy cream",
        "1 tablespoon sugar",
        "1 teaspoon dried fenugreek leaves, crushed"
      ],
      "recipeInstructions": [
        "Mix the chicken with the yogurt, lemon, paste, spices and half the salt; chill 1 hour.",
        "Spread on a lined tray and broil for about 12 minutes, until charred in spots.",
        "Soften the onion in half the butter for 8 minutes, then add the tomatoes and cashews.",
        "Simmer for 12 minutes, then blend with the remaining salt until completely smooth.",
        "Return the sauce to the pan and stir in the sugar, cream and remaining butter.",
        "Add the chicken and its juices and simmer gently for 6 minutes, until cooked through.",
        "Sprinkle in the fenugreek leaves and serve with rice or flatbread."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "aloo-gobi",
      "name": "Aloo Gobi",
      "description": "A dry curry of potatoes and cauliflower tinted gold with turmeric.",
      "recipeCuisine": "Indian",
      "recipeCategory": "Side dish",
      "keywords": "potatoes, cauliflower, weeknight",
      "recipeYield": "4 servings",
      "prepTime": "PT15M",
      "cookTime": "PT30M",
      "totalTime": "PT45M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "3 tablespoons vegetable oil",
        "1 teaspoon cumin seeds",
        "1 medium onion, chopped",
        "1 tablespoon fresh ginger, grated",
        "2 medium potatoes, peeled and cut into 1-inch cubes",
        "1 small head cauliflower, cut into florets",
        "1 medium tomato, chopped",
        "1 teaspoon ground turmeric",
        "2 teaspoons ground coriander",
        "1/2 teaspoon chile powder",
        "1 1/4 teaspoons salt",
        "1/4 cup cilantro, chopped"
      ],
      "recipeInstructions": [
        "Sizzle the cumin in the oil, then soften the onion and ginger for 5 minutes.",
        "Add the potatoes, turmeric, coriander, chile powder and salt and stir for 5 minutes.",
        "Stir in the tomato and cauliflower with 1/4 cup water.",
        "Cover and cook on low for 15 minutes, until a knife slides through the potatoes.",
        "Uncover, raise the heat and cook until dry and lightly browned, about 5 minutes.",
        "Toss gently with the cilantro."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "garlic-naan",
      "name": "Garlic Naan",
      "description": "Pillowy skillet-blistered flatbread brushed with garlic butter.",
      "recipeCuisine": "Indian",
      "recipeCategory": "Bread",
      "keywords": "flatbread, skillet, yogurt",
      "recipeYield": "6 naan",
      "prepTime": "PT1H45M",
      "cookTime": "PT20M",
      "totalTime": "PT2H5M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet", "https://schema.org/HalalDiet"],
      "recipeIngredient": [
        "2 1/2 cups all-purpose flour",
        "2 teaspoons instant yeast",
        "2 teaspoons sugar",
        "1 teaspoon salt",
        "1/2 cup plain yogurt",
        "1/2 cup warm water",
        "2 tablespoons vegetable oil",
        "4 tablespoons butter, melted",
        "3 cloves garlic, finely minced",
        "2 tablespoons cilantro, chopped"
      ],
      "recipeInstructions": [
        "Mix the flour, yeast, sugar and salt, then add the yogurt, water and oil.",
        "Knead for 8 minutes until soft and smooth, then cover and let rise for 75 minutes.",
        "Divide into 6 balls and roll each into a teardrop about 1/4 inch thick.",
        "Stir the garlic and cilantro into the melted butter.",
        "Heat a dry cast-iron skillet until smoking and cook each naan for 2 minutes.",
        "When it puffs and chars, flip and cook 1 minute more, then brush with garlic butter."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "chicken-biryani",
      "name": "Chicken Biryani",
      "description": "Layers of spiced yogurt chicken and saffron basmati steamed under a lid.",
      "recipeCuisine": "Indian",
      "recipeCategory": "Main course",
      "keywords": "rice, chicken, celebration",
      "recipeYield": "6 servings",
      "prepTime": "PT1H30M",
      "cookTime": "PT1H",
      "totalTime": "PT2H30M",
      "suitableForDiet": ["https://schema.org/GlutenFreeDiet"],
      "recipeIngredient": [
        "1 kg bone-in chicken pieces, skinned",
        "250 g plain yogurt",
        "2 tablespoons ginger-garlic paste",
        "2 teaspoons chile powder",
        "2 teaspoons garam masala",
        "3 teaspoons salt",
        "400 g basmati rice, rinsed and soaked",
        "4 green cardamom pods",
        "1 cinnamon stick",
        "3 large onions, thinly sliced",
        "80 ml ghee",
        "1 pinch saffron, soaked in 60 ml warm milk",
        "20 g mint leaves, chopped"
      ],
      "recipeInstructions": [
        "Rub the yogurt, paste, chile, garam masala and 2 teaspoons salt into the chicken.",
        "Marinate for 1 hour. Meanwhile, fry the onions in the ghee for 20 minutes, until brown.",
        "Boil the rice with the whole spices and last of the salt for 5 minutes, then drain.",
        "Cook the chicken with half the onions in a heavy pot for 10 minutes.",
        "Layer on the rice, mint, remaining onions and saffron milk, along with any onion ghee.",
        "Cover tightly and cook on the lowest heat for 25 minutes, until the chicken is tender.",
        "Rest briefly off the heat, then scoop from the bottom so each plate gets every layer."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "masala-dosa",
      "name": "Masala Dosa",
      "description": "Crisp fermented rice and lentil crêpes rolled around spiced potatoes.",
      "recipeCuisine": "Indian",
      "recipeCategory": "Breakfast",
      "keywords": "fermented, crêpe, potatoes",
      "recipeYield": "8 dosas",
      "prepTime": "PT18H30M",
      "cookTime": "PT50M",
      "totalTime": "PT19H20M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "2 cups short-grain rice",
        "1/2 cup skinned urad dal",
        "1/2 teaspoon fenugreek seeds",
        "1 3/4 teaspoons salt",
        "1/4 cup vegetable oil",
        "4 medium potatoes, boiled and roughly mashed",
        "1 teaspoon black mustard seeds",
        "1 large onion, sliced",
        "2 green chiles, chopped",
        "12 curry leaves",
        "1/2 teaspoon ground turmeric"
      ],
      "recipeInstructions": [
        "Soak the rice separately from the dal and fenugreek for 6 hours, then drain both.",
        "Grind each with fresh water until smooth, and combine to the thickness of cream.",
        "Ferment in a warm place for 12 hours, until bubbly. Stir in 1 teaspoon of the salt.",
        "Pop the mustard seeds in half the oil, then soften the onion, chiles and curry leaves.",
        "Stir in the turmeric, potatoes and remaining salt with a splash of water and keep warm.",
        "Spread a ladle of batter in a thin spiral on a hot griddle and drizzle oil at the edge.",
        "Cook for 3 minutes, until crisp and brown, then fill with the potatoes and fold."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "nihari",
      "name": "Nihari",
      "description": "A slow-simmered beef shank stew, deeply spiced and silky with marrow.",
      "recipeCuisine": "Pakistani",
      "recipeCategory": "Main course",
      "keywords": "beef, stew, slow-cooked",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT4H30M",
      "totalTime": "PT4H50M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet", "https://schema.org/HalalDiet"],
      "recipeIngredient": [
        "1.2 kg halal beef shank, cut into large pieces",
        "2 halal marrow bones",
        "100 ml vegetable oil",
        "2 large onions, thinly sliced",
        "2 tablespoons ginger-garlic paste",
        "2 tablespoons ground fennel seeds",
        "1 tablespoon ground coriander",
        "1 tablespoon Kashmiri chile powder",
        "2 teaspoons garam masala",
        "1 teaspoon ground ginger",
        "2 teaspoons salt",
        "60 g atta flour, toasted in a dry pan",
        "50 g fresh ginger, cut into matchsticks",
        "2 lemons, cut into wedges"
      ],
      "recipeInstructions": [
        "Fry the onions in the oil until deep brown, then lift out half for serving.",
        "Brown the shank and bones with the ginger-garlic paste for about 10 minutes.",
        "Stir in all of the ground spices and the salt and fry for 2 minutes.",
        "Add 2.5 liters of water, cover and simmer on low for 3 1/2 hours, until very tender.",
        "Whisk the flour with 250 ml of cold water and stir it slowly into the pot.",
        "Simmer for 20 minutes more, until the gravy is glossy and lightly thickened.",
        "Serve with the fried onions, ginger matchsticks and lemon wedges."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "kukul-mas-curry",
      "name": "Kukul Mas Curry",
      "description": "Sri Lankan chicken in coconut milk with dark-roasted curry powder.",
      "recipeCuisine": "Sri Lankan",
      "recipeCategory": "Main course",
      "keywords": "chicken, coconut, spicy",
      "recipeYield": "4 servings",
      "prepTime": "PT25M",
      "cookTime": "PT45M",
      "totalTime": "PT1H10M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "2 tablespoons coconut oil",
        "1 medium onion, sliced",
        "4 cloves garlic, chopped",
        "1 tablespoon fresh ginger, minced",
        "12 curry leaves",
        "1 piece pandan leaf, 3 inches long",
        "1 cinnamon stick",
        "2 tablespoons roasted Sri Lankan curry powder",
        "1 teaspoon chile powder",
        "2 pounds bone-in chicken pieces, skinned",
        "1 medium tomato, chopped",
        "1 1/4 teaspoons salt",
        "1 1/2 cups coconut milk",
        "1 tablespoon lime juice"
      ],
      "recipeInstructions": [
        "Fry the onion, curry leaves, pandan and cinnamon in the oil for about 6 minutes.",
        "Add the garlic and ginger and stir for 1 minute, until they smell sweet.",
        "Add the curry powder, chile powder and salt, then turn the chicken in the spices.",
        "Stir in the tomato and 1 cup water, cover and simmer for 20 minutes.",
        "Pour in the coconut milk and simmer uncovered for 15 minutes, until lightly reduced.",
        "Stir in the lime juice and serve with rice."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "chicken-momo",
      "name": "Chicken Momo",
      "description": "Juicy steamed Nepali dumplings with a roasted tomato and sesame dip.",
      "recipeCuisine": "Nepali",
      "recipeCategory": "Appetizer",
      "keywords": "dumplings, steamed, street food",
      "recipeYield": "30 dumplings",
      "prepTime": "PT1H15M",
      "cookTime": "PT25M",
      "totalTime": "PT1H40M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "300 g all-purpose flour",
        "500 g ground chicken",
        "1 small red onion, finely chopped",
        "3 scallions, finely sliced",
        "1 tablespoon ginger-garlic paste",
        "2 teaspoons ground cumin",
        "1 teaspoon ground coriander",
        "2 teaspoons salt",
        "2 tablespoons vegetable oil",
        "4 medium tomatoes",
        "2 dried red chiles",
        "2 tablespoons sesame seeds, toasted",
        "1 tablespoon lemon juice"
      ],
      "recipeInstructions": [
        "Knead the flour with about 150 ml of water until smooth, then rest for 30 minutes.",
        "Mix the chicken, onion, scallions, paste, cumin, coriander, oil and 3/4 of the salt.",
        "Roll the dough into 30 thin 8 cm rounds, keeping them covered as you work.",
        "Spoon filling into each round, pleat the edge and pinch the top closed.",
        "Char the tomatoes and chiles under a broiler for 10 minutes.",
        "Blend them with the sesame seeds, lemon juice and remaining salt to make the dip.",
        "Steam the momos in an oiled steamer for 12 minutes, until the chicken is cooked."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "gajar-ka-halwa",
      "name": "Gajar ka Halwa",
      "description": "Grated carrots cooked down in milk with ghee, cardamom and nuts.",
      "recipeCuisine": "Indian",
      "recipeCategory": "Dessert",
      "keywords": "carrots, milk, festive",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT1H",
      "totalTime": "PT1H20M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/HalalDiet"
      ],
      "recipeIngredient": [
        "750 g carrots, peeled and grated",
        "1 liter whole milk",
        "60 g ghee",
        "120 g sugar",
        "1/2 teaspoon ground cardamom",
        "30 g cashews, chopped",
        "20 g raisins"
      ],
      "recipeInstructions": [
        "Bring the carrots and milk to a simmer in a wide, heavy pan.",
        "Cook for about 40 minutes, stirring often, until the milk is nearly absorbed.",
        "Stir in the sugar and cook for 8 minutes, until the mixture thickens again.",
        "Fry the cashews in the ghee until golden, then add the raisins until they swell.",
        "Stir the nuts, raisins and all the ghee into the carrots with the cardamom.",
        "Cook for 5 minutes more, until the halwa pulls away from the pan. Serve warm."
      ]
    }
    """#,
  ]
}
