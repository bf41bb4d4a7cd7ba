// S2-same. A memref that is listed twice is listed once, with both conditions or-ed.
//
// readings: union
// for: fh S2; upstream C1
//
// S2 where both are one value: nothing has to be known of it. This is the shipped pattern for
// duplicates. Under the literal reading `dealloc (%m, %m) if (false, true)` frees nothing.

func.func @src(%before: memref<?xf32> {freehold.list}, %ifBefore: i1 {freehold.list},
               %m: memref<?xf32>, %c: i1, %between: memref<?xf32> {freehold.list},
               %ifBetween: i1 {freehold.list}, %d: i1, %after: memref<?xf32> {freehold.list},
               %ifAfter: i1 {freehold.list}, %kept: memref<?xf32> {freehold.list}) -> i1 {
  %owned = bufferization.dealloc
    (%before, %m, %between, %m, %after
      : memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>)
    if (%ifBefore, %c, %ifBetween, %d, %ifAfter) retain (%kept : memref<?xf32>)
  return %owned : i1
}

func.func @tgt(%before: memref<?xf32>, %ifBefore: i1, %m: memref<?xf32>, %c: i1,
               %between: memref<?xf32>, %ifBetween: i1, %d: i1, %after: memref<?xf32>,
               %ifAfter: i1, %kept: memref<?xf32>) -> i1 {
  %either = arith.ori %c, %d : i1
  %owned = bufferization.dealloc
    (%before, %m, %between, %after : memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>)
    if (%ifBefore, %either, %ifBetween, %ifAfter) retain (%kept : memref<?xf32>)
  return %owned : i1
}
