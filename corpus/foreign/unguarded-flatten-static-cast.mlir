// Style: JIT that specialises, casts dynamic arguments to the static shapes it was compiled for without a check.
func.func @specialised(%x: memref<?x?xf32>, %w: memref<?xf32>) -> memref<?xf32> {
  %zero = arith.constant 0.0 : f32
  %xs = memref.cast %x : memref<?x?xf32> to memref<4x3xf32>
  %ws = memref.cast %w : memref<?xf32> to memref<3xf32>
  %y = memref.alloc() : memref<4xf32>
  linalg.fill ins(%zero : f32) outs(%y : memref<4xf32>)
  linalg.matvec ins(%xs, %ws : memref<4x3xf32>, memref<3xf32>) outs(%y : memref<4xf32>)
  %b = memref.alloc() : memref<4xf32>
  linalg.tanh ins(%y : memref<4xf32>) outs(%b : memref<4xf32>)
  %r = memref.cast %b : memref<4xf32> to memref<?xf32>
  return %r : memref<?xf32>
}
