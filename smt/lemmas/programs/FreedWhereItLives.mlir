// A root is freed at the end of a block, and again at the end of the next one, where it lives.

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
