// Style: TinyML exporter to C, opaque calls of a vendor library around a scratch buffer.
func.func @infer(%in: memref<8xf32>, %out: memref<4xf32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %scratch = memref.alloc() : memref<8xf32>
  scf.for %i = %c0 to %c8 step %c1 {
    %v = memref.load %in[%i] : memref<8xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %scratch[%i] : memref<8xf32>
  }
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %j = arith.addi %i, %c4 : index
    %v = memref.load %scratch[%i] : memref<8xf32>
    %w = memref.load %scratch[%j] : memref<8xf32>
    %a = emitc.call_opaque "vendor_act"(%v, %w) : (f32, f32) -> f32
    memref.store %a, %out[%i] : memref<4xf32>
  }
  %st = emitc.call_opaque "vendor_status"() : () -> i32
  return %st : i32
}
