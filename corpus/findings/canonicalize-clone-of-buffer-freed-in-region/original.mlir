func.func @main() -> i32 {
  %x = arith.constant 3 : i32
  %true = arith.constant true
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %c = bufferization.clone %a : memref<i32> to memref<i32>
  scf.if %true {
    memref.dealloc %a : memref<i32>
  }
  %v = memref.load %c[] : memref<i32>
  memref.dealloc %c : memref<i32>
  return %v : i32
}
