// A layout is removed from a memref type wherever the type occurs.
// RUN: freehold-reduce --apply-move plain-layout:0 %s | FileCheck %s

func.func private @use(memref<4xi32, strided<[2]>>)
func.func @f(%a: memref<4xi32, strided<[2]>>) {
  call @use(%a) : (memref<4xi32, strided<[2]>>) -> ()
  return
}

// CHECK:      module {
// CHECK-NEXT: func.func private @use(memref<4xi32>)
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32>) {
// CHECK-NEXT: call @use(%arg0) : (memref<4xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
