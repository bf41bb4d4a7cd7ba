// S11. A clone that is freed while its source lives is replaced by the source.
//
// readings: union, literal
// for: fh S11, K2; upstream C8, C10
//
// The clone is only read. The conjunct is that nothing frees the source before the last use of the
// clone, which would otherwise become a use after free.

!m = memref<?xi1, strided<[?], offset: ?>>

func.func @src(%m: memref<?xi1> {freehold.noalias = [2]}, %at: index,
               %rest: !m {freehold.list}, %ifRest: i1 {freehold.list}) -> i1 {
  %yes = arith.constant true
  %n = bufferization.clone %m : memref<?xi1> to memref<?xi1>
  bufferization.dealloc (%rest : !m) if (%ifRest)
  %x = memref.load %n[%at] : memref<?xi1>
  bufferization.dealloc (%n : memref<?xi1>) if (%yes)
  return %x : i1
}

func.func @tgt(%m: memref<?xi1>, %at: index, %rest: !m, %ifRest: i1) -> i1 {
  bufferization.dealloc (%rest : !m) if (%ifRest)
  %x = memref.load %m[%at] : memref<?xi1>
  return %x : i1
}
