// Exercises: affine.if without results on an index argument; both branches allocate scratch.
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
func.func @aff(%i: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %k0 = arith.constant 0 : i32
  %m = arith.minui %i, %c7 : index
  %o = memref.alloc() : memref<i32>
  memref.store %k0, %o[] : memref<i32>
  affine.if #set(%m)[%c3] {
    %s = memref.alloc() : memref<i32>
    memref.store %x, %s[] : memref<i32>
    memref.copy %s, %o : memref<i32> to memref<i32>
  } else {
    %s = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%s : memref<2xi32>)
    %v = affine.load %s[1] : memref<2xi32>
    %w = arith.addi %v, %v : i32
    affine.store %w, %o[] : memref<i32>
  }
  %v = memref.load %o[] : memref<i32>
  return %v : i32
}
func.func @main() {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %k9 = arith.constant 9 : i32
  %0 = func.call @aff(%c1, %k9) : (index, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @aff(%c5, %k9) : (index, i32) -> i32
  vector.print %1 : i32
  return
}
