// A script for compilers beside the program is no part of it: canonicalization takes an op out of it that has no use.
// RUN: freehold-check %s --subject fh --subject upstream | FileCheck %s
// CHECK: 2 judged = 2 agree
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %found = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  func.func @fill(%x: f32) -> memref<16xf32> {
    %m = memref.alloc() : memref<16xf32>
    linalg.fill ins(%x : f32) outs(%m : memref<16xf32>)
    return %m : memref<16xf32>
  }
}
