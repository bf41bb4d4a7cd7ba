// Functions that were deallocated for two allocators return an ownership for each, and the one asked for is the first or the last.
func.func private @first(%c: i1) -> (memref<i32> {freehold.result_ownership = "dynamic"}, i1, i1)
    attributes {freehold.deallocated = ["memref", "other"]}
func.func private @last(%c: i1) -> (memref<i32> {freehold.result_ownership = "dynamic"}, i1, i1)
    attributes {freehold.deallocated = ["other", "memref"]}
func.func private @three(%c: i1) -> (memref<i32> {freehold.result_ownership = "dynamic"}, memref<i32> {freehold.result_ownership = "dynamic"}, i1, i1, i1, i1, i1, i1)
    attributes {freehold.deallocated = ["one", "memref", "two"]}
func.func @callers(%c: i1) -> i32 {
  %a, %p, %q = call @first(%c) : (i1) -> (memref<i32>, i1, i1)
  %b, %r, %s = call @last(%c) : (i1) -> (memref<i32>, i1, i1)
  %d:8 = call @three(%c) : (i1) -> (memref<i32>, memref<i32>, i1, i1, i1, i1, i1, i1)
  %u = memref.load %a[] : memref<i32>
  %v = memref.load %b[] : memref<i32>
  %w = memref.load %d#0[] : memref<i32>
  %x = memref.load %d#1[] : memref<i32>
  %y = arith.addi %u, %v : i32
  %z = arith.addi %w, %x : i32
  %t = arith.addi %y, %z : i32
  return %t : i32
}
