// Buffers in regions of ops in blocks that nothing reaches: the block of each region is reached from the region's entry,
// but the op that holds the region never runs.
func.func private @use(memref<2xf32>)
func.func @loop_never_runs() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  return
^never:
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    func.call @use(%a) : (memref<2xf32>) -> ()
  }
  return
}
func.func @branch_never_runs(%c: i1) {
  %x = arith.constant 1.0 : f32
  return
^never:
  scf.if %c {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    %b = bufferization.clone %a : memref<2xf32> to memref<2xf32>
    memref.dealloc %a : memref<2xf32>
    func.call @use(%b) : (memref<2xf32>) -> ()
    memref.dealloc %b : memref<2xf32>
  }
  return
}
func.func @loop_runs() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    func.call @use(%a) : (memref<2xf32>) -> ()
  }
  return
}
