// A loop of one iteration is inlined, but not with a stack buffer into a loop that is no scope of its own: the buffers of all
// iterations would be there at once. MLIR's canonicalizer inlines it.
// RUN: freehold-opt --fh-canonicalize %s -o %t.ours.mlir
// RUN: FileCheck %s --input-file=%t.ours.mlir
// RUN: freehold-run %t.ours.mlir --entry in_while --args 3 | FileCheck %s --check-prefix=OURS
// RUN: freehold-run %t.ours.mlir --entry in_blocks --args '3, memref(1)' | FileCheck %s --check-prefix=OURS
// RUN: freehold-check %s --subject fh --entry in_while --args 3
// RUN: freehold-check %s --pipeline fh-canonicalize --entry in_for --entry without
// RUN: freehold-opt --canonicalize %s -o %t.theirs.mlir
// RUN: not freehold-run %t.theirs.mlir --entry in_while --args 3 2>&1 | FileCheck %s --check-prefix=SHIPPED
// RUN: not freehold-run %t.theirs.mlir --entry in_blocks --args '3, memref(1)' 2>&1 | FileCheck %s --check-prefix=SHIPPED
// OURS: returned
// SHIPPED: stack overflow

// CHECK-LABEL: func.func @in_while
// CHECK: scf.while
// CHECK: scf.for
// CHECK-NEXT: memref.alloca
func.func @in_while(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 300 : index
  %r:2 = scf.while (%i = %c0, %acc = %x) : (index, i32) -> (index, i32) {
    %more = arith.cmpi ult, %i, %n : index
    scf.condition(%more) %i, %acc : index, i32
  } do {
  ^bb0(%i: index, %acc: i32):
    %sum = scf.for %k = %c0 to %c1 step %c1 iter_args(%s = %acc) -> (i32) {
      %m = memref.alloca() : memref<100000xi32>
      memref.store %s, %m[%i] : memref<100000xi32>
      %v = memref.load %m[%i] : memref<100000xi32>
      %w = arith.addi %v, %x : i32
      scf.yield %w : i32
    }
    %next = arith.addi %i, %c1 : index
    scf.yield %next, %sum : index, i32
  }
  return %r#1 : i32
}

// CHECK-LABEL: func.func @in_blocks
// CHECK: scf.parallel
// CHECK-NEXT: memref.alloca
// CHECK: scf.forall
// CHECK-NEXT: memref.alloca
func.func @in_blocks(%x: i32, %out: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 300 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  scf.parallel (%k) = (%c0) to (%c1) step (%c1) {
    %m = memref.alloca() : memref<100000xi32>
    memref.store %x, %m[%i] : memref<100000xi32>
    %v = memref.load %m[%i] : memref<100000xi32>
    memref.store %v, %out[%k] : memref<1xi32>
  }
  scf.forall (%k) in (1) {
    %m = memref.alloca() : memref<100000xi32>
    memref.store %x, %m[%i] : memref<100000xi32>
    %v = memref.load %m[%i] : memref<100000xi32>
    memref.store %v, %out[%k] : memref<1xi32>
  }
  %next = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %next, %n : index
  cf.cond_br %more, ^head(%next : index), ^done
^done:
  return
}

// The buffer ends with a scope that is made anew for each iteration: scf.for here.
// CHECK-LABEL: func.func @in_for
// CHECK: scf.for
// CHECK-NOT: scf.for
// CHECK: memref.alloca
// CHECK: return
func.func @in_for(%x: i32, %out: memref<?xi32>, %more: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %out, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    scf.if %more {
      scf.for %k = %c0 to %c1 step %c1 {
        %m = memref.alloca() : memref<1xi32>
        memref.store %x, %m[%k] : memref<1xi32>
        %v = memref.load %m[%k] : memref<1xi32>
        memref.store %v, %out[%i] : memref<?xi32>
      }
    }
  }
  return
}

// Without stack buffers of its own it is inlined into any loop.
// CHECK-LABEL: func.func @without
// CHECK: scf.while
// CHECK-NOT: scf.for
// CHECK: memref.alloca_scope
// CHECK: memref.alloca
// CHECK: return
func.func @without(%x: i32, %f: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4 : index
  %r:2 = scf.while (%i = %c0, %acc = %x) : (index, i32) -> (index, i32) {
    %more = arith.cmpi ult, %i, %n : index
    scf.condition(%more) %i, %acc : index, i32
  } do {
  ^bb0(%i: index, %acc: i32):
    %sum = scf.for %k = %c0 to %c1 step %c1 iter_args(%s = %acc) -> (i32) {
      %w = memref.alloca_scope -> (i32) {
        %m = memref.alloca() : memref<8xi32>
        memref.store %s, %m[%i] : memref<8xi32>
        %v = memref.load %m[%i] : memref<8xi32>
        memref.alloca_scope.return %v : i32
      }
      %y = arith.addi %w, %x : i32
      scf.yield %y : i32
    }
    %next = arith.addi %i, %c1 : index
    scf.yield %next, %sum : index, i32
  }
  return %r#1 : i32
}
