// mistake: the bitmap is freed twice
// expected: double-free
module {
  func.func @scan(%arg0: memref<?xi32>, %arg1: i32) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %alloc = memref.alloc(%dim) : memref<?xi1>
    "db.for_each_morsel"(%arg0, %alloc) ({
    ^bb0(%arg2: index):
      %1 = memref.load %arg0[%arg2] : memref<?xi32>
      %2 = arith.cmpi sge, %1, %arg1 : i32
      memref.store %2, %alloc[%arg2] : memref<?xi1>
      "db.end"() : () -> ()
    }) {grain = 1024 : i64} : (memref<?xi32>, memref<?xi1>) -> ()
    %0 = "db.popcount"(%alloc) : (memref<?xi1>) -> i32
    memref.dealloc %alloc : memref<?xi1>
    memref.dealloc %alloc : memref<?xi1>
    return %0 : i32
  }
}
