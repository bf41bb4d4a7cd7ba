// Named linalg ops that came later are handed over as linalg.generic.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --command mlir-opt-19 --command mlir-opt-16 --oracle interp --json | FileCheck %s --check-prefix=GOOD
// GOOD: "subject":"mlir-opt-19",{{.*}}"verdict":"agree"
// GOOD: "subject":"mlir-opt-16",{{.*}}"verdict":"agree"

//--- good.mlir
func.func @f(%a: memref<2x2xf32>, %b: memref<2x2xf32>) {
  linalg.add ins(%a, %a : memref<2x2xf32>, memref<2x2xf32>) outs(%b : memref<2x2xf32>)
  linalg.square ins(%b : memref<2x2xf32>) outs(%a : memref<2x2xf32>)
  return
}
