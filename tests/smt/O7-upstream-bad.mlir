// RUN: not freehold-check %s --subject upstream 2>&1 | FileCheck %s

// One buffer is returned twice: MLIR's pass has the caller own it twice.
// CHECK: error: abi

func.func @f() -> (memref<1xi32>, memref<1xi32>) {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  return %a, %a : memref<1xi32>, memref<1xi32>
}
