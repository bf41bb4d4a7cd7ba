module {
  func.func private @f() -> memref<i32>
  func.func @g() {
    %0 = call @f() : () -> memref<i32>
    return
  }
}
