// What -copy-removal did, the pass that MLIR had in 2020.
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

// Reusing the target buffer. In 2020 both were function arguments, which may be one buffer, in part
// even; here the target is made in the function.
// CHECK-LABEL: @reuseTarget
// CHECK-SAME: %[[ARG:.*]]: memref<2xf32>)
// CHECK-NEXT: %[[RESULT:.*]] = memref.alloc()
// CHECK-NEXT: linalg.generic {{.*}} ins(%[[ARG]] : memref<2xf32>) outs(%[[RESULT]] : memref<2xf32>)
// CHECK: linalg.yield
// CHECK-NEXT: }
// CHECK-NEXT: return %[[RESULT]]
func.func @reuseTarget(%arg0: memref<2xf32>) -> memref<2xf32> {
  %result = memref.alloc() : memref<2xf32>
  %temp = memref.alloc() : memref<2xf32>
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
      ins(%arg0 : memref<2xf32>) outs(%temp : memref<2xf32>) {
  ^bb0(%gen2_arg0: f32, %gen2_arg1: f32):
    %tmp2 = arith.negf %gen2_arg0 : f32
    linalg.yield %tmp2 : f32
  }
  memref.copy %temp, %result : memref<2xf32> to memref<2xf32>
  memref.dealloc %temp : memref<2xf32>
  return %result : memref<2xf32>
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

// Callers need not respect attributes of an argument.
// CHECK-LABEL: @reuseTarget_said_alone
// CHECK: memref.copy
func.func @reuseTarget_said_alone(%arg0: memref<2xf32>,
                                  %result: memref<2xf32> {freehold.noalias}) {
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
