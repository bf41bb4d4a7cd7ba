// The first program is right. In the second one, the program's free of the buffer through a cast is
// overlooked, so that it is freed twice.

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.cast %a : memref<1xi32> to memref<?xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  memref.dealloc %b : memref<?xi32>
  return %v : i32
}

// -----

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.cast %a : memref<1xi32> to memref<?xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  memref.dealloc %b : memref<?xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}
