// S6-groups. Groups of memrefs that cannot be each other get an op each, with what each may be
// retained.
//
// readings: union, literal
// for: fh S6; upstream B8
//
// S6 for a group on either side, and S5 at once: what only one group may be is retained by that op
// only, and its result is that op's. Each conjunct says that one list cannot be another one.

func.func @src(%m: memref<?xf32> {freehold.list, freehold.noalias = [2]}, %c: i1 {freehold.list},
               %n: memref<?xf32> {freehold.list}, %d: i1 {freehold.list},
               %withM: memref<?xf32> {freehold.list, freehold.noalias = [2]},
               %withN: memref<?xf32> {freehold.list, freehold.noalias = [0]},
               %kept: memref<?xf32> {freehold.list}) -> (i1, i1, i1) {
  %owned:3 = bufferization.dealloc (%m, %n : memref<?xf32>, memref<?xf32>) if (%c, %d)
    retain (%withM, %withN, %kept : memref<?xf32>, memref<?xf32>, memref<?xf32>)
  return %owned#0, %owned#1, %owned#2 : i1, i1, i1
}

func.func @tgt(%m: memref<?xf32>, %c: i1, %n: memref<?xf32>, %d: i1, %withM: memref<?xf32>,
               %withN: memref<?xf32>, %kept: memref<?xf32>) -> (i1, i1, i1) {
  %x:2 = bufferization.dealloc (%m : memref<?xf32>) if (%c)
    retain (%withM, %kept : memref<?xf32>, memref<?xf32>)
  %y:2 = bufferization.dealloc (%n : memref<?xf32>) if (%d)
    retain (%withN, %kept : memref<?xf32>, memref<?xf32>)
  %owned = arith.ori %x#1, %y#1 : i1
  return %x#0, %y#0, %owned : i1, i1, i1
}
