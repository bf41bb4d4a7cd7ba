// The op lends a table of the runtime, the same each time, and counts how often it was asked for.
memref.global "private" constant @table : memref<3xi32> = dense<[5, 7, 11]>
memref.global "private" @asked : memref<1xi32> = dense<0>
func.func @"test.table"() -> (memref<?xi32>, i32) attributes {freehold.model} {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %asked = memref.get_global @asked : memref<1xi32>
  %before = memref.load %asked[%c0] : memref<1xi32>
  %now = arith.addi %before, %one : i32
  memref.store %now, %asked[%c0] : memref<1xi32>
  %table = memref.get_global @table : memref<3xi32>
  %lent = memref.cast %table : memref<3xi32> to memref<?xi32>
  return %lent, %now : memref<?xi32>, i32
}
