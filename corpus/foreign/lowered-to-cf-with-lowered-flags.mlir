// Style: output of an ownership-based pipeline after scf-to-cf, an i1 flag travels beside a buffer and guards the free.
func.func @pick(%x: memref<4xf32>, %scale: i1, %k: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %true = arith.constant true
  %false = arith.constant false
  cf.cond_br %scale, ^fresh, ^borrow
^fresh:
  %a = memref.alloc() : memref<4xf32>
  linalg.map ins(%x : memref<4xf32>) outs(%a : memref<4xf32>) (%v: f32, %o: f32) {
    %m = arith.mulf %v, %k : f32
    linalg.yield %m : f32
  }
  cf.br ^join(%a, %true : memref<4xf32>, i1)
^borrow:
  cf.br ^join(%x, %false : memref<4xf32>, i1)
^join(%b: memref<4xf32>, %own: i1):
  %p = memref.load %b[%c0] : memref<4xf32>
  %q = memref.load %b[%c2] : memref<4xf32>
  %s = arith.addf %p, %q : f32
  cf.cond_br %own, ^free, ^exit
^free:
  memref.dealloc %b : memref<4xf32>
  cf.br ^exit
^exit:
  return %s : f32
}
