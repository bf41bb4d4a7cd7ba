// Regions that yield buffers. custom.region_if, then and else and
// after both join, is an scf.if whose result goes through an scf.execute_region.
// RUN: freehold-opt %s --fh-buffer-deallocation | FileCheck %s
// RUN: freehold-opt %s --fh-buffer-deallocation --fh-clone-simplification | FileCheck %s --check-prefix=SIMPLE
// RUN: freehold-check %s --pipeline fh-buffer-deallocation
// RUN: freehold-check %s --pipeline fh-buffer-deallocation,fh-clone-simplification

func.func private @use(memref<?x?xf32>)

// CHECK-LABEL: @inner_region_control_flow(
// CHECK-NOT: clone
// CHECK-NOT: dealloc
// CHECK: return
func.func @inner_region_control_flow(%arg0: index, %arg1: i1) -> memref<?x?xf32> {
  %0 = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
  %branch = scf.if %arg1 -> memref<?x?xf32> {
    scf.yield %0 : memref<?x?xf32>
  } else {
    scf.yield %0 : memref<?x?xf32>
  }
  %1 = scf.execute_region -> memref<?x?xf32> {
    scf.yield %branch : memref<?x?xf32>
  }
  return %1 : memref<?x?xf32>
}

// CHECK-LABEL: @nested_region_control_flow(
// CHECK: %[[M1:.*]] = memref.alloc
// CHECK: scf.yield %[[M1]]
// CHECK: else
// CHECK-NEXT: %[[M3:.*]] = memref.alloc
// CHECK-NEXT: func.call @use(%[[M3]])
// CHECK-NEXT: memref.dealloc %[[M3]]
// CHECK-NEXT: scf.yield %[[M1]]
// CHECK-NOT: dealloc
// CHECK: return
func.func @nested_region_control_flow(%arg0: index, %arg1: index) -> memref<?x?xf32> {
  %0 = arith.cmpi eq, %arg0, %arg1 : index
  %1 = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
  %2 = scf.if %0 -> (memref<?x?xf32>) {
    scf.yield %1 : memref<?x?xf32>
  } else {
    %3 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
    func.call @use(%3) : (memref<?x?xf32>) -> ()
    scf.yield %1 : memref<?x?xf32>
  }
  return %2 : memref<?x?xf32>
}

// Both branches yield a clone. The second clone that the original has, where the branches join, comes
// with a free of the first: they are one buffer.
// CHECK-LABEL: @inner_region_control_flow_div(
// CHECK: %[[M0:.*]] = memref.alloc
// CHECK: scf.if
// CHECK-NEXT: %[[C0:.*]] = bufferization.clone %[[M0]]
// CHECK-NEXT: scf.yield %[[C0]]
// CHECK: else
// CHECK-NEXT: %[[M2:.*]] = memref.alloc
// CHECK-NEXT: %[[C2:.*]] = bufferization.clone %[[M2]]
// CHECK-NEXT: memref.dealloc %[[M2]]
// CHECK-NEXT: scf.yield %[[C2]]
// CHECK: memref.dealloc %[[M0]]
// CHECK: scf.execute_region
// CHECK: return
//
// SIMPLE-LABEL: @inner_region_control_flow_div(
// SIMPLE: bufferization.clone
// SIMPLE: else
// SIMPLE-NEXT: %[[M2:.*]] = memref.alloc
// SIMPLE-NEXT: scf.yield %[[M2]]
// SIMPLE-NOT: clone
// SIMPLE: return
func.func @inner_region_control_flow_div(%arg0: index, %arg1: index, %arg2: i1)
    -> memref<?x?xf32> {
  %0 = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
  %branch = scf.if %arg2 -> memref<?x?xf32> {
    scf.yield %0 : memref<?x?xf32>
  } else {
    %2 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
    scf.yield %2 : memref<?x?xf32>
  }
  %1 = scf.execute_region -> memref<?x?xf32> {
    scf.yield %branch : memref<?x?xf32>
  }
  return %1 : memref<?x?xf32>
}
