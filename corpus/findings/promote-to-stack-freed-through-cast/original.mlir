func.func @main() -> i32 {
  %z = arith.constant 0 : i32
  %a = memref.alloc() : memref<1xi32>
  %c = memref.cast %a : memref<1xi32> to memref<?xi32>
  memref.dealloc %c : memref<?xi32>
  return %z : i32
}
