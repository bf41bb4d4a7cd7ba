// Sizes that the program uses together are equal in some inputs, and those that it does not differ: the wrong targets are
// right for squares, or unless two sizes of different arguments are neighbours.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: 3 judged = 3 agree + 0 defect + 0 inconclusive
// WRONG-DAG: "entry":"copy",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"transposed",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"neighbours",{{.*}}"kind":"observation"

//--- before.mlir
func.func @copy(%a: memref<?x?xi32>, %b: memref<?x?xi32>) {
  memref.copy %a, %b : memref<?x?xi32> to memref<?x?xi32>
  return
}
// The caller has to pass sizes that fit: nothing checks them.
func.func @transposed(%a: memref<?x?xi32> {freehold.noalias}, %b: memref<?x?xi32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<?x?xi32>) outs(%b : memref<?x?xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  return
}
func.func @neighbours(%a: memref<?xi32>, %b: memref<?xi32>) -> i1 {
  %false = arith.constant false
  return %false : i1
}

//--- right.mlir
func.func @copy(%a: memref<?x?xi32>, %b: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xi32>
  %m = memref.dim %a, %c1 : memref<?x?xi32>
  %same = memref.alloc(%n, %m) : memref<?x?xi32>
  memref.copy %a, %same : memref<?x?xi32> to memref<?x?xi32>
  memref.copy %same, %b : memref<?x?xi32> to memref<?x?xi32>
  memref.dealloc %same : memref<?x?xi32>
  return
}
func.func @transposed(%a: memref<?x?xi32> {freehold.noalias}, %b: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xi32>
  %m = memref.dim %a, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %x = memref.load %a[%i, %j] : memref<?x?xi32>
      memref.store %x, %b[%j, %i] : memref<?x?xi32>
    }
  }
  return
}
func.func @neighbours(%a: memref<?xi32>, %b: memref<?xi32>) -> i1 {
  %false = arith.constant false
  return %false : i1
}

//--- wrong.mlir
func.func @copy(%a: memref<?x?xi32>, %b: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xi32>
  %m = memref.dim %a, %c1 : memref<?x?xi32>
  %less = arith.minui %n, %m : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %less step %c1 {
      %x = memref.load %a[%i, %j] : memref<?x?xi32>
      memref.store %x, %b[%i, %j] : memref<?x?xi32>
    }
  }
  return
}
func.func @transposed(%a: memref<?x?xi32> {freehold.noalias}, %b: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xi32>
  %m = memref.dim %a, %c1 : memref<?x?xi32>
  %square = arith.cmpi eq, %n, %m : index
  scf.if %square {
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %m step %c1 {
        %x = memref.load %a[%i, %j] : memref<?x?xi32>
        memref.store %x, %b[%j, %i] : memref<?x?xi32>
      }
    }
  }
  return
}
func.func @neighbours(%a: memref<?xi32>, %b: memref<?xi32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  %m = memref.dim %b, %c0 : memref<?xi32>
  %next = arith.addi %n, %c1 : index
  %isNext = arith.cmpi eq, %m, %next : index
  return %isNext : i1
}
