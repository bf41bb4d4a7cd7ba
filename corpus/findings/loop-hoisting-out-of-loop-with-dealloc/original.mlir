// An allocation with a dealloc of its own in the loop body (bufferization.manual_deallocation) is moved out of the loop, the dealloc stays.
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k = arith.constant 7 : i32
  scf.for %i = %c0 to %c2 step %c1 {
    %s = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
    memref.store %k, %s[] : memref<i32>
    memref.dealloc %s {bufferization.manual_deallocation} : memref<i32>
  }
  return %k : i32
}
