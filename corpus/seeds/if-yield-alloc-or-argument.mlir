// Exercises: scf.if yielding a fresh allocation or a function argument; ownership of the result is the condition, and returning it must clone the argument.
func.func @pick(%c: i1, %arg: memref<?xi32>) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %k5 = arith.constant 5 : i32
  %r = scf.if %c -> (memref<?xi32>) {
    %n = memref.dim %arg, %c0 : memref<?xi32>
    %a = memref.alloc(%n) : memref<?xi32>
    linalg.fill ins(%k5 : i32) outs(%a : memref<?xi32>)
    scf.yield %a : memref<?xi32>
  } else {
    scf.yield %arg : memref<?xi32>
  }
  return %r : memref<?xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k9 = arith.constant 9 : i32
  %t = arith.constant true
  %f = arith.constant false
  %m = memref.alloc(%c3) : memref<?xi32>
  linalg.fill ins(%k9 : i32) outs(%m : memref<?xi32>)
  %0 = func.call @pick(%t, %m) : (i1, memref<?xi32>) -> memref<?xi32>
  %n0 = memref.dim %0, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n0 step %c1 {
    %e = memref.load %0[%i] : memref<?xi32>
    vector.print %e : i32
  }
  %1 = func.call @pick(%f, %m) : (i1, memref<?xi32>) -> memref<?xi32>
  %n0_2 = memref.dim %1, %c0 : memref<?xi32>
  scf.for %i_2 = %c0 to %n0_2 step %c1 {
    %e_2 = memref.load %1[%i_2] : memref<?xi32>
    vector.print %e_2 : i32
  }
  return
}
