module {
  func.func private @f(%arg0: i1, %arg1: memref<2xi32>) {
    scf.if %arg0 {
      %alloc = memref.alloc() : memref<1xi32>
      %cast = memref.cast %alloc : memref<1xi32> to memref<?xi32>
      %cast_0 = memref.cast %cast : memref<?xi32> to memref<2xi32>
      linalg.copy ins(%cast_0 : memref<2xi32>) outs(%arg1 : memref<2xi32>)
    }
    return
  }
  func.func @g(%arg0: memref<2xi32>) {
    %false = arith.constant false
    call @f(%false, %arg0) : (i1, memref<2xi32>) -> ()
    return
  }
}
