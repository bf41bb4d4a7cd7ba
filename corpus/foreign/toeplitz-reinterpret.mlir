// Style: hand-written, a Toeplitz matrix as a view with overlapping rows, its diagonal as a view with stride n + 1.
func.func @toeplitz(%a: memref<7xf32>) -> (memref<4xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %t = memref.reinterpret_cast %a to offset: [3], sizes: [4, 4], strides: [-1, 1] : memref<7xf32> to memref<4x4xf32, strided<[-1, 1], offset: 3>>
  %m = memref.alloc() : memref<4x4xf32>
  memref.copy %t, %m : memref<4x4xf32, strided<[-1, 1], offset: 3>> to memref<4x4xf32>
  %d = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [5] : memref<4x4xf32> to memref<4xf32, strided<[5]>>
  %o = memref.alloc() : memref<4xf32>
  memref.copy %d, %o : memref<4xf32, strided<[5]>> to memref<4xf32>
  %s = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %z) -> f32 {
    %v = memref.load %m[%i, %c0] : memref<4x4xf32>
    %y = arith.addf %x, %v : f32
    scf.yield %y : f32
  }
  return %o, %s : memref<4xf32>, f32
}
