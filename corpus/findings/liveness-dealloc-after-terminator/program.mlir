// BufferViewFlowAnalysis takes every result of a call (here an i32) for a possible view of its memref operands; the "last user" is then the terminator, and the dealloc goes behind it.
func.func private @sum(memref<4xi32>) -> i32
func.func @f() -> i32 {
  %a = memref.alloc() : memref<4xi32>
  %s = func.call @sum(%a) : (memref<4xi32>) -> i32
  memref.dealloc %a : memref<4xi32>
  return %s : i32
}
