// A29 (different form): freed by hand without having been allocated so. Upstream asserts at run time that it is not
// owned, and fails; ours takes the free for the owner's. MLIR's canonicalizer drops the attribute of an
// allocation whose sizes it makes static, so valid input may reach the pass in this form.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-dealloc-ops --subject fh-early-free --oracle interp,native

// CHECK-LABEL: @mismatch
// CHECK-NOT: cf.assert
// CHECK: memref.dealloc
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @mismatch(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<2xi32>
  return %v : i32
}

// CHECK-LABEL: @made_static
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @made_static(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc(%c2) {bufferization.manual_deallocation} : memref<?xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  %b = memref.realloc %a(%c4) {bufferization.manual_deallocation} : memref<?xi32> to memref<?xi32>
  %v = memref.load %b[%c0] : memref<?xi32>
  memref.dealloc %b {bufferization.manual_deallocation} : memref<?xi32>
  return %v : i32
}
