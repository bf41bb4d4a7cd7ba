// S6. A memref that no other memref may be gets an op of its own; results are or-ed.
//
// readings: union, literal
// for: fh S6; upstream B8, B12
//
// Memrefs act on each other only where they are the same allocation: not to free it twice. Without
// the conjunct both ops would. Both retain all retained values here; S5 drops those that its own
// memrefs cannot be.

func.func @src(%before: memref<?xf32> {freehold.list}, %ifBefore: i1 {freehold.list},
               %m: memref<?xf32> {freehold.noalias = [0, 4]}, %c: i1,
               %after: memref<?xf32> {freehold.list}, %ifAfter: i1 {freehold.list},
               %kept: memref<?xf32> {freehold.list}) -> i1 {
  %owned = bufferization.dealloc
    (%before, %m, %after : memref<?xf32>, memref<?xf32>, memref<?xf32>)
    if (%ifBefore, %c, %ifAfter) retain (%kept : memref<?xf32>)
  return %owned : i1
}

func.func @tgt(%before: memref<?xf32>, %ifBefore: i1, %m: memref<?xf32>, %c: i1,
               %after: memref<?xf32>, %ifAfter: i1, %kept: memref<?xf32>) -> i1 {
  %x = bufferization.dealloc (%m : memref<?xf32>) if (%c) retain (%kept : memref<?xf32>)
  %y = bufferization.dealloc (%before, %after : memref<?xf32>, memref<?xf32>)
    if (%ifBefore, %ifAfter) retain (%kept : memref<?xf32>)
  %owned = arith.ori %x, %y : i1
  return %owned : i1
}
