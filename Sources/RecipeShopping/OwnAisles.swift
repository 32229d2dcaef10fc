/// Where foods are found unless the user's own file says otherwise.
enum OwnAisles {
  /// The aisles in the order of most shops, in the form of an `aisle.conf`; a name stands for every
  /// food that ends in it: `vinegar` for rice vinegar.
  static let table: String = aisles.map { name, foods in
    let names = foods.replacing("\n", with: " ").split(separator: ",")
    return "[\(name)]\n\(names.joined(separator: "\n"))"
  }.joined(separator: "\n")

  private static let aisles = [
    (
      "fruit and vegetables",
      """
      apple, apricot, artichoke, asparagus, aubergine, avocado, banana, basil, bean sprout,
      beet, berry, blackberry, blueberry, bok choy, broccoli, brussels sprout, cabbage,
      carrot, cauliflower, celeriac, celery, chard, cherry, cherry tomato, chili, chive,
      cilantro, clementine, collard green, corn, courgette, cranberry, cress, cucumber, dill,
      endive, fennel, fig, garlic, ginger, gooseberry, grape, grapefruit, green bean, green
      onion, herb, jalapeno, kale, kiwi, kohlrabi, leek, lemon, lemon juice, lemon zest,
      lemongrass, lettuce, lime, lime juice, lime zest, mandarin, mango, melon, mint,
      mushroom, nectarine, onion, orange, orange juice, orange zest, oregano, papaya, parsley,
      parsnip, pea, peach, pear, bell pepper, red pepper, green pepper, yellow pepper,
      pineapple, plum, pomegranate, potato, pumpkin, radicchio, radish, raspberry, rhubarb,
      rocket, romaine, rosemary, rutabaga, sage, salad, shallot, snow pea, sorrel, spinach,
      sprout, squash, strawberry, tarragon, thyme, tofu, tomato, turnip, watermelon, yam
      """
    ),
    (
      "bread",
      """
      bagel, baguette, bread, brioche, bun, ciabatta, croissant, flatbread, naan, pita, roll,
      sourdough, toast, tortilla
      """
    ),
    (
      "meat and fish",
      """
      beef skewer, chicken skewer, fish skewer, lamb skewer, meat skewer, pork skewer, prawn
      skewer, salmon skewer, turkey skewer, anchovy, bacon, beef, bratwurst, chicken, chicken
      breast, chicken thigh, chicken leg, chorizo, clam, cod, crab, duck, fish, gammon,
      haddock, halibut, ham, herring, kielbasa, lamb, lobster, mackerel, meat, meatball,
      mince, mussel, oyster, pancetta, pepperoni, pork, prawn, prosciutto, rabbit, salami,
      salmon, sardine, sausage, scallop, seafood, sirloin, squid, steak, rib, breast, thigh,
      drumstick, loin, tenderloin, shoulder, brisket, chop, wing, trout, tuna, turkey, veal,
      venison
      """
    ),
    (
      "dairy and eggs",
      """
      butter, buttermilk, cheddar, cheese, cream, creme fraiche, egg, egg white, egg
      yolk, feta, ghee, gouda, gruyere, half, halloumi, kefir, margarine, mascarpone, milk,
      mozzarella, paneer, parmesan, pecorino, quark, ricotta, skyr, sour cream, yoghurt
      """
    ),
    (
      "frozen",
      "frozen, ice, ice cream, puff pastry, phyllo, sorbet"
    ),
    (
      "pasta, rice and grains",
      """
      barley, bulgur, cereal, chickpea, couscous, dal, farro, granola, lasagna, lasagne,
      lentil, macaroni, millet, muesli, noodle, oat, orzo, pasta, penne, polenta, quinoa,
      rice, rigatoni, spaghetti, split pea, bean, kidney bean, black bean
      """
    ),
    (
      "cans and jars",
      """
      canned, broth, caper, coconut milk, gherkin, honey, jam, jelly, maple syrup, marmalade,
      molasses, olive, peanut butter, pesto, salsa, sauerkraut, soup, syrup, tahini, tomato
      paste, tomato sauce, passata
      """
    ),
    (
      "baking",
      """
      almond flour, baking powder, baking soda, breadcrumb, chocolate, chocolate chip, cocoa,
      coconut, cornflour, cream of tartar, dried yeast, flour, gelatin, marzipan, pectin, semolina,
      sprinkle, starch, sugar, sweetener, vanilla, vanilla bean, yeast
      """
    ),
    (
      "nuts and dried fruit",
      """
      almond, cashew, chestnut, currant, date, dried apricot, dried cranberry, dried fig,
      dried, flaxseed, hazelnut, macadamia, nut, peanut, pecan, pine nut, pistachio, poppy
      seed, prune, pumpkin seed, raisin, seed, sesame, sultana, sunflower seed, walnut
      """
    ),
    (
      "spices",
      """
      allspice, anise, bay, pepper, white pepper, peppercorn, caraway, cardamom,
      cayenne, celery seed, chile powder, chili flake, cinnamon, clove, coriander seed, cumin,
      curry, curry powder, dried basil, dried dill, dried mint, dried oregano, dried parsley,
      dried rosemary, dried sage, dried tarragon, dried thyme, fennel seed, fenugreek, garam
      masala, garlic powder, garlic salt, ginger ground, juniper berry, mace, marjoram,
      mustard seed, nutmeg, onion powder, paprika, pepper flake, saffron, salt, seasoning,
      spice, star anise, sumac, turmeric, za atar
      """
    ),
    (
      "oil, vinegar and sauces",
      """
      aioli, dressing, fish sauce, hoisin sauce, hummus, ketchup, mayonnaise, mirin, miso,
      mustard, oil, relish, kombu, nori, wakame, seaweed, bonito flake, sauce, shortening, soy
      sauce, sriracha, tamari, vinegar, worcestershire, worcestershire sauce
      """
    ),
    (
      "drinks",
      """
      ale, beer, brandy, champagne, cider, coffee, cola, espresso, gin, juice, lemonade,
      liqueur, port, prosecco, rum, sake, sherry, soda, tea, tequila, tonic water, vermouth,
      vodka, water, whiskey, wine
      """
    ),
    (
      "household",
      """
      aluminum foil, aluminium foil, baking paper, bamboo skewer, cheesecloth, cooking spray,
      foil, kitchen twine, muffin liner, paper towel, parchment, parchment paper, plastic
      wrap, skewer, toothpick, twine
      """
    ),
  ]
}
