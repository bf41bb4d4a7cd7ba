// A comparison that is always false or true of a converted integer and a constant, on which MLIR's canonicalization crashes.
// RUN: freehold-opt %s --fh-canonicalize | FileCheck %s
// RUN: freehold-check %s --subject fh | FileCheck %s --check-prefix=JUDGED
// RUN: not freehold-check %s --pipeline canonicalize | FileCheck %s --check-prefix=TWIN
// JUDGED: 0 defect
// TWIN: defect: crash 1
// CHECK-LABEL: @f
// CHECK: return %{{.*}}, %{{.*}} : i1, i1
func.func @f(%a: i32) -> (i1, i1) {
  %c = arith.constant 0.0 : f64
  %x = arith.sitofp %a : i32 to f64
  %never = arith.cmpf false, %x, %c : f64
  %y = arith.uitofp %a : i32 to f64
  %always = arith.cmpf true, %y, %c : f64
  return %never, %always : i1, i1
}
