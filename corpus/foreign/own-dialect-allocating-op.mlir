// Style: database compiler with its own dialect, an op with a region whose body works on buffers, and one that only reads them.
func.func @scan(%keys: memref<?xi32>, %lo: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %keys, %c0 : memref<?xi32>
  %bitmap = memref.alloc(%n) : memref<?xi1>
  "db.for_each_morsel"(%keys, %bitmap) ({
  ^bb0(%i: index):
    %k = memref.load %keys[%i] : memref<?xi32>
    %hit = arith.cmpi sge, %k, %lo : i32
    memref.store %hit, %bitmap[%i] : memref<?xi1>
    "db.end"() : () -> ()
  }) {grain = 1024 : i64} : (memref<?xi32>, memref<?xi1>) -> ()
  %count = "db.popcount"(%bitmap) : (memref<?xi1>) -> i32
  return %count : i32
}
