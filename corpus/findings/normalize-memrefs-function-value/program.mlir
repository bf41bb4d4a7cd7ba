module {
  func.func private @g(memref<1xi32, strided<[2]>>)
  func.func @f(%arg0: memref<1xi32, strided<[2]>>) {
    %f = constant @g : (memref<1xi32, strided<[2]>>) -> ()
    call_indirect %f(%arg0) : (memref<1xi32, strided<[2]>>) -> ()
    return
  }
}
