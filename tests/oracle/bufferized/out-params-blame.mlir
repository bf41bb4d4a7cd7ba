// Who is to blame for a defect is found by judging the program after each pass. After bufferization its results are not yet
// out parameters, although the subject promises them.
// DEFINE: %{options} = bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map
// DEFINE: %{after} = buffer-results-to-out-params{modify-public-functions=true},buffer-deallocation-pipeline
// RUN: not freehold-check %s --load-pass-plugin %build/lib/libWrongBufferization.so --signatures out-params --pipeline 'p=one-shot-bufferize{%{options}},test-wrong-bufferization{mistake=leave-out-store},%{after}' 2>&1 | FileCheck %s
// CHECK: error: {{[a-z-]+}} (p, @f):
// CHECK: note: the pass to blame is 'test-wrong-bufferization'
// CHECK: 1 judged = 0 agree + 1 defect
// RUN: freehold-check %s --signatures out-params --pipeline 'p=one-shot-bufferize{%{options}},%{after}' | FileCheck %s --check-prefix=RIGHT
// RIGHT: 1 judged = 1 agree + 0 defect
func.func @f(%t: tensor<4xi32>, %v: i32) -> (tensor<4xi32>, i32) {
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<4xi32>
  %z = linalg.fill ins(%v : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %x = tensor.extract %t[%c1] : tensor<4xi32>
  %r = tensor.insert %x into %z[%c1] : tensor<4xi32>
  return %r, %x : tensor<4xi32>, i32
}
