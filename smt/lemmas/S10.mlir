// S10. Where the source of a clone is freed while the clone lives on, the source takes its place.
//
// readings: union, literal
// for: fh S10; upstream C7, C10
//
// The clone is read and freed later; so is the source, instead. That the source is live until then
// is what its own free says (D4). That nothing else frees it is so since whoever did would free it
// twice before the rewrite. Whether something is freed in between (%rest) does not matter.

func.func @src(%m: memref<?xf32>, %at: index, %rest: memref<?xf32> {freehold.list},
               %ifRest: i1 {freehold.list}) -> f32 {
  %yes = arith.constant true
  %n = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  bufferization.dealloc (%m : memref<?xf32>) if (%yes)
  bufferization.dealloc (%rest : memref<?xf32>) if (%ifRest)
  %x = memref.load %n[%at] : memref<?xf32>
  bufferization.dealloc (%n : memref<?xf32>) if (%yes)
  return %x : f32
}

func.func @tgt(%m: memref<?xf32>, %at: index, %rest: memref<?xf32>, %ifRest: i1) -> f32 {
  %yes = arith.constant true
  bufferization.dealloc (%rest : memref<?xf32>) if (%ifRest)
  %x = memref.load %m[%at] : memref<?xf32>
  bufferization.dealloc (%m : memref<?xf32>) if (%yes)
  return %x : f32
}
