// expected: safe
func.func @f(%n: index, %x: memref<4xf32>, %y: memref<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k = arith.minui %n, %c8 : index
  scf.parallel (%i) = (%c0) to (%k) step (%c1) {
    %t = memref.alloc() : memref<4xf32>
    memref.copy %x, %t : memref<4xf32> to memref<4xf32>
    scf.parallel (%j) = (%c0) to (%k) step (%c1) {
      %u = memref.alloc() : memref<4xf32>
      memref.copy %t, %u : memref<4xf32> to memref<4xf32>
      %e = memref.load %u[%c0] : memref<4xf32>
      memref.store %e, %y[%i, %j] : memref<8x8xf32>
      memref.dealloc %u : memref<4xf32>
    }
    memref.dealloc %t : memref<4xf32>
  }
  return
}
