// The first program is right. In the second one, a function returns one buffer twice, and the
// caller owns both results. This is the rule of MLIR's pass.

func.func @f() -> (memref<1xi32>, memref<1xi32>) {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %n = bufferization.clone %a : memref<1xi32> to memref<1xi32>
  return %a, %n : memref<1xi32>, memref<1xi32>
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %r:2 = call @f() : () -> (memref<1xi32>, memref<1xi32>)
  %v = memref.load %r#1[%i0] : memref<1xi32>
  memref.dealloc %r#0 : memref<1xi32>
  memref.dealloc %r#1 : memref<1xi32>
  return %v : i32
}

// -----

func.func @f() -> (memref<1xi32>, memref<1xi32>) {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  return %a, %a : memref<1xi32>, memref<1xi32>
}
func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %r:2 = call @f() : () -> (memref<1xi32>, memref<1xi32>)
  %v = memref.load %r#1[%i0] : memref<1xi32>
  memref.dealloc %r#0 : memref<1xi32>
  memref.dealloc %r#1 : memref<1xi32>
  return %v : i32
}
