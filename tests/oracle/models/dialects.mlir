// Programs of dialects that users bring parse in every tool that runs them.
//
// RUN: freehold-run %s --irdl-file %S/Inputs/cmath.irdl.mlir --op-models %S/Inputs/cmath-models.mlir --args 3 | FileCheck %s
// CHECK: result 0 = 9 : i32
// RUN: freehold-check %s --irdl-file %S/Inputs/cmath.irdl.mlir --op-models %S/Inputs/cmath-models.mlir --subject fh
//
// The verifier of the dialect refuses what it does not take.
//
// RUN: sed 's/cmath.square"(%%x) : (i32)/cmath.square"(%%x, %%x) : (i32, i32)/' %s > %t.mlir
// RUN: not freehold-check %t.mlir --irdl-file %S/Inputs/cmath.irdl.mlir --subject fh 2>&1 | FileCheck %s --check-prefix=VERIFIER
// VERIFIER: error: {{.*}}operand
//
// Files that are none:
//
// RUN: not freehold-check %s --irdl-file %t.missing --subject fh 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: .missing: error: No such file
// RUN: not freehold-check %s --load-dialect-plugin %s --subject fh 2>&1 | FileCheck %s --check-prefix=PLUGIN
// PLUGIN: error: {{.*}}dialects.mlir

func.func @f(%x: i32) -> i32 {
  %a = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %y = "cmath.square"(%x) : (i32) -> i32
  memref.store %y, %a[%c0] : memref<1xi32>
  %r = memref.load %a[%c0] : memref<1xi32>
  memref.dealloc %a : memref<1xi32>
  return %r : i32
}
