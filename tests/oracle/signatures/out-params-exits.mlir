// Several returns. The bad twin is what hoist-static-allocs of MLIR 22 does: both allocations become the
// one out buffer.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/before.mlir --subject upstream-out-params --oracle interp,native
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --signatures out-params --oracle interp,native --json | FileCheck %t/after.mlir
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --subject upstream-out-params-hoisted --oracle interp,native --json | FileCheck %t/after.mlir

//--- before.mlir
func.func @f(%c: i1, %a: i32, %b: i32) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  %n = memref.alloc() : memref<1xi32>
  memref.store %a, %m[%c0] : memref<1xi32>
  memref.store %b, %n[%c0] : memref<1xi32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %m : memref<1xi32>
^bb2:
  return %n : memref<1xi32>
}

//--- after.mlir
// CHECK: "oracle":"interp"{{.*}}"kind":"observation"
// CHECK: "oracle":"native-jit"{{.*}}"kind":"observation"
func.func @f(%c: i1, %a: i32, %b: i32, %out: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  memref.store %a, %out[%c0] : memref<1xi32>
  memref.store %b, %out[%c0] : memref<1xi32>
  return
}
