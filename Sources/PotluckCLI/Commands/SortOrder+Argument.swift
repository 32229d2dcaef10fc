public import ArgumentParser
public import RecipeModel

extension SortOrder: ExpressibleByArgument {}
