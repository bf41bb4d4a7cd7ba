// Exercises: a public function returns one local allocation in two positions; the caller owns both results.
func.func @dup(%x: i32) -> (memref<2xi32>, memref<2xi32>) {
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  return %a, %a : memref<2xi32>, memref<2xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k6 = arith.constant 6 : i32
  %0:2 = func.call @dup(%k6) : (i32) -> (memref<2xi32>, memref<2xi32>)
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0#0[%i] : memref<2xi32>
    vector.print %e : i32
  }
  scf.for %i_2 = %c0 to %c2 step %c1 {
    %e_2 = memref.load %0#1[%i_2] : memref<2xi32>
    vector.print %e_2 : i32
  }
  return
}
