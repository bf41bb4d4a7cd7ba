// A private function that returns a buffer of its own beside its argument, and one that returns them in the other order.
func.func private @own_first(%m: memref<i32>, %x: i32) -> (memref<i32>, memref<i32>) {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  return %a, %m : memref<i32>, memref<i32>
}
func.func private @own_last(%m: memref<i32>, %x: i32) -> (memref<i32>, memref<i32>) {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  return %m, %a : memref<i32>, memref<i32>
}
func.func @caller(%m: memref<i32>, %x: i32) -> i32 {
  %r:2 = call @own_first(%m, %x) : (memref<i32>, i32) -> (memref<i32>, memref<i32>)
  %s:2 = call @own_last(%m, %x) : (memref<i32>, i32) -> (memref<i32>, memref<i32>)
  %v = memref.load %r#0[] : memref<i32>
  %w = memref.load %s#0[] : memref<i32>
  %sum = arith.addi %v, %w : i32
  return %sum : i32
}
