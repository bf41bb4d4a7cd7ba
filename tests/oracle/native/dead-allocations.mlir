// Unused allocations leak for both judges: MLIR's lowering of affine, scopes and clones does not
// remove them.
// RUN: %S/../Inputs/exit-code 1 freehold-check %s --subject identity --oracle interp,native --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject fh --subject fh-unsimplified --oracle interp,native
// CHECK-NOT: judge-disagreement
// CHECK: "oracle":"interp","entry":"loop",{{.*}}"kind":"leak"
// CHECK: "oracle":"native-jit","entry":"loop",{{.*}}"kind":"leak"
// CHECK: "oracle":"interp","entry":"scope",{{.*}}"kind":"leak"
// CHECK: "oracle":"native-jit","entry":"scope",{{.*}}"kind":"leak"
// CHECK: "oracle":"interp","entry":"clone",{{.*}}"kind":"leak"
// CHECK: "oracle":"native-jit","entry":"clone",{{.*}}"kind":"leak"
// CHECK: "oracle":"interp","entry":"retained",{{.*}}"kind":"leak"
// CHECK: "oracle":"native-jit","entry":"retained",{{.*}}"kind":"leak"
// CHECK: "oracle":"interp","entry":"branch",{{.*}}"kind":"leak"
// CHECK: "oracle":"native-jit","entry":"branch",{{.*}}"kind":"leak"
// CHECK-NOT: judge-disagreement
func.func @loop(%x: i32) -> i32 {
  %0 = memref.alloc() : memref<2x2xi32>
  %1 = affine.for %2 = 1 to 3 iter_args(%3 = %x) -> (i32) {
      affine.yield %3 : i32
  }
  return %1 : i32
}
func.func @scope() {
  memref.alloca_scope {
    %0 = memref.alloc() : memref<2x2xi32>
    %1 = memref.cast %0 : memref<2x2xi32> to memref<?x?xi32>
    memref.alloca_scope.return
  }
  return
}
func.func @clone(%m: memref<3xi32>) {
  affine.for %i = 0 to 2 {
    %0 = bufferization.clone %m : memref<3xi32> to memref<3xi32>
  }
  return
}
// What uses the allocation is gone once the op is lowered.
func.func @retained() {
  %true = arith.constant true
  %0 = memref.alloc() : memref<4xi32>
  %1 = memref.subview %0[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  %2 = bufferization.dealloc (%0 : memref<4xi32>) if (%true)
      retain (%1 : memref<2xi32, strided<[1], offset: 1>>)
  return
}
func.func @branch() {
  %false = arith.constant false
  %0 = memref.alloc() : memref<4xi32>
  scf.if %false {
    memref.dealloc %0 : memref<4xi32>
  }
  return
}
