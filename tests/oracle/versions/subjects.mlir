// The built-in older subjects, on what they differ about: a buffer that a call returns.
// RUN: %S/../Inputs/exit-code 1 freehold-check %s --subject ownership-19 --subject legacy-19 --subject legacy-16 --json | FileCheck %s

// CHECK: "subject":"ownership-19",{{.*}}"entry":"own","verdict":"agree"
// CHECK: "subject":"ownership-19",{{.*}}"entry":"call","verdict":"agree"
// CHECK: "subject":"legacy-19",{{.*}}"entry":"own","verdict":"agree"
// CHECK: "subject":"legacy-19",{{.*}}"entry":"call","verdict":"defect","kind":"leak","location":"{{[^"]*}}subjects.mlir:[[#@LINE+15]]:8"
// CHECK: "subject":"legacy-16",{{.*}}"entry":"own","verdict":"agree"
// CHECK: "subject":"legacy-16",{{.*}}"entry":"call","verdict":"defect","kind":"leak","location":"{{[^"]*}}subjects.mlir:[[#@LINE+13]]:8"
func.func @own(%v: f32) -> f32 {
  %m = memref.alloc() : memref<f32>
  memref.store %v, %m[] : memref<f32>
  %x = memref.load %m[] : memref<f32>
  return %x : f32
}
func.func @call(%v: f32) -> f32 {
  %m = func.call @make(%v) : (f32) -> memref<f32>
  %x = memref.load %m[] : memref<f32>
  return %x : f32
}
func.func private @make(%v: f32) -> memref<f32> {
  %m = memref.alloc() : memref<f32>
  memref.store %v, %m[] : memref<f32>
  return %m : memref<f32>
}
