// expected: double-free
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %c2 step %c1 {
    memref.dealloc %m : memref<4xf32>
  }
  return
}
