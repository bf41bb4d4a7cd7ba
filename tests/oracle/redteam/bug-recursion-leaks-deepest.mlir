// Only the frame whose argument is not 3 frees its buffer.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"leak"
// CHECK-SAME: "message":"1 allocations

//--- before.mlir
func.func private @r(%n: index, %m: memref<i32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.cmpi eq, %n, %c0 : index
  %v = scf.if %z -> i32 {
    %l = memref.load %m[] : memref<i32>
    scf.yield %l : i32
  } else {
    %k = arith.subi %n, %c1 : index
    %a = memref.alloc() : memref<i32>
    memref.copy %m, %a : memref<i32> to memref<i32>
    %l = func.call @r(%k, %a) : (index, memref<i32>) -> i32
    scf.yield %l : i32
  }
  return %v : i32
}
func.func @f(%m: memref<i32>) -> i32 {
  %n = arith.constant 5 : index
  %v = call @r(%n, %m) : (index, memref<i32>) -> i32
  return %v : i32
}

//--- after.mlir
func.func private @r(%n: index, %m: memref<i32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.cmpi eq, %n, %c0 : index
  %v = scf.if %z -> i32 {
    %l = memref.load %m[] : memref<i32>
    scf.yield %l : i32
  } else {
    %k = arith.subi %n, %c1 : index
    %a = memref.alloc() : memref<i32>
    memref.copy %m, %a : memref<i32> to memref<i32>
    %l = func.call @r(%k, %a) : (index, memref<i32>) -> i32
    %c3 = arith.constant 3 : index
    %q = arith.cmpi ne, %n, %c3 : index
    bufferization.dealloc (%a : memref<i32>) if (%q)
    scf.yield %l : i32
  }
  return %v : i32
}
func.func @f(%m: memref<i32>) -> i32 {
  %n = arith.constant 5 : index
  %v = call @r(%n, %m) : (index, memref<i32>) -> i32
  return %v : i32
}
