// S6: operands that cannot be the same allocation get a dealloc each.
// RUN: freehold-opt %s --fh-buffer-deallocation-simplification | FileCheck %s

// CHECK-LABEL: @good
// CHECK-SAME: %[[C:[a-z0-9]*]]: i1, %[[D:[a-z0-9]*]]: i1)
// CHECK: %[[X:.*]] = bufferization.dealloc (%[[M:.*]] : memref<4xf32>) if (%[[C]]) retain (%[[S:.*]] : memref<4xf32>)
// CHECK: %[[Y:.*]] = bufferization.dealloc (%[[N:.*]] : memref<4xf32>) if (%[[D]]) retain (%[[S]] : memref<4xf32>)
// CHECK: %[[OR:.*]] = arith.ori %[[X]], %[[Y]]
// CHECK: return %[[OR]] : i1
func.func @good(%c: i1, %d: i1) -> i1 {
  %m = memref.alloc() : memref<4xf32>
  %n = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %m, %n : memref<4xf32>
  %0 = bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%c, %d) retain (%s : memref<4xf32>)
  return %0 : i1
}

// B10: what this iteration made is none of what came in.
// CHECK-LABEL: @good_loop
// CHECK: scf.for
// CHECK: bufferization.dealloc (%{{.*}} : memref<f32>) if (%{{.*}}){{$}}
// CHECK: scf.yield %{{.*}}, %true
func.func @good_loop(%x: memref<4xf32>, %n: index) -> (memref<4xf32>, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %false = arith.constant false
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%j = %x, %own = %false) -> (memref<4xf32>, i1) {
    %a = memref.alloc() : memref<4xf32>
    %b, %o, %s, %t = memref.extract_strided_metadata %j : memref<4xf32> -> memref<f32>, index, index, index
    %0 = bufferization.dealloc (%b, %a : memref<f32>, memref<4xf32>) if (%own, %true) retain (%a : memref<4xf32>)
    scf.yield %a, %0 : memref<4xf32>, i1
  }
  return %r#0, %r#1 : memref<4xf32>, i1
}

// A yielded buffer is carried into the next iteration: the two arguments may alias.
// CHECK-LABEL: @bad_loop
// CHECK: bufferization.dealloc (%{{.*}}, %{{.*}} : memref<f32>, memref<f32>)
func.func @bad_loop(%x: memref<4xf32>, %y: memref<4xf32>, %n: index, %d: i1, %e: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%j = %x, %k = %y) -> (memref<4xf32>, memref<4xf32>) {
    %a = memref.alloc() : memref<4xf32>
    %b, %o, %s, %t = memref.extract_strided_metadata %j : memref<4xf32> -> memref<f32>, index, index, index
    %f, %g, %h, %u = memref.extract_strided_metadata %k : memref<4xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%b, %f : memref<f32>, memref<f32>) if (%d, %e)
    scf.yield %a, %a : memref<4xf32>, memref<4xf32>
  }
  return
}
