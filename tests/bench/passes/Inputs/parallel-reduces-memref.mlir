// The result of a loop that reduces memrefs is its init operand when no iteration runs; MLIR's
// BufferOriginAnalysis says that the two are different allocations, and
// -buffer-deallocation-simplification then no longer retains the result.
func.func @main(%once: i1) {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 7 : i32
  %n = arith.index_castui %once : i1 to index
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%a) -> memref<4xi32> {
    %b = memref.alloc() : memref<4xi32>
    linalg.fill ins(%x : i32) outs(%b : memref<4xi32>)
    scf.reduce(%b : memref<4xi32>) {
    ^bb0(%left: memref<4xi32>, %right: memref<4xi32>):
      scf.reduce.return %right : memref<4xi32>
    }
  }
  %own = bufferization.dealloc (%a : memref<4xi32>) if (%true) retain (%r : memref<4xi32>)
  %v = memref.load %r[%c0] : memref<4xi32>
  vector.print %v : i32
  bufferization.dealloc (%r : memref<4xi32>) if (%true)
  return
}
