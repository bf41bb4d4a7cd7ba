func.func private @g() -> memref<1xi32> {
  %a = memref.alloc() : memref<1xi32>
  return %a : memref<1xi32>
}
module {
  func.func private @g() -> memref<1xi32> {
    %a = memref.alloc() : memref<1xi32>
    return %a : memref<1xi32>
  }
  func.func @f() {
    %0 = call @g() : () -> memref<1xi32>
    return
  }
}
func.func @main() {
  return
}
