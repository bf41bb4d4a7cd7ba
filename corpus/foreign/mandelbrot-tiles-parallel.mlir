// Style: teaching example for scf.parallel, escape times of a small Mandelbrot image with per-tile heap rows.
func.func @mandel(%re0: f32, %im0: f32, %step: f32) -> memref<4x6xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  %four = arith.constant 4.0 : f32
  %k0 = arith.constant 0 : i8
  %k1 = arith.constant 1 : i8
  %k20 = arith.constant 20 : i8
  %img = memref.alloc() : memref<4x6xi8>
  scf.parallel (%y) = (%c0) to (%c4) step (%c1) {
    %line = memref.alloc() : memref<6xi8>
    %yi = arith.index_cast %y : index to i32
    %yf = arith.sitofp %yi : i32 to f32
    %ys = arith.mulf %yf, %step : f32
    %ci = arith.addf %im0, %ys : f32
    scf.for %x = %c0 to %c6 step %c1 {
      %xi = arith.index_cast %x : index to i32
      %xf = arith.sitofp %xi : i32 to f32
      %xs = arith.mulf %xf, %step : f32
      %cr = arith.addf %re0, %xs : f32
      %e:3 = scf.while (%a = %zero, %b = %zero, %k = %k0) : (f32, f32, i8) -> (f32, f32, i8) {
        %aa = arith.mulf %a, %a : f32
        %bb = arith.mulf %b, %b : f32
        %m = arith.addf %aa, %bb : f32
        %in = arith.cmpf ole, %m, %four : f32
        %left = arith.cmpi slt, %k, %k20 : i8
        %go = arith.andi %in, %left : i1
        scf.condition(%go) %a, %b, %k : f32, f32, i8
      } do {
      ^bb0(%a: f32, %b: f32, %k: i8):
        %aa = arith.mulf %a, %a : f32
        %bb = arith.mulf %b, %b : f32
        %ab = arith.mulf %a, %b : f32
        %d = arith.subf %aa, %bb : f32
        %na = arith.addf %d, %cr : f32
        %s = arith.addf %ab, %ab : f32
        %nb = arith.addf %s, %ci : f32
        %kn = arith.addi %k, %k1 : i8
        scf.yield %na, %nb, %kn : f32, f32, i8
      }
      memref.store %e#2, %line[%x] : memref<6xi8>
    }
    %dst = memref.subview %img[%y, 0] [1, 6] [1, 1] : memref<4x6xi8> to memref<6xi8, strided<[1], offset: ?>>
    memref.copy %line, %dst : memref<6xi8> to memref<6xi8, strided<[1], offset: ?>>
    scf.reduce
  }
  return %img : memref<4x6xi8>
}
