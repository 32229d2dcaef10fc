extension DemoData {
  static let pastaAndEggs: [DemoDish] = [
    DemoDish(
      "Herb Omelet", .yolk, 90, 10, "fkp",
      """
      3 *eggs*; 1 tablespoon *butter*; 1 tablespoon *chives*; 1 tablespoon *parsley*; \
      1 teaspoon *tarragon*; 1 pinch *salt*
      """
    ),
    DemoDish(
      "Spanish Omelet", .notebook, 93, 45, "fcp",
      """
      6 *eggs*; 1 1/2 pounds *potatoes*, sliced; 1 *onion*, sliced; 1 cup *olive oil*; \
      1 teaspoon *salt*
      """
    ).also("Spanish Potato Omelet", .harbour, "p"),
    DemoDish(
      "Spanish Omelet", .weeknight, 76, 25, "p",
      """
      4 *eggs*; 1 *green pepper*; 2 *tomatoes*; 1 *onion*; ½ cup *cheddar cheese*; \
      1 teaspoon *chili powder*
      """
    ),
    DemoDish(
      "Mushroom and Gruyère Omelet", .yolk, 88, 20, "fkcp",
      "3 *eggs*; 6 ounces *mushrooms*; 1 *shallot*; ½ cup *gruyere cheese*; 2 tablespoons *butter*"
    ),
    DemoDish(
      "Smoked Salmon Omelet", .yolk, 86, 15, "fp",
      """
      3 *eggs*; 2 ounces *smoked salmon*; 2 tablespoons *cream cheese*; 1 tablespoon *dill*; \
      1 tablespoon *butter*
      """
    ),
    DemoDish(
      "Oven Omelet with Broccoli", .weeknight, 80, 35, "cp",
      "8 *eggs*; 2 cups *broccoli*; 1 cup *cheddar cheese*; ½ cup *milk*; 1 *onion*"
    ),
    DemoDish(
      "Masala Omelet", .spiceRoute, 87, 15, "kp",
      """
      3 *eggs*; 1 *red onion*, minced; 1 *green chili*; 2 tablespoons *cilantro*; \
      ¼ teaspoon *turmeric*; 1 *tomato*
      """
    ),
    DemoDish(
      "Crab Omelet", .harbour, 83, 20, "p",
      "4 *eggs*; 6 ounces *crab*; 2 *scallions*; 1 tablespoon *fish sauce*; ½ cup *bean sprouts*"
    ),
    DemoDish(
      "Spaghetti Carbonara", .notebook, 97, 25, "fkcp",
      """
      1 pound *spaghetti*; 6 ounces *guanciale*; 4 *egg yolks*; 1 *egg*; \
      1 1/2 cups *pecorino cheese*; 2 teaspoons *black pepper*
      """
    ),
    DemoDish(
      "Pasta with Garlic and Oil", .notebook, 89, 20, "fp",
      """
      1 pound *spaghetti*; 8 cloves *garlic*, sliced; ½ cup *olive oil*; \
      1 teaspoon *chili flakes*; ½ cup *parsley*
      """
    ).also("Garlic & Oil Pasta", .weeknight, "c"),
    DemoDish(
      "Baked Pasta with Four Cheeses", .copperPot, 92, 60, "fkp",
      """
      1 pound *rigatoni*; 2 cups *cream*; 1 cup *fontina cheese*; 1 cup *gorgonzola cheese*; \
      1 cup *mozzarella cheese*; 1 cup *parmesan cheese*
      """
    ),
    DemoDish(
      "Pasta Primavera", .garden, 81, 30, "fcp",
      """
      12 ounces *penne*; 1 bunch *asparagus*; 1 cup *peas*; 1 *zucchini*; 1 *lemon*; \
      ½ cup *parmesan cheese*; 3 tablespoons *olive oil*
      """
    ),
    DemoDish(
      "Pasta with Clams", .harbour, 90, 30, "fkp",
      """
      1 pound *linguine*; 3 pounds *clams*; 5 cloves *garlic*; ¾ cup *white wine*; \
      ½ cup *parsley*; 1 teaspoon *chili flakes*
      """
    ),
    DemoDish(
      "Summer Pasta with Raw Tomatoes", .garden, 85, 20, "cp",
      """
      1 pound *fusilli*; 2 pounds *tomatoes*; 1 cup *basil*; 8 ounces *mozzarella cheese*; \
      2 cloves *garlic*; ⅓ cup *olive oil*
      """
    ),
    DemoDish(
      "Lasagne alla Nonna", .notebook, 95, 150, "fkcp",
      """
      1 pound *lasagne*; 1 pound ground *beef*; ½ pound ground *pork*; 1 can *tomatoes*; \
      1 *carrot*; 1 *onion*; 4 cups *milk*; ½ cup *butter*; ½ cup *flour*; 2 cups *parmesan cheese*
      """
    ),
    DemoDish(
      "Macaroni and Cheese", .weeknight, 93, 45, "fkp",
      """
      1 pound *macaroni*; 4 cups *milk*; ½ cup *butter*; ½ cup *flour*; 1 pound *cheddar cheese*; \
      1 teaspoon *mustard*; 1 cup *breadcrumbs*
      """
    ),
    DemoDish(
      "Macaroni and Cheese", .garden, 74, 30, "cp",
      """
      12 ounces *macaroni*; 1 cup *cashews*; ¼ cup *nutritional yeast*; 1 *carrot*; 1 *potato*; \
      1 tablespoon *lemon juice*
      """
    ),
    DemoDish(
      "Shakshuka", .spiceRoute, 94, 35, "fkcp",
      """
      6 *eggs*; 1 can *tomatoes*; 2 *red peppers*; 1 *onion*; 4 cloves *garlic*; \
      2 teaspoons *paprika*; 1 teaspoon *cumin*; 3 ounces *feta cheese*
      """
    ),
    DemoDish(
      "Eggs Florentine", .yolk, 84, 30, "fp",
      "4 *eggs*; 1 pound *spinach*; 4 *english muffins*; 3 *egg yolks*; ½ cup *butter*; 1 *lemon*"
    ),
    DemoDish(
      "Deviled Eggs", .yolk, 88, 25, "kp",
      """
      12 *eggs*; ½ cup *mayonnaise*; 2 teaspoons *mustard*; 1 teaspoon *vinegar*; \
      ½ teaspoon *paprika*
      """
    ),
  ]
}
