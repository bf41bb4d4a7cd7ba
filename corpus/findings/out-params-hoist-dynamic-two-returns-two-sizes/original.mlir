func.func private @g(%p: i1, %n: index, %k: index) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  cf.cond_br %p, ^a, ^b
^a:
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  return %m : memref<?xi32>
^b:
  %m2 = memref.alloc(%k) : memref<?xi32>
  memref.store %v, %m2[%c0] : memref<?xi32>
  return %m2 : memref<?xi32>
}
func.func @f(%p: i1) -> index {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = call @g(%p, %c2, %c3) : (i1, index, index) -> memref<?xi32>
  %d = memref.dim %m, %c0 : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  return %d : index
}
