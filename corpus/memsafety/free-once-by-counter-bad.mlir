// expected: double-free
// args: 1
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %false = arith.constant false
  %m = memref.alloc() : memref<4xf32>
  %live = scf.for %i = %c0 to %n step %c1 iter_args(%l = %true) -> (i1) {
    scf.if %l {
      memref.dealloc %m : memref<4xf32>
    }
    scf.yield %l : i1
  }
  scf.if %live {
    memref.dealloc %m : memref<4xf32>
  }
  return
}
