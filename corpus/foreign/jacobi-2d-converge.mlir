// Style: stencil DSL, two-dimensional Jacobi sweeps in an scf.while until the residual is small or the budget is spent.
func.func @solve(%rhs: memref<8x8xf32>, %tol: f32, %max: i32) -> (memref<8x8xf32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %zero = arith.constant 0.0 : f32
  %quarter = arith.constant 0.25 : f32
  %big = arith.constant 1.0e+30 : f32
  %i0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  %cap = arith.constant 12 : i32
  %budget = arith.minsi %max, %cap : i32
  %start = memref.alloc() : memref<8x8xf32>
  linalg.fill ins(%zero : f32) outs(%start : memref<8x8xf32>)
  %r:3 = scf.while (%u = %start, %res = %big, %it = %i0) : (memref<8x8xf32>, f32, i32) -> (memref<8x8xf32>, f32, i32) {
    %over = arith.cmpf ogt, %res, %tol : f32
    %left = arith.cmpi slt, %it, %budget : i32
    %go = arith.andi %over, %left : i1
    scf.condition(%go) %u, %res, %it : memref<8x8xf32>, f32, i32
  } do {
  ^bb0(%u: memref<8x8xf32>, %res: f32, %it: i32):
    %next = memref.alloc() : memref<8x8xf32>
    memref.copy %u, %next : memref<8x8xf32> to memref<8x8xf32>
    %norm = scf.for %i = %c1 to %c7 step %c1 iter_args(%ni = %zero) -> (f32) {
      %nj = scf.for %j = %c1 to %c7 step %c1 iter_args(%n = %ni) -> (f32) {
        %im = arith.subi %i, %c1 : index
        %ip = arith.addi %i, %c1 : index
        %jm = arith.subi %j, %c1 : index
        %jp = arith.addi %j, %c1 : index
        %a = memref.load %u[%im, %j] : memref<8x8xf32>
        %b = memref.load %u[%ip, %j] : memref<8x8xf32>
        %c = memref.load %u[%i, %jm] : memref<8x8xf32>
        %d = memref.load %u[%i, %jp] : memref<8x8xf32>
        %f = memref.load %rhs[%i, %j] : memref<8x8xf32>
        %ab = arith.addf %a, %b : f32
        %cd = arith.addf %c, %d : f32
        %abcd = arith.addf %ab, %cd : f32
        %s = arith.subf %abcd, %f : f32
        %v = arith.mulf %s, %quarter : f32
        memref.store %v, %next[%i, %j] : memref<8x8xf32>
        %old = memref.load %u[%i, %j] : memref<8x8xf32>
        %diff = arith.subf %v, %old : f32
        %abs = math.absf %diff : f32
        %mx = arith.maximumf %n, %abs : f32
        scf.yield %mx : f32
      }
      scf.yield %nj : f32
    }
    %it2 = arith.addi %it, %i1 : i32
    scf.yield %next, %norm, %it2 : memref<8x8xf32>, f32, i32
  }
  return %r#0, %r#2 : memref<8x8xf32>, i32
}
