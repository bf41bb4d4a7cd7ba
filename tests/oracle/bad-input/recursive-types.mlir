// A type that refers to itself, as only the LLVM dialect has: it is not modelled, and said so.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject identity --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 3 freehold-run %s 2>&1 | FileCheck %s --check-prefix=DIAG

// CHECK: "verdict":"inconclusive","reason":"unsupported","location":"{{[^"]*}}recursive-types.mlir:[[#@LINE+2]]:
// DIAG: recursive-types.mlir:[[#@LINE+1]]:{{.*}}: error: unsupported:
func.func @f(%a: !llvm.struct<"node", (i32, struct<"node">)>) {
  return
}
