// A function result is erased; the callers use some other value of its type.
// RUN: freehold-reduce --apply-move drop-result:0 %s | FileCheck %s

func.func private @g(%x: i32) -> (i32, memref<i32>) {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  return %x, %a : i32, memref<i32>
}
func.func @f(%x: i32) -> memref<i32> {
  %r:2 = call @g(%x) : (i32) -> (i32, memref<i32>)
  memref.store %r#0, %r#1[] : memref<i32>
  return %r#1 : memref<i32>
}

// CHECK:      module {
// CHECK-NEXT: func.func private @g(%arg0: i32) -> memref<i32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<i32>
// CHECK-NEXT: memref.store %arg0, %alloc[] : memref<i32>
// CHECK-NEXT: return %alloc : memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @f(%arg0: i32) -> memref<i32> {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = call @g(%arg0) : (i32) -> memref<i32>
// CHECK-NEXT: memref.store %c0_i32, %0[] : memref<i32>
// CHECK-NEXT: return %0 : memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: }
