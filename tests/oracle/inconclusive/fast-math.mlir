// Where operations of the source have flags that allow other floats, a target that differs in floats only is neither right nor
// wrong. Other differences are defects, and so are all differences without flags, or in floats that no such operation reaches.
// RUN: split-file --leading-lines %s %t
// RUN: sed 's/ fastmath<[a-z]*>//' %t/before.mlir > %t/plain-before.mlir
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/before.mlir --target %t/allowed.mlir --json | FileCheck %s --check-prefix=ALLOWED
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/before.mlir --target %t/allowed.mlir --oracle native --entry sum --entry signs --entry other --json | FileCheck %s --check-prefix=NATIVE
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/plain-before.mlir --target %t/allowed.mlir --json | FileCheck %s --check-prefix=DEFECT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/before.mlir | FileCheck %s --check-prefix=SAME
// ALLOWED-DAG: "entry":"sum",{{.*}}"verdict":"inconclusive","reason":"fast-math","location":"{{.*}}before.mlir:{{.*}}"message":"fast-math flags allow other floats: {{.*}} before and {{.*}} after"
// ALLOWED-DAG: "entry":"cells",{{.*}}"reason":"fast-math"
// ALLOWED-DAG: "entry":"signs",{{.*}}"reason":"fast-math"
// ALLOWED-DAG: "entry":"other",{{.*}}"verdict":"agree"
// ALLOWED-DAG: "entry":"outside",{{.*}}"reason":"fast-math"
// NATIVE-DAG: "entry":"sum",{{.*}}"reason":"fast-math"
// NATIVE-DAG: "entry":"signs",{{.*}}"reason":"fast-math"
// NATIVE-DAG: "entry":"other",{{.*}}"verdict":"agree"
// DEFECT-DAG: "entry":"sum",{{.*}}"kind":"observation"
// DEFECT-DAG: "entry":"cells",{{.*}}"kind":"observation"
// DEFECT-DAG: "entry":"signs",{{.*}}"kind":"observation"
// DEFECT-DAG: "entry":"outside",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"sum",{{.*}}"kind":"leak"
// WRONG-DAG: "entry":"cells",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"signs",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"other",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"outside",{{.*}}"kind":"use-after-free"
// SAME: 5 judged = 5 agree + 0 defect + 0 inconclusive

//--- before.mlir
func.func private @see(f32, memref<2xi8>) -> i32
func.func @sum(%x: f32, %y: f32, %z: f32) -> f32 {
  %p = arith.addf %x, %y fastmath<reassoc> : f32
  %r = arith.addf %p, %z fastmath<reassoc> : f32
  return %r : f32
}
func.func @cells(%m: memref<3xf32>, %n: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c0] : memref<3xf32>
  %y = memref.load %m[%c1] : memref<3xf32>
  %r = arith.divf %x, %y fastmath<arcp> : f32
  memref.store %r, %m[%c0] : memref<3xf32>
  return
}
func.func @signs(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %r = arith.addf %x, %zero fastmath<nsz> : f64
  return %r : f64
}
func.func @other(%x: f32, %y: f64) -> (f32, f64) {
  %r = arith.mulf %x, %x fastmath<contract> : f32
  %s = arith.mulf %y, %y : f64
  return %r, %s : f32, f64
}
func.func @outside(%x: f32, %y: f32, %a: memref<2xi8>) -> i32 {
  %p = arith.mulf %x, %y fastmath<contract> : f32
  %q = arith.addf %p, %y fastmath<contract> : f32
  %r = call @see(%q, %a) : (f32, memref<2xi8>) -> i32
  return %r : i32
}

//--- allowed.mlir
func.func private @see(f32, memref<2xi8>) -> i32
func.func @sum(%x: f32, %y: f32, %z: f32) -> f32 {
  %p = arith.addf %y, %z : f32
  %r = arith.addf %x, %p : f32
  return %r : f32
}
func.func @cells(%m: memref<3xf32>, %n: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %x = memref.load %m[%c0] : memref<3xf32>
  %y = memref.load %m[%c1] : memref<3xf32>
  %q = arith.divf %one, %y : f32
  %r = arith.mulf %x, %q : f32
  memref.store %r, %m[%c0] : memref<3xf32>
  return
}
func.func @signs(%x: f64) -> f64 {
  return %x : f64
}
func.func @other(%x: f32, %y: f64) -> (f32, f64) {
  %r = arith.mulf %x, %x : f32
  %s = arith.mulf %y, %y : f64
  return %r, %s : f32, f64
}
func.func @outside(%x: f32, %y: f32, %a: memref<2xi8>) -> i32 {
  %q = math.fma %x, %y, %y : f32
  %r = call @see(%q, %a) : (f32, memref<2xi8>) -> i32
  return %r : i32
}

//--- wrong.mlir
func.func private @see(f32, memref<2xi8>) -> i32
// A leak, whatever the floats.
func.func @sum(%x: f32, %y: f32, %z: f32) -> f32 {
  %m = memref.alloc() : memref<2xi8>
  %p = arith.addf %y, %z : f32
  %r = arith.addf %x, %p : f32
  return %r : f32
}
// An integer besides.
func.func @cells(%m: memref<3xf32>, %n: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %i = arith.constant 12 : i32
  %x = memref.load %m[%c0] : memref<3xf32>
  %y = memref.load %m[%c1] : memref<3xf32>
  %q = arith.divf %one, %y : f32
  %r = arith.mulf %x, %q : f32
  memref.store %r, %m[%c0] : memref<3xf32>
  memref.store %i, %n[] : memref<i32>
  return
}
// More than the sign of a zero.
func.func @signs(%x: f64) -> f64 {
  %r = arith.negf %x : f64
  return %r : f64
}
// No operation on f64 has flags.
func.func @other(%x: f32, %y: f64) -> (f32, f64) {
  %r = arith.mulf %x, %x : f32
  %s = arith.addf %y, %y : f64
  return %r, %s : f32, f64
}
func.func @outside(%x: f32, %y: f32, %a: memref<2xi8>) -> i32 {
  %m = memref.alloc() : memref<2xi8>
  memref.dealloc %m : memref<2xi8>
  %q = math.fma %x, %y, %y : f32
  %r = call @see(%q, %m) : (f32, memref<2xi8>) -> i32
  return %r : i32
}
