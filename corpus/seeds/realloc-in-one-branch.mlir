// Exercises: memref.realloc in one branch of an scf.if, the other yields the buffer itself; nested in a second scf.if.
func.func @re(%c: i1, %d: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<?xi32>)
  %r = scf.if %c -> (memref<?xi32>) {
    %s = scf.if %d -> (memref<?xi32>) {
      %q = memref.realloc %a(%c4) : memref<?xi32> to memref<?xi32>
      scf.yield %q : memref<?xi32>
    } else {
      scf.yield %a : memref<?xi32>
    }
    scf.yield %s : memref<?xi32>
  } else {
    scf.yield %a : memref<?xi32>
  }
  %n = memref.dim %r, %c0 : memref<?xi32>
  %l = arith.index_cast %n : index to i32
  %v = memref.load %r[%c0] : memref<?xi32>
  %w = arith.muli %v, %l : i32
  return %w : i32
}
func.func @main() {
  %k5 = arith.constant 5 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @re(%t, %t, %k5) : (i1, i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @re(%t, %f, %k5) : (i1, i1, i32) -> i32
  vector.print %1 : i32
  return
}
