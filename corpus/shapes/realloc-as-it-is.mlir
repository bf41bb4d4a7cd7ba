// memref.realloc frees what it is given. Most pipelines expand it before they look for what has to be freed.
func.func @grown(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %some = arith.minui %n, %c4 : index
  %size = arith.maxui %some, %c1 : index
  %a = memref.alloc(%c1) : memref<?xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  %b = memref.realloc %a(%size) : memref<?xi32> to memref<?xi32>
  %r = memref.load %b[%c0] : memref<?xi32>
  return %r : i32
}
