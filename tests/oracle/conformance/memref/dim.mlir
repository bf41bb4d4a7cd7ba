// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry above 2>&1 | FileCheck %s --check-prefix=ABOVE
// RUN: not freehold-run %s --entry below 2>&1 | FileCheck %s --check-prefix=BELOW
// RUN: not freehold-run %s --entry unranked_above 2>&1 | FileCheck %s --check-prefix=UNRANKED
// RUN: not freehold-run %s --entry poison_index 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not freehold-run %s --entry poison_memref 2>&1 | FileCheck %s --check-prefix=MEMREF

// CHECK-LABEL: @main()
// CHECK-NEXT: result 0 = 4 : index
// CHECK-NEXT: result 1 = 3 : index
// CHECK-NEXT: result 2 = 3 : index
// CHECK-NEXT: result 3 = 3 : index
// CHECK-NEXT: returned{{$}}
func.func @main() -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc(%c3) : memref<4x?xi32>
  %u = memref.cast %m : memref<4x?xi32> to memref<*xi32>
  %a = memref.dim %m, %c0 : memref<4x?xi32>
  %b = memref.dim %m, %c1 : memref<4x?xi32>
  %c = memref.dim %u, %c1 : memref<*xi32>
  memref.dealloc %m : memref<4x?xi32>
  // Asking for the size is no use of the buffer.
  %d = memref.dim %m, %c1 : memref<4x?xi32>
  return %a, %b, %c, %d : index, index, index, index
}

// ABOVE: [[@LINE+4]]:8: error: undefined: dimension 2 of a memref of rank 2
func.func private @above() -> index {
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<4x3xi32>
  %a = memref.dim %m, %c2 : memref<4x3xi32>
  return %a : index
}

// BELOW: [[@LINE+4]]:8: error: undefined: dimension -1 of a memref of rank 2
func.func private @below() -> index {
  %n = arith.constant -1 : index
  %m = memref.alloca() : memref<4x3xi32>
  %a = memref.dim %m, %n : memref<4x3xi32>
  return %a : index
}

// UNRANKED: [[@LINE+5]]:8: error: undefined: dimension 0 of a memref of rank 0
func.func private @unranked_above() -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<i32>
  %u = memref.cast %m : memref<i32> to memref<*xi32>
  %a = memref.dim %u, %c0 : memref<*xi32>
  return %a : index
}

// INDEX: [[@LINE+4]]:8: error: undefined: {{.*}}poison
func.func private @poison_index() -> index {
  %p = ub.poison : index
  %m = memref.alloca() : memref<4x3xi32>
  %a = memref.dim %m, %p : memref<4x3xi32>
  return %a : index
}

// Poison, and so an error when it is observed.
// MEMREF: [[@LINE+5]]:3: error: undefined: {{.*}}poison
func.func private @poison_memref() -> index {
  %c0 = arith.constant 0 : index
  %m = ub.poison : memref<?xi32>
  %a = memref.dim %m, %c0 : memref<?xi32>
  return %a : index
}
