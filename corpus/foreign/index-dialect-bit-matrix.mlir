// Style: someone who prefers the index dialect, transposes a bit matrix kept in i64 words by way of a heap of flags.
func.func @transpose8(%m: i64) -> i64 {
  %z = index.constant 0
  %one = index.constant 1
  %eight = index.constant 8
  %k1 = arith.constant 1 : i64
  %k0 = arith.constant 0 : i64
  %flags = memref.alloc() : memref<8x8xi1>
  scf.for %i = %z to %eight step %one {
    scf.for %j = %z to %eight step %one {
      %r = index.mul %i, %eight
      %b = index.add %r, %j
      %s = index.casts %b : index to i64
      %w = arith.shrui %m, %s : i64
      %bit = arith.andi %w, %k1 : i64
      %on = arith.cmpi ne, %bit, %k0 : i64
      memref.store %on, %flags[%j, %i] : memref<8x8xi1>
    }
  }
  %out = scf.for %i = %z to %eight step %one iter_args(%a = %k0) -> (i64) {
    %t = scf.for %j = %z to %eight step %one iter_args(%b = %a) -> (i64) {
      %on = memref.load %flags[%i, %j] : memref<8x8xi1>
      %v = arith.extui %on : i1 to i64
      %r = index.mul %i, %eight
      %p = index.add %r, %j
      %s = index.casts %p : index to i64
      %w = arith.shli %v, %s : i64
      %c = arith.ori %b, %w : i64
      scf.yield %c : i64
    }
    scf.yield %t : i64
  }
  return %out : i64
}
