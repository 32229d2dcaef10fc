public import ArgumentParser
public import RecipeWire

extension StdioFraming: ExpressibleByArgument {}
