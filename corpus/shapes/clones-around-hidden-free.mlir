// A clone takes over its source, is cloned itself, and is freed through a loop's result while that second clone is used.
// All is freed by hand.
func.func @freed_through_loop(%x: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %end = arith.minui %n, %c3 : index
  %s = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
  memref.store %x, %s[] : memref<i32>
  %t = bufferization.clone %s {bufferization.manual_deallocation} : memref<i32> to memref<i32>
  memref.dealloc %s {bufferization.manual_deallocation} : memref<i32>
  %p = scf.for %i = %c0 to %end step %c1 iter_args(%q = %t) -> (memref<i32>) {
    scf.yield %q : memref<i32>
  }
  %u = bufferization.clone %t {bufferization.manual_deallocation} : memref<i32> to memref<i32>
  memref.dealloc %p {bufferization.manual_deallocation} : memref<i32>
  %r = memref.load %u[] : memref<i32>
  memref.dealloc %u {bufferization.manual_deallocation} : memref<i32>
  return %r : i32
}
