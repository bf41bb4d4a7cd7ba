// Exercises: a function returns an allocation together with a cast of it; two results of different types refer to one allocation.
func.func @both(%x: i32) -> (memref<2xi32>, memref<?xi32>) {
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %d = memref.cast %a : memref<2xi32> to memref<?xi32>
  return %a, %d : memref<2xi32>, memref<?xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k6 = arith.constant 6 : i32
  %0:2 = func.call @both(%k6) : (i32) -> (memref<2xi32>, memref<?xi32>)
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0#0[%i] : memref<2xi32>
    vector.print %e : i32
  }
  %n0_2 = memref.dim %0#1, %c0 : memref<?xi32>
  scf.for %i_2 = %c0 to %n0_2 step %c1 {
    %e_2 = memref.load %0#1[%i_2] : memref<?xi32>
    vector.print %e_2 : i32
  }
  return
}
