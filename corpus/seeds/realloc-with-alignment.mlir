// Exercises: memref.realloc with an alignment attribute of an aligned allocation; the aligned pointer may differ from the allocated one.
func.func @re(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %m0 = arith.minui %n, %c8 : index
  %m = arith.maxui %m0, %c1 : index
  %a = memref.alloc(%c2) {alignment = 64 : i64} : memref<?xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<?xi32>)
  %r = memref.realloc %a(%m) {alignment = 128 : i64} : memref<?xi32> to memref<?xi32>
  %v = memref.load %r[%c0] : memref<?xi32>
  return %v : i32
}
func.func @main() {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %k7 = arith.constant 7 : i32
  %0 = func.call @re(%c1, %k7) : (index, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @re(%c5, %k7) : (index, i32) -> i32
  vector.print %1 : i32
  return
}
