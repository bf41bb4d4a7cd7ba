// Style: Triton-like row kernel on the CPU: masks from a step vector, masked loads with other = -inf, a reduction, masked stores.
func.func @rows(%in: memref<?xf32>, %out: memref<?xf32>, %stride: index, %cols: index, %rows: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ninf = arith.constant dense<0xFF800000> : vector<8xf32>
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %scratch = memref.alloc() : memref<8xf32>
  scf.for %pid = %c0 to %rows step %c1 {
    %base = arith.muli %pid, %stride : index
    %step = vector.step : vector<8xindex>
    %colv = vector.broadcast %cols : index to vector<8xindex>
    %mask = arith.cmpi ult, %step, %colv : vector<8xindex>
    %x = vector.maskedload %in[%base], %mask, %ninf : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    %mx = vector.reduction <maximumf>, %x, %low : vector<8xf32> into f32
    %mv = vector.broadcast %mx : f32 to vector<8xf32>
    %d = arith.subf %x, %mv : vector<8xf32>
    %e = math.exp %d : vector<8xf32>
    vector.store %e, %scratch[%c0] : memref<8xf32>, vector<8xf32>
    %sum = vector.reduction <add>, %e, %zero : vector<8xf32> into f32
    %sv = vector.broadcast %sum : f32 to vector<8xf32>
    %e2 = vector.load %scratch[%c0] : memref<8xf32>, vector<8xf32>
    %r = arith.divf %e2, %sv : vector<8xf32>
    vector.maskedstore %out[%base], %mask, %r : memref<?xf32>, vector<8xi1>, vector<8xf32>
  }
  return
}
