// Style: finite-element code generator (Firedrake-like), element matrices are scattered into a dense system by a connectivity table.
func.func @assemble(%cells: memref<?x3xi32>, %coords: memref<?x2xf64>, %K: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %half = arith.constant 0.5 : f64
  %n = memref.dim %cells, %c0 : memref<?x3xi32>
  scf.for %e = %c0 to %n step %c1 {
    %x = memref.alloc() : memref<3x2xf64>
    %Ke = memref.alloc() : memref<3x3xf64>
    scf.for %a = %c0 to %c3 step %c1 {
      %v32 = memref.load %cells[%e, %a] : memref<?x3xi32>
      %v = arith.index_cast %v32 : i32 to index
      %px = memref.load %coords[%v, %c0] : memref<?x2xf64>
      %py = memref.load %coords[%v, %c1] : memref<?x2xf64>
      memref.store %px, %x[%a, %c0] : memref<3x2xf64>
      memref.store %py, %x[%a, %c1] : memref<3x2xf64>
    }
    affine.for %a = 0 to 3 {
      affine.for %b = 0 to 3 {
        %xa = affine.load %x[%a, 0] : memref<3x2xf64>
        %xb = affine.load %x[%b, 0] : memref<3x2xf64>
        %ya = affine.load %x[%a, 1] : memref<3x2xf64>
        %yb = affine.load %x[%b, 1] : memref<3x2xf64>
        %p = arith.mulf %xa, %xb : f64
        %q = arith.mulf %ya, %yb : f64
        %s = arith.addf %p, %q : f64
        %h = arith.mulf %s, %half : f64
        affine.store %h, %Ke[%a, %b] : memref<3x3xf64>
      }
    }
    scf.for %a = %c0 to %c3 step %c1 {
      %i32 = memref.load %cells[%e, %a] : memref<?x3xi32>
      %i = arith.index_cast %i32 : i32 to index
      scf.for %b = %c0 to %c3 step %c1 {
        %j32 = memref.load %cells[%e, %b] : memref<?x3xi32>
        %j = arith.index_cast %j32 : i32 to index
        %k = memref.load %Ke[%a, %b] : memref<3x3xf64>
        %old = memref.load %K[%i, %j] : memref<?x?xf64>
        %new = arith.addf %old, %k : f64
        memref.store %new, %K[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}
