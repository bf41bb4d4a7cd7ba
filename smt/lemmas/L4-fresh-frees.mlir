// L4-fresh-frees. Results of two allocating ops are both freed without being compared.
//
// readings: union, literal
// for: our lowering (InlineDealloc)
//
// As L4-fresh, where both are freed. Neither is the other, so neither blocks the other, and each
// has its own condition.

func.func @src(%size: index, %c: i1, %d: i1) {
  %m = memref.alloc(%size) : memref<?xf32>
  %n = memref.alloc(%size) : memref<?xf32>
  bufferization.dealloc (%m, %n : memref<?xf32>, memref<?xf32>) if (%c, %d)
  return
}

func.func @tgt(%size: index, %c: i1, %d: i1) {
  %m = memref.alloc(%size) : memref<?xf32>
  %n = memref.alloc(%size) : memref<?xf32>
  scf.if %c {
    memref.dealloc %m : memref<?xf32>
  }
  scf.if %d {
    memref.dealloc %n : memref<?xf32>
  }
  return
}
