// RUN: freehold-prove validate %s %s | FileCheck %s --check-prefix=SAME
// RUN: sed 's/toward_zero/upward/' %s > %t.mlir
// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove validate %s %t.mlir | FileCheck %s --check-prefix=OTHER
// A truncation with a rounding mode has no attribute that says which fast-math flags it has. Another mode is another op.
// SAME: @f target {{.*}} proved for all executions
// OTHER: @f target {{.*}} refuted: observation
func.func @f(%a: f64) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %r = arith.truncf %a toward_zero : f64 to f32
  memref.dealloc %m : memref<4xf32>
  return %r : f32
}
