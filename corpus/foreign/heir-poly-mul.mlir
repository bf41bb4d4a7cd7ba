// Style: HEIR-like: modular polynomial arithmetic on i32 coefficients, a switch over key sizes.
func.func @polymul(%a: memref<4xi32>, %b: memref<4xi32>, %kind: index) -> memref<7xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i32
  %q0 = arith.constant 7681 : i32
  %q1 = arith.constant 12289 : i32
  %mod = scf.index_switch %kind -> i32
  case 0 {
    scf.yield %q0 : i32
  }
  default {
    scf.yield %q1 : i32
  }
  %out = memref.alloc() : memref<7xi32>
  linalg.fill ins(%z : i32) outs(%out : memref<7xi32>)
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %x = affine.load %a[%i] : memref<4xi32>
      %y = affine.load %b[%j] : memref<4xi32>
      %x64 = arith.extui %x : i32 to i64
      %y64 = arith.extui %y : i32 to i64
      %p = arith.muli %x64, %y64 : i64
      %m64 = arith.extui %mod : i32 to i64
      %r64 = arith.remui %p, %m64 : i64
      %r = arith.trunci %r64 : i64 to i32
      %o = affine.load %out[%i + %j] : memref<7xi32>
      %s = arith.addi %o, %r : i32
      %t = arith.remui %s, %mod : i32
      affine.store %t, %out[%i + %j] : memref<7xi32>
    }
  }
  return %out : memref<7xi32>
}
