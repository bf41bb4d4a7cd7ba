func.func @f(%n: index) {
  affine.for %i = 0 to 4 {
    %a = memref.alloc() : memref<1xi32>
    scf.forall (%j) in (%n) {
      %c = memref.cast %a : memref<1xi32> to memref<?xi32>
    }
  }
  return
}
