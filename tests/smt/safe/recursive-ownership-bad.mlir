// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// The flag is wrong where the buffer is the argument.
// CHECK: @main  refuted: bad-free
func.func private @f(%n: index, %m: memref<4xi32>, %c: i1) -> (memref<4xi32>, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %true = arith.constant true
  %ends = arith.cmpi eq, %n, %c0 : index
  %r:2 = scf.if %ends -> (memref<4xi32>, i1) {
    scf.yield %m, %true : memref<4xi32>, i1
  } else {
    %k = arith.subi %n, %c1 : index
    %q:2 = func.call @f(%k, %m, %c) : (index, memref<4xi32>, i1) -> (memref<4xi32>, i1)
    %a = memref.alloc() : memref<4xi32>
    memref.copy %q#0, %a : memref<4xi32> to memref<4xi32>
    %s = arith.select %c, %a, %q#0 : memref<4xi32>
    %owns = arith.select %c, %true, %q#1 : i1
    scf.if %c {
      scf.if %q#1 {
        memref.dealloc %q#0 : memref<4xi32>
      }
    } else {
      memref.dealloc %a : memref<4xi32>
    }
    scf.yield %s, %owns : memref<4xi32>, i1
  }
  return %r#0, %r#1 : memref<4xi32>, i1
}
func.func @main(%n: index, %m: memref<4xi32>, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %few = arith.minui %n, %c1 : index
  %r:2 = func.call @f(%few, %m, %c) : (index, memref<4xi32>, i1) -> (memref<4xi32>, i1)
  %x = memref.load %r#0[%c0] : memref<4xi32>
  scf.if %r#1 {
    memref.dealloc %r#0 : memref<4xi32>
  }
  return %x : i32
}
