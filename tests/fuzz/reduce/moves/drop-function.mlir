// A function is erased; its calls are replaced by fresh buffers that are filled with a number.
// RUN: freehold-reduce --apply-move drop-function:0 %s | FileCheck %s

func.func private @make() -> memref<2xi32>
func.func @f() -> memref<2xi32> {
  %a = call @make() : () -> memref<2xi32>
  return %a : memref<2xi32>
}

// CHECK:      module {
// CHECK-NEXT: func.func @f() -> memref<2xi32> {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xi32>
// CHECK-NEXT: linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<2xi32>)
// CHECK-NEXT: return %alloc : memref<2xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }
