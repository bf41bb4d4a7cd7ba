// Style: GPU: a tree reduction in workgroup memory with barriers.
func.func @reduce(%x: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %out = memref.alloc() : memref<1xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) workgroup(%shared : memref<8xf32, #gpu.address_space<workgroup>>) {
    %v = memref.load %x[%tx] : memref<8xf32>
    memref.store %v, %shared[%tx] : memref<8xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    scf.for %k = %c0 to %c2 step %c1 {
      %shift = arith.addi %k, %c1 : index
      %stride = arith.shrui %c8, %shift : index
      %active = arith.cmpi ult, %tx, %stride : index
      scf.if %active {
        %p = arith.addi %tx, %stride : index
        %a = memref.load %shared[%tx] : memref<8xf32, #gpu.address_space<workgroup>>
        %b = memref.load %shared[%p] : memref<8xf32, #gpu.address_space<workgroup>>
        %s = arith.addf %a, %b : f32
        memref.store %s, %shared[%tx] : memref<8xf32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
    }
    %first = arith.cmpi eq, %tx, %c0 : index
    scf.if %first {
      %a = memref.load %shared[%c0] : memref<8xf32, #gpu.address_space<workgroup>>
      %b = memref.load %shared[%c1] : memref<8xf32, #gpu.address_space<workgroup>>
      %s = arith.addf %a, %b : f32
      memref.store %s, %out[%c0] : memref<1xf32>
    }
    gpu.terminator
  }
  %r = memref.load %out[%c0] : memref<1xf32>
  return %r : f32
}
