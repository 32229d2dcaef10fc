public import ArgumentParser
public import RecipeRPC

extension StdioFraming: ExpressibleByArgument {}
