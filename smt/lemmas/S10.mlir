// S10. A clone that outlives its source is replaced by the source, which is then not freed.
//
// readings: union, literal
// for: fh S10; upstream C7, C10
//
// The user of the clone gets the source instead, a heap allocation with the same contents that
// nobody else owns. Since @src frees the source, it is a heap allocation and the originally
// allocated memref (D4), and nothing else frees it, which would be a double free in @src. There are
// no conditions on the other memrefs that are freed in between (%rest).

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: memref<?xf32>, %rest: !m {freehold.list},
               %ifRest: i1 {freehold.list}) -> memref<?xf32> {
  %yes = arith.constant true
  %n = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  bufferization.dealloc (%m : memref<?xf32>) if (%yes)
  bufferization.dealloc (%rest : !m) if (%ifRest)
  return %n : memref<?xf32>
}

func.func @tgt(%m: memref<?xf32>, %rest: !m, %ifRest: i1) -> memref<?xf32> {
  bufferization.dealloc (%rest : !m) if (%ifRest)
  return %m : memref<?xf32>
}
