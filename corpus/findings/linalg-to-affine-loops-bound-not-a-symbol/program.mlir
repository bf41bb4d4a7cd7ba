module {
  func.func @f(%arg0: i32) {
    %false = arith.constant false
    scf.if %false {
      %0 = arith.index_cast %arg0 : i32 to index
      %alloc = memref.alloc(%0) : memref<?xi32>
      linalg.fill ins(%arg0 : i32) outs(%alloc : memref<?xi32>)
    }
    return
  }
}
