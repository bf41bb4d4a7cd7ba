// RUN: freehold-run %s | FileCheck %s

// Several blocks, several terminators.
// CHECK-LABEL: @blocks()
// CHECK-NEXT: result 0 = 1 : i64
// CHECK-NEXT: result 1 = 12 : i64
// CHECK-NEXT: returned
func.func @blocks() -> (i64, i64) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = call @choose(%true) : (i1) -> i64
  %1 = call @choose(%false) : (i1) -> i64
  return %0, %1 : i64, i64
}

func.func private @choose(%c: i1) -> i64 {
  %v = scf.execute_region -> i64 {
    %c1 = arith.constant 1 : i64
    cf.cond_br %c, ^early(%c1 : i64), ^late
  ^early(%x: i64):
    scf.yield %x : i64
  ^late:
    %c2 = arith.constant 2 : i64
    cf.br ^join(%c2 : i64)
  ^join(%y: i64):
    %c10 = arith.constant 10 : i64
    %z = arith.addi %y, %c10 : i64
    scf.yield %z : i64
  }
  return %v : i64
}

// A loop of blocks inside, inside a loop around it: 0 + (0 + 1) + (0 + 1 + 2).
// CHECK-LABEL: @in_loop()
// CHECK-NEXT: result 0 = 4 : index
func.func @in_loop() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %c0) -> index {
    %t = scf.execute_region -> index {
      cf.br ^head(%c0, %c0 : index, index)
    ^head(%j: index, %sum: index):
      %more = arith.cmpi sle, %j, %i : index
      cf.cond_br %more, ^body, ^exit
    ^body:
      %next = arith.addi %j, %c1 : index
      %more_sum = arith.addi %sum, %j : index
      cf.br ^head(%next, %more_sum : index, index)
    ^exit:
      scf.yield %sum : index
    }
    %u = arith.addi %s, %t : index
    scf.yield %u : index
  }
  return %r : index
}

// Without results; no scope for stack buffers. Two values leave at once.
// CHECK-LABEL: @memrefs()
// CHECK-NEXT: print 7 : i32
// CHECK-NEXT: result 0 = 7 : i32
// CHECK-NEXT: result 1 = [8] : memref<1xi32>
// CHECK-NEXT: returned
func.func @memrefs() -> (i32, memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %v7 = arith.constant 7 : i32
  %v8 = arith.constant 8 : i32
  scf.execute_region {
    vector.print %v7 : i32
    scf.yield
  }
  %s, %h = scf.execute_region -> (memref<i32>, memref<1xi32>) {
    %a = memref.alloca() : memref<i32>
    %b = memref.alloc() : memref<1xi32>
    memref.store %v7, %a[] : memref<i32>
    memref.store %v8, %b[%c0] : memref<1xi32>
    scf.yield %a, %b : memref<i32>, memref<1xi32>
  }
  %x = memref.load %s[] : memref<i32>
  return %x, %h : i32, memref<1xi32>
}
