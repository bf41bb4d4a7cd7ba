// P: convert-linalg-to-affine-loops
func.func @f(%a: memref<?xi32>, %v: i32, %n: index, %p: i1) {
  scf.if %p {
    %c1 = arith.constant 1 : index
    %k = arith.addi %n, %c1 : index
    %q = memref.load %a[%n] : memref<?xi32>
    %z = arith.index_cast %q : i32 to index
    %c3 = arith.constant 3 : index
    %w = arith.minui %z, %c3 : index
    %b = memref.alloc(%w) : memref<?xi32>
    linalg.fill ins(%v : i32) outs(%b : memref<?xi32>)
    memref.dealloc %b : memref<?xi32>
  }
  return
}
