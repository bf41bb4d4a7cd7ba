// Style: Polygeist: for loops of C with an early exit flag kept in stack cells.
func.func @bubble(%a: memref<?xi32>, %n: i32) attributes {llvm.linkage = #llvm.linkage<external>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %true = arith.constant true
  %size = memref.dim %a, %c0 : memref<?xi32>
  %ni = arith.index_cast %n : i32 to index
  %m0 = arith.minsi %ni, %size : index
  %m = arith.maxsi %m0, %c1 : index
  %last = arith.subi %m, %c1 : index
  %copy = memref.alloc(%size) : memref<?xi32>
  memref.copy %a, %copy : memref<?xi32> to memref<?xi32>
  %swapped = memref.alloca() : memref<i1>
  scf.while : () -> () {
    memref.store %false, %swapped[] : memref<i1>
    scf.for %i = %c0 to %last step %c1 {
      %j = arith.addi %i, %c1 : index
      %x = memref.load %copy[%i] : memref<?xi32>
      %y = memref.load %copy[%j] : memref<?xi32>
      %gt = arith.cmpi sgt, %x, %y : i32
      scf.if %gt {
        memref.store %y, %copy[%i] : memref<?xi32>
        memref.store %x, %copy[%j] : memref<?xi32>
        memref.store %true, %swapped[] : memref<i1>
      }
    }
    %again = memref.load %swapped[] : memref<i1>
    scf.condition(%again)
  } do {
    scf.yield
  }
  memref.copy %copy, %a : memref<?xi32> to memref<?xi32>
  return
}
