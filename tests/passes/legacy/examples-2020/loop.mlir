// A loop carries a buffer: the previous iteration's is freed.
// The result is used in the function; as an argument that it is copied to, see branches.mlir.
// The step is 1, since a loop with step 0 is undefined.
// RUN: freehold-opt %s --fh-buffer-deallocation | FileCheck %s
// RUN: freehold-opt %s --fh-buffer-deallocation --fh-clone-simplification | FileCheck %s --check-prefix=SIMPLE
// RUN: freehold-check %s --pipeline fh-buffer-deallocation
// RUN: freehold-check %s --pipeline fh-buffer-deallocation,fh-clone-simplification

func.func private @use(memref<2xf32>)
// CHECK-LABEL: @loop_nested_if(
// CHECK-SAME: index, %[[BUF:[a-z0-9]*]]: memref<2xf32>
// CHECK: %[[C4:.*]] = bufferization.clone %[[BUF]]
// CHECK-NEXT: %[[R:.*]] = scf.for {{.*}} iter_args(%[[ITER:.*]] = %[[C4]])
// CHECK: scf.if
// CHECK-NEXT: %[[M3:.*]] = memref.alloc
// CHECK-NEXT: func.call @use(%[[M3]])
// CHECK-NEXT: %[[C5:.*]] = bufferization.clone %[[M3]]
// CHECK-NEXT: memref.dealloc %[[M3]]
// CHECK-NEXT: scf.yield %[[C5]]
// CHECK: else
// CHECK-NEXT: %[[C6:.*]] = bufferization.clone %[[ITER]]
// CHECK-NEXT: scf.yield %[[C6]]
// CHECK-DAG: memref.dealloc %[[ITER]]
// CHECK-DAG: %[[C7:.*]] = bufferization.clone
// CHECK: scf.yield %[[C7]]
// CHECK: memref.load %[[R]]
// CHECK-NEXT: memref.dealloc %[[R]]
// CHECK-NEXT: return
//
// SIMPLE-LABEL: @loop_nested_if(
// SIMPLE: bufferization.clone
// SIMPLE: scf.for
// SIMPLE: %[[IF:.*]] = scf.if
// SIMPLE-NEXT: %[[M3:.*]] = memref.alloc
// SIMPLE-NEXT: func.call
// SIMPLE-NEXT: scf.yield %[[M3]]
// SIMPLE: else
// SIMPLE: bufferization.clone
// SIMPLE: memref.dealloc
// SIMPLE-NEXT: scf.yield %[[IF]]
// SIMPLE-NOT: clone
func.func @loop_nested_if(%lb: index, %ub: index, %buf: memref<2xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %step = arith.constant 1 : index
  %0 = scf.for %i = %lb to %ub step %step iter_args(%iterBuf = %buf) -> memref<2xf32> {
    %1 = arith.cmpi eq, %i, %lb : index
    %2 = scf.if %1 -> (memref<2xf32>) {
      %3 = memref.alloc() : memref<2xf32>
      func.call @use(%3) : (memref<2xf32>) -> ()
      scf.yield %3 : memref<2xf32>
    } else {
      scf.yield %iterBuf : memref<2xf32>
    }
    scf.yield %2 : memref<2xf32>
  }
  %v = memref.load %0[%c0] : memref<2xf32>
  return %v : f32
}
