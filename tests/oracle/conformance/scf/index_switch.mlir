// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON

// CHECK-LABEL: @cases()
// CHECK-NEXT: result 0 = 10 : i32
// CHECK-NEXT: result 1 = 20 : i32
// CHECK-NEXT: result 2 = 50 : i32
// CHECK-NEXT: result 3 = 30 : i32
// CHECK-NEXT: returned
func.func @cases() -> (i32, i32, i32, i32) {
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %cm1 = arith.constant -1 : index
  %c3 = arith.constant 3 : index
  %0 = call @switch(%c2) : (index) -> i32
  %1 = call @switch(%c5) : (index) -> i32
  %2 = call @switch(%cm1) : (index) -> i32
  %3 = call @switch(%c3) : (index) -> i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

func.func private @switch(%arg0: index) -> i32 {
  %0 = scf.index_switch %arg0 -> i32
  case 2 {
    %1 = arith.constant 10 : i32
    scf.yield %1 : i32
  }
  case 5 {
    %2 = arith.constant 20 : i32
    scf.yield %2 : i32
  }
  case -1 {
    %3 = arith.constant 50 : i32
    scf.yield %3 : i32
  }
  default {
    %4 = arith.constant 30 : i32
    scf.yield %4 : i32
  }
  return %0 : i32
}

// Only one region runs, and nothing falls through to the next.
// CHECK-LABEL: @effects()
// CHECK-NEXT: print 1 : index
// CHECK-NEXT: print 9 : index
// CHECK-NEXT: returned
func.func @effects() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  scf.index_switch %c1
  case 1 {
    vector.print %c1 : index
    scf.yield
  }
  case 2 {
    vector.print %c2 : index
    scf.yield
  }
  default {
    vector.print %c2 : index
    scf.yield
  }
  scf.index_switch %c1
  default {
    vector.print %c9 : index
    scf.yield
  }
  return
}

// CHECK-LABEL: @memref_results()
// CHECK-NEXT: result 0 = [_, _] : memref<?xi32>
// CHECK-NEXT: returned
func.func @memref_results() -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloc(%c0) : memref<?xi32>
  %b = memref.alloc(%c2) : memref<?xi32>
  %kept, %dropped = scf.index_switch %c0 -> memref<?xi32>, memref<?xi32>
  case 0 {
    scf.yield %b, %a : memref<?xi32>, memref<?xi32>
  }
  default {
    scf.yield %a, %b : memref<?xi32>, memref<?xi32>
  }
  memref.dealloc %dropped : memref<?xi32>
  return %kept : memref<?xi32>
}

// POISON: [[@LINE+5]]:3: error: undefined: the argument of a switch is poison
func.func private @poison() {
  %n = arith.constant 40 : i32
  %p = arith.shli %n, %n : i32
  %i = arith.index_cast %p : i32 to index
  scf.index_switch %i
  case 0 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}
