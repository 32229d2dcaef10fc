/// A library that is loaded by its name while the program runs, and its functions.
package struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library such as `libxml2.so.2`; nil where there is none of that name.
  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// The function of a name, cast to the C type `Type` without a check; nil where it is missing.
  package func function<Type>(_ name: String) -> Type? {
    dlsym(handle, name).map { unsafeBitCast($0, to: Type.self) }
  }
}
