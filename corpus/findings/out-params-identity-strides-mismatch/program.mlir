module {
  func.func private @g() -> memref<1xi32, strided<[1]>> {
    %alloc = memref.alloc() : memref<1xi32, strided<[1]>>
    return %alloc : memref<1xi32, strided<[1]>>
  }
  func.func @f() {
    %0 = call @g() : () -> memref<1xi32, strided<[1]>>
    return
  }
}
