// Calls by an op that has operands behind its arguments, or none there, and that puts another op in its place. The callee's
// result and argument have indicators if private functions may have them.
func.func private @either(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %r = arith.select %c, %a, %m : memref<4xf32>
  return %r : memref<4xf32>
}
func.func private @takes(%c: i1, %m: memref<4xf32> {freehold.arg_ownership = "dynamic"}) -> memref<4xf32> {
  return %m : memref<4xf32>
}
func.func @none_behind(%c: i1, %m: memref<4xf32>, %i: index) -> f32 {
  %r = "downstream.call"(%c, %m) {callee = @either, operandSegmentSizes = array<i32: 2, 0>} : (i1, memref<4xf32>) -> memref<4xf32>
  %v = memref.load %r[%i] : memref<4xf32>
  return %v : f32
}
func.func @handed_over(%c: i1, %i: index, %x: f32) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%i] : memref<4xf32>
  %r = "downstream.call"(%c, %a) {callee = @takes, operandSegmentSizes = array<i32: 2, 0>} : (i1, memref<4xf32>) -> memref<4xf32>
  %v = memref.load %r[%i] : memref<4xf32>
  return %v : f32
}
func.func @one_behind(%c: i1, %m: memref<4xf32>, %i: index) -> f32 {
  %r = "downstream.call"(%c, %m, %i) {callee = @either, operandSegmentSizes = array<i32: 2, 1>} : (i1, memref<4xf32>, index) -> memref<4xf32>
  %v = memref.load %r[%i] : memref<4xf32>
  return %v : f32
}
