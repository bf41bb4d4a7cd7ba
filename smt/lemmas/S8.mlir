// S8. The allocated memref itself is freed in the place of its base buffer.
//
// readings: union, literal
// for: fh S8, baseOf of the ownership pass; upstream C5
//
// The base buffer has offset 0 and the aligned pointer of the memref. So has the memref if it is
// the allocated one, which is the conjunct: a view with an offset of its own must not be freed
// (D4), though its base buffer may.

func.func @src(%m: memref<?xf32> {freehold.original}, %c: i1,
               %rest: memref<?xf32> {freehold.list}, %ifRest: i1 {freehold.list},
               %kept: memref<?xf32> {freehold.list}) -> i1 {
  %base, %o, %s, %t = memref.extract_strided_metadata %m
    : memref<?xf32> -> memref<f32>, index, index, index
  %owned = bufferization.dealloc (%base, %rest : memref<f32>, memref<?xf32>) if (%c, %ifRest)
    retain (%kept : memref<?xf32>)
  return %owned : i1
}

func.func @tgt(%m: memref<?xf32>, %c: i1, %rest: memref<?xf32>, %ifRest: i1,
               %kept: memref<?xf32>) -> i1 {
  %owned = bufferization.dealloc (%m, %rest : memref<?xf32>, memref<?xf32>) if (%c, %ifRest)
    retain (%kept : memref<?xf32>)
  return %owned : i1
}
