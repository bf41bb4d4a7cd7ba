func.func @dangling() -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<1x1xi32>
  memref.store %one, %a[%c0, %c0] : memref<1x1xi32>
  %t = memref.transpose %a (d0, d1) -> (d1, d0) : memref<1x1xi32> to memref<1x1xi32, strided<[1, 1]>>
  memref.dealloc %a : memref<1x1xi32>
  %v = memref.load %t[%c0, %c0] : memref<1x1xi32, strided<[1, 1]>>
  return %v : i32
}
func.func private @same(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
func.func @handed() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %loose = memref.alloc() : memref<1xi32>
  memref.store %one, %loose[%c0] : memref<1xi32>
  linalg.fill ins(%one : i32) outs(%a : memref<2xi32>)
  %r = call @same(%a) : (memref<2xi32>) -> memref<2xi32>
  return %r : memref<2xi32>
}
func.func @given(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<?xi32>
  return %v : i32
}
