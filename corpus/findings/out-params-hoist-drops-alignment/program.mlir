func.func private @g() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() {alignment = 4096} : memref<4xi32>
  %v = arith.constant 7 : i32
  memref.store %v, %m[%c0] : memref<4xi32>
  return %m : memref<4xi32>
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %m = call @g() : () -> memref<4xi32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %k = arith.constant 4096 : index
  %r = arith.remui %p, %k : index
  %z = arith.cmpi ne, %r, %c0 : index
  %d = arith.extui %z : i1 to i32
  memref.dealloc %m : memref<4xi32>
  return %d : i32
}
