module {
  func.func @f(%arg0: memref<1xi32>) {
    cf.br ^bb1(%arg0 : memref<1xi32>)
  ^bb1(%0: memref<1xi32>):  // pred: ^bb0
    %cast = memref.cast %arg0 : memref<1xi32> to memref<?xi32>
    return
  }
}
