// Style: data-science library, k-means with assignments that swap between two buffers in a while loop with a limit on rounds.
func.func @kmeans(%pts: memref<?x2xf32>, %k: index, %rounds: i32) -> (memref<?x2xf32>, memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %onef = arith.constant 1.0 : f32
  %big = arith.constant 0x7F800000 : f32
  %z32 = arith.constant 0 : i32
  %o32 = arith.constant 1 : i32
  %n = memref.dim %pts, %c0 : memref<?x2xf32>
  %le = arith.cmpi ule, %k, %n : index
  cf.assert %le, "more clusters than points"
  %cent = memref.alloc(%k) : memref<?x2xf32>
  %first = memref.subview %pts[0, 0] [%k, 2] [1, 1] : memref<?x2xf32> to memref<?x2xf32, strided<[2, 1]>>
  memref.copy %first, %cent : memref<?x2xf32, strided<[2, 1]>> to memref<?x2xf32>
  %a0 = memref.alloc(%n) : memref<?xindex>
  linalg.fill ins(%c0 : index) outs(%a0 : memref<?xindex>)
  %true = arith.constant true
  %res:3 = scf.while (%a = %a0, %r = %z32, %moved = %true) : (memref<?xindex>, i32, i1) -> (memref<?xindex>, i32, i1) {
    %lt = arith.cmpi slt, %r, %rounds : i32
    %go = arith.andi %lt, %moved : i1
    scf.condition(%go) %a, %r, %moved : memref<?xindex>, i32, i1
  } do {
  ^bb0(%a: memref<?xindex>, %r: i32, %was: i1):
    %b = memref.alloc(%n) : memref<?xindex>
    %false = arith.constant false
    %ch = scf.for %i = %c0 to %n step %c1 iter_args(%c = %false) -> (i1) {
      %x = memref.load %pts[%i, %c0] : memref<?x2xf32>
      %y = memref.load %pts[%i, %c1] : memref<?x2xf32>
      %best:2 = scf.for %j = %c0 to %k step %c1 iter_args(%bd = %big, %bi = %c0) -> (f32, index) {
        %cx = memref.load %cent[%j, %c0] : memref<?x2xf32>
        %cy = memref.load %cent[%j, %c1] : memref<?x2xf32>
        %dx = arith.subf %x, %cx : f32
        %dy = arith.subf %y, %cy : f32
        %dx2 = arith.mulf %dx, %dx : f32
        %d = math.fma %dy, %dy, %dx2 : f32
        %less = arith.cmpf olt, %d, %bd : f32
        %nd = arith.select %less, %d, %bd : f32
        %ni = arith.select %less, %j, %bi : index
        scf.yield %nd, %ni : f32, index
      }
      memref.store %best#1, %b[%i] : memref<?xindex>
      %old = memref.load %a[%i] : memref<?xindex>
      %ne = arith.cmpi ne, %old, %best#1 : index
      %c2 = arith.ori %c, %ne : i1
      scf.yield %c2 : i1
    }
    %r1 = arith.addi %r, %o32 : i32
    scf.yield %b, %r1, %ch : memref<?xindex>, i32, i1
  }
  return %cent, %res#0 : memref<?x2xf32>, memref<?xindex>
}
