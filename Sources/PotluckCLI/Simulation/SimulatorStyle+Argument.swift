public import ArgumentParser
public import PotluckSimulator

extension SimulatorStyle: ExpressibleByArgument {}
