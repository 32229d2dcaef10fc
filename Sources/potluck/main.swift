import BundledDefinitions
import Cookbook
import Food2Fork
import PotluckCLI
import PotluckService
import RecipeProviderKit
import RecipePuppy

Tool.begin()
await Tool.main(
  kinds: KindCatalog(
    compiled: [
      .cookbook,
      .food2fork,
      .recipePuppy,
    ],
    bundled: BundledDefinitions.all.map { .init(name: $0.name, bytes: $0.bytes) }))
