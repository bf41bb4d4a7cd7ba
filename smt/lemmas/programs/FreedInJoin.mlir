// The first program is right. In the second one, the buffer dies on the edge from ^bb1 to ^bb3
// only, but its free is placed in ^bb3, to which ^bb2 branches as well. %a is freed twice.

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  cf.cond_br %f, ^bb1, ^bb2
^bb1:
  memref.dealloc %a : memref<1xi32>
  cf.br ^bb3
^bb2:
  memref.store %x, %a[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  cf.br ^bb3
^bb3:
  return %x : i32
}

// -----

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  cf.cond_br %f, ^bb1, ^bb2
^bb1:
  cf.br ^bb3
^bb2:
  memref.store %x, %a[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  cf.br ^bb3
^bb3:
  memref.dealloc %a : memref<1xi32>
  return %x : i32
}
