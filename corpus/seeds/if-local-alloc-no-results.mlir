// Exercises: scf.if without results whose branches allocate scratch buffers; they are freed before the region's terminator.
func.func @scratch(%c: i1, %out: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k11 = arith.constant 11 : i32
  %k22 = arith.constant 22 : i32
  scf.if %c {
    %a = memref.alloc() : memref<2xi32>
    memref.store %k11, %a[%c0] : memref<2xi32>
    memref.store %k22, %a[%c1] : memref<2xi32>
    memref.copy %a, %out : memref<2xi32> to memref<2xi32>
  } else {
    %b = memref.alloc() : memref<i32>
    memref.store %k22, %b[] : memref<i32>
    %v = memref.load %b[] : memref<i32>
    memref.store %v, %out[%c0] : memref<2xi32>
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
  func.call @scratch(%f, %m) : (i1, memref<2xi32>) -> ()
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %m[%i] : memref<2xi32>
    vector.print %e : i32
  }
  func.call @scratch(%t, %m) : (i1, memref<2xi32>) -> ()
  scf.for %i_2 = %c0 to %c2 step %c1 {
    %e_2 = memref.load %m[%i_2] : memref<2xi32>
    vector.print %e_2 : i32
  }
  return
}
