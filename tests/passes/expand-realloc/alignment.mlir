// E5: the result is aligned as the realloc says, also where it does not grow.
// RUN: freehold-opt %s --fh-expand-realloc | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-dynamic

// The old buffer may lie anywhere: a new one is made, with as many elements as both have.
// CHECK-LABEL: @unknown
// CHECK: %[[OLD:.*]] = memref.alloc() : memref<4xi32>
// CHECK: %[[NEW:.*]] = memref.alloc() {alignment = 64 : i64} : memref<2xi32>
// CHECK: %[[FROM:.*]] = memref.subview %[[OLD]][0] [2] [1]
// CHECK: %[[TO:.*]] = memref.subview %[[NEW]][0] [2] [1]
// CHECK: memref.copy %[[FROM]], %[[TO]]
// CHECK: memref.dealloc %[[OLD]]
// CHECK: memref.load %[[NEW]]
func.func @unknown(%x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %x, %m[%c1] : memref<4xi32>
  %r = memref.realloc %m {alignment = 64} : memref<4xi32> to memref<2xi32>
  %y = memref.load %r[%c1] {alignment = 4} : memref<2xi32>
  memref.dealloc %r : memref<2xi32>
  return %y : i32
}

// CHECK-LABEL: @dynamic
// CHECK: %[[BOTH:.*]] = arith.minui
// CHECK: memref.alloc(%{{.*}}) {alignment = 32 : i64} : memref<?xi32>
// CHECK: memref.subview %{{.*}}[0] [%[[BOTH]]] [1]
// CHECK: memref.subview %{{.*}}[0] [%[[BOTH]]] [1]
// CHECK-NOT: scf.if
func.func @dynamic(%x: i32, %grows: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %n = arith.select %grows, %c3, %c5 : index
  %k = arith.select %grows, %c5, %c3 : index
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %x, %m[%c0] : memref<?xi32>
  %r = memref.realloc %m(%k) {alignment = 32} : memref<?xi32> to memref<?xi32>
  %y = memref.load %r[%c0] {alignment = 32} : memref<?xi32>
  memref.dealloc %r : memref<?xi32>
  return %y : i32
}

// Aligned already: by its allocation, by the realloc before, or because elements are.
// CHECK-LABEL: @known
// CHECK-NOT: arith.minui
// CHECK: return
func.func @known(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc(%c4) {alignment = 128} : memref<?xf64>
  memref.store %x, %m[%c0] : memref<?xf64>
  %r = memref.realloc %m(%c4) {alignment = 64} : memref<?xf64> to memref<?xf64>
  %s = memref.realloc %r(%c4) {alignment = 64} : memref<?xf64> to memref<?xf64>
  %y = memref.load %s[%c0] {alignment = 64} : memref<?xf64>
  memref.dealloc %s : memref<?xf64>
  %o = memref.alloc(%c4) : memref<?xf64>
  memref.store %y, %o[%c0] : memref<?xf64>
  %p = memref.realloc %o(%c4) {alignment = 8} : memref<?xf64> to memref<?xf64>
  %z = memref.load %p[%c0] : memref<?xf64>
  memref.dealloc %p : memref<?xf64>
  return %z : f64
}
