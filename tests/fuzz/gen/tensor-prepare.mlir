// freehold-prepare: one-shot-bufferize{bufferize-function-boundaries=1}
// A file's first line says how it is prepared; all tools that judge go by it.
// RUN: freehold-check %s --subject upstream | FileCheck %s --check-prefix=GOOD
// RUN: not freehold-check %s --subject identity 2>&1 | FileCheck %s --check-prefix=LEAK
// RUN: freehold-run --ignore-leaks --args 5 %s | FileCheck %s --check-prefix=ARG
// GOOD: 1 judged = 1 agree
// LEAK: error: leak (identity
// ARG: 5

// The bad twins: no such pass; a pass that leaves tensors, which are judged as well; a leak to be reduced.
// RUN: sed 's/one-shot-bufferize{.*}/no-such-pass/' %s > %t.nopass.mlir
// RUN: sh -c 'freehold-check %t.nopass.mlir --subject upstream --json; test $? = 3' | FileCheck %s --check-prefix=NOPASS
// NOPASS: "reason":"rejected"
// NOPASS-SAME: does not parse
// RUN: sed 's/{bufferize.*}/{bufferize-function-boundaries=1 dialect-filter=func}/' %s > %t.left.mlir
// RUN: freehold-check %t.left.mlir --subject upstream | FileCheck %s --check-prefix=LEFT
// LEFT: 1 judged = 1 agree

// RUN: freehold-reduce %s --subject identity -o %t.reduced.mlir
// RUN: FileCheck %s --check-prefix=REDUCED < %t.reduced.mlir
// REDUCED-NOT: tensor
// REDUCED: memref.alloc
// REDUCED-NOT: tensor
func.func @main(%i: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %i, %i : tensor<2xi32>
  %x = tensor.extract %t[%c0] : tensor<2xi32>
  return %x : i32
}
