// A25: a clone is not freed.
func.func @clone_stays(%arg0: memref<2xi32>) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %0 = bufferization.clone %arg0 : memref<2xi32> to memref<2xi32>
  %1 = memref.load %0[%c0] : memref<2xi32>
  return %1 : i32
}
