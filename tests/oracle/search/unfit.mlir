// A precondition that no input meets stays inconclusive; one that the search meets is said in words. What an assertion
// asks is no defect of the target; freeing the buffer too early behind it is one.
//
// RUN: not freehold-check %s --subject fh --json > %t; FileCheck %s < %t
// RUN: not freehold-check %s --entry never --subject fh --verbose 2>&1 | FileCheck %s --check-prefix=NEVER
// RUN: freehold-check %s --entry met --subject fh --verbose | FileCheck %s --check-prefix=WORDS
// RUN: freehold-check %s --entry met --subject fh --verbose > %t.1; freehold-check %s --entry met --subject fh --verbose > %t.2
// RUN: diff %t.1 %t.2
// CHECK: "entry":"met","verdict":"agree"
// CHECK: "entry":"never","verdict":"inconclusive","reason":"source-aborts"
// NEVER: never fh: inconclusive source-aborts (0 of {{[0-9]+}} inputs fit
// WORDS: @met fh: agree on {{.*}}inputs found in {{[0-9]+}} tries: argument 1 is {{.*}}, not {{[-0-9]+}} (otherwise {{.*}}unfit.mlir:{{[0-9]+}}:3: cf.assert: in step)

func.func @met(%a: index, %b: index) -> memref<?xi8> {
  %c7 = arith.constant 7 : index
  %c400 = arith.constant 400 : index
  %v = arith.constant 1 : i8
  %a7 = arith.muli %a, %c7 : index
  %want = arith.addi %a7, %c400 : index
  %ok = arith.cmpi eq, %want, %b : index
  cf.assert %ok, "in step"
  %m = memref.alloc(%c7) : memref<?xi8>
  linalg.fill ins(%v : i8) outs(%m : memref<?xi8>)
  return %m : memref<?xi8>
}

func.func @never(%a: index) -> memref<?xi8> {
  %no = arith.cmpi ult, %a, %a : index
  cf.assert %no, "never"
  %m = memref.alloc(%a) : memref<?xi8>
  return %m : memref<?xi8>
}
