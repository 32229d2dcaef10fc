extension DemoData {
  static let mains: [DemoDish] = [
    DemoDish(
      "Lemon Roast Chicken", .weeknight, 96, 90, "fkcp",
      """
      1 whole *chicken*, about 4 pounds; 2 *lemons*; 1 head *garlic*; ¼ cup *butter*, soft; \
      4 sprigs *thyme*; 2 teaspoons *salt*
      """
    ),
    DemoDish(
      "Chicken Tikka Masala", .spiceRoute, 98, 60, "fkp",
      """
      2 pounds *chicken thighs*; 1 cup *yogurt*; 2 tablespoons *garam masala*; 1 *onion*; \
      4 cloves *garlic*; 2 tablespoons *ginger*; 1 can *tomatoes*; 1 cup *cream*; ½ cup *cilantro*
      """
    ).also("Easy Chicken Tikka Masala", .weeknight, "cp"),
    DemoDish(
      "Skillet Chicken with Olives", .harbour, 88, 45, "fp",
      """
      8 *chicken thighs*; 1 cup green *olives*; 1 *lemon*, sliced; 1 *onion*, sliced; \
      ½ cup *white wine*; 1 teaspoon *oregano*
      """
    ),
    DemoDish(
      "Chicken Pot Pie", .hearth, 92, 100, "fkc",
      """
      3 cups cooked *chicken*; 1 *pie crust*; 2 *carrots*, diced; 1 cup *peas*; ⅓ cup *butter*; \
      ⅓ cup *flour*; 2 cups *chicken broth*; ½ cup *cream*
      """
    ),
    DemoDish(
      "Honey Garlic Chicken Wings", .weeknight, 90, 55, "fkp",
      """
      3 pounds *chicken wings*; ⅓ cup *honey*; ¼ cup *soy sauce*; 5 cloves *garlic*; \
      1 tablespoon *baking powder*; 1 tablespoon *sesame seeds*
      """
    ),
    DemoDish(
      "Chicken & Mushroom Pilaf", .copperPot, 83, 50, "fcp",
      """
      1 pound *chicken thighs*; 1 1/2 cups *basmati rice*; 8 ounces *mushrooms*; 1 *onion*; \
      3 cups *chicken broth*; 2 *bay leaves*; ¼ cup *almonds*
      """
    ),
    DemoDish(
      "Butter Chicken Curry", .spiceRoute, 95, 55, "fcp",
      """
      2 pounds *chicken*, cubed; ½ cup *butter*; 1 can *tomato puree*; 1 cup *cream*; \
      1 tablespoon *fenugreek*; 2 teaspoons *garam masala*; 4 cloves *garlic*; \
      1 tablespoon *ginger*
      """
    ),
    DemoDish(
      "Chickpea Curry", .spiceRoute, 91, 35, "fkcp",
      """
      2 cans *chickpeas*; 1 *onion*; 4 cloves *garlic*; 1 tablespoon *ginger*; \
      2 teaspoons *cumin*; 1 teaspoon *turmeric*; 1 can *coconut milk*; 1 can *tomatoes*; \
      4 cups *spinach*
      """
    ).also("Coconut Chickpea Curry", .garden, "p"),
    DemoDish(
      "Green Curry with Prawns", .spiceRoute, 89, 30, "fp",
      """
      1 pound *prawns*; 3 tablespoons green *curry paste*; 2 cans *coconut milk*; 1 *eggplant*; \
      1 cup *green beans*; 2 tablespoons *fish sauce*; 1 cup *thai basil*
      """
    ),
    DemoDish(
      "Lamb Rogan Curry", .spiceRoute, 87, 150, "kcp",
      """
      2 1/2 pounds *lamb shoulder*; 1 cup *yogurt*; 2 *onions*; 1 tablespoon *kashmiri chili*; \
      6 *cardamom* pods; 1 stick *cinnamon*; 1 tablespoon *fennel seeds*
      """
    ),
    DemoDish(
      "Vegetable Korma Curry", .garden, 82, 45, "fp",
      """
      1 *cauliflower*, in florets; 2 *carrots*; 1 cup *peas*; ½ cup *cashews*; 1 *onion*; \
      1 cup *yogurt*; 4 *cardamom* pods; 1 teaspoon *coriander*
      """
    ),
    DemoDish(
      "Sweet Potato Curry", .weeknight, 85, 40, "fkp",
      """
      3 *sweet potatoes*, cubed; 2 tablespoons red *curry paste*; 1 can *coconut milk*; \
      1 *red pepper*; 1 *lime*; 5 cups *spinach*
      """
    ),
    DemoDish(
      "Beef & Broccoli", .weeknight, 88, 30, "fkp",
      """
      1 pound *flank steak*; 1 head *broccoli*; ⅓ cup *soy sauce*; 2 tablespoons *brown sugar*; \
      1 tablespoon *cornstarch*; 3 cloves *garlic*; 1 tablespoon *ginger*
      """
    ),
    DemoDish(
      "Stuffed Peppers", .notebook, 86, 75, "fcp",
      """
      6 *green peppers*; 1 pound ground *beef*; 1 cup cooked *rice*; 1 *onion*; \
      1 can *tomato sauce*; 1 cup *mozzarella cheese*
      """
    ),
    DemoDish(
      "Fish Tacos with Slaw", .harbour, 91, 35, "fkp",
      """
      1 1/2 pounds *cod*; 2 cups *cabbage*, shredded; ½ cup *mayonnaise*; 2 *limes*; \
      1 teaspoon *chili powder*; 12 *corn tortillas*; 1 *avocado*
      """
    ),
    DemoDish(
      "Baked Salmon with Dill", .harbour, 90, 25, "fcp",
      "4 *salmon* fillets; 2 tablespoons *mustard*; 2 tablespoons *honey*; ¼ cup *dill*; 1 *lemon*"
    ),
    DemoDish(
      "Pulled Pork", .copperPot, 94, 480, "fkcp",
      """
      5 pounds *pork shoulder*; 2 tablespoons *brown sugar*; 2 tablespoons *paprika*; \
      1 tablespoon *cumin*; 1 cup *cider vinegar*; 1 cup *barbecue sauce*; 8 *buns*
      """
    ),
    DemoDish(
      "Shepherd's Pie", .hearth, 89, 85, "fp",
      """
      1 1/2 pounds ground *lamb*; 2 pounds *potatoes*; 2 *carrots*; 1 *onion*; 1 cup *peas*; \
      2 tablespoons *tomato paste*; 1 cup *beef broth*; ¼ cup *butter*
      """
    ),
    DemoDish(
      "Eggplant Parmigiana", .notebook, 92, 95, "fkp",
      """
      3 *eggplants*, sliced; 3 cups *tomato sauce*; 1 pound *mozzarella cheese*; \
      1 cup *parmesan cheese*; ½ cup *basil*; ½ cup *flour*; 2 *eggs*
      """
    ),
    DemoDish(
      "Jalapeño Bean Chili", .weeknight, 84, 60, "cp",
      """
      2 cans *kidney beans*; 1 can *tomatoes*; 2 *jalapenos*; 1 *onion*; 1 *red pepper*; \
      2 tablespoons *chili powder*; 1 teaspoon *cocoa*
      """
    ),
  ]
}
