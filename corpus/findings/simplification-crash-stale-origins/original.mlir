func.func private @f(i1) -> memref<i32>
func.func @g() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %0 = call @f(%false) : (i1) -> memref<i32>
  scf.for %i = %c0 to %c0 step %c1 {
  }
  %1 = bufferization.clone %0 : memref<i32> to memref<i32>
  return
}
