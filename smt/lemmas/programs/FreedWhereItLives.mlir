// The first program is right. In the second one, the buffer is freed at the end of the entry block
// although it lives on in ^bb1, where it is freed again.

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  cf.br ^bb1
^bb1:
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}

// -----

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  cf.br ^bb1
^bb1:
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
