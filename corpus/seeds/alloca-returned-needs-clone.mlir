// Exercises: scf.if choosing a stack or a heap buffer whose contents are returned through a heap copy; the stack one never leaves the frame.
func.func @stack(%c: i1, %x: i32) -> memref<2xi32> {
  %k3 = arith.constant 3 : i32
  %s = memref.alloca() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%s : memref<2xi32>)
  %r = scf.if %c -> (memref<2xi32>) {
    scf.yield %s : memref<2xi32>
  } else {
    %h = memref.alloc() : memref<2xi32>
    linalg.fill ins(%k3 : i32) outs(%h : memref<2xi32>)
    scf.yield %h : memref<2xi32>
  }
  %o = memref.alloc() : memref<2xi32>
  memref.copy %r, %o : memref<2xi32> to memref<2xi32>
  return %o : memref<2xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k8 = arith.constant 8 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @stack(%t, %k8) : (i1, i32) -> memref<2xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0[%i] : memref<2xi32>
    vector.print %e : i32
  }
  %1 = func.call @stack(%f, %k8) : (i1, i32) -> memref<2xi32>
  scf.for %i_2 = %c0 to %c2 step %c1 {
    %e_2 = memref.load %1[%i_2] : memref<2xi32>
    vector.print %e_2 : i32
  }
  return
}
