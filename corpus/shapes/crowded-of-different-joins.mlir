// One bufferization.dealloc of more memrefs than are compared pair by pair. They come to a block along two edges, which
// pass different ones of the same buffers, so that no two are the same. Only a comparison of pairs would tell.
func.func @passed_in_other_places(%d: i1, %c0: i1, %c1: i1, %c2: i1, %c3: i1, %c4: i1, %c5: i1, %c6: i1, %c7: i1, %c8: i1, %c9: i1, %c10: i1, %c11: i1, %c12: i1, %c13: i1, %c14: i1, %c15: i1, %c16: i1, %c17: i1, %c18: i1, %c19: i1, %c20: i1, %c21: i1, %c22: i1, %c23: i1, %c24: i1, %c25: i1, %c26: i1, %c27: i1, %c28: i1, %c29: i1, %c30: i1, %c31: i1, %c32: i1, %c33: i1, %c34: i1, %c35: i1) {
  %m0 = memref.alloc() : memref<2xi32>
  %m1 = memref.alloc() : memref<2xi32>
  %m2 = memref.alloc() : memref<2xi32>
  %m3 = memref.alloc() : memref<2xi32>
  %m4 = memref.alloc() : memref<2xi32>
  %m5 = memref.alloc() : memref<2xi32>
  %m6 = memref.alloc() : memref<2xi32>
  %m7 = memref.alloc() : memref<2xi32>
  %m8 = memref.alloc() : memref<2xi32>
  %m9 = memref.alloc() : memref<2xi32>
  %m10 = memref.alloc() : memref<2xi32>
  %m11 = memref.alloc() : memref<2xi32>
  %m12 = memref.alloc() : memref<2xi32>
  %m13 = memref.alloc() : memref<2xi32>
  %m14 = memref.alloc() : memref<2xi32>
  %m15 = memref.alloc() : memref<2xi32>
  %m16 = memref.alloc() : memref<2xi32>
  %m17 = memref.alloc() : memref<2xi32>
  %m18 = memref.alloc() : memref<2xi32>
  %m19 = memref.alloc() : memref<2xi32>
  %m20 = memref.alloc() : memref<2xi32>
  %m21 = memref.alloc() : memref<2xi32>
  %m22 = memref.alloc() : memref<2xi32>
  %m23 = memref.alloc() : memref<2xi32>
  %m24 = memref.alloc() : memref<2xi32>
  %m25 = memref.alloc() : memref<2xi32>
  %m26 = memref.alloc() : memref<2xi32>
  %m27 = memref.alloc() : memref<2xi32>
  %m28 = memref.alloc() : memref<2xi32>
  %m29 = memref.alloc() : memref<2xi32>
  %m30 = memref.alloc() : memref<2xi32>
  %m31 = memref.alloc() : memref<2xi32>
  %m32 = memref.alloc() : memref<2xi32>
  %m33 = memref.alloc() : memref<2xi32>
  %m34 = memref.alloc() : memref<2xi32>
  %m35 = memref.alloc() : memref<2xi32>
  %m36 = memref.alloc() : memref<2xi32>
  cf.cond_br %d, ^join(%m0, %m1, %m2, %m3, %m4, %m5, %m6, %m7, %m8, %m9, %m10, %m11, %m12, %m13, %m14, %m15, %m16, %m17, %m18, %m19, %m20, %m21, %m22, %m23, %m24, %m25, %m26, %m27, %m28, %m29, %m30, %m31, %m32, %m33, %m34, %m35 : memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>), ^join(%m1, %m2, %m3, %m4, %m5, %m6, %m7, %m8, %m9, %m10, %m11, %m12, %m13, %m14, %m15, %m16, %m17, %m18, %m19, %m20, %m21, %m22, %m23, %m24, %m25, %m26, %m27, %m28, %m29, %m30, %m31, %m32, %m33, %m34, %m35, %m36 : memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>)
^join(%p0: memref<2xi32>, %p1: memref<2xi32>, %p2: memref<2xi32>, %p3: memref<2xi32>, %p4: memref<2xi32>, %p5: memref<2xi32>, %p6: memref<2xi32>, %p7: memref<2xi32>, %p8: memref<2xi32>, %p9: memref<2xi32>, %p10: memref<2xi32>, %p11: memref<2xi32>, %p12: memref<2xi32>, %p13: memref<2xi32>, %p14: memref<2xi32>, %p15: memref<2xi32>, %p16: memref<2xi32>, %p17: memref<2xi32>, %p18: memref<2xi32>, %p19: memref<2xi32>, %p20: memref<2xi32>, %p21: memref<2xi32>, %p22: memref<2xi32>, %p23: memref<2xi32>, %p24: memref<2xi32>, %p25: memref<2xi32>, %p26: memref<2xi32>, %p27: memref<2xi32>, %p28: memref<2xi32>, %p29: memref<2xi32>, %p30: memref<2xi32>, %p31: memref<2xi32>, %p32: memref<2xi32>, %p33: memref<2xi32>, %p34: memref<2xi32>, %p35: memref<2xi32>):
  bufferization.dealloc (%p0, %p1, %p2, %p3, %p4, %p5, %p6, %p7, %p8, %p9, %p10, %p11, %p12, %p13, %p14, %p15, %p16, %p17, %p18, %p19, %p20, %p21, %p22, %p23, %p24, %p25, %p26, %p27, %p28, %p29, %p30, %p31, %p32, %p33, %p34, %p35 : memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15, %c16, %c17, %c18, %c19, %c20, %c21, %c22, %c23, %c24, %c25, %c26, %c27, %c28, %c29, %c30, %c31, %c32, %c33, %c34, %c35)
  return
}
