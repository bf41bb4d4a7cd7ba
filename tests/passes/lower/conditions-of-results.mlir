// A condition that is the result of a dealloc before it, which may turn out to be constant.
// RUN: freehold-opt %s --fh-bufferization-lower-deallocations=inline-comparisons-max=0 --canonicalize | FileCheck %s
// RUN: freehold-check %s --command 'freehold-opt --fh-bufferization-lower-deallocations=inline-comparisons-max=0' --oracle interp,native
// RUN: freehold-check %s --command 'freehold-opt --fh-bufferization-lower-deallocations' --oracle interp,native

// CHECK-LABEL: @chain
// CHECK-NOT: call
// CHECK: memref.dealloc
// CHECK-NOT: memref.dealloc
// CHECK: return
func.func @chain() -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloca() : memref<2xi32>
  memref.store %one, %a[%zero] : memref<2xi32>
  %v = memref.load %a[%zero] : memref<2xi32>
  %none = bufferization.dealloc retain (%b : memref<2xi32>)
  %own = bufferization.dealloc (%b : memref<2xi32>) if (%none) retain (%a : memref<2xi32>)
  bufferization.dealloc (%b, %a : memref<2xi32>, memref<2xi32>) if (%own, %true)
  return %v : i32
}
