module {
  func.func private @f(%arg0: memref<i32>) -> memref<i32> {
    return %arg0 : memref<i32>
  }
  func.func private @g(%arg0: memref<1xi32, strided<[1], offset: 1>>) -> memref<1xi32, strided<[1], offset: 1>> {
    return %arg0 : memref<1xi32, strided<[1], offset: 1>>
  }
  func.func @h() {
    return
  }
}
