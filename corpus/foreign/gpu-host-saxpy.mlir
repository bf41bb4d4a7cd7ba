// Style: GPU host code, copies arguments to device buffers, launches a saxpy kernel inline, and copies the result back.
module attributes {gpu.container_module} {
  func.func @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %nx = memref.dim %x, %c0 : memref<?xf32>
    %ny = memref.dim %y, %c0 : memref<?xf32>
    %n = arith.minui %nx, %ny : index
    %dx = gpu.alloc (%n) : memref<?xf32>
    %dy = gpu.alloc (%n) : memref<?xf32>
    %hx = memref.subview %x[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
    %hy = memref.subview %y[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
    gpu.memcpy %dx, %hx : memref<?xf32>, memref<?xf32, strided<[1]>>
    gpu.memcpy %dy, %hy : memref<?xf32>, memref<?xf32, strided<[1]>>
    %blocks = arith.ceildivui %n, %c4 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
      %b = arith.muli %bx, %c4 : index
      %i = arith.addi %b, %tx : index
      %in = arith.cmpi ult, %i, %n : index
      scf.if %in {
        %xv = memref.load %dx[%i] : memref<?xf32>
        %yv = memref.load %dy[%i] : memref<?xf32>
        %ax = arith.mulf %a, %xv : f32
        %s = arith.addf %ax, %yv : f32
        memref.store %s, %dy[%i] : memref<?xf32>
      }
      gpu.terminator
    }
    gpu.memcpy %hy, %dy : memref<?xf32, strided<[1]>>, memref<?xf32>
    gpu.dealloc %dx : memref<?xf32>
    gpu.dealloc %dy : memref<?xf32>
    return
  }
}
