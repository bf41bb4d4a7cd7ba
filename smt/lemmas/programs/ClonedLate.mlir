// The first program is right. In the second one, the callee frees the buffer before it makes the
// clone that it returns.

func.func @f() -> memref<1xi32> {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %i4 = arith.constant 4 : index
  %m = memref.alloc() : memref<8xi8>
  %w = memref.view %m[%i4][] : memref<8xi8> to memref<1xi32>
  memref.store %x, %w[%i0] : memref<1xi32>
  %n = bufferization.clone %w : memref<1xi32> to memref<1xi32>
  memref.dealloc %m : memref<8xi8>
  return %n : memref<1xi32>
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %r = call @f() : () -> memref<1xi32>
  %v = memref.load %r[%i0] : memref<1xi32>
  memref.dealloc %r : memref<1xi32>
  return %v : i32
}

// -----

func.func @f() -> memref<1xi32> {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %i4 = arith.constant 4 : index
  %m = memref.alloc() : memref<8xi8>
  %w = memref.view %m[%i4][] : memref<8xi8> to memref<1xi32>
  memref.store %x, %w[%i0] : memref<1xi32>
  memref.dealloc %m : memref<8xi8>
  %n = bufferization.clone %w : memref<1xi32> to memref<1xi32>
  return %n : memref<1xi32>
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %r = call @f() : () -> memref<1xi32>
  %v = memref.load %r[%i0] : memref<1xi32>
  memref.dealloc %r : memref<1xi32>
  return %v : i32
}
