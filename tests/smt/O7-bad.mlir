// RUN: not freehold-run %s 2>&1 | FileCheck %s

// One buffer is returned twice, owned both times, as MLIR's pass has it.
// CHECK: error: double-free

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
