// expected: double-free
// args: 2
// The buffer of each iteration is one from before.
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %m = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    memref.dealloc %m : memref<4xf32>
  }
  cf.assert %false, "it does not return"
  return
}
