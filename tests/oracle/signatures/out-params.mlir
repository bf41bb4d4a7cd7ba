// OutParams: results of memref type are arguments at the end of the list, in order; the others stay.
// The contents of an out buffer after the call are compared with the result.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/before.mlir --subject upstream-out-params --subject upstream-out-params-hoisted --oracle interp,native
// RUN: freehold-check %t/before.mlir --target %t/good.mlir --signatures out-params --oracle interp,native
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/good.mlir --json | FileCheck %s --check-prefix=NOTASKED
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/forgotten.mlir --signatures out-params --oracle interp,native --json | FileCheck %t/forgotten.mlir
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/swapped.mlir --signatures out-params --json | FileCheck %t/swapped.mlir
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/early.mlir --signatures out-params --json | FileCheck %t/early.mlir
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/leaks.mlir --signatures out-params --oracle interp,native --json | FileCheck %t/leaks.mlir
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/first.mlir --signatures out-params --json | FileCheck %s --check-prefix=OTHER
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/some.mlir --signatures out-params --json | FileCheck %s --check-prefix=OTHER

// Without --signatures a changed signature is a defect, and so is a change other than the promised one.
// NOTASKED: "verdict":"defect","kind":"invalid-output"
// NOTASKED-SAME: "message":"@f has another signature or visibility afterwards"
// OTHER: "verdict":"defect","kind":"invalid-output"
// OTHER-SAME: "message":"@f has another signature or visibility afterwards"

//--- before.mlir
func.func @f(%a: memref<2xi32>, %v: i32) -> (memref<2xi32>, i32, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.copy %a, %m : memref<2xi32> to memref<2xi32>
  %n = memref.alloc() : memref<2xi32>
  memref.store %v, %n[%c0] : memref<2xi32>
  return %m, %v, %n : memref<2xi32>, i32, memref<2xi32>
}

//--- good.mlir
func.func @f(%a: memref<2xi32>, %v: i32, %m: memref<2xi32>, %n: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  memref.copy %a, %m : memref<2xi32> to memref<2xi32>
  memref.store %v, %n[%c0] : memref<2xi32>
  return %v : i32
}

//--- forgotten.mlir
// CHECK: "oracle":"interp"{{.*}}"kind":"observation"
// CHECK-SAME: "message":"observation 3 was 'result 2 = [3, _] : memref<2xi32>' before and is 'result 2 = [_, _] : memref<2xi32>' after"
// CHECK: "oracle":"native-jit"{{.*}}"kind":"observation"
func.func @f(%a: memref<2xi32>, %v: i32, %m: memref<2xi32>, %n: memref<2xi32>) -> i32 {
  memref.copy %a, %m : memref<2xi32> to memref<2xi32>
  return %v : i32
}

//--- swapped.mlir
// CHECK: "kind":"observation"
// CHECK-SAME: "message":"observation 1 was 'result 0 =
func.func @f(%a: memref<2xi32>, %v: i32, %m: memref<2xi32>, %n: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  memref.copy %a, %n : memref<2xi32> to memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  return %v : i32
}

//--- early.mlir
// An out buffer has no contents when the callee gets it.
// CHECK: "kind":"observation"
// CHECK-SAME: was 'result 2 = [3, _] : memref<2xi32>' before and is 'result 2 = [_, _] : memref<2xi32>' after
func.func @f(%a: memref<2xi32>, %v: i32, %m: memref<2xi32>, %n: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %0 = memref.load %m[%c0] : memref<2xi32>
  memref.copy %a, %m : memref<2xi32> to memref<2xi32>
  memref.store %0, %n[%c0] : memref<2xi32>
  return %v : i32
}

//--- leaks.mlir
// CHECK: "oracle":"interp"{{.*}}"kind":"leak","location":"{{[^"]*}}leaks.mlir:[[#@LINE+5]]:8"
// CHECK: "oracle":"native-jit"{{.*}}"kind":"leak"
func.func @f(%a: memref<2xi32>, %v: i32, %m: memref<2xi32>, %n: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  memref.copy %a, %m : memref<2xi32> to memref<2xi32>
  %x = memref.alloc() : memref<2xi32>
  memref.store %v, %x[%c0] : memref<2xi32>
  memref.copy %x, %n : memref<2xi32> to memref<2xi32>
  return %v : i32
}

//--- first.mlir
func.func @f(%m: memref<2xi32>, %n: memref<2xi32>, %a: memref<2xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  memref.copy %a, %m : memref<2xi32> to memref<2xi32>
  memref.store %v, %n[%c0] : memref<2xi32>
  return %v : i32
}

//--- some.mlir
func.func @f(%a: memref<2xi32>, %v: i32, %m: memref<2xi32>) -> (i32, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %n = memref.alloc() : memref<2xi32>
  memref.copy %a, %m : memref<2xi32> to memref<2xi32>
  memref.store %v, %n[%c0] : memref<2xi32>
  return %v, %n : i32, memref<2xi32>
}
