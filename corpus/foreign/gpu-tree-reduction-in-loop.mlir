// Style: hand-written GPU host code, a sum per block by a tree of barriers in a loop, then a second launch over partial sums.
func.func @sum(%x: memref<16xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %partial = memref.alloc() : memref<2xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1)
      workgroup(%shared: memref<8xi32, #gpu.address_space<workgroup>>) {
    %row = arith.muli %bx, %c8 : index
    %at = arith.addi %row, %tx : index
    %v = memref.load %x[%at] : memref<16xi32>
    memref.store %v, %shared[%tx] : memref<8xi32, #gpu.address_space<workgroup>>
    gpu.barrier
    %end = scf.while (%half = %c4) : (index) -> (index) {
      %more = arith.cmpi ne, %half, %c0 : index
      scf.condition(%more) %half : index
    } do {
    ^bb0(%half: index):
      %isLower = arith.cmpi ult, %tx, %half : index
      scf.if %isLower {
        %other = arith.addi %tx, %half : index
        %a = memref.load %shared[%tx] : memref<8xi32, #gpu.address_space<workgroup>>
        %b = memref.load %shared[%other] : memref<8xi32, #gpu.address_space<workgroup>>
        %s = arith.addi %a, %b : i32
        memref.store %s, %shared[%tx] : memref<8xi32, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %next = arith.shrui %half, %c1 : index
      scf.yield %next : index
    }
    %isFirst = arith.cmpi eq, %tx, %c0 : index
    scf.if %isFirst {
      %s = memref.load %shared[%c0] : memref<8xi32, #gpu.address_space<workgroup>>
      memref.store %s, %partial[%bx] : memref<2xi32>
    }
    gpu.terminator
  }
  %zero = arith.constant 0 : i32
  %total = scf.for %i = %c0 to %c2 step %c1 iter_args(%acc = %zero) -> (i32) {
    %p = memref.load %partial[%i] : memref<2xi32>
    %n = arith.addi %acc, %p : i32
    scf.yield %n : i32
  }
  return %total : i32
}
