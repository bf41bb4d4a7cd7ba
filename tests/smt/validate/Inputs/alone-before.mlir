// What targets do besides may be undefined (alone-after.mlir) or not (alone-right.mlir).
func.func @affine_index_is_poison(%m: memref<4xi32>, %i: index, %x: i32) -> i32 {
  %r = affine.load %m[%i] : memref<4xi32>
  return %r : i32
}
func.func @affine_bound_is_poison(%m: memref<4xi32>, %n: index, %x: i32) {
  affine.for %i = 0 to %n {
    affine.store %x, %m[0] : memref<4xi32>
  }
  return
}
func.func @parallel_bound_is_poison(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %t = memref.alloc() : memref<4xi32>
    memref.store %x, %t[%c0] : memref<4xi32>
    memref.copy %t, %m : memref<4xi32> to memref<4xi32>
    memref.dealloc %t : memref<4xi32>
    scf.reduce
  }
  return
}
func.func @forall_bound_is_poison(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  scf.forall (%i) in (%n) {
    memref.store %x, %m[%c0] : memref<4xi32>
  }
  return
}
func.func @overlapping_copy(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @beyond_own(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @reads_beyond_argument(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @clones_beyond(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @subview_beyond(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @view_beyond(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @copies_uninitialised(%m: memref<4xi32>, %n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %r = memref.load %m[%c0] : memref<4xi32>
  return %r : i32
}
func.func @branches_on_unwritten(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @frees_by_unwritten(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @divides(%m: memref<4xi32>, %n: index, %s: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @negative_size(%m: memref<?xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<?xi32>
  return
}
func.func @size_of_reinterpreted(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @alloc_size_is_poison(%m: memref<?xi32>, %n: index, %x: i32) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?xi32>
  %k = memref.alloc(%d) : memref<?xi32>
  linalg.fill ins(%x : i32) outs(%k : memref<?xi32>)
  return %k : memref<?xi32>
}
func.func @atomic_beyond(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @affine_beyond(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @vector_beyond(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
func.func @stack_of_an_iteration(%m: memref<4xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
