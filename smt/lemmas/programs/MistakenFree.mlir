// The first program is right. In the second one, the program's free of %b is taken for a free of
// %a, which then leaks.

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  %s = arith.select %f, %a, %b : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  memref.dealloc %s : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %v : i32
}

// -----

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  %s = arith.select %f, %a, %b : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  memref.dealloc %s : memref<1xi32>
  return %v : i32
}
