// S10-late. A clone that outlives its source and is freed later is replaced by the source, which is
// freed there.
//
// readings: union, literal
// for: fh S10; upstream C7
//
// As S10, but the clone is read and then freed here instead of returned.

!m = memref<?xi1, strided<[?], offset: ?>>

func.func @src(%m: memref<?xi1>, %at: index, %rest: !m {freehold.list},
               %ifRest: i1 {freehold.list}) -> i1 {
  %yes = arith.constant true
  %n = bufferization.clone %m : memref<?xi1> to memref<?xi1>
  bufferization.dealloc (%m : memref<?xi1>) if (%yes)
  bufferization.dealloc (%rest : !m) if (%ifRest)
  %x = memref.load %n[%at] : memref<?xi1>
  bufferization.dealloc (%n : memref<?xi1>) if (%yes)
  return %x : i1
}

func.func @tgt(%m: memref<?xi1>, %at: index, %rest: !m, %ifRest: i1) -> i1 {
  %yes = arith.constant true
  bufferization.dealloc (%rest : !m) if (%ifRest)
  %x = memref.load %m[%at] : memref<?xi1>
  bufferization.dealloc (%m : memref<?xi1>) if (%yes)
  return %x : i1
}
