// T4: an out buffer is the caller's. The callee must not free it; the line is where the caller has it.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/before.mlir --subject upstream-out-params --subject upstream-out-params-hoisted --oracle interp,native
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/freed.mlir --signatures out-params --oracle interp,native --json | FileCheck %t/freed.mlir
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/in-memory.mlir --signatures out-params --json | FileCheck %t/in-memory.mlir

// A buffer that the source returns twice, or gets from its caller or from a global, is copied out.
//--- before.mlir
memref.global "private" @g : memref<2xi32> = dense<7>
func.func @f(%a: memref<2xi32>) -> (memref<2xi32>, memref<2xi32>, memref<2xi32>) {
  %g = memref.get_global @g : memref<2xi32>
  return %a, %g, %a : memref<2xi32>, memref<2xi32>, memref<2xi32>
}

//--- freed.mlir
// CHECK: "oracle":"interp"{{.*}}"kind":"abi","location":"{{[^"]*}}freed.mlir:[[#@LINE+4]]:1"
// CHECK-SAME: "message":"returns as result 1 a freed buffer"
// CHECK: "oracle":"native-jit"{{.*}}"kind":"abi"
memref.global "private" @g : memref<2xi32> = dense<7>
func.func @f(%a: memref<2xi32>, %x: memref<2xi32>, %y: memref<2xi32>, %z: memref<2xi32>) {
  memref.copy %a, %x : memref<2xi32> to memref<2xi32>
  memref.copy %a, %z : memref<2xi32> to memref<2xi32>
  memref.dealloc %y : memref<2xi32>
  return
}

//--- in-memory.mlir
// Two outs of one buffer would be an alias that the source does not have: the caller's are distinct.
// CHECK: "kind":"observation"
// CHECK-SAME: "message":"observation 2 was 'result 1 = [7, 7] : memref<2xi32>' before and is 'result 1 =
memref.global "private" @g : memref<2xi32> = dense<7>
func.func @f(%a: memref<2xi32>, %x: memref<2xi32>, %y: memref<2xi32>, %z: memref<2xi32>) {
  memref.copy %a, %x : memref<2xi32> to memref<2xi32>
  memref.copy %x, %y : memref<2xi32> to memref<2xi32>
  memref.copy %x, %z : memref<2xi32> to memref<2xi32>
  return
}
