// Style: hardware compiler's C model, a register file and a FIFO as buffers, one clock cycle a call of a private step function.
func.func private @cycle(%regs: memref<4xi32>, %fifo: memref<4xi32>, %ptrs: memref<2xi8>, %push: i1, %data: i32) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k1 = arith.constant 1 : i8
  %k3 = arith.constant 3 : i8
  %k4 = arith.constant 4 : i8
  %wr = memref.load %ptrs[%c0] : memref<2xi8>
  %rd = memref.load %ptrs[%c1] : memref<2xi8>
  %fill = arith.subi %wr, %rd : i8
  %full = arith.cmpi uge, %fill, %k4 : i8
  %true = arith.constant true
  %notfull = arith.xori %full, %true : i1
  %do = arith.andi %push, %notfull : i1
  scf.if %do {
    %s = arith.andi %wr, %k3 : i8
    %ix = arith.index_castui %s : i8 to index
    memref.store %data, %fifo[%ix] : memref<4xi32>
    %w1 = arith.addi %wr, %k1 : i8
    memref.store %w1, %ptrs[%c0] : memref<2xi8>
  } else {
    %some = arith.cmpi ne, %wr, %rd : i8
    scf.if %some {
      %s = arith.andi %rd, %k3 : i8
      %ix = arith.index_castui %s : i8 to index
      %v = memref.load %fifo[%ix] : memref<4xi32>
      %old = memref.load %regs[%ix] : memref<4xi32>
      %x = arith.xori %v, %old : i32
      memref.store %x, %regs[%ix] : memref<4xi32>
      %r1 = arith.addi %rd, %k1 : i8
      memref.store %r1, %ptrs[%c1] : memref<2xi8>
    }
  }
  return %full : i1
}
func.func @simulate(%stim: memref<?xi32>) -> (memref<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %z8 = arith.constant 0 : i8
  %regs = memref.alloc() {hw.reset = "async"} : memref<4xi32>
  %fifo = memref.alloc() {hw.style = "bram"} : memref<4xi32>
  %ptrs = memref.alloc() : memref<2xi8>
  linalg.fill ins(%z : i32) outs(%regs : memref<4xi32>)
  linalg.fill ins(%z : i32) outs(%fifo : memref<4xi32>)
  linalg.fill ins(%z8 : i8) outs(%ptrs : memref<2xi8>)
  %n = memref.dim %stim, %c0 : memref<?xi32>
  %stalls = scf.for %t = %c0 to %n step %c1 iter_args(%s = %z) -> (i32) {
    %d = memref.load %stim[%t] : memref<?xi32>
    %b = arith.andi %d, %o : i32
    %push = arith.cmpi ne, %b, %z : i32
    %full = func.call @cycle(%regs, %fifo, %ptrs, %push, %d) : (memref<4xi32>, memref<4xi32>, memref<2xi8>, i1, i32) -> i1
    %f = arith.extui %full : i1 to i32
    %s2 = arith.addi %s, %f : i32
    scf.yield %s2 : i32
  }
  return %regs, %stalls : memref<4xi32>, i32
}
