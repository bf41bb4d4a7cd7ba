// Style: GPU compiler after distribution, each subgroup reduces, host sums what the lanes left.
func.func @sum(%x: memref<64xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant 0.0 : f32
  %part = memref.alloc() : memref<2xf32>
  linalg.fill ins(%z : f32) outs(%part : memref<2xf32>)
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %o = arith.muli %bx, %c32 : index
    %i = arith.addi %o, %tx : index
    %v = memref.load %x[%i] : memref<64xf32>
    %s = gpu.subgroup_reduce add %v : (f32) -> f32
    %first = arith.cmpi eq, %tx, %c0 : index
    scf.if %first {
      memref.store %s, %part[%bx] : memref<2xf32>
    }
    gpu.terminator
  }
  %a = memref.load %part[%c0] : memref<2xf32>
  %b = memref.load %part[%c1] : memref<2xf32>
  %r = arith.addf %a, %b : f32
  return %r : f32
}
