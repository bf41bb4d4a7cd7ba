// Results of two allocating ops are different and need no comparison, however many there are. Canonicalization
// folds a clone into its source and drops one free: a comparison of the two would make the other free leak.
// RUN: freehold-opt %s --fh-bufferization-lower-deallocations=inline-comparisons-max=0 | FileCheck %s
// RUN: freehold-check %s --command 'freehold-opt --fh-bufferization-lower-deallocations --cse --canonicalize' --oracle interp,native
// RUN: freehold-check %s --command 'freehold-opt --fh-bufferization-lower-deallocations=inline-comparisons-max=0 --cse --canonicalize' --oracle interp,native

// CHECK-LABEL: @clone
// CHECK-NOT: extract_aligned_pointer_as_index
// CHECK: memref.dealloc
// CHECK: memref.dealloc
// CHECK: memref.dealloc
// CHECK: return
func.func @clone() -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %a = memref.alloc() : memref<2xi32>
  memref.store %one, %a[%zero] : memref<2xi32>
  %b = bufferization.clone %a : memref<2xi32> to memref<2xi32>
  %c = memref.alloc() : memref<2xi32>
  %v = memref.load %b[%zero] : memref<2xi32>
  bufferization.dealloc (%a, %b, %c : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%true, %true, %true)
  return %v : i32
}

// An unknown operand is compared with both, and so is a view of one of them.
// CHECK-LABEL: @unknown
// CHECK: call @fh_dealloc_helper
func.func @unknown(%s: i1) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %a = memref.alloc() : memref<2xi32>
  memref.store %one, %a[%zero] : memref<2xi32>
  %b = bufferization.clone %a : memref<2xi32> to memref<2xi32>
  %x = arith.select %s, %a, %b : memref<2xi32>
  %u = memref.cast %b : memref<2xi32> to memref<?xi32>
  %v = memref.load %u[%zero] : memref<?xi32>
  bufferization.dealloc (%a, %b, %x, %u : memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<?xi32>)
      if (%true, %true, %s, %s)
  return %v : i32
}
