// L2-inline-2. One memref and two retained values: addresses are compared beside the free.
//
// readings: union, literal
// for: lowerings D4 (ours and shipped)
//
// As L2-inline-1, with a comparison for each retained value. They may be the same allocation; each
// then owns it.

func.func @src(%m: memref<?xf32>, %c: i1,
               %r0: memref<?xf32> {freehold.live, freehold.original},
               %r1: memref<?xf32> {freehold.live, freehold.original}) -> (i1, i1) {
  %owned:2 = bufferization.dealloc (%m : memref<?xf32>) if (%c)
    retain (%r0, %r1 : memref<?xf32>, memref<?xf32>)
  return %owned#0, %owned#1 : i1, i1
}

func.func @tgt(%m: memref<?xf32>, %c: i1, %r0: memref<?xf32>, %r1: memref<?xf32>) -> (i1, i1) {
  %a = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
  %s0 = memref.extract_aligned_pointer_as_index %r0 : memref<?xf32> -> index
  %s1 = memref.extract_aligned_pointer_as_index %r1 : memref<?xf32> -> index
  %other0 = arith.cmpi ne, %a, %s0 : index
  %free0 = arith.andi %c, %other0 : i1
  %other1 = arith.cmpi ne, %a, %s1 : index
  %free1 = arith.andi %free0, %other1 : i1
  %same0 = arith.cmpi eq, %a, %s0 : index
  %owned0 = arith.andi %same0, %c : i1
  %same1 = arith.cmpi eq, %a, %s1 : index
  %owned1 = arith.andi %same1, %c : i1
  scf.if %free1 {
    memref.dealloc %m : memref<?xf32>
  }
  return %owned0, %owned1 : i1, i1
}
