// What -copy-removal did (2020: "CopyRemoval Pass").
// RUN: freehold-opt %s --fh-clone-simplification | FileCheck %s
// RUN: freehold-check %s --pipeline fh-clone-simplification

#map = affine_map<(d0) -> (d0)>

// Reusing the source buffer of the copy operation.
// CHECK-LABEL: @dynamic_allocation
// CHECK: %[[SOURCE:.*]] = memref.alloc(%{{.*}}, %{{.*}}) : memref<?x?xf32>
// CHECK-NEXT: memref.dim %[[SOURCE]]
// CHECK-NEXT: memref.dim %[[SOURCE]]
// CHECK-NEXT: return %[[SOURCE]]
func.func @dynamic_allocation(%arg0: index, %arg1: index) -> memref<?x?xf32> {
  %c0_0 = arith.constant 0 : index
  %c1_1 = arith.constant 1 : index
  %7 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
  %8 = memref.dim %7, %c0_0 : memref<?x?xf32>
  %9 = memref.dim %7, %c1_1 : memref<?x?xf32>
  %10 = memref.alloc(%8, %9) : memref<?x?xf32>
  memref.copy %7, %10 : memref<?x?xf32> to memref<?x?xf32>
  memref.dealloc %7 : memref<?x?xf32>
  return %10 : memref<?x?xf32>
}

// Reusing the target buffer. Function arguments may be one buffer, in part even; that they are not
// is said by freehold.noalias.
// CHECK-LABEL: @reuseTarget
// CHECK-SAME: %[[ARG:.*]]: memref<2xf32>, %[[RESULT:.*]]: memref<2xf32>
// CHECK-NEXT: linalg.generic {{.*}} ins(%[[ARG]] : memref<2xf32>) outs(%[[RESULT]] : memref<2xf32>)
// CHECK: linalg.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @reuseTarget(%arg0: memref<2xf32>, %result: memref<2xf32> {freehold.noalias}) {
  %temp = memref.alloc() : memref<2xf32>
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
      ins(%arg0 : memref<2xf32>) outs(%temp : memref<2xf32>) {
  ^bb0(%gen2_arg0: f32, %gen2_arg1: f32):
    %tmp2 = arith.negf %gen2_arg0 : f32
    linalg.yield %tmp2 : f32
  }
  memref.copy %temp, %result : memref<2xf32> to memref<2xf32>
  memref.dealloc %temp : memref<2xf32>
  return
}

// CHECK-LABEL: @reuseTarget_may_be_argument
// CHECK: memref.copy
func.func @reuseTarget_may_be_argument(%arg0: memref<2xf32>, %result: memref<2xf32>) {
  %temp = memref.alloc() : memref<2xf32>
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
      ins(%arg0 : memref<2xf32>) outs(%temp : memref<2xf32>) {
  ^bb0(%gen2_arg0: f32, %gen2_arg1: f32):
    %tmp2 = arith.negf %gen2_arg0 : f32
    linalg.yield %tmp2 : f32
  }
  memref.copy %temp, %result : memref<2xf32> to memref<2xf32>
  memref.dealloc %temp : memref<2xf32>
  return
}
