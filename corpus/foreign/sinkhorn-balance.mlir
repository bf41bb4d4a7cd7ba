// Style: optimal transport, rows and columns are scaled in turn until sums are near one, scratch per sweep.
func.func @balance(%m: memref<3x3xf32>, %sweeps: i8) -> memref<3x3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %mask = arith.constant 3 : i8
  %few = arith.andi %sweeps, %mask : i8
  %n = arith.index_castui %few : i8 to index
  %a = memref.alloc() : memref<3x3xf32>
  linalg.map ins(%m : memref<3x3xf32>) outs(%a : memref<3x3xf32>)
    (%v: f32, %o: f32) {
      %p = math.absf %v : f32
      %q = arith.addf %p, %one : f32
      linalg.yield %q : f32
    }
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%x = %a) -> (memref<3x3xf32>) {
    %s = memref.alloc() : memref<3xf32>
    linalg.fill ins(%z : f32) outs(%s : memref<3xf32>)
    linalg.reduce ins(%x : memref<3x3xf32>) outs(%s : memref<3xf32>) dimensions = [1]
      (%v: f32, %acc: f32) {
        %w = arith.addf %v, %acc : f32
        linalg.yield %w : f32
      }
    %y = memref.alloc() : memref<3x3xf32>
    linalg.broadcast ins(%s : memref<3xf32>) outs(%y : memref<3x3xf32>) dimensions = [1]
    linalg.div ins(%x, %y : memref<3x3xf32>, memref<3x3xf32>) outs(%y : memref<3x3xf32>)
    %tr = memref.alloc() : memref<3x3xf32>
    linalg.transpose ins(%y : memref<3x3xf32>) outs(%tr : memref<3x3xf32>) permutation = [1, 0]
    scf.yield %tr : memref<3x3xf32>
  }
  return %r : memref<3x3xf32>
}
