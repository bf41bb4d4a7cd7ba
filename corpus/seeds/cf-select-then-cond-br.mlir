// Exercises: the documentation's example; select of a heap and a stack buffer, then a conditional branch to one block with a heap buffer or an argument.
func.func @example(%memref: memref<4xi8>, %sel: i1, %br: i1, %x: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %alloc = memref.alloc() : memref<4xi8>
  linalg.fill ins(%x : i8) outs(%alloc : memref<4xi8>)
  %alloca = memref.alloca() : memref<4xi8>
  %select = arith.select %sel, %alloc, %alloca : memref<4xi8>
  cf.cond_br %br, ^bb1(%alloc : memref<4xi8>), ^bb1(%memref : memref<4xi8>)
^bb1(%bbarg: memref<4xi8>):
  memref.copy %bbarg, %select : memref<4xi8> to memref<4xi8>
  %v = memref.load %select[%c1] : memref<4xi8>
  return %v : i8
}
func.func @main() {
  %x = arith.constant 3 : i8
  %y = arith.constant 4 : i8
  %t = arith.constant true
  %f = arith.constant false
  %m = memref.alloc() : memref<4xi8>
  linalg.fill ins(%y : i8) outs(%m : memref<4xi8>)
  %0 = func.call @example(%m, %f, %t, %x) : (memref<4xi8>, i1, i1, i8) -> i8
  vector.print %0 : i8
  %1 = func.call @example(%m, %t, %f, %x) : (memref<4xi8>, i1, i1, i8) -> i8
  vector.print %1 : i8
  return
}
