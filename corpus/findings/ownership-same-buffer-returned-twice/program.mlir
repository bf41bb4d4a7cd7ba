// One allocation returned twice is handed out as two owned results; the function boundary ABI ("returning a memref always passes ownership to the caller") makes each of them the caller's to free.
func.func @f(%x: i32) -> (memref<i32>, memref<i32>) attributes {llvm.emit_c_interface} {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  return %a, %a : memref<i32>, memref<i32>
}
