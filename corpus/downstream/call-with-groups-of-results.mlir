// Calls by an op whose results are in groups. The callee's result has an indicator if private functions may have them, which
// belongs to the last group.
func.func private @either(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %r = arith.select %c, %a, %m : memref<4xf32>
  return %r : memref<4xf32>
}
func.func @called(%c: i1, %m: memref<4xf32>, %i: index) -> f32 {
  %r = "downstream.call"(%c, %m) {callee = @either, operandSegmentSizes = array<i32: 2, 0>, resultSegmentSizes = array<i32: 0, 1>} : (i1, memref<4xf32>) -> memref<4xf32>
  %v = memref.load %r[%i] : memref<4xf32>
  return %v : f32
}
