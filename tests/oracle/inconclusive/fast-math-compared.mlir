// A float that flags allow to differ is compared or cast: integers may then differ as well.
// RUN: sed 's/%x = arith.addf %a, %b/%x = arith.addf %b, %c/; s/arith.addf %x, %c/arith.addf %a, %x/' %s > %t
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --target %t --entry compared --args '1e8, -1e8, 1.0' 2>&1 | FileCheck %s --check-prefix=COMPARED
// COMPARED: fast-math flags allow other results: 'result 0 = true : i1' before and 'result 0 = false : i1' after
// COMPARED: 1 judged = 0 agree + 0 defect + 1 inconclusive
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --target %t --entry stored --args '1e8, -1e8, 1.0, memref(1)' 2>&1 | FileCheck %s --check-prefix=STORED
// STORED: 1 judged = 0 agree + 0 defect + 1 inconclusive

// Where nothing that is compared comes from such an operation, an integer that differs is a defect.
// RUN: sed 's/ogt, %c/olt, %c/' %s > %t.wrong
// RUN: %S/../Inputs/exit-code 1 freehold-check %s --target %t.wrong --entry beside --args '1.0, 2.0, 1.0' 2>&1 | FileCheck %s --check-prefix=BESIDE
// BESIDE: error: observation
// BESIDE: 1 judged = 0 agree + 1 defect
func.func @compared(%a: f32, %b: f32, %c: f32) -> i1 {
  %x = arith.addf %a, %b fastmath<reassoc> : f32
  %y = arith.addf %x, %c fastmath<reassoc> : f32
  %zero = arith.constant 0.0 : f32
  %r = arith.cmpf ogt, %y, %zero : f32
  return %r : i1
}
func.func @stored(%a: f32, %b: f32, %c: f32, %m: memref<1xf32>) -> i32 {
  %c0 = arith.constant 0 : index
  %x = arith.addf %a, %b fastmath<reassoc> : f32
  %y = arith.addf %x, %c fastmath<reassoc> : f32
  memref.store %y, %m[%c0] : memref<1xf32>
  %z = memref.load %m[%c0] : memref<1xf32>
  %r = arith.fptosi %z : f32 to i32
  return %r : i32
}
func.func @beside(%a: f32, %b: f32, %c: f32) -> (f32, i1) {
  %x = arith.addf %a, %b fastmath<reassoc> : f32
  %zero = arith.constant 0.0 : f32
  %r = arith.cmpf ogt, %c, %zero : f32
  return %x, %r : f32, i1
}
