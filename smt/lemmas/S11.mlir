// S11. A clone that is freed while its source lives on is replaced by the source.
//
// readings: union, literal
// for: fh S11; upstream C8, C10
//
// The clone is only read. The conjunct is that nothing frees the source before the last use of the
// clone: it would be used after that.

func.func @src(%m: memref<?xf32> {freehold.noalias = [2]}, %at: index,
               %rest: memref<?xf32> {freehold.list}, %ifRest: i1 {freehold.list}) -> f32 {
  %yes = arith.constant true
  %n = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  bufferization.dealloc (%rest : memref<?xf32>) if (%ifRest)
  %x = memref.load %n[%at] : memref<?xf32>
  bufferization.dealloc (%n : memref<?xf32>) if (%yes)
  return %x : f32
}

func.func @tgt(%m: memref<?xf32>, %at: index, %rest: memref<?xf32>, %ifRest: i1) -> f32 {
  bufferization.dealloc (%rest : memref<?xf32>) if (%ifRest)
  %x = memref.load %m[%at] : memref<?xf32>
  return %x : f32
}
