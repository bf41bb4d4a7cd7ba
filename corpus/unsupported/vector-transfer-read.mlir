// Unsupported: vector.transfer_read
func.func @f(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<8xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<8xf32>)
  %v = vector.transfer_read %a[%c0], %x : memref<8xf32>, vector<4xf32>
  %e = vector.extract %v[2] : f32 from vector<4xf32>
  return %e : f32
}
