// A stack buffer stays in the loop that makes one for each iteration: iterations of scf.parallel may run at the same time. MLIR's
// canonicalizer moves it in front of the branch around the scope.
// RUN: freehold-opt --fh-canonicalize %s | FileCheck %s
// RUN: freehold-check %s --pipeline fh-canonicalize
// RUN: not freehold-check %s --pipeline canonicalize 2>&1 | FileCheck %s --check-prefix=SHIPPED
// SHIPPED: writes other bits to a cell that another iteration of a parallel loop

func.func private @f()

// CHECK-LABEL: func.func @g
// CHECK-NOT: memref.alloca()
// CHECK: scf.parallel
// CHECK-NEXT: memref.alloca()
func.func @g(%stop: i1) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.if %stop {
  } else {
    memref.alloca_scope {
      scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
        %m = memref.alloca() : memref<i32>
        linalg.fill ins(%zero : i32) outs(%m : memref<i32>)
        memref.store %one, %m[] : memref<i32>
        scf.reduce
      }
      func.call @f() : () -> ()
    }
  }
  return
}
