// Style: DSP compiler with a software-managed scratchpad in memory space 1, double-buffered tiles and a cast back to space 0.
func.func @process(%in: memref<16xi16>) -> memref<16xi16> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %k3 = arith.constant 3 : i16
  %out = memref.alloc() : memref<16xi16>
  %ping = memref.alloc() : memref<4xi16, 1>
  %pong = memref.alloc() : memref<4xi16, 1>
  %r:2 = scf.for %i = %c0 to %c16 step %c4 iter_args(%a = %ping, %b = %pong) -> (memref<4xi16, 1>, memref<4xi16, 1>) {
    %src = memref.subview %in[%i] [4] [1] : memref<16xi16> to memref<4xi16, strided<[1], offset: ?>>
    memref.copy %src, %a : memref<4xi16, strided<[1], offset: ?>> to memref<4xi16, 1>
    linalg.map ins(%a : memref<4xi16, 1>) outs(%a : memref<4xi16, 1>) (%v: i16, %o: i16) {
      %m = arith.muli %v, %k3 : i16
      linalg.yield %m : i16
    }
    %dst = memref.subview %out[%i] [4] [1] : memref<16xi16> to memref<4xi16, strided<[1], offset: ?>>
    memref.copy %a, %dst : memref<4xi16, 1> to memref<4xi16, strided<[1], offset: ?>>
    scf.yield %b, %a : memref<4xi16, 1>, memref<4xi16, 1>
  }
  return %out : memref<16xi16>
}
