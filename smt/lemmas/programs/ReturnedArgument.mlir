// The first program is right. In the second one, a function returns its argument, which it does not
// own, without a clone, so that the caller frees it twice.

func.func @f(%m: memref<1xi32>) -> memref<1xi32> {
  %n = bufferization.clone %m : memref<1xi32> to memref<1xi32>
  return %n : memref<1xi32>
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %r = call @f(%a) : (memref<1xi32>) -> memref<1xi32>
  %v = memref.load %r[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  memref.dealloc %r : memref<1xi32>
  return %v : i32
}

// -----

func.func @f(%m: memref<1xi32>) -> memref<1xi32> {
  return %m : memref<1xi32>
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %r = call @f(%a) : (memref<1xi32>) -> memref<1xi32>
  %v = memref.load %r[%i0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  memref.dealloc %r : memref<1xi32>
  return %v : i32
}
