// Style: torch-mlir, BatchNorm in training or inference mode: an scf.if yields fresh batch statistics or the running arguments.
func.func @forward(%x: memref<?x3xf32>, %running: memref<3xf32>, %training: i1) -> memref<?x3xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?x3xf32>
  %mean = scf.if %training -> (memref<3xf32>) {
    %n64 = arith.index_cast %n : index to i64
    %nf = arith.sitofp %n64 : i64 to f32
    %m = memref.alloc() : memref<3xf32>
    linalg.fill ins(%zero : f32) outs(%m : memref<3xf32>)
    linalg.reduce ins(%x : memref<?x3xf32>) outs(%m : memref<3xf32>) dimensions = [0]
      (%in: f32, %acc: f32) {
        %s = arith.addf %in, %acc : f32
        linalg.yield %s : f32
      }
    linalg.map ins(%m : memref<3xf32>) outs(%m : memref<3xf32>) (%v: f32, %o: f32) {
      %d = arith.divf %v, %nf : f32
      linalg.yield %d : f32
    }
    scf.yield %m : memref<3xf32>
  } else {
    scf.yield %running : memref<3xf32>
  }
  %wide = memref.alloc(%n) : memref<?x3xf32>
  linalg.broadcast ins(%mean : memref<3xf32>) outs(%wide : memref<?x3xf32>) dimensions = [0]
  %y = memref.alloc(%n) : memref<?x3xf32>
  linalg.sub ins(%x, %wide : memref<?x3xf32>, memref<?x3xf32>) outs(%y : memref<?x3xf32>)
  return %y : memref<?x3xf32>
}
