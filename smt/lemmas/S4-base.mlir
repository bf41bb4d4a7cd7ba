// S4-base. A base buffer of a retained value is dropped; its condition is or-ed into that result.
//
// readings: union, literal
// for: fh S4; upstream B5
//
// S4 seen through memref.extract_strided_metadata, which gives another memref of the allocation.
// The conjunct is that no other retained value may be it.

func.func @src(%r: memref<?xf32> {freehold.noalias = [4]}, %c: i1,
               %rest: memref<?xf32> {freehold.list}, %ifRest: i1 {freehold.list},
               %kept: memref<?xf32> {freehold.list}) -> (i1, i1) {
  %base, %o, %s, %t = memref.extract_strided_metadata %r
    : memref<?xf32> -> memref<f32>, index, index, index
  %owned:2 = bufferization.dealloc (%base, %rest : memref<f32>, memref<?xf32>) if (%c, %ifRest)
    retain (%r, %kept : memref<?xf32>, memref<?xf32>)
  return %owned#0, %owned#1 : i1, i1
}

func.func @tgt(%r: memref<?xf32>, %c: i1, %rest: memref<?xf32>, %ifRest: i1,
               %kept: memref<?xf32>) -> (i1, i1) {
  %owned:2 = bufferization.dealloc (%rest : memref<?xf32>) if (%ifRest)
    retain (%r, %kept : memref<?xf32>, memref<?xf32>)
  %x = arith.ori %c, %owned#0 : i1
  return %x, %owned#1 : i1, i1
}
