// Exercises: guard at the top returns early before the allocation; a second guard returns early after it and has to free.
func.func @guard(%arg: memref<?xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %km1 = arith.constant -1 : i32
  %km2 = arith.constant -2 : i32
  %n = memref.dim %arg, %c0 : memref<?xi32>
  %empty = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %empty, ^fail(%km1 : i32), ^bb1
^bb1:
  %t = memref.alloc(%n) : memref<?xi32>
  linalg.fill ins(%x : i32) outs(%t : memref<?xi32>)
  %v = memref.load %arg[%c0] : memref<?xi32>
  %same = arith.cmpi eq, %v, %x : i32
  cf.cond_br %same, ^fail(%km2 : i32), ^bb2
^bb2:
  %w = memref.load %t[%c0] : memref<?xi32>
  %s = arith.addi %v, %w : i32
  return %s : i32
^fail(%e: i32):
  return %e : i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %k3 = arith.constant 3 : i32
  %k4 = arith.constant 4 : i32
  %z = memref.alloc(%c0) : memref<?xi32>
  %m = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%k3 : i32) outs(%m : memref<?xi32>)
  %0 = func.call @guard(%z, %k4) : (memref<?xi32>, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @guard(%m, %k3) : (memref<?xi32>, i32) -> i32
  vector.print %1 : i32
  %2 = func.call @guard(%m, %k4) : (memref<?xi32>, i32) -> i32
  vector.print %2 : i32
  return
}
