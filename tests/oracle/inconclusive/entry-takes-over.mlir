// An entry that declares that its caller hands an argument over may free it. Callers of entries hand nothing over, so that this is no
// defect, and not known to be right. A declaration of the default is no different from none.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh --subject fh-early-free --entry takes | FileCheck %s --check-prefix=TAKES
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh --entry unranked | FileCheck %s --check-prefix=TAKES
// RUN: freehold-check %s --subject fh --entry borrows | FileCheck %s --check-prefix=BORROWS
// TAKES: inconclusive: unsupported 1
// BORROWS: 1 judged = 1 agree

// Bad twin: without the declaration, a free of an argument is one of the caller's buffer.
// RUN: freehold-opt %s --fh-buffer-deallocation-pipeline | sed 's/{freehold.arg_ownership = "owned"}//' > %t.after.mlir
// RUN: sed 's/{freehold.arg_ownership = "owned"}//' %s > %t.before.mlir
// RUN: not freehold-check %t.before.mlir --target %t.after.mlir --entry takes 2>&1 | FileCheck %s --check-prefix=FREES
// FREES: bad-free
func.func @takes(%m: memref<4xi32> {freehold.arg_ownership = "owned"}) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xi32>
  return %v : i32
}
func.func @unranked(%m: memref<*xi32> {freehold.arg_ownership = "owned"}) {
  return
}
func.func @borrows(%m: memref<4xi32> {freehold.arg_ownership = "borrowed"}) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xi32>
  return %v : i32
}
