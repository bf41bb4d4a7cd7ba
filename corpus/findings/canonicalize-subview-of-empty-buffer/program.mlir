module {
  func.func private @f(%arg0: index) {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg0) : memref<?xi32>
    %0 = memref.realloc %alloc(%c0) : memref<?xi32> to memref<?xi32>
    return
  }
  func.func @g() {
    %c0 = arith.constant 0 : index
    call @f(%c0) : (index) -> ()
    return
  }
}
