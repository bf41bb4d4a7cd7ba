// expected: leak
func.func @f(%x: memref<4xf32>, %y: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.forall (%i) in (8) {
    %t = memref.alloc() : memref<4xf32>
    memref.copy %x, %t : memref<4xf32> to memref<4xf32>
    %e = memref.load %t[%c0] : memref<4xf32>
    memref.store %e, %y[%i] : memref<8xf32>
  }
  return
}
