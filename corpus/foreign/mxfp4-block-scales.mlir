// Style: microscaling quantiser, blocks of 8 share a scale, f4E2M1 values go through scaling_extf.
func.func @dequant(%q: memref<?x8xf4E2M1FN>, %s: memref<?xf8E8M0FNU>) -> memref<?x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = memref.dim %q, %c0 : memref<?x8xf4E2M1FN>
  %k = memref.dim %s, %c0 : memref<?xf8E8M0FNU>
  %ok = arith.cmpi eq, %n, %k : index
  cf.assert %ok, "one scale a block"
  %out = memref.alloc(%n) : memref<?x8xf32>
  scf.for %i = %c0 to %n step %c1 {
    %sc = memref.load %s[%i] : memref<?xf8E8M0FNU>
    scf.for %j = %c0 to %c8 step %c1 {
      %x = memref.load %q[%i, %j] : memref<?x8xf4E2M1FN>
      %y = arith.scaling_extf %x, %sc : f4E2M1FN, f8E8M0FNU to f32
      memref.store %y, %out[%i, %j] : memref<?x8xf32>
    }
  }
  return %out : memref<?x8xf32>
}
