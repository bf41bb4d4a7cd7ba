// Exercises: a call whose memref result is never used although the callee prints its content; the caller must still free it.
func.func @make(%x: i32) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %v = memref.load %a[%c0] : memref<1xi32>
  vector.print %v : i32
  return %a : memref<1xi32>
}
func.func @use(%n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = arith.minui %n, %c4 : index
  scf.for %i = %c0 to %m step %c1 {
    %a = func.call @make(%x) : (i32) -> memref<1xi32>
  }
  return
}
func.func @main() {
  %c2 = arith.constant 2 : index
  %k8 = arith.constant 8 : i32
  func.call @use(%c2, %k8) : (index, i32) -> ()
  return
}
