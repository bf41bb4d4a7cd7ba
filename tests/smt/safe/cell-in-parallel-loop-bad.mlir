// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-prove safe %s | FileCheck %s
// Two iterations may load the same buffer from the cell and free it, before either of them stores another one.
// CHECK-NOT: proved
// CHECK-DAG: @parallel  {{refuted|unknown}}
// CHECK-DAG: @forall  {{refuted|unknown}}
// CHECK-DAG: @affine  {{refuted|unknown}}
// CHECK-NOT: proved
func.func @parallel(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %box = memref.alloc() : memref<memref<4xi32>>
  %m = memref.alloc() : memref<4xi32>
  memref.store %m, %box[] : memref<memref<4xi32>>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %l = memref.load %box[] : memref<memref<4xi32>>
    memref.dealloc %l : memref<4xi32>
    %new = memref.alloc() : memref<4xi32>
    memref.store %new, %box[] : memref<memref<4xi32>>
  }
  %l = memref.load %box[] : memref<memref<4xi32>>
  memref.dealloc %l : memref<4xi32>
  memref.dealloc %box : memref<memref<4xi32>>
  return
}

func.func @forall() {
  %box = memref.alloc() : memref<memref<4xi32>>
  %m = memref.alloc() : memref<4xi32>
  memref.store %m, %box[] : memref<memref<4xi32>>
  scf.forall (%i) in (4) {
    %l = memref.load %box[] : memref<memref<4xi32>>
    memref.dealloc %l : memref<4xi32>
    %new = memref.alloc() : memref<4xi32>
    memref.store %new, %box[] : memref<memref<4xi32>>
  }
  %l = memref.load %box[] : memref<memref<4xi32>>
  memref.dealloc %l : memref<4xi32>
  memref.dealloc %box : memref<memref<4xi32>>
  return
}

func.func @affine() {
  %box = memref.alloc() : memref<memref<4xi32>>
  %m = memref.alloc() : memref<4xi32>
  memref.store %m, %box[] : memref<memref<4xi32>>
  affine.parallel (%i) = (0) to (4) {
    %l = memref.load %box[] : memref<memref<4xi32>>
    memref.dealloc %l : memref<4xi32>
    %new = memref.alloc() : memref<4xi32>
    memref.store %new, %box[] : memref<memref<4xi32>>
  }
  %l = memref.load %box[] : memref<memref<4xi32>>
  memref.dealloc %l : memref<4xi32>
  memref.dealloc %box : memref<memref<4xi32>>
  return
}
