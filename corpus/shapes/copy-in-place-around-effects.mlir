// A temporary is copied to an argument. What runs while the temporary lives decides whether the argument can serve for it.
// An op that says it writes memory, but not which.
func.func @prints_between(%m: memref<4xi32>, %x: i32) {
  %t = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%t : memref<4xi32>)
  vector.print %x : i32
  memref.copy %t, %m : memref<4xi32> to memref<4xi32>
  memref.dealloc %t : memref<4xi32>
  return
}
func.func @printf_between(%m: memref<4xi32>, %x: i32) {
  %t = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%t : memref<4xi32>)
  gpu.printf "%d", %x : i32
  memref.copy %t, %m : memref<4xi32> to memref<4xi32>
  memref.dealloc %t : memref<4xi32>
  return
}
// A loop that carries the argument and only asks for its size.
func.func @carried_between(%m: memref<?xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %size = memref.dim %m, %c0 : memref<?xi32>
  %t = memref.alloc(%size) : memref<?xi32>
  linalg.fill ins(%x : i32) outs(%t : memref<?xi32>)
  %end = arith.minui %n, %c4 : index
  %p = scf.for %i = %c0 to %end step %c1 iter_args(%q = %m) -> (memref<?xi32>) {
    scf.yield %q : memref<?xi32>
  }
  %d = memref.dim %p, %c0 : memref<?xi32>
  vector.print %d : index
  memref.copy %t, %m : memref<?xi32> to memref<?xi32>
  memref.dealloc %t : memref<?xi32>
  return
}
func.func @carried_between_quietly(%m: memref<?xi32>, %n: index, %x: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %size = memref.dim %m, %c0 : memref<?xi32>
  %t = memref.alloc(%size) : memref<?xi32>
  linalg.fill ins(%x : i32) outs(%t : memref<?xi32>)
  %end = arith.minui %n, %c4 : index
  %p = scf.for %i = %c0 to %end step %c1 iter_args(%q = %m) -> (memref<?xi32>) {
    scf.yield %q : memref<?xi32>
  }
  %d = memref.dim %p, %c0 : memref<?xi32>
  memref.copy %t, %m : memref<?xi32> to memref<?xi32>
  memref.dealloc %t : memref<?xi32>
  return %d : index
}
