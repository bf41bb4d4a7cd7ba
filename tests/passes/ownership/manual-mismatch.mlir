// A29: freed by hand without having been allocated so: an assertion says so at run time, as upstream's does.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: not freehold-check %s --subject fh | FileCheck %s --check-prefix=JUDGED
// JUDGED: defect: observation

// CHECK-LABEL: @mismatch
// CHECK: cf.assert %{{.*}}, "expected that what is deallocated by hand is not owned by the block"
// CHECK-NEXT: memref.dealloc
func.func @mismatch(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<2xi32>
  return %v : i32
}
