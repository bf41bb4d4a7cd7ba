// One buffer is retained twice, before another one. Each result says whether its own buffer is still to be freed.
func.func @twice_and_once(%c: i1, %x: i32) -> i32 {
  %true = arith.constant true
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %x, %b[] : memref<i32>
  %k:3 = bufferization.dealloc (%a, %b : memref<i32>, memref<i32>) if (%c, %true) retain (%a, %a, %b : memref<i32>, memref<i32>, memref<i32>)
  %v = memref.load %a[] : memref<i32>
  %w = memref.load %b[] : memref<i32>
  %sum = arith.addi %v, %w : i32
  bufferization.dealloc (%a : memref<i32>) if (%k#1)
  bufferization.dealloc (%b : memref<i32>) if (%k#2)
  %not = arith.xori %c, %true : i1
  scf.if %not {
    memref.dealloc %a : memref<i32>
  }
  return %sum : i32
}
