// S2-base. Base buffers of a memref and of a view of it merge; their conditions are or-ed.
//
// readings: union
// for: fh S2; upstream C1
//
// A view with the aligned pointer of its source has the same base buffer, descriptor and all, so
// that one may be freed exactly when the other may: S2 without anything known of the memref.

func.func @src(%m: memref<?xf32>, %c: i1, %d: i1, %at: index, %size: index,
               %rest: memref<?xf32> {freehold.list}, %ifRest: i1 {freehold.list},
               %kept: memref<?xf32> {freehold.list}) -> i1 {
  %view = memref.subview %m[%at][%size][1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %base, %o, %s, %t = memref.extract_strided_metadata %m
    : memref<?xf32> -> memref<f32>, index, index, index
  %also, %p, %u, %v = memref.extract_strided_metadata %view
    : memref<?xf32, strided<[1], offset: ?>> -> memref<f32>, index, index, index
  %owned = bufferization.dealloc (%base, %also, %rest : memref<f32>, memref<f32>, memref<?xf32>)
    if (%c, %d, %ifRest) retain (%kept : memref<?xf32>)
  return %owned : i1
}

func.func @tgt(%m: memref<?xf32>, %c: i1, %d: i1, %at: index, %size: index,
               %rest: memref<?xf32>, %ifRest: i1, %kept: memref<?xf32>) -> i1 {
  %base, %o, %s, %t = memref.extract_strided_metadata %m
    : memref<?xf32> -> memref<f32>, index, index, index
  %either = arith.ori %c, %d : i1
  %owned = bufferization.dealloc (%base, %rest : memref<f32>, memref<?xf32>)
    if (%either, %ifRest) retain (%kept : memref<?xf32>)
  return %owned : i1
}
