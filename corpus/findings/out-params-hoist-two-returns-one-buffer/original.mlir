func.func private @g(%c: i1) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : i32
  %c9 = arith.constant 9 : i32
  %a = memref.alloc() : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %c5, %a[%c0] : memref<1xi32>
  memref.store %c9, %b[%c0] : memref<1xi32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : memref<1xi32>
^bb2:
  return %b : memref<1xi32>
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %0 = call @g(%true) : (i1) -> memref<1xi32>
  %1 = memref.load %0[%c0] : memref<1xi32>
  return %1 : i32
}
