// A call is replaced by the blocks of its callee. The twin's callee uses its argument as the step of a loop, which is not inlined,
// since another step might not be positive.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation inline --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation inline 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: inline does not apply

//--- good.mlir
func.func private @g(%a: memref<2xi32>, %c: i1) -> memref<2xi32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %b = memref.alloc() : memref<2xi32>
  return %b : memref<2xi32>
^bb2:
  return %a : memref<2xi32>
}
func.func @f(%a: memref<2xi32>, %c: i1) -> memref<2xi32> {
  %r = call @g(%a, %c) : (memref<2xi32>, i1) -> memref<2xi32>
  return %r : memref<2xi32>
}

// CHECK:      func.func private @g(%arg0: memref<2xi32>, %arg1: i1) -> memref<2xi32> {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xi32>
// CHECK-NEXT: return %alloc : memref<2xi32>
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: return %arg0 : memref<2xi32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @f(%arg0: memref<2xi32>, %arg1: i1) -> memref<2xi32> {
// CHECK-NEXT: cf.br ^bb1(%arg0, %arg1 : memref<2xi32>, i1)
// CHECK-NEXT: ^bb1(%0: memref<2xi32>, %1: i1):
// CHECK-NEXT: cf.cond_br %1, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xi32>
// CHECK-NEXT: cf.br ^bb4(%alloc : memref<2xi32>)
// CHECK-NEXT: ^bb3:
// CHECK-NEXT: cf.br ^bb4(%0 : memref<2xi32>)
// CHECK-NEXT: ^bb4(%2: memref<2xi32>):
// CHECK-NEXT: return %2 : memref<2xi32>
// CHECK-NEXT: }

//--- twin.mlir
func.func @g(%s: index) {
  scf.for %k = %s to %s step %s {
  }
  return
}
func.func @f() {
  %c0 = arith.constant 0 : index
  call @g(%c0) : (index) -> ()
  return
}
