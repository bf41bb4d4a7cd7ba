// A grown program is valid, and what a copy returns or makes is what the next one gets.
// RUN: freehold-fuzz growth --list | FileCheck %s --check-prefix=LIST
// LIST: sequence one copy after the other
// LIST: nests
// LIST: calls

// Blocks: the returns of a copy branch to the next one. Scalars are new arguments.
// RUN: freehold-fuzz growth %s --entry blocks --way sequence --print 3 | mlir-opt-22 | FileCheck %s --check-prefix=BLOCKS
// BLOCKS-LABEL: func.func @blocks_0(%arg0: i1, %arg1: memref<4xi32>, %arg2: i1, %arg3: i1) -> memref<4xi32>
// BLOCKS: cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : memref<4xi32>)
// BLOCKS: ^bb2(%[[R:.*]]: memref<4xi32>):
// BLOCKS-NEXT: cf.br ^bb3(%arg2, %[[R]] : i1, memref<4xi32>)
// BLOCKS: ^bb3(%[[C1:.*]]: i1, %[[M1:.*]]: memref<4xi32>):
// BLOCKS: cf.cond_br %[[C1]], ^bb4, ^bb5(%[[M1]] : memref<4xi32>)
// BLOCKS: cf.br ^bb6(%arg3, %{{.*}} : i1, memref<4xi32>)
// BLOCKS: return
// BLOCKS-NOT: return

// One block stays one.
// RUN: freehold-fuzz growth %s --entry line --way sequence --print 2 | mlir-opt-22 | FileCheck %s --check-prefix=LINE
// LINE-LABEL: func.func @line_0(%arg0: memref<4xi32>, %arg1: i32, %arg2: i32)
// LINE: %[[A:.*]] = memref.alloc()
// LINE-NEXT: memref.copy %arg0, %[[A]]
// LINE: memref.store %arg1, %[[A]]
// LINE: %[[B:.*]] = memref.alloc()
// LINE-NEXT: memref.copy %[[A]], %[[B]]
// LINE: memref.store %arg2, %[[B]]
// LINE-NOT: ^bb

// RUN: freehold-fuzz growth %s --entry line --way nests --print 3 | mlir-opt-22 | FileCheck %s --check-prefix=NESTS
// NESTS-LABEL: func.func @line_0
// NESTS: %[[A:.*]] = memref.alloc()
// NESTS: scf.if
// NESTS: %[[B:.*]] = memref.alloc()
// NESTS-NEXT: memref.copy %[[A]], %[[B]]
// NESTS: scf.if
// NESTS: memref.copy %[[B]],

// RUN: freehold-fuzz growth %s --entry line --way calls --print 3 | mlir-opt-22 | FileCheck %s --check-prefix=CALLS
// CALLS: func.func private @line_0
// CALLS-NOT: call
// CALLS: func.func private @line_1
// CALLS: %[[A:.*]] = memref.alloc()
// CALLS: call @line_0(%[[A]], %arg1)
// CALLS: func.func @line_2
// CALLS: call @line_1(

// A function of several blocks cannot be in a region of scf.if; one without a body cannot be repeated at all.
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz growth %s --entry blocks --way nests --print 3
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz growth %s --entry outside --way sequence --print 3
// RUN: %source/tests/oracle/Inputs/exit-code 2 freehold-fuzz growth %s --way unknown

func.func private @outside(memref<4xi32>)

func.func @blocks(%c: i1, %m: memref<4xi32>) -> memref<4xi32> {
  cf.cond_br %c, ^new, ^join(%m : memref<4xi32>)
^new:
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  cf.br ^join(%a : memref<4xi32>)
^join(%r: memref<4xi32>):
  return %r : memref<4xi32>
}

func.func @line(%m: memref<4xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  memref.store %v, %a[%c0] : memref<4xi32>
  return
}
