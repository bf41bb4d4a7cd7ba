// Exercises: cf.assert between an allocation and its last use; an aborted run frees nothing, a returning one frees once.
func.func @check(%arg: memref<?xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k0 = arith.constant 0 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %n = memref.dim %arg, %c0 : memref<?xi32>
  %c = arith.cmpi ugt, %n, %c0 : index
  cf.assert %c, "the argument is empty"
  %v = memref.load %arg[%c0] : memref<?xi32>
  %w = memref.load %a[%c0] : memref<1xi32>
  %s = arith.addi %v, %w : i32
  return %s : i32
}
func.func @main() {
  %c2 = arith.constant 2 : index
  %k4 = arith.constant 4 : i32
  %k5 = arith.constant 5 : i32
  %m = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%k4 : i32) outs(%m : memref<?xi32>)
  %0 = func.call @check(%m, %k5) : (memref<?xi32>, i32) -> i32
  vector.print %0 : i32
  return
}
