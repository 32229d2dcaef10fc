extension DemoData {
  static let greens: [DemoDish] = [
    DemoDish(
      "Greek Salad", .garden, 91, 15, "fkcp",
      """
      4 *tomatoes*, in wedges; 1 *cucumber*; 1 *red onion*; ½ cup *olives*; \
      7 ounces *feta cheese*; ¼ cup *olive oil*; 1 teaspoon *oregano*
      """
    ),
    DemoDish(
      "Caesar Salad", .weeknight, 92, 25, "fkp",
      """
      2 heads *romaine lettuce*; 2 cups *croutons*; 6 *anchovies*; 1 *egg yolk*; 1 *lemon*; \
      ½ cup *olive oil*; ¾ cup *parmesan cheese*
      """
    ).also("Chicken Caesar Salad", .copperPot, "p"),
    DemoDish(
      "Warm Potato Salad", .copperPot, 86, 40, "fcp",
      """
      2 pounds *potatoes*; 6 slices *bacon*; 1 *red onion*; ⅓ cup *vinegar*; \
      2 teaspoons *mustard*; ¼ cup *parsley*
      """
    ),
    DemoDish(
      "Lentil Salad with Feta", .garden, 88, 35, "fkp",
      """
      1 1/2 cups green *lentils*; 5 ounces *feta cheese*; 1 *red onion*; 1 cup *cherry tomatoes*; \
      ¼ cup *olive oil*; 2 tablespoons *red wine vinegar*; ½ cup *mint*
      """
    ),
    DemoDish(
      "Beet and Walnut Salad", .garden, 83, 60, "cp",
      """
      6 *beets*; 1 cup *walnuts*; 4 ounces *goat cheese*; 5 ounces *arugula*; \
      2 tablespoons *balsamic vinegar*; ¼ cup *olive oil*
      """
    ),
    DemoDish(
      "Tabbouleh Salad", .spiceRoute, 87, 30, "fp",
      """
      ½ cup *bulgur*; 3 bunches *parsley*; 1 bunch *mint*; 4 *tomatoes*; 4 *scallions*; \
      ⅓ cup *lemon juice*; ⅓ cup *olive oil*
      """
    ),
    DemoDish(
      "Pasta Salad with Salami", .weeknight, 80, 30, "fkp",
      """
      1 pound *fusilli*; 6 ounces *salami*; 1 cup *olives*; 8 ounces *mozzarella cheese*; \
      1 *red pepper*; ½ cup *italian dressing*
      """
    ),
    DemoDish(
      "Chicken Salad with Grapes", .weeknight, 84, 20, "fcp",
      """
      3 cups cooked *chicken*; 1 cup *grapes*; ½ cup *celery*; ½ cup *pecans*; ½ cup *mayonnaise*; \
      1 teaspoon *curry powder*
      """
    ),
    DemoDish(
      "Papaya Salad", .spiceRoute, 85, 25, "p",
      """
      1 green *papaya*; 2 *chilies*; 2 cloves *garlic*; 3 tablespoons *fish sauce*; 2 *limes*; \
      1 cup *cherry tomatoes*; ¼ cup *peanuts*
      """
    ),
    DemoDish(
      "Waldorf Salad", .copperPot, 75, 20, "kcp",
      "3 *apples*; 3 ribs *celery*; 1 cup *grapes*; 1 cup *walnuts*; ½ cup *mayonnaise*; 1 *lemon*"
    ),
    DemoDish(
      "Niçoise Salad", .harbour, 89, 40, "fkp",
      """
      12 ounces *tuna*; 1 pound *potatoes*; 8 ounces *green beans*; 4 *eggs*; ½ cup *olives*; \
      4 *anchovies*; 3 *tomatoes*; ⅓ cup *vinaigrette*
      """
    ),
    DemoDish(
      "Roasted Cauliflower with Tahini", .spiceRoute, 90, 40, "fp",
      """
      1 *cauliflower*; ⅓ cup *tahini*; 1 *lemon*; 2 cloves *garlic*; ¼ cup *pomegranate seeds*; \
      3 tablespoons *olive oil*
      """
    ),
    DemoDish(
      "Ratatouille", .garden, 91, 80, "fkcp",
      """
      2 *eggplants*; 3 *zucchini*; 2 *red peppers*; 5 *tomatoes*; 2 *onions*; 5 cloves *garlic*; \
      ½ cup *olive oil*; ½ cup *basil*
      """
    ),
    DemoDish(
      "Stir-Fried Greens with Garlic", .spiceRoute, 82, 10, "cp",
      """
      1 pound *bok choy*; 5 cloves *garlic*; 2 tablespoons *peanut oil*; 1 tablespoon *soy sauce*; \
      1 teaspoon *sesame oil*
      """
    ),
    DemoDish(
      "Crisp Roast Potatoes", .weeknight, 96, 80, "fkp",
      """
      4 pounds *potatoes*; ½ cup *duck fat*; 4 sprigs *rosemary*; 1 head *garlic*; \
      2 teaspoons *salt*
      """
    ),
    DemoDish(
      "Hummus", .spiceRoute, 93, 20, "fcp",
      """
      2 cans *chickpeas*; ⅔ cup *tahini*; 2 *lemons*; 2 cloves *garlic*; ½ teaspoon *cumin*; \
      ¼ cup *olive oil*
      """
    ).also("Smooth Hummus", .garden, "p"),
    DemoDish(
      "Guacamole", .weeknight, 94, 10, "fkp",
      "4 *avocados*; 1 *lime*; ½ *red onion*; 1 *jalapeno*; ½ cup *cilantro*; 1 *tomato*"
    ),
    DemoDish(
      "Falafel", .spiceRoute, 90, 60, "fkcp",
      """
      2 cups dried *chickpeas*; 1 *onion*; 1 cup *parsley*; 1 cup *cilantro*; 5 cloves *garlic*; \
      2 teaspoons *cumin*; 2 teaspoons *coriander*; 1 teaspoon *baking powder*
      """
    ),
  ]
}
