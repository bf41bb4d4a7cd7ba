module {
  func.func @g() {
    affine.parallel (%arg0) = (0) to (4) {
      %alloc = memref.alloc() : memref<index>
      memref.store %arg0, %alloc[] : memref<index>
    }
    return
  }
}
