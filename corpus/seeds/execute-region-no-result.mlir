// Exercises: scf.execute_region without results whose scratch buffer must die inside it, on both ways through its blocks.
func.func @exec(%c: i1, %out: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k4 = arith.constant 4 : i32
  scf.execute_region {
    %a = memref.alloc() : memref<2xi32>
    linalg.fill ins(%k4 : i32) outs(%a : memref<2xi32>)
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    memref.copy %a, %out : memref<2xi32> to memref<2xi32>
    scf.yield
  ^bb2:
    memref.store %k4, %out[%c1] : memref<2xi32>
    scf.yield
  }
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k0 = arith.constant 0 : i32
  %t = arith.constant true
  %f = arith.constant false
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k0 : i32) outs(%m : memref<2xi32>)
  func.call @exec(%f, %m) : (i1, memref<2xi32>) -> ()
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %m[%i] : memref<2xi32>
    vector.print %e : i32
  }
  func.call @exec(%t, %m) : (i1, memref<2xi32>) -> ()
  scf.for %i_2 = %c0 to %c2 step %c1 {
    %e_2 = memref.load %m[%i_2] : memref<2xi32>
    vector.print %e_2 : i32
  }
  return
}
