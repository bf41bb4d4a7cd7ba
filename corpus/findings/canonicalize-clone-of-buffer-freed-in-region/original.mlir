// A clone outlives its source, which is freed through its base buffer.
func.func @f(%x: i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  %c = bufferization.clone %a : memref<4xi32> to memref<4xi32>
  %base, %o, %s, %t = memref.extract_strided_metadata %a : memref<4xi32> -> memref<i32>, index, index, index
  %true = arith.cmpi eq, %x, %x : i32
  scf.if %true {
    memref.dealloc %base : memref<i32>
  }
  %v = memref.load %c[%c0] : memref<4xi32>
  vector.print %v : i32
  memref.dealloc %c : memref<4xi32>
  return
}
