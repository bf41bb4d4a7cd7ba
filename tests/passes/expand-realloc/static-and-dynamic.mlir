// E1 to E5: the four combinations of static and dynamic sizes.
// RUN: freehold-opt %s --fh-expand-realloc | FileCheck %s
// RUN: freehold-opt %s --fh-expand-realloc=emit-deallocs=false | FileCheck %s --check-prefix=NOFREE
// RUN: freehold-check %s --command 'freehold-opt --fh-expand-realloc' --inputs 32 --oracle interp,native
// Without frees (E6) the old buffer leaks wherever a new one is made.
// RUN: not freehold-check %s --command 'freehold-opt --fh-expand-realloc=emit-deallocs=false' --inputs 32 | FileCheck %s --check-prefix=LEAKS
// LEAKS: defect: leak

// NOFREE-LABEL: @dynamic_to_dynamic
// NOFREE: memref.copy
// NOFREE-NOT: memref.dealloc %{{.*}} : memref<?xi32>{{$}}
// NOFREE: scf.yield

// CHECK-LABEL: @dynamic_to_dynamic
// CHECK: %[[OLD:.*]] = memref.alloc(%[[N:.*]])
// CHECK: %[[DIM:.*]] = memref.dim %[[OLD]]
// CHECK: %[[GROWS:.*]] = arith.cmpi ult, %[[DIM]], %[[M:.*]] : index
// CHECK: scf.if %[[GROWS]] -> (memref<?xi32>) {
// CHECK-NEXT: %[[NEW:.*]] = memref.alloc(%[[M]]) {alignment = 64 : i64} : memref<?xi32>
// CHECK-NEXT: %[[HEAD:.*]] = memref.subview %[[NEW]][0] [%[[DIM]]] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
// CHECK-NEXT: memref.copy %[[OLD]], %[[HEAD]]
// CHECK-NEXT: memref.dealloc %[[OLD]]
// CHECK-NEXT: scf.yield %[[NEW]]
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[SAME:.*]] = memref.reinterpret_cast %[[OLD]] to offset: [0], sizes: [%[[M]]], strides: [1]
// CHECK-NEXT: scf.yield %[[SAME]]
func.func @dynamic_to_dynamic(%grow: i1) -> i32 {
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : index
  %five = arith.constant 5 : index
  %seven = arith.constant 7 : i32
  %n = arith.select %grow, %three, %five : index
  %m = arith.select %grow, %five, %three : index
  %old = memref.alloc(%n) {alignment = 64} : memref<?xi32>
  memref.store %seven, %old[%zero] : memref<?xi32>
  %new = memref.realloc %old(%m) {alignment = 64} : memref<?xi32> to memref<?xi32>
  %v = memref.load %new[%zero] : memref<?xi32>
  memref.dealloc %new : memref<?xi32>
  return %v : i32
}

// CHECK-LABEL: @static_to_dynamic
// CHECK-NOT: memref.dim
// CHECK: %[[FOUR:.*]] = arith.constant 4 : index
// CHECK: arith.cmpi ult, %[[FOUR]], %{{.*}} : index
// CHECK: memref.subview %{{.*}}[0] [4] [1] : memref<?xi32> to memref<4xi32, strided<[1]>>
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [%{{.*}}], strides: [1] : memref<4xi32> to memref<?xi32>
func.func @static_to_dynamic(%grow: i1) -> i32 {
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : index
  %five = arith.constant 5 : index
  %seven = arith.constant 7 : i32
  %m = arith.select %grow, %five, %three : index
  %old = memref.alloc() : memref<4xi32>
  memref.store %seven, %old[%zero] : memref<4xi32>
  %new = memref.realloc %old(%m) : memref<4xi32> to memref<?xi32>
  %v = memref.load %new[%zero] : memref<?xi32>
  memref.dealloc %new : memref<?xi32>
  return %v : i32
}

// CHECK-LABEL: @dynamic_to_static
// CHECK: memref.dim
// CHECK: memref.subview %{{.*}}[0] [%{{.*}}] [1] : memref<4xi32> to memref<?xi32, strided<[1]>>
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
func.func @dynamic_to_static(%grow: i1) -> i32 {
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : index
  %five = arith.constant 5 : index
  %seven = arith.constant 7 : i32
  %n = arith.select %grow, %three, %five : index
  %old = memref.alloc(%n) : memref<?xi32>
  memref.store %seven, %old[%zero] : memref<?xi32>
  %new = memref.realloc %old : memref<?xi32> to memref<4xi32>
  %v = memref.load %new[%zero] : memref<4xi32>
  memref.dealloc %new : memref<4xi32>
  return %v : i32
}

// Static to static: known when it is compiled.
// CHECK-LABEL: @static_grow
// CHECK-NOT: scf.if
// CHECK: memref.alloc() {alignment = 128 : i64} : memref<4xi32>
// CHECK: memref.subview %{{.*}}[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
// CHECK: memref.copy
// CHECK: memref.dealloc
func.func @static_grow() -> i32 {
  %zero = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %old = memref.alloc() : memref<2xi32>
  memref.store %seven, %old[%zero] : memref<2xi32>
  %new = memref.realloc %old {alignment = 128} : memref<2xi32> to memref<4xi32>
  %v = memref.load %new[%zero] : memref<4xi32>
  memref.dealloc %new : memref<4xi32>
  return %v : i32
}
