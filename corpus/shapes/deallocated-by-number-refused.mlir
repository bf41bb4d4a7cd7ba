// The allocators that a function was deallocated for are strings, all of them.
func.func @marked(%x: i32) -> i32 attributes {freehold.deallocated = ["memref", 1 : i32]} {
  return %x : i32
}
