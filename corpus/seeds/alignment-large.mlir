// Exercises: allocations with a large alignment attribute; the aligned pointer differs from the allocated one, views and frees must keep them apart.
func.func @al(%c: i1, %n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m0 = arith.minui %n, %c4 : index
  %m = arith.maxui %m0, %c1 : index
  %a = memref.alloc(%m) {alignment = 256 : i64} : memref<?xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<?xi32>)
  %r = scf.if %c -> (memref<?xi32>) {
    %b = memref.alloc(%m) {alignment = 512 : i64} : memref<?xi32>
    memref.copy %a, %b : memref<?xi32> to memref<?xi32>
    scf.yield %b : memref<?xi32>
  } else {
    scf.yield %a : memref<?xi32>
  }
  %d = memref.assume_alignment %r, 256 : memref<?xi32>
  %v = memref.load %d[%c0] : memref<?xi32>
  return %v : i32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %k21 = arith.constant 21 : i32
  %t = arith.constant true
  %0 = func.call @al(%t, %c3, %k21) : (i1, index, i32) -> i32
  vector.print %0 : i32
  return
}
