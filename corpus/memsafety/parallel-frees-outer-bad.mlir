// expected: double-free
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %true = arith.constant true
  %false = arith.constant false
  %freed = memref.alloca() : memref<1xi1>
  %m = memref.alloc() : memref<4xf32>
  memref.store %false, %freed[%c0] : memref<1xi1>
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    memref.dealloc %m : memref<4xf32>
    memref.store %true, %freed[%c0] : memref<1xi1>
    scf.reduce
  }
  %is = memref.load %freed[%c0] : memref<1xi1>
  %isnot = arith.xori %is, %true : i1
  scf.if %isnot {
    memref.dealloc %m : memref<4xf32>
  }
  return
}
