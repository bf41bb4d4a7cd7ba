// Style: ONNX-MLIR after krnl lowering, TopK along the last axis: argsort by selection into an index buffer, k comes as a one-element memref.
func.func @topk(%x: memref<?x?xf32>, %k: memref<1xi64>) -> (memref<?x?xf32>, memref<?x?xi64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k64 = memref.load %k[%c0] : memref<1xi64>
  %kk = arith.index_cast %k64 : i64 to index
  %b = memref.dim %x, %c0 : memref<?x?xf32>
  %n = memref.dim %x, %c1 : memref<?x?xf32>
  %order = memref.alloc(%b, %n) {alignment = 16 : i64} : memref<?x?xindex>
  affine.for %i = 0 to %b {
    affine.for %j = 0 to %n {
      affine.store %j, %order[%i, %j] : memref<?x?xindex>
    }
  }
  scf.for %i = %c0 to %b step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %j1 = arith.addi %j, %c1 : index
      scf.for %l = %j1 to %n step %c1 {
        %oj = memref.load %order[%i, %j] : memref<?x?xindex>
        %ol = memref.load %order[%i, %l] : memref<?x?xindex>
        %vj = memref.load %x[%i, %oj] : memref<?x?xf32>
        %vl = memref.load %x[%i, %ol] : memref<?x?xf32>
        %less = arith.cmpf olt, %vj, %vl : f32
        scf.if %less {
          memref.store %ol, %order[%i, %j] : memref<?x?xindex>
          memref.store %oj, %order[%i, %l] : memref<?x?xindex>
        }
      }
    }
  }
  %vals = memref.alloc(%b, %kk) {alignment = 16 : i64} : memref<?x?xf32>
  %idx = memref.alloc(%b, %kk) {alignment = 16 : i64} : memref<?x?xi64>
  affine.for %i = 0 to %b {
    affine.for %j = 0 to %kk {
      %o = affine.load %order[%i, %j] : memref<?x?xindex>
      %v = memref.load %x[%i, %o] : memref<?x?xf32>
      %o64 = arith.index_cast %o : index to i64
      affine.store %v, %vals[%i, %j] : memref<?x?xf32>
      affine.store %o64, %idx[%i, %j] : memref<?x?xi64>
    }
  }
  return %vals, %idx : memref<?x?xf32>, memref<?x?xi64>
}
