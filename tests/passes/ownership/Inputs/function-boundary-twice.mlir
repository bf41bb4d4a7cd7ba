// A67: one allocation is returned twice.
func.func @twice(%arg0: i32) -> (memref<2xi32>, memref<2xi32>) {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() : memref<2xi32>
  memref.store %arg0, %alloc[%c0] : memref<2xi32>
  return %alloc, %alloc : memref<2xi32>, memref<2xi32>
}
