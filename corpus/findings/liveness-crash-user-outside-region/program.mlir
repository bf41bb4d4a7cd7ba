// The result of a call (taken for a view of its operand) leaves the region of the dealloc; for a last user outside of the region there is no ancestor in the block of the dealloc, and the null pointer is dereferenced.
func.func private @sum(memref<4xi32>) -> i32
func.func @f(%c: i1, %x: i32) -> i32 {
  %r = scf.if %c -> (i32) {
    %a = memref.alloc() : memref<4xi32>
    %s = func.call @sum(%a) : (memref<4xi32>) -> i32
    memref.dealloc %a : memref<4xi32>
    scf.yield %s : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}
