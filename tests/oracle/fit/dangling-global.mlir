// A dangling memref may be left in a private global, which nobody reads. A global that is only declared is other code's, so it is
// read at the end, whatever its visibility is.
// RUN: freehold-check %s --pipeline canonicalize | FileCheck %s
// RUN: sed 's/ = uninitialized$//' %s > %t.mlir
// RUN: not freehold-check %t.mlir --pipeline canonicalize 2>&1 | FileCheck %s --check-prefix=DECLARED
// CHECK: 1 judged = 1 agree
// DECLARED: warning: source-ub {{.*}} use-after-free
memref.global "private" @box : memref<memref<2xi32>> = uninitialized
func.func @f(%v: i32) -> i32 {
  %z = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%z] : memref<2xi32>
  %b = memref.get_global @box : memref<memref<2xi32>>
  memref.store %m, %b[] : memref<memref<2xi32>>
  memref.dealloc %m : memref<2xi32>
  return %v : i32
}
