// one-shot-bufferize with a filter may keep a function on tensors and drop what its arguments say. A caller looks at a tensor that
// must not be written, before and after.
// RUN: freehold-check %s --pipeline 'p=one-shot-bufferize{bufferize-function-boundaries=true dialect-filter=linalg,bufferization}' --signatures bufferized | FileCheck %s
// RUN: freehold-check %s --subject bufferize --subject bufferize-fh | FileCheck %s --check-prefix=BOTH
// CHECK: 1 judged = 1 agree + 0 defect
// BOTH: 2 judged = 2 agree + 0 defect
func.func @f(%t: tensor<i32> {bufferization.writable = false}, %i: i32) -> i32 {
  %x = tensor.extract %t[] : tensor<i32>
  %s = arith.addi %x, %i : i32
  return %s : i32
}
