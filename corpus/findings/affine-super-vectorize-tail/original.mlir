func.func private @f(%A: memref<8xi32>, %v: i32) {
  affine.for %i = 0 to 6 {
    affine.store %v, %A[%i] : memref<8xi32>
  }
  return
}
func.func @main() {
  %zero = arith.constant 0 : i32
  %seven = arith.constant 7 : i32
  %at = arith.constant 7 : index
  %A = memref.alloca() : memref<8xi32>
  linalg.fill ins(%zero : i32) outs(%A : memref<8xi32>)
  call @f(%A, %seven) : (memref<8xi32>, i32) -> ()
  %x = memref.load %A[%at] : memref<8xi32>
  vector.print %x : i32
  return
}
