module {
  func.func private @g() {
    return
  }
  module {
    func.func private @g() -> memref<i32>
    func.func @f() {
      %0 = call @g() : () -> memref<i32>
      return
    }
  }
}
