module {
  func.func @f(%arg0: memref<1xi32>) -> memref<?xi32> {
    %cast = memref.cast %arg0 : memref<1xi32> to memref<?xi32>
    return %cast : memref<?xi32>
  }
}
