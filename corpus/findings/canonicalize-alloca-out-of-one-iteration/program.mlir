func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = scf.while (%i = %c0) : (index) -> index {
    %more = arith.cmpi ult, %i, %n : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    scf.for %k = %c0 to %c1 step %c1 {
      %m = memref.alloca() : memref<4194304xindex>
      memref.store %i, %m[%i] : memref<4194304xindex>
      %v = memref.load %m[%i] : memref<4194304xindex>
      vector.print %v : index
    }
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  return
}
