import PotluckSupport

/// Keeps the numbers of standard input, output and error from whatever is opened first.
enum StandardDescriptors {
  /// Holds the numbers that are closed; the first thing that the program does.
  ///
  /// What holds them leads nowhere and is open for the wrong use: who reads or writes there gets
  /// the same error as before, and no file or connection gets the program's output.
  static func hold() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free is taken.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
