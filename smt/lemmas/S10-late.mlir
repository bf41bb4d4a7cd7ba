// S10-late. A source that is freed before the last use of its clone is freed after it instead.
//
// readings: union, literal
// for: fh S10; upstream C7
//
// S10 where the clone does not leave: it is read and freed. What is read is what the source holds.

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
