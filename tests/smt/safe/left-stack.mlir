// Stack buffers that end with their function or scope, and have no name by then.
// RUN: freehold-prove safe %s | FileCheck %s
// CHECK-DAG: @called  proved
// CHECK-DAG: @scoped  proved
// CHECK-DAG: @carried  proved
// CHECK-DAG: @in_box_of_frame  proved
// CHECK-DAG: @passed_to_itself  proved
func.func private @first(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %v = memref.load %a[%c0] : memref<4xi32>
  return %v : i32
}
func.func @called(%m: memref<4xi32>) -> i32 {
  %v = call @first(%m) : (memref<4xi32>) -> i32
  return %v : i32
}
func.func @scoped(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.alloca_scope -> (i32) {
    %a = memref.alloca() : memref<4xi32>
    memref.copy %m, %a : memref<4xi32> to memref<4xi32>
    %r = memref.load %a[%c0] : memref<4xi32>
    memref.alloca_scope.return %r : i32
  }
  return %v : i32
}
func.func @carried(%n: index, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.alloca() : memref<4xi32>
  memref.store %w, %first[%c0] : memref<4xi32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%m = %first) -> (memref<4xi32>) {
    %a = memref.alloca() : memref<4xi32>
    memref.copy %m, %a : memref<4xi32> to memref<4xi32>
    %v = memref.load %a[%c0] : memref<4xi32>
    memref.store %v, %m[%c0] : memref<4xi32>
    scf.yield %m : memref<4xi32>
  }
  %v = memref.load %last[%c0] : memref<4xi32>
  return %v : i32
}
func.func @in_box_of_frame(%n: index, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %box = memref.alloca() : memref<2xmemref<4xi32>>
  %a = memref.alloca() : memref<4xi32>
  memref.store %w, %a[%c0] : memref<4xi32>
  scf.for %i = %c0 to %n step %c1 {
    affine.store %a, %box[0] : memref<2xmemref<4xi32>>
  }
  affine.store %a, %box[0] : memref<2xmemref<4xi32>>
  %m = affine.load %box[0] : memref<2xmemref<4xi32>>
  %v = memref.load %m[%c0] : memref<4xi32>
  return %v : i32
}
func.func @passed_to_itself(%again: i1, %m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %no = arith.constant false
  cf.cond_br %again, ^call, ^leave
^leave:
  return
^call:
  %a = memref.alloca() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  call @passed_to_itself(%no, %a) : (i1, memref<4xi32>) -> ()
  return
}
