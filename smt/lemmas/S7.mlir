// S7. Where there is nothing to free, results are false.
//
// readings: union, literal
// for: fh S7, lowerings (only retained values); upstream B2, C3
//
// A result is the disjunction of no conditions. %r is any one of the retained values.

func.func @src(%r: memref<?xf32>, %kept: memref<?xf32> {freehold.list}) -> i1 {
  %owned:2 = bufferization.dealloc retain (%r, %kept : memref<?xf32>, memref<?xf32>)
  return %owned#0 : i1
}

func.func @tgt(%r: memref<?xf32>, %kept: memref<?xf32>) -> i1 {
  %no = arith.constant false
  return %no : i1
}
