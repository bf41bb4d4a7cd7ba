// expected: safe
// A loop frees a buffer of its own in each iteration. The function does not return, so nothing leaks.
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.alloc() : memref<4xf32>
    memref.dealloc %m : memref<4xf32>
  }
  cf.assert %false, "it does not return"
  return
}
