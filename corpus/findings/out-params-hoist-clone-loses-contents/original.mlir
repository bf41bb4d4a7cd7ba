func.func private @g(%a: memref<8xi32>) -> memref<8xi32> {
  %b = bufferization.clone %a : memref<8xi32> to memref<8xi32>
  return %b : memref<8xi32>
}
func.func @main() -> i32 {
  %c7 = arith.constant 7 : index
  %k5 = arith.constant 5 : i32
  %a = memref.alloc() : memref<8xi32>
  memref.store %k5, %a[%c7] : memref<8xi32>
  %0 = call @g(%a) : (memref<8xi32>) -> memref<8xi32>
  %1 = memref.load %0[%c7] : memref<8xi32>
  return %1 : i32
}
