// The target of a copy is used in a block that stands before the copy and runs after it. The source is freed behind the
// copy, so that its buffer can serve for the target.
func.func @blocks_out_of_order(%x: i32) -> i32 {
  cf.br ^fill
^use:
  %r = memref.load %a[] : memref<i32>
  memref.dealloc %a : memref<i32>
  return %r : i32
^fill:
  %s = memref.alloc() : memref<i32>
  memref.store %x, %s[] : memref<i32>
  %a = memref.alloc() : memref<i32>
  memref.copy %s, %a : memref<i32> to memref<i32>
  memref.dealloc %s : memref<i32>
  cf.br ^use
}
