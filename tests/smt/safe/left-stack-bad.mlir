// A stack buffer that a function or a scope leaves behind, as a result or in a box, is gone when it is read.
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-prove safe %s 2>&1 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-run %s --entry returned 2>&1 | FileCheck %s --check-prefix=DEAD
// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-run %s --entry stored 2>&1 | FileCheck %s --check-prefix=DEAD
// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-run %s --entry scoped 2>&1 | FileCheck %s --check-prefix=DEAD
// DEAD: error: dead-stack-use
// CHECK-NOT: proved
// CHECK-DAG: @returned  unknown: a stack buffer may have a name after its end
// CHECK-DAG: @stored  unknown: a stack buffer may have a name after its end
// CHECK-DAG: @scoped  unknown: a stack buffer may have a name after its end
func.func private @make() -> memref<4xi32> {
  %a = memref.alloca() : memref<4xi32>
  return %a : memref<4xi32>
}
func.func @returned() -> i32 {
  %c0 = arith.constant 0 : index
  %m = call @make() : () -> memref<4xi32>
  %v = memref.load %m[%c0] : memref<4xi32>
  return %v : i32
}
func.func private @keep(%box: memref<memref<4xi32>>) {
  %a = memref.alloca() : memref<4xi32>
  memref.store %a, %box[] : memref<memref<4xi32>>
  return
}
func.func @stored() -> i32 {
  %c0 = arith.constant 0 : index
  %box = memref.alloca() : memref<memref<4xi32>>
  call @keep(%box) : (memref<memref<4xi32>>) -> ()
  %m = memref.load %box[] : memref<memref<4xi32>>
  %v = memref.load %m[%c0] : memref<4xi32>
  return %v : i32
}
func.func @scoped() -> i32 {
  %c0 = arith.constant 0 : index
  %box = memref.alloca() : memref<memref<4xi32>>
  memref.alloca_scope {
    %a = memref.alloca() : memref<4xi32>
    memref.store %a, %box[] : memref<memref<4xi32>>
  }
  %m = memref.load %box[] : memref<memref<4xi32>>
  %v = memref.load %m[%c0] : memref<4xi32>
  return %v : i32
}
