// Style: Triton-to-linalg, one head of flash attention: running maximum and sum per row, key blocks of four, scratch in each block.
func.func @flash(%q: memref<4xf32>, %k: memref<?x4xf32>, %v: memref<?x4xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %low = arith.constant -1.0e+30 : f32
  %nk = memref.dim %k, %c0 : memref<?x4xf32>
  %nv = memref.dim %v, %c0 : memref<?x4xf32>
  %n = arith.minui %nk, %nv : index
  %acc = memref.alloc() : memref<4xf32>
  linalg.fill ins(%zero : f32) outs(%acc : memref<4xf32>)
  %st:2 = scf.for %off = %c0 to %n step %c4 iter_args(%m = %low, %l = %zero) -> (f32, f32) {
    %left = arith.subi %n, %off : index
    %w = arith.minui %left, %c4 : index
    %kb = memref.subview %k[%off, 0] [%w, 4] [1, 1] : memref<?x4xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
    %s = memref.alloc(%w) : memref<?xf32>
    linalg.fill ins(%zero : f32) outs(%s : memref<?xf32>)
    linalg.matvec ins(%kb, %q : memref<?x4xf32, strided<[4, 1], offset: ?>>, memref<4xf32>) outs(%s : memref<?xf32>)
    %m2 = scf.for %i = %c0 to %w step %c1 iter_args(%b = %m) -> (f32) {
      %x = memref.load %s[%i] : memref<?xf32>
      %mx = arith.maximumf %b, %x : f32
      scf.yield %mx : f32
    }
    %dm = arith.subf %m, %m2 : f32
    %scale = math.exp %dm : f32
    linalg.map ins(%acc : memref<4xf32>) outs(%acc : memref<4xf32>) (%a: f32, %o: f32) {
      %p = arith.mulf %a, %scale : f32
      linalg.yield %p : f32
    }
    %ls = arith.mulf %l, %scale : f32
    %l2 = scf.for %i = %c0 to %w step %c1 iter_args(%b = %ls) -> (f32) {
      %x = memref.load %s[%i] : memref<?xf32>
      %d = arith.subf %x, %m2 : f32
      %e = math.exp %d : f32
      %row = arith.addi %off, %i : index
      scf.for %c = %c0 to %c4 step %c1 {
        %vv = memref.load %v[%row, %c] : memref<?x4xf32>
        %old = memref.load %acc[%c] : memref<4xf32>
        %ev = arith.mulf %e, %vv : f32
        %new = arith.addf %old, %ev : f32
        memref.store %new, %acc[%c] : memref<4xf32>
      }
      %sum = arith.addf %b, %e : f32
      scf.yield %sum : f32
    }
    scf.yield %m2, %l2 : f32, f32
  }
  linalg.map ins(%acc : memref<4xf32>) outs(%acc : memref<4xf32>) (%a: f32, %o: f32) {
    %p = arith.divf %a, %st#1 : f32
    linalg.yield %p : f32
  }
  return %acc : memref<4xf32>
}
