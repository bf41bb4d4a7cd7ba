// The first program is right. In the second one, the buffer is freed although it is forwarded to
// ^bb1 as the second of two values.

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  cf.br ^bb1(%b, %a : memref<1xi32>, memref<1xi32>)
^bb1(%p: memref<1xi32>, %q: memref<1xi32>):
  %v = memref.load %q[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
  memref.dealloc %q : memref<1xi32>
  return %v : i32
}

// -----

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  cf.br ^bb1(%b, %a : memref<1xi32>, memref<1xi32>)
^bb1(%p: memref<1xi32>, %q: memref<1xi32>):
  %v = memref.load %q[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
  return %v : i32
}
