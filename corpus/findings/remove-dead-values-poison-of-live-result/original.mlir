func.func @f(%arg0: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<1xi32> -> memref<i32>, index, index, index
  %rc = memref.reinterpret_cast %base_buffer to offset: [%c0], sizes: [1], strides: [%strides] : memref<i32> to memref<1xi32, strided<[?], offset: ?>>
  %dim = memref.dim %rc, %c0 : memref<1xi32, strided<[?], offset: ?>>
  %0 = arith.cmpi ugt, %dim, %c0 : index
  %1 = scf.if %0 -> (i32) {
    scf.yield %c0_i32 : i32
  } else {
    scf.yield %c0_i32 : i32
  }
  vector.print %1 : i32
  return
}
