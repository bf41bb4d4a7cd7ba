// A size each step of which uses the one before twice, so that there are 2^40 ways through them. Asking about a size has to
// stop after a few steps.
func.func @in_branch(%n: index, %x: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %s1 = arith.minui %n, %n : index
  %s2 = arith.minui %s1, %s1 : index
  %s3 = arith.minui %s2, %s2 : index
  %s4 = arith.minui %s3, %s3 : index
  %s5 = arith.minui %s4, %s4 : index
  %s6 = arith.minui %s5, %s5 : index
  %s7 = arith.minui %s6, %s6 : index
  %s8 = arith.minui %s7, %s7 : index
  %s9 = arith.minui %s8, %s8 : index
  %s10 = arith.minui %s9, %s9 : index
  %s11 = arith.minui %s10, %s10 : index
  %s12 = arith.minui %s11, %s11 : index
  %s13 = arith.minui %s12, %s12 : index
  %s14 = arith.minui %s13, %s13 : index
  %s15 = arith.minui %s14, %s14 : index
  %s16 = arith.minui %s15, %s15 : index
  %s17 = arith.minui %s16, %s16 : index
  %s18 = arith.minui %s17, %s17 : index
  %s19 = arith.minui %s18, %s18 : index
  %s20 = arith.minui %s19, %s19 : index
  %s21 = arith.minui %s20, %s20 : index
  %s22 = arith.minui %s21, %s21 : index
  %s23 = arith.minui %s22, %s22 : index
  %s24 = arith.minui %s23, %s23 : index
  %s25 = arith.minui %s24, %s24 : index
  %s26 = arith.minui %s25, %s25 : index
  %s27 = arith.minui %s26, %s26 : index
  %s28 = arith.minui %s27, %s27 : index
  %s29 = arith.minui %s28, %s28 : index
  %s30 = arith.minui %s29, %s29 : index
  %s31 = arith.minui %s30, %s30 : index
  %s32 = arith.minui %s31, %s31 : index
  %s33 = arith.minui %s32, %s32 : index
  %s34 = arith.minui %s33, %s33 : index
  %s35 = arith.minui %s34, %s34 : index
  %s36 = arith.minui %s35, %s35 : index
  %s37 = arith.minui %s36, %s36 : index
  %s38 = arith.minui %s37, %s37 : index
  %s39 = arith.minui %s38, %s38 : index
  %s40 = arith.minui %s39, %s39 : index
  %rest = arith.remui %n, %c16 : index
  %one = arith.maxui %s40, %c1 : index
  %size = arith.minui %one, %one : index
  %small = arith.maxui %rest, %c1 : index
  %fits = arith.cmpi ule, %size, %c16 : index
  %both = arith.andi %c, %fits : i1
  %r = scf.if %both -> memref<?xi32> {
    %a = memref.alloc(%size) : memref<?xi32>
    memref.store %x, %a[%c0] : memref<?xi32>
    scf.yield %a : memref<?xi32>
  } else {
    %b = memref.alloc(%small) : memref<?xi32>
    memref.store %x, %b[%c0] : memref<?xi32>
    scf.yield %b : memref<?xi32>
  }
  %v = memref.load %r[%c0] : memref<?xi32>
  return %v : i32
}
