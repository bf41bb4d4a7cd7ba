// An external call that returns a number becomes a load of its buffer argument, and the unused declaration is erased.
// RUN: freehold-reduce --apply-move call-to-load %s | FileCheck %s

func.func private @sum(memref<4xi32>) -> i32
func.func @f(%a: memref<4xi32>) -> i32 {
  %s = call @sum(%a) : (memref<4xi32>) -> i32
  return %s : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32>) -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = memref.load %arg0[%c0] : memref<4xi32>
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
