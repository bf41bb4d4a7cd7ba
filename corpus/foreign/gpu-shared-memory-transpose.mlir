// Style: GPU kernel generator, tile transpose through a workgroup buffer with barriers, tile and result memory spaces differ.
func.func @transpose(%in: memref<8x8xf32>, %out: memref<8x8xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %tmp = memref.alloc() : memref<8x8xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c2, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c4, %sz = %c1) workgroup(%tile : memref<4x5xf32, #gpu.address_space<workgroup>>) {
    %r0 = arith.muli %by, %c4 : index
    %q0 = arith.muli %bx, %c4 : index
    %r = arith.addi %r0, %ty : index
    %q = arith.addi %q0, %tx : index
    %v = memref.load %in[%r, %q] : memref<8x8xf32>
    memref.store %v, %tile[%ty, %tx] : memref<4x5xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %r2 = arith.addi %q0, %ty : index
    %q2 = arith.addi %r0, %tx : index
    %w = memref.load %tile[%tx, %ty] : memref<4x5xf32, #gpu.address_space<workgroup>>
    memref.store %w, %tmp[%r2, %q2] : memref<8x8xf32>
    gpu.terminator
  }
  memref.copy %tmp, %out : memref<8x8xf32> to memref<8x8xf32>
  return
}
