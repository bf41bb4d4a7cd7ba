// Exercises: affine.for over a dynamic argument with affine.min-sized tiles; each tile is a dynamic scratch buffer copied back through a subview.
func.func @tile(%arg: memref<?xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n0 = memref.dim %arg, %c0 : memref<?xi32>
  %n = arith.minui %n0, %c8 : index
  affine.for %i = 0 to %n step 3 {
    %sz = affine.min affine_map<(d0)[s0] -> (3, s0 - d0)>(%i)[%n]
    %s = memref.alloc(%sz) : memref<?xi32>
    linalg.fill ins(%x : i32) outs(%s : memref<?xi32>)
    %v = memref.subview %arg[%i] [%sz] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
    memref.copy %s, %v : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  }
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %k0 = arith.constant 0 : i32
  %k4 = arith.constant 4 : i32
  %m = memref.alloc(%c7) : memref<?xi32>
  linalg.fill ins(%k0 : i32) outs(%m : memref<?xi32>)
  func.call @tile(%m, %k4) : (memref<?xi32>, i32) -> ()
  %n0 = memref.dim %m, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n0 step %c1 {
    %e = memref.load %m[%i] : memref<?xi32>
    vector.print %e : i32
  }
  return
}
