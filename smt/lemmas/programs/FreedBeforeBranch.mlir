// The first program is right. In the second one, the buffer dies on the edge to ^bb2 only, but its
// free is placed before the branch, so that ^bb1 reads a freed buffer.

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %t = arith.constant true
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  %v = memref.load %a[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
^bb2:
  memref.dealloc %a : memref<1xi32>
  return %x : i32
}

// -----

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %t = arith.constant true
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  %v = memref.load %a[%i0] : memref<1xi32>
  return %v : i32
^bb2:
  return %x : i32
}
