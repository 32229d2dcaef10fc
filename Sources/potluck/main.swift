import Cookbook
import Food2Fork
import PotluckCLI
import RecipeProviderKit
import RecipePuppy

await Tool.main(kinds: [
  .cookbook,
  .food2fork,
  .recipePuppy,
])
