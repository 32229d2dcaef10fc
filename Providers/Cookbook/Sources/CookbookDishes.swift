/// The embedded dishes, one file a cuisine.
enum CookbookDishes {}
