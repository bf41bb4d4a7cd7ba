// An encoding that is a memory space says nothing about the elements of a tensor. Others are not modelled.
// RUN: split-file %s %t
// RUN: freehold-check %t/spaces.mlir --pipeline cse --pipeline 'one-shot-bufferize{bufferize-function-boundaries=1 use-encoding-for-memory-space=1}' | FileCheck %s --check-prefix=AGREE
// RUN: freehold-check %t/spaces.mlir --subject bufferize --entry number --oracle interp,native | FileCheck %s --check-prefix=NATIVE
// RUN: sed "s/\(insert .* into .*\)c0/\1c1/" %t/spaces.mlir > %t/wrong.mlir
// RUN: not freehold-check %t/spaces.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not freehold-check %t/other.mlir --pipeline cse 2>&1 | FileCheck %s --check-prefix=OTHER
// AGREE: 6 judged = 6 agree
// NATIVE: 2 judged = 2 agree
// WRONG: error: observation {{.*}} @number
// OTHER: warning: unsupported {{.*}} values of its type are not modelled

//--- spaces.mlir
func.func @number(%t: tensor<4xi32, 3 : i64>, %v: i32) -> (tensor<4xi32, 3 : i64>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%c0] : tensor<4xi32, 3 : i64>
  %x = tensor.extract %t[%c0] : tensor<4xi32, 3 : i64>
  return %w, %x : tensor<4xi32, 3 : i64>, i32
}
func.func @name(%t: tensor<?xi32, "near">) -> tensor<?xi32, "near"> {
  return %t : tensor<?xi32, "near">
}
func.func @gpu(%t: tensor<4xi32, #gpu.address_space<workgroup>>) -> i32 {
  %c1 = arith.constant 1 : index
  %x = tensor.extract %t[%c1] : tensor<4xi32, #gpu.address_space<workgroup>>
  return %x : i32
}
//--- other.mlir
func.func @f(%t: tensor<4xi32, [0, 1]>) -> i32 {
  %c1 = arith.constant 1 : index
  %x = tensor.extract %t[%c1] : tensor<4xi32, [0, 1]>
  return %x : i32
}
