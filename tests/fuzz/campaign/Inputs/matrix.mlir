// A buffer of one dimension and one of two.
func.func @main() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %line = memref.alloc() : memref<4xi32>
  %matrix = memref.alloc() : memref<2x2xi32>
  memref.store %one, %line[%c0] : memref<4xi32>
  memref.store %one, %matrix[%c0, %c0] : memref<2x2xi32>
  %a = memref.load %line[%c0] : memref<4xi32>
  %b = memref.load %matrix[%c0, %c0] : memref<2x2xi32>
  %sum = arith.addi %a, %b : i32
  vector.print %sum : i32
  return
}
