// Iterations of a loop that is independent run in any order, and conflicting accesses are races. An upper bound may be included.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: freehold-run %s --entry main --ignore-leaks --reverse-parallel | FileCheck %s
// RUN: freehold-run %s --entry sequential --ignore-leaks | FileCheck %s --check-prefix=SEQUENTIAL
// RUN: not freehold-run %s --entry race --ignore-leaks 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry narrow 2>&1 | FileCheck %s --check-prefix=NARROW
// CHECK: result 0 = [1, 1] : memref<2xi32>
// SEQUENTIAL: returned
// RACE: error: undefined
// NARROW: unsupported: acc.loop: a loop without bounds
func.func @main() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  acc.loop control(%i : index) = (%c0 : index) to (%c1 : index) step (%c1 : index) {
    %x0 = memref.load %m[%i] : memref<2xi32>
    %y0 = arith.addi %x0, %one : i32
    memref.store %y0, %m[%i] : memref<2xi32>
    acc.yield
  } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
  return %m : memref<2xi32>
}
func.func @sequential() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  acc.loop control(%i : index) = (%c0 : index) to (%c2 : index) step (%c1 : index) {
    %x0 = memref.load %m[%c0] : memref<2xi32>
    %y0 = arith.addi %x0, %one : i32
    memref.store %y0, %m[%c0] : memref<2xi32>
    acc.yield
  } attributes {seq = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
  return
}
func.func @race() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  acc.loop control(%i : index) = (%c0 : index) to (%c2 : index) step (%c1 : index) {
    %x0 = memref.load %m[%c0] : memref<2xi32>
    %y0 = arith.addi %x0, %one : i32
    memref.store %y0, %m[%c0] : memref<2xi32>
    acc.yield
  } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: false>}
  return
}
func.func @narrow() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  acc.loop control(%i : i32) = (%c0 : i32) to (%c1 : i32) step (%c1 : i32) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
