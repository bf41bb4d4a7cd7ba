module {
  func.func private @f(memref<1xi32, strided<[1], offset: 2>>)
  func.func private @h(%arg0: memref<4xi32>) {
    %subview = memref.subview %arg0[2] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 2>>
    call @f(%subview) : (memref<1xi32, strided<[1], offset: 2>>) -> ()
    return
  }
  func.func @k() {
    return
  }
}
