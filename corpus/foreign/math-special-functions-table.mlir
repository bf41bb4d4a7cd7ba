// Style: ML activations library, one switch over kinds of activations by math ops, in place on a view of odd layout.
func.func @activate(%kind: i32, %x: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %half = arith.constant 0.5 : f32
  %three = arith.constant 3 : i32
  %isq2 = arith.constant 0.70710678 : f32
  %n = memref.dim %x, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %m = memref.dim %x, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %k2 = arith.andi %kind, %three : i32
  %k = arith.index_cast %k2 : i32 to index
  %y = memref.alloc(%n, %m) : memref<?x?xf32>
  scf.forall (%i, %j) in (%n, %m) {
    %v = memref.load %x[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %r = scf.index_switch %k -> f32
    case 0 {
      %s = arith.mulf %v, %isq2 : f32
      %e = math.erf %s : f32
      %e1 = arith.addf %e, %one : f32
      %h = arith.mulf %e1, %half : f32
      %g = arith.mulf %h, %v : f32
      scf.yield %g : f32
    }
    case 1 {
      %t = math.tanh %v : f32
      %a = math.atan2 %t, %one : f32
      %l = math.log1p %a : f32
      scf.yield %l : f32
    }
    case 2 {
      %a = math.absf %v : f32
      %r = math.rsqrt %a : f32
      %c = math.cbrt %r : f32
      %p = math.fpowi %c, %three : f32, i32
      scf.yield %p : f32
    }
    default {
      %e = math.expm1 %v : f32
      %isn = math.isnan %e : f32
      %s = arith.select %isn, %one, %e : f32
      %cl = math.clampf %s to [%half, %one] : f32
      scf.yield %cl : f32
    }
    memref.store %r, %y[%i, %j] : memref<?x?xf32>
  }
  return %y : memref<?x?xf32>
}
