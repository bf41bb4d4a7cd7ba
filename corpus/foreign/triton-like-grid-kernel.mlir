// Style: Triton CPU back end, a kernel function called over a grid with program ids; pointers are one-element views with offsets.
func.func private @add_kernel(%x: memref<?xf32>, %y: memref<?xf32>, %out: memref<?xf32>, %n: index, %pid: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %off = arith.muli %pid, %c4 : index
  %left = arith.subi %n, %off : index
  %w = arith.minui %left, %c4 : index
  %px = memref.reinterpret_cast %x to offset: [%off], sizes: [%w], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %py = memref.reinterpret_cast %y to offset: [%off], sizes: [%w], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %po = memref.reinterpret_cast %out to offset: [%off], sizes: [%w], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %bx = memref.alloc(%w) : memref<?xf32>
  memref.copy %px, %bx : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32>
  linalg.add ins(%bx, %py : memref<?xf32>, memref<?xf32, strided<[1], offset: ?>>) outs(%bx : memref<?xf32>)
  memref.copy %bx, %po : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return
}
func.func @launch(%x: memref<?xf32>, %y: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %nx = memref.dim %x, %c0 : memref<?xf32>
  %ny = memref.dim %y, %c0 : memref<?xf32>
  %n = arith.minui %nx, %ny : index
  %out = memref.alloc(%n) : memref<?xf32>
  %grid = arith.ceildivui %n, %c4 : index
  scf.for %pid = %c0 to %grid step %c1 {
    func.call @add_kernel(%x, %y, %out, %n, %pid) : (memref<?xf32>, memref<?xf32>, memref<?xf32>, index, index) -> ()
  }
  return %out : memref<?xf32>
}
