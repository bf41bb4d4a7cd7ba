// expected: safe
func.func @f(%x: memref<4xf32>, %y: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %t = memref.alloc() : memref<4xf32>
  linalg.fill ins(%one : f32) outs(%t : memref<4xf32>)
  linalg.add ins(%x, %t : memref<4xf32>, memref<4xf32>) outs(%y : memref<4xf32>)
  %r = memref.atomic_rmw addf %one, %t[%c0] : (f32, memref<4xf32>) -> f32
  memref.dealloc %t : memref<4xf32>
  return
}
