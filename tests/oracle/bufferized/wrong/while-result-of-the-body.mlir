// The results of a scf.while are what the condition forwards, not what the body yields.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func @f(%t: tensor<2xi32>, %limit: i32) -> (tensor<2xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %max = arith.remui %limit, %c5 : i32
  %zero = arith.constant 0 : i32
  %n = tensor.splat %zero : tensor<2xi32>
  %r:2 = scf.while (%x = %n, %y = %t) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
    %v = tensor.extract %x[%c0] : tensor<2xi32>
    %w = arith.addi %v, %one : i32
    %z = tensor.insert %w into %x[%c0] : tensor<2xi32>
    %go = arith.cmpi ult, %v, %max : i32
    scf.condition(%go) %x, %z : tensor<2xi32>, tensor<2xi32>
  } do {
  ^bb0(%a: tensor<2xi32>, %b: tensor<2xi32>):
    scf.yield %b, %a : tensor<2xi32>, tensor<2xi32>
  }
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi32>
}
//--- right.mlir
func.func @f(%t: memref<2xi32>, %limit: i32) -> (memref<2xi32>, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %max = arith.remui %limit, %c5 : i32
  %zero = arith.constant 0 : i32
  %x = memref.alloc() : memref<2xi32>
  %z = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%x : memref<2xi32>)
  scf.while : () -> () {
    %v = memref.load %x[%c0] : memref<2xi32>
    %w = arith.addi %v, %one : i32
    memref.copy %x, %z : memref<2xi32> to memref<2xi32>
    memref.store %w, %z[%c0] : memref<2xi32>
    %go = arith.cmpi ult, %v, %max : i32
    scf.condition(%go)
  } do {
    memref.copy %z, %x : memref<2xi32> to memref<2xi32>
    scf.yield
  }
  return %x, %z : memref<2xi32>, memref<2xi32>
}
//--- wrong.mlir
func.func @f(%t: memref<2xi32>, %limit: i32) -> (memref<2xi32>, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %max = arith.remui %limit, %c5 : i32
  %zero = arith.constant 0 : i32
  %x = memref.alloc() : memref<2xi32>
  %z = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%x : memref<2xi32>)
  scf.while : () -> () {
    %v = memref.load %x[%c0] : memref<2xi32>
    %w = arith.addi %v, %one : i32
    memref.copy %x, %z : memref<2xi32> to memref<2xi32>
    memref.store %w, %z[%c0] : memref<2xi32>
    %go = arith.cmpi ult, %v, %max : i32
    scf.condition(%go)
  } do {
    memref.copy %z, %x : memref<2xi32> to memref<2xi32>
    scf.yield
  }
  return %z, %x : memref<2xi32>, memref<2xi32>
}
