// The first program is right. In the second one, the ownership step assumes that %s is %a, although
// the select chooses %b. It frees %b, which is still used, and %a leaks.

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %x, %b[%i0] : memref<1xi32>
  %s = arith.select %f, %a, %b : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  cf.br ^bb1(%s : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
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
  memref.store %x, %b[%i0] : memref<1xi32>
  %s = arith.select %f, %a, %b : memref<1xi32>
  memref.dealloc %b : memref<1xi32>
  cf.br ^bb1(%s : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%i0] : memref<1xi32>
  memref.dealloc %p : memref<1xi32>
  return %v : i32
}
