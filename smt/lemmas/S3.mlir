// S3. Retained values that are the same allocation merge; they share a result.
//
// readings: union, literal
// for: fh S3; upstream B4, C2
//
// Retaining an allocation once keeps it as well as retaining it twice does, and a result speaks of
// the allocation only (D2). A retained value need not be live: of an allocation that is gone both
// results are of the same conditions all the same.

func.func @src(%m: memref<?xf32> {freehold.list}, %c: i1 {freehold.list},
               %r: memref<?xf32> {freehold.same_allocation = ["g"]},
               %s: memref<?xf32> {freehold.same_allocation = ["g"]},
               %kept: memref<?xf32> {freehold.list}) -> (i1, i1, i1) {
  %owned:3 = bufferization.dealloc (%m : memref<?xf32>) if (%c)
    retain (%r, %s, %kept : memref<?xf32>, memref<?xf32>, memref<?xf32>)
  return %owned#0, %owned#1, %owned#2 : i1, i1, i1
}

func.func @tgt(%m: memref<?xf32>, %c: i1, %r: memref<?xf32>, %s: memref<?xf32>,
               %kept: memref<?xf32>) -> (i1, i1, i1) {
  %owned:2 = bufferization.dealloc (%m : memref<?xf32>) if (%c)
    retain (%r, %kept : memref<?xf32>, memref<?xf32>)
  return %owned#0, %owned#0, %owned#1 : i1, i1, i1
}
