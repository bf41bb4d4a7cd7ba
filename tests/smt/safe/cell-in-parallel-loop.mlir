// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// Each iteration has a cell of its own, and all of them only load from the one outside.
// CHECK: @own  proved for all executions; invariant checked by
// CHECK: @loaded  proved for all executions; invariant checked by
func.func @own(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %box = memref.alloc() : memref<memref<4xi32>>
    %m = memref.alloc() : memref<4xi32>
    memref.store %m, %box[] : memref<memref<4xi32>>
    %l = memref.load %box[] : memref<memref<4xi32>>
    memref.dealloc %l : memref<4xi32>
    memref.dealloc %box : memref<memref<4xi32>>
  }
  return
}

func.func @loaded() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %box = memref.alloc() : memref<memref<4xi32>>
  %m = memref.alloc() : memref<4xi32>
  memref.store %m, %box[] : memref<memref<4xi32>>
  scf.forall (%i) in (4) {
    %l = memref.load %box[] : memref<memref<4xi32>>
    memref.store %zero, %l[%i] : memref<4xi32>
  }
  %l = memref.load %box[] : memref<memref<4xi32>>
  memref.dealloc %l : memref<4xi32>
  memref.dealloc %box : memref<memref<4xi32>>
  return
}
