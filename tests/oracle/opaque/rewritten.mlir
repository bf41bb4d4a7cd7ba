// A registered op may be rewritten by folders, and what is assumed of it then changes: another observation is inconclusive,
// a memory error or a leak still a defect. An unregistered op is never rewritten (wrong-targets.mlir).
// RUN: split-file --leading-lines %s %t
// DEFINE: %{check} = freehold-check %t/before.mlir --json --target
// RUN: %S/../Inputs/exit-code 3 %{check} %t/folded.mlir | FileCheck %s --check-prefix=REWRITTEN
// RUN: %S/../Inputs/exit-code 1 %{check} %t/folded-leaks.mlir | FileCheck %s --check-prefix=LEAK
// RUN: %S/../Inputs/exit-code 1 %{check} %t/wrong.mlir | FileCheck %s --check-prefix=WRONG
// REWRITTEN: "reason":"unsupported",{{.*}}"message":"complex.abs: is opaque, and is rewritten or runs a different number of times"
// LEAK: "kind":"leak"
// WRONG: "kind":"observation"

//--- before.mlir
func.func @f(%x: f32) -> f32 {
  %m = memref.alloc() : memref<f32>
  %c = complex.create %x, %x : complex<f32>
  %a = complex.abs %c : complex<f32>
  memref.store %a, %m[] : memref<f32>
  %v = memref.load %m[] : memref<f32>
  return %v : f32
}

//--- folded.mlir
func.func @f(%x: f32) -> f32 {
  %v = arith.addf %x, %x : f32
  return %v : f32
}

//--- folded-leaks.mlir
func.func @f(%x: f32) -> f32 {
  %m = memref.alloc() : memref<f32>
  %v = arith.addf %x, %x : f32
  return %v : f32
}

//--- wrong.mlir
func.func @f(%x: f32) -> f32 {
  %c = complex.create %x, %x : complex<f32>
  %a = complex.abs %c : complex<f32>
  %v = arith.addf %a, %a : f32
  return %v : f32
}
