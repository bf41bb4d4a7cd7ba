// Style: graph DSL on OpenMP-free loops, PageRank until the difference is small: cf blocks, ranks swap by block arguments.
func.func @pagerank(%out: memref<5x5xf32>, %tol: f32) -> memref<5xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %init = arith.constant 0.2 : f32
  %base = arith.constant 0.03 : f32
  %damp = arith.constant 0.85 : f32
  %zero = arith.constant 0.0 : f32
  %a = memref.alloc() : memref<5xf32>
  linalg.fill ins(%init : f32) outs(%a : memref<5xf32>)
  %b = memref.alloc() : memref<5xf32>
  cf.br ^head(%a, %b, %c0 : memref<5xf32>, memref<5xf32>, index)
^head(%cur: memref<5xf32>, %nxt: memref<5xf32>, %i: index):
  linalg.fill ins(%zero : f32) outs(%nxt : memref<5xf32>)
  linalg.vecmat ins(%cur, %out : memref<5xf32>, memref<5x5xf32>) outs(%nxt : memref<5xf32>)
  linalg.map ins(%nxt : memref<5xf32>) outs(%nxt : memref<5xf32>) (%v: f32, %o: f32) {
    %m = arith.mulf %v, %damp : f32
    %s = arith.addf %m, %base : f32
    linalg.yield %s : f32
  }
  %d = memref.alloc() : memref<f32>
  memref.store %zero, %d[] : memref<f32>
  affine.for %k = 0 to 5 {
    %x = affine.load %cur[%k] : memref<5xf32>
    %y = affine.load %nxt[%k] : memref<5xf32>
    %xy = arith.subf %x, %y : f32
    %abs = math.absf %xy : f32
    %old = affine.load %d[] : memref<f32>
    %new = arith.addf %old, %abs : f32
    affine.store %new, %d[] : memref<f32>
  }
  %diff = memref.load %d[] : memref<f32>
  %far = arith.cmpf ogt, %diff, %tol : f32
  %i1 = arith.addi %i, %c1 : index
  %left = arith.cmpi ult, %i1, %c10 : index
  %go = arith.andi %far, %left : i1
  cf.cond_br %go, ^head(%nxt, %cur, %i1 : memref<5xf32>, memref<5xf32>, index), ^done
^done:
  return %nxt : memref<5xf32>
}
