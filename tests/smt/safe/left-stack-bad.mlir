// A stack buffer that a function or a scope leaves behind, as a result or in memory, is gone when it is read.
// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s 2>&1 | FileCheck %s
// CHECK-NOT: proved
// CHECK-DAG: @returned  refuted: dead-stack-use
// CHECK-DAG: @stored  refuted: dead-stack-use
// CHECK-DAG: @scoped  refuted: dead-stack-use
// CHECK-DAG: @stored_by_affine  refuted: dead-stack-use
// CHECK-DAG: @carried  refuted: dead-stack-use
// CHECK-DAG: @left_to_caller  refuted: dead-stack-use
// CHECK-DAG: @left_in_global  refuted: dead-stack-use
// CHECK-DAG: @returned_to_itself  refuted: dead-stack-use
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
func.func @stored_by_affine(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %box = memref.alloca() : memref<2xmemref<4xi32>>
  scf.for %i = %c0 to %c1 step %c1 {
    %a = memref.alloca() : memref<4xi32>
    affine.store %a, %box[0] : memref<2xmemref<4xi32>>
  }
  %m = affine.load %box[0] : memref<2xmemref<4xi32>>
  %v = memref.load %m[%c0] : memref<4xi32>
  return %v : i32
}
func.func @carried(%n: index, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.alloca() : memref<4xi32>
  memref.store %w, %first[%c0] : memref<4xi32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%m = %first) -> (memref<4xi32>) {
    %a = memref.alloca() : memref<4xi32>
    memref.store %w, %a[%c0] : memref<4xi32>
    scf.yield %a : memref<4xi32>
  }
  %v = memref.load %last[%c0] : memref<4xi32>
  return %v : i32
}
func.func @left_to_caller(%box: memref<2xmemref<4xi32>>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<4xi32>
  memref.store %a, %box[%c0] : memref<2xmemref<4xi32>>
  return
}
memref.global @slot : memref<memref<4xi32>> = uninitialized
func.func @left_in_global() {
  %a = memref.alloca() : memref<4xi32>
  %box = memref.get_global @slot : memref<memref<4xi32>>
  memref.store %a, %box[] : memref<memref<4xi32>>
  return
}
func.func @returned_to_itself(%again: i1, %m: memref<4xi32>) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %no = arith.constant false
  cf.cond_br %again, ^call, ^leave
^leave:
  %a = memref.alloca() : memref<4xi32>
  return %a : memref<4xi32>
^call:
  %r = call @returned_to_itself(%no, %m) : (i1, memref<4xi32>) -> memref<4xi32>
  %v = memref.load %r[%c0] : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  return %m : memref<4xi32>
}
