// Values from outside count as shifted views only if a shifted view may escape: a tensor made of it does so,
// a dealloc op or a transfer that uses it does not.
// RUN: freehold-opt %s --fh-bufferization-lower-deallocations --split-input-file | FileCheck %s

// CHECK-LABEL: @through_a_tensor
// CHECK: llvm.ptrtoint
func.func @through_a_tensor(%a: memref<16xi8>, %b: memref<2xi32>, %c: i1) -> i1 {
  %four = arith.constant 4 : index
  %v = memref.view %a[%four][] : memref<16xi8> to memref<2xi32>
  %t = bufferization.to_tensor %v : memref<2xi32> to tensor<2xi32>
  %w = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  %owned = bufferization.dealloc (%b : memref<2xi32>) if (%c) retain (%w : memref<2xi32>)
  return %owned : i1
}

// -----

func.func private @make() -> memref<2xi32>

// CHECK-LABEL: @retained_only
// CHECK-NOT: llvm.ptrtoint
// CHECK: return
func.func @retained_only(%a: memref<16xi8>, %b: memref<2xi32>, %c: i1) -> i1 {
  %four = arith.constant 4 : index
  %v = memref.view %a[%four][] : memref<16xi8> to memref<2xi32>
  %true = arith.constant true
  bufferization.dealloc (%v : memref<2xi32>) if (%true)
  %w = call @make() : () -> memref<2xi32>
  %owned = bufferization.dealloc (%b : memref<2xi32>) if (%c) retain (%w : memref<2xi32>)
  return %owned : i1
}
