// Style: Polygeist on plain C, the length is an argument that callers promise fits both arrays; nothing checks it.
func.func @saxpy(%n: i32, %a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
  %len = arith.index_cast %n : i32 to index
  %tmp = memref.alloc(%len) : memref<?xf32>
  affine.for %i = 0 to %len {
    %v = affine.load %x[%i] : memref<?xf32>
    %m = arith.mulf %v, %a : f32
    affine.store %m, %tmp[%i] : memref<?xf32>
  }
  affine.for %i = 0 to %len {
    %t = affine.load %tmp[%i] : memref<?xf32>
    %w = affine.load %y[%i] : memref<?xf32>
    %s = arith.addf %t, %w : f32
    affine.store %s, %y[%i] : memref<?xf32>
  }
  return
}
