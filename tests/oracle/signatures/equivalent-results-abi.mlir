// A dropped result is no longer returned, so no rule about returned buffers speaks of it; one that is
// still returned must obey them (T4), whether the source did or not. The argument stays the caller's.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/before.mlir --entry f --target %t/good.mlir --signatures equivalent-results --oracle interp,native
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --entry f --target %t/kept.mlir --signatures equivalent-results --oracle interp,native --json | FileCheck %t/kept.mlir
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --entry f --target %t/freed.mlir --signatures equivalent-results --oracle interp,native --json | FileCheck %t/freed.mlir
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --entry f --target %t/leaks.mlir --signatures equivalent-results --oracle interp,native --json | FileCheck %t/leaks.mlir
// RUN: freehold-check %t/exits.mlir --entry f --subject upstream-drop-equivalent --subject upstream-drop-equivalent-alone --oracle interp,native
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/exits.mlir --entry f --target %t/good.mlir --signatures equivalent-results --json | FileCheck %s --check-prefix=EXITS

//--- before.mlir
func.func private @f(%a: memref<2xi32>) -> memref<2xi32> {
  return %a : memref<2xi32>
}

//--- good.mlir
func.func private @f(%a: memref<2xi32>) {
  return
}

//--- kept.mlir
// CHECK: "oracle":"interp"{{.*}}"kind":"abi","location":"{{[^"]*}}kept.mlir:[[#@LINE+3]]:3"
// CHECK: "oracle":"native-jit"{{.*}}"kind":"abi"
func.func private @f(%a: memref<2xi32>) -> memref<2xi32> {
  return %a : memref<2xi32>
}

//--- freed.mlir
// CHECK: "oracle":"interp"{{.*}}"kind":"bad-free","location":"{{[^"]*}}freed.mlir:[[#@LINE+3]]:3"
// CHECK: "oracle":"native-jit"{{.*}}"kind":"bad-free"
func.func private @f(%a: memref<2xi32>) {
  memref.dealloc %a : memref<2xi32>
  return
}

//--- leaks.mlir
// CHECK: "oracle":"interp"{{.*}}"kind":"leak","location":"{{[^"]*}}leaks.mlir:[[#@LINE+4]]:8"
// CHECK: "oracle":"native-jit"{{.*}}"kind":"leak"
func.func private @use(memref<2xi32>)
func.func private @f(%a: memref<2xi32>) {
  %m = memref.alloc() : memref<2xi32>
  memref.copy %a, %m : memref<2xi32> to memref<2xi32>
  return
}

//--- exits.mlir
// Not one argument but two: neither may be dropped.
// EXITS: "kind":"invalid-output"
func.func private @f(%c: i1, %a: memref<2xi32>, %b: memref<2xi32>) -> memref<2xi32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : memref<2xi32>
^bb2:
  return %b : memref<2xi32>
}
