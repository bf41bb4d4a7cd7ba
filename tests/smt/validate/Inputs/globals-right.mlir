// Globals that differ: globals-after.mlir has mistakes, globals-right.mlir has none.
memref.global "private" constant @global_initial_pg : memref<i32> = dense<0>
func.func @global_initial(%m: memref<4xi32>, %p: memref<4xi32>, %d: memref<?xi32>, %n: index, %c: i1, %x: i32, %y: i32) -> i32 {
  %g = memref.get_global @global_initial_pg : memref<i32>
  %r = memref.load %g[] : memref<i32>
  return %r : i32
}
memref.global "private" @nested_module_global_pg : memref<2xi32> = dense<[1, 2]>
func.func @nested_module_global(%x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %g = memref.get_global @nested_module_global_pg : memref<2xi32>
  %r = memref.load %g[%c1] : memref<2xi32>
  return %r : i32
}
