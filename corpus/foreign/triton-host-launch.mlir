// Style: Host side of a Triton-like kernel: grid computed on the host, the kernel is a function called for each program id.
func.func private @add_kernel(%x: memref<?xf32>, %y: memref<?xf32>, %o: memref<?xf32>, %n: i32, %pid: i32) {
  %c4 = arith.constant 4 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4i = arith.constant 4 : index
  %start = arith.muli %pid, %c4 : i32
  scf.for %lane = %c0 to %c4i step %c1 {
    %l = arith.index_cast %lane : index to i32
    %off = arith.addi %start, %l : i32
    %mask = arith.cmpi slt, %off, %n : i32
    scf.if %mask {
      %p = arith.index_cast %off : i32 to index
      %a = memref.load %x[%p] : memref<?xf32>
      %b = memref.load %y[%p] : memref<?xf32>
      %s = arith.addf %a, %b : f32
      memref.store %s, %o[%p] : memref<?xf32>
    }
  }
  return
}
func.func @add(%x: memref<?xf32>, %y: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %nx = memref.dim %x, %c0 : memref<?xf32>
  %ny = memref.dim %y, %c0 : memref<?xf32>
  %n = arith.minui %nx, %ny : index
  %out = memref.alloc(%n) : memref<?xf32>
  %n32 = arith.index_cast %n : index to i32
  %grid = arith.ceildivui %n, %c4 : index
  scf.for %p = %c0 to %grid step %c1 {
    %pid = arith.index_cast %p : index to i32
    func.call @add_kernel(%x, %y, %out, %n32, %pid) : (memref<?xf32>, memref<?xf32>, memref<?xf32>, i32, i32) -> ()
  }
  return %out : memref<?xf32>
}
