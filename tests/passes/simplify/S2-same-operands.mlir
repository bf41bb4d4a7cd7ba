// S2: operands that are the same allocation become one, which is freed if any of their conditions is true.
// RUN: freehold-opt %s --fh-buffer-deallocation-simplification | FileCheck %s

// CHECK-LABEL: @good
// CHECK-SAME: (%[[M:.*]]: memref<4xf32>, %[[C:.*]]: i1, %[[D:.*]]: i1)
// CHECK: %[[OR:.*]] = arith.ori %[[C]], %[[D]]
// CHECK: bufferization.dealloc (%[[M]] : memref<4xf32>) if (%[[OR]])
func.func @good(%m: memref<4xf32>, %c: i1, %d: i1) {
  %n = memref.cast %m : memref<4xf32> to memref<?xf32>
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<?xf32>) if (%c, %d)
  return
}

// One condition needs no disjunction, and a base buffer is the better descriptor.
// CHECK-LABEL: @good_same_condition
// CHECK-NOT: arith.ori
// CHECK: %[[B:.*]], %{{.*}}, %{{.*}}, %{{.*}} = memref.extract_strided_metadata
// CHECK: bufferization.dealloc (%[[B]] : memref<f32>) if (%{{.*}})
func.func @good_same_condition(%m: memref<4xf32>, %c: i1) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%m, %b : memref<4xf32>, memref<f32>) if (%c, %c)
  return
}

// A part of the buffer is not what was allocated: when only its condition is set, the op frees nothing right.
// CHECK-LABEL: @bad_view
// CHECK: bufferization.dealloc (%{{.*}}, %{{.*}} : memref<4xf32>, memref<2xf32, strided<[1], offset: 2>>)
func.func @bad_view(%m: memref<4xf32>, %c: i1, %d: i1) {
  %n = memref.subview %m[2] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 2>>
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<2xf32, strided<[1], offset: 2>>) if (%c, %d)
  return
}

// Two arguments may be one buffer or two.
// CHECK-LABEL: @bad_unknown
// CHECK: bufferization.dealloc (%{{.*}}, %{{.*}} : memref<4xf32>, memref<4xf32>) if (%{{.*}}, %{{.*}})
func.func @bad_unknown(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%c, %d)
  return
}

// A condition or its opposite always holds.
// CHECK-LABEL: func.func @one_or_the_other
//       CHECK:   %[[TRUE:.*]] = arith.constant true
//       CHECK:   bufferization.dealloc (%{{.*}} : memref<2xi32>) if (%true{{.*}})
//   CHECK-NOT:   arith.ori
func.func @one_or_the_other(%m: memref<2xi32>, %c: i1, %d: i1) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  bufferization.dealloc (%m, %m, %m : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %not)
  return
}

// The same in one condition.
// CHECK-LABEL: func.func @one_or_the_other_in_one
//       CHECK:   bufferization.dealloc (%{{.*}} : memref<2xi32>) if (%true{{.*}})
func.func @one_or_the_other_in_one(%m: memref<2xi32>, %c: i1, %d: i1) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  %x = arith.ori %c, %d : i1
  %y = arith.ori %x, %not : i1
  bufferization.dealloc (%m : memref<2xi32>) if (%y)
  return
}

// The opposite of another one does not do.
// CHECK-LABEL: func.func @opposite_of_another
//       CHECK:   arith.ori
func.func @opposite_of_another(%m: memref<2xi32>, %c: i1, %d: i1, %e: i1) {
  %true = arith.constant true
  %not = arith.xori %e, %true : i1
  bufferization.dealloc (%m, %m, %m : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %not)
  return
}
