func.func private @f(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %x = arith.constant 3 : i32
  %a = memref.alloc() : memref<16xi8>
  %v = memref.view %a[%c8][] : memref<16xi8> to memref<2xi32>
  memref.store %x, %v[%c0] : memref<2xi32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %y = arith.constant 7 : i8
  memref.store %y, %a[%c0] : memref<16xi8>
  cf.br ^bb2
^bb2:
  memref.store %x, %v[%c0] : memref<2xi32>
  %1 = memref.load %v[%c0] : memref<2xi32>
  %y2 = arith.constant 7 : i8
  memref.store %y2, %a[%c0] : memref<16xi8>
  return %1 : i32
}
func.func @main() -> i32 {
  %t = arith.constant true
  %r = call @f(%t) : (i1) -> i32
  return %r : i32
}
