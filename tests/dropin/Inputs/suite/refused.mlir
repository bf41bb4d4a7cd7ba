// RUN: not mlir-opt %s 2>&1 | FileCheck %s

// CHECK: error: 
func.func @f() -> i32 {
  return : i32
}
