extension CookbookDishes {
  /// Middle Eastern dishes, each a schema.org `Recipe`.
  static let middleEastern = [
    #"""
    {
      "@type": "Recipe",
      "identifier": "hummus",
      "name": "Hummus",
      "description": "Velvety chickpea and tahini dip sharpened with lemon.",
      "recipeCuisine": "Lebanese",
      "recipeCategory": "Starter",
      "keywords": "Middle Eastern, dip, chickpeas, vegan",
      "recipeYield": "6 servings",
      "prepTime": "PT15M",
      "cookTime": "PT90M",
      "totalTime": "PT105M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "250 g dried chickpeas, soaked overnight",
        "1 teaspoon bicarbonate of soda",
        "150 g tahini",
        "3 tablespoons lemon juice",
        "2 garlic cloves, crushed",
        "1 teaspoon salt",
        "80 ml iced water",
        "2 tablespoons olive oil",
        "1/2 teaspoon paprika"
      ],
      "recipeInstructions": [
        "Drain the chickpeas, cover with fresh water, add the soda and bring to a boil.",
        "Skim and simmer for 60 to 90 minutes, until they crush easily between two fingers.",
        "Stir the lemon juice, garlic and salt together and leave for 5 minutes.",
        "Drain the chickpeas and blend them to a paste, then add the lemon mixture and tahini.",
        "Trickle in the iced water with the motor running, until pale and very smooth.",
        "Spread in a shallow bowl and finish with the olive oil and paprika."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "tabbouleh",
      "name": "Tabbouleh",
      "description": "Bright parsley salad flecked with bulgur, mint and tomato.",
      "recipeCuisine": "Lebanese",
      "recipeCategory": "Salad",
      "keywords": "Middle Eastern, herbs, no cook, vegan",
      "recipeYield": "4 servings",
      "prepTime": "PT40M",
      "cookTime": "PT0M",
      "totalTime": "PT40M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "50 g fine bulgur",
        "200 g flat-leaf parsley, thick stalks removed",
        "30 g mint leaves",
        "4 ripe tomatoes, finely diced",
        "4 spring onions, thinly sliced",
        "4 tablespoons lemon juice",
        "5 tablespoons olive oil",
        "3/4 teaspoon salt"
      ],
      "recipeInstructions": [
        "Rinse the bulgur, drain it well and put it in a large bowl.",
        "Add the tomatoes with their juice and leave for 20 minutes, until the grains soften.",
        "Dry the herbs thoroughly and slice them finely with a sharp knife.",
        "Toss the herbs and spring onions with the bulgur and tomatoes.",
        "Dress with the lemon juice, oil and salt and serve within the hour."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "baba-ganoush",
      "name": "Baba Ganoush",
      "description": "Smoky charred aubergine mashed with tahini, garlic and lemon.",
      "recipeCuisine": "Lebanese",
      "recipeCategory": "Starter",
      "keywords": "Middle Eastern, dip, aubergine, vegan",
      "recipeYield": "4 servings",
      "prepTime": "PT20M",
      "cookTime": "PT40M",
      "totalTime": "PT60M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "3 large aubergines",
        "4 tablespoons tahini",
        "3 tablespoons lemon juice",
        "1 garlic clove, crushed",
        "3/4 teaspoon salt",
        "2 tablespoons olive oil",
        "1 tablespoon parsley, chopped",
        "2 tablespoons pomegranate seeds"
      ],
      "recipeInstructions": [
        "Prick the aubergines and grill them for 30 to 40 minutes, turning, until collapsed.",
        "Peel off the blackened skin and let the flesh drain in a sieve for 10 minutes.",
        "Beat the tahini with the lemon juice, garlic and salt until thick and pale.",
        "Chop the aubergine coarsely and fold it into the tahini.",
        "Spoon onto a plate and top with the oil, parsley and pomegranate seeds."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "falafel",
      "name": "Falafel",
      "description": "Crisp fried chickpea balls, green inside with fresh herbs.",
      "recipeCuisine": "Israeli",
      "recipeCategory": "Main Course",
      "keywords": "Middle Eastern, chickpeas, street food, vegan",
      "recipeYield": "4 servings",
      "prepTime": "PT60M",
      "cookTime": "PT20M",
      "totalTime": "PT80M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "250 g dried chickpeas, soaked for 24 hours",
        "1 onion, roughly chopped",
        "4 garlic cloves, peeled",
        "30 g parsley leaves",
        "30 g coriander leaves",
        "2 teaspoons ground cumin",
        "2 teaspoons ground coriander",
        "1 teaspoon salt",
        "1/2 teaspoon bicarbonate of soda",
        "2 tablespoons chickpea flour",
        "1 tablespoon sesame seeds",
        "1 litre sunflower oil, for frying"
      ],
      "recipeInstructions": [
        "Drain the chickpeas well and pat them dry with a towel.",
        "Pulse them with the onion, garlic and herbs until the mix looks like damp couscous.",
        "Stir in the spices, salt, soda, chickpea flour and sesame seeds and chill 30 minutes.",
        "Shape into about 20 balls, pressing the mixture together firmly.",
        "Heat the oil to 175°C in a deep pan.",
        "Fry in batches for 4 to 5 minutes, until deep brown, and drain on kitchen paper."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "challah",
      "name": "Challah",
      "description": "Glossy braided bread enriched with eggs, honey and oil.",
      "recipeCuisine": "Israeli",
      "recipeCategory": "Bread",
      "keywords": "Jewish, baking, braided, vegetarian",
      "recipeYield": "1 large loaf",
      "prepTime": "PT180M",
      "cookTime": "PT35M",
      "totalTime": "PT215M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "500 g strong white bread flour",
        "7 g instant dried yeast",
        "1 1/2 teaspoons salt",
        "200 ml lukewarm water",
        "60 ml sunflower oil",
        "60 g honey",
        "3 large eggs, divided",
        "1 tablespoon sesame seeds"
      ],
      "recipeInstructions": [
        "Combine the flour, yeast and salt, then mix in the water, oil, honey and 2 of the eggs.",
        "Knead for 10 minutes, until the dough is smooth and elastic.",
        "Cover and leave to rise for about 1 1/2 hours, until doubled.",
        "Divide into three, roll into 40 cm ropes and braid them on a lined tray.",
        "Cover loosely and prove for 50 minutes, while the oven heats to 180°C.",
        "Brush with the last egg, beaten, and sprinkle with the sesame seeds.",
        "Bake for 30 to 35 minutes, until deep golden and hollow-sounding underneath."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "muhammara",
      "name": "Muhammara",
      "description": "Sweet and smoky red pepper dip with walnuts from Aleppo.",
      "recipeCuisine": "Syrian",
      "recipeCategory": "Starter",
      "keywords": "Middle Eastern, dip, pepper, vegan",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT30M",
      "totalTime": "PT50M",
      "suitableForDiet": [
        "https://schema.org/VegetarianDiet",
        "https://schema.org/VeganDiet",
        "https://schema.org/LowLactoseDiet",
        "https://schema.org/HalalDiet",
        "https://schema.org/KosherDiet"
      ],
      "recipeIngredient": [
        "4 red peppers",
        "120 g walnuts, toasted",
        "50 g dry dairy-free breadcrumbs",
        "1 garlic clove, crushed",
        "2 tablespoons pomegranate molasses",
        "1 tablespoon lemon juice",
        "2 teaspoons Aleppo pepper flakes",
        "1 teaspoon ground cumin",
        "4 tablespoons olive oil",
        "3/4 teaspoon salt"
      ],
      "recipeInstructions": [
        "Roast the red peppers at 230°C for 25 to 30 minutes, turning once, until blistered.",
        "Cover them in a bowl for 10 minutes, then peel, seed and pat dry.",
        "Grind the walnuts and breadcrumbs coarsely in a food processor.",
        "Add the peppers, garlic, molasses, lemon juice, pepper flakes, cumin and salt.",
        "Pulse to a rough paste, then work in three quarters of the oil.",
        "Spread on a plate and drizzle with the remaining oil."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "chicken-shawarma",
      "name": "Chicken Shawarma",
      "description": "Spiced roast chicken sliced thin and wrapped with pickles and tahini.",
      "recipeCuisine": "Syrian",
      "recipeCategory": "Main Course",
      "keywords": "Middle Eastern, wrap, street food",
      "recipeYield": "4 servings",
      "prepTime": "PT140M",
      "cookTime": "PT30M",
      "totalTime": "PT170M",
      "suitableForDiet": ["https://schema.org/LowLactoseDiet"],
      "recipeIngredient": [
        "800 g boneless, skinless chicken thighs",
        "4 tablespoons olive oil",
        "4 tablespoons lemon juice, divided",
        "4 garlic cloves, crushed",
        "2 teaspoons ground cumin",
        "2 teaspoons paprika",
        "1 teaspoon ground turmeric",
        "1/2 teaspoon ground cinnamon",
        "1 teaspoon salt",
        "4 tablespoons tahini",
        "4 large flatbreads",
        "2 tomatoes, sliced",
        "4 pickled cucumbers, sliced"
      ],
      "recipeInstructions": [
        "Mix the oil, half the lemon juice, the garlic, the spices and the salt in a bowl.",
        "Turn the chicken in the marinade, cover and chill for 2 hours.",
        "Spread on a tray and roast at 220°C for 25 to 30 minutes, until browned at the edges.",
        "Thin the tahini with the remaining lemon juice and 3 tablespoons of water.",
        "Slice the chicken thinly and toss it in the juices on the tray.",
        "Pile onto warm flatbreads with the tomatoes, pickles and tahini sauce, and roll up."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "mercimek-corbasi",
      "name": "Mercimek Çorbası",
      "description": "Everyday Turkish red lentil soup with a sizzling chilli oil.",
      "recipeCuisine": "Turkish",
      "recipeCategory": "Soup",
      "keywords": "Middle Eastern, red lentils, vegan",
      "recipeYield": "4 servings",
      "prepTime": "PT10M",
      "cookTime": "PT35M",
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
        "4 tablespoons olive oil, divided",
        "1 onion, chopped",
        "1 carrot, chopped",
        "1 potato, peeled and diced",
        "2 tablespoons tomato paste",
        "1 teaspoon ground cumin",
        "250 g red lentils, rinsed",
        "1.5 litres water",
        "1 teaspoon dried mint",
        "1 teaspoon pul biber chilli flakes",
        "1 lemon, cut into wedges",
        "salt, to taste"
      ],
      "recipeInstructions": [
        "Soften the onion, carrot and potato in half the oil for 8 minutes.",
        "Stir in the tomato paste and cumin and fry for 1 minute.",
        "Add the lentils and water, bring to a boil and simmer for 25 minutes, until soft.",
        "Blend until smooth, thin with water if needed and season with salt.",
        "Warm the remaining oil with the mint and chilli flakes until it foams.",
        "Spoon the hot oil over each bowl and serve with the lemon wedges."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "pistachio-baklava",
      "name": "Pistachio Baklava",
      "description": "Crackling layers of filo and pistachio soaked in lemon syrup.",
      "recipeCuisine": "Turkish",
      "recipeCategory": "Dessert",
      "keywords": "Middle Eastern, pastry, nuts, vegetarian",
      "recipeYield": "24 pieces",
      "prepTime": "PT160M",
      "cookTime": "PT55M",
      "totalTime": "PT215M",
      "suitableForDiet": ["https://schema.org/VegetarianDiet"],
      "recipeIngredient": [
        "400 g filo pastry",
        "200 g butter, melted",
        "350 g shelled pistachios, finely chopped",
        "2 tablespoons caster sugar",
        "400 g granulated sugar",
        "300 ml water",
        "1 tablespoon lemon juice"
      ],
      "recipeInstructions": [
        "Boil the granulated sugar and water for 8 minutes, add the lemon juice and let cool.",
        "Heat the oven to 170°C and mix the pistachios with the caster sugar.",
        "Layer half the filo in a buttered 20 by 30 cm tin, brushing each sheet with butter.",
        "Spread with the nuts, then layer on the remaining filo in the same way.",
        "Cut into 24 diamonds right through to the base and pour over any leftover butter.",
        "Bake for 40 to 45 minutes, until crisp and evenly golden.",
        "Pour the cold syrup over the hot pastry and leave for 2 hours to soak."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "fesenjan",
      "name": "Fesenjān",
      "description": "Chicken in a dark sweet-sour sauce of walnuts and pomegranate.",
      "recipeCuisine": "Persian",
      "recipeCategory": "Main Course",
      "keywords": "Middle Eastern, walnut, pomegranate, stew",
      "recipeYield": "6 servings",
      "prepTime": "PT20M",
      "cookTime": "PT105M",
      "totalTime": "PT125M",
      "suitableForDiet": [
        "https://schema.org/GlutenFreeDiet",
        "https://schema.org/LowLactoseDiet"
      ],
      "recipeIngredient": [
        "300 g walnuts",
        "2 tablespoons sunflower oil",
        "1 kg bone-in chicken thighs, skinned",
        "2 onions, finely chopped",
        "1 teaspoon ground turmeric",
        "1/2 teaspoon ground cinnamon",
        "180 ml pomegranate molasses",
        "600 ml water",
        "1 tablespoon sugar",
        "3 tablespoons pomegranate seeds",
        "salt and black pepper, to taste"
      ],
      "recipeInstructions": [
        "Toast the walnuts in a dry pan for 5 minutes, cool and grind them to a fine meal.",
        "Season the chicken, brown it in the oil and set it aside.",
        "Cook the onions in the same pot for 10 minutes, then stir in the turmeric and cinnamon.",
        "Add the walnuts, molasses and water and simmer for 30 minutes, stirring often.",
        "Return the chicken, cover partly and cook gently for 50 minutes, until the oil rises.",
        "Balance the sauce with the sugar and some salt.",
        "Scatter with the pomegranate seeds and serve with steamed rice."
      ]
    }
    """#,
    #"""
    {
      "@type": "Recipe",
      "identifier": "joojeh-kabab",
      "name": "Joojeh Kabab",
      "description": "Saffron and lemon chicken skewers cooked over hot coals.",
      "recipeCuisine": "Persian",
      "recipeCategory": "Main Course",
      "keywords": "Middle Eastern, grill, saffron, chicken",
      "recipeYield": "4 servings",
      "prepTime": "PT260M",
      "cookTime": "PT15M",
      "totalTime": "PT275M",
      "suitableForDiet": ["https://schema.org/GlutenFreeDiet"],
      "recipeIngredient": [
        "1/2 teaspoon saffron threads",
        "2 tablespoons hot water",
        "1 kg boneless chicken breast, cut into 4 cm cubes",
        "1 large onion, sliced",
        "150 g plain yogurt",
        "4 tablespoons lemon juice",
        "3 tablespoons olive oil",
        "1 1/2 teaspoons salt",
        "1/2 teaspoon black pepper",
        "40 g butter, melted",
        "4 tomatoes, halved"
      ],
      "recipeInstructions": [
        "Grind the saffron with a pinch of salt and steep it in the hot water for 10 minutes.",
        "Mix the chicken, onion, yogurt, lemon juice, oil, salt, pepper and half the saffron.",
        "Cover and marinate in the refrigerator for 4 hours.",
        "Shake off the onion and thread the chicken onto flat metal skewers.",
        "Stir the remaining saffron into the melted butter for basting.",
        "Grill over hot coals for 12 to 15 minutes, turning and basting, until cooked through.",
        "Grill the tomatoes alongside for the last 5 minutes and serve together."
      ]
    }
    """#,
  ]
}
