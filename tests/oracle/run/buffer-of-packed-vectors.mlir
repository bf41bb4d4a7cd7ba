// A caller cannot make a buffer whose elements have no layout in memory that is known.
// RUN: %S/../Inputs/exit-code 3 freehold-run %s --args 'memref(4)' 2>&1 | FileCheck %s
// CHECK: unsupported: argument 0: values of its type are not modelled
func.func @f(%m: memref<4xvector<8xi1>>) {
  return
}
