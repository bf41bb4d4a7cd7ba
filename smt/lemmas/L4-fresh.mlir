// L4-fresh. Results of two allocating ops are not compared.
//
// readings: union, literal
// for: our lowering (InlineDealloc)
//
// The two results are different allocations, and both are live at the dealloc. So a dealloc that
// frees one and retains the other needs no comparison. The retained one is read and freed later.

func.func @src(%size: index) -> i1 {
  %yes = arith.constant true
  %m = memref.alloc(%size) : memref<?xf32>
  %r = memref.alloc(%size) : memref<?xf32>
  %owned = bufferization.dealloc (%m : memref<?xf32>) if (%yes) retain (%r : memref<?xf32>)
  memref.dealloc %r : memref<?xf32>
  return %owned : i1
}

func.func @tgt(%size: index) -> i1 {
  %no = arith.constant false
  %m = memref.alloc(%size) : memref<?xf32>
  %r = memref.alloc(%size) : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  memref.dealloc %r : memref<?xf32>
  return %no : i1
}
