// A29: what is freed by hand is freed for the program as well.
func.func @by_hand(%arg0: i32) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
  memref.store %arg0, %alloc[%c0] : memref<2xi32>
  %alloc_0 = memref.alloc() : memref<2xi32>
  %0 = memref.load %alloc[%c0] : memref<2xi32>
  memref.store %0, %alloc_0[%c0] : memref<2xi32>
  memref.dealloc %alloc {bufferization.manual_deallocation} : memref<2xi32>
  %1 = memref.load %alloc_0[%c0] : memref<2xi32>
  bufferization.dealloc (%alloc_0 : memref<2xi32>) if (%true)
  bufferization.dealloc (%alloc : memref<2xi32>) if (%true)
  return %1 : i32
}
