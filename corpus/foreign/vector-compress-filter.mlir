// Style: query engine with SIMD, a filter that compress-stores the selected values, population counts advance the output.
func.func @filter(%col: memref<?xi32>, %limit: i32) -> (memref<?xi32>, index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = memref.dim %col, %c0 : memref<?xi32>
  %pad = arith.constant dense<0> : vector<8xi32>
  %room = arith.addi %n, %c8 : index
  %out = memref.alloc(%room) : memref<?xi32>
  %lim = vector.broadcast %limit : i32 to vector<8xi32>
  %k = scf.for %i = %c0 to %n step %c8 iter_args(%at = %c0) -> (index) {
    %left = arith.subi %n, %i : index
    %mask = vector.create_mask %left : vector<8xi1>
    %v = vector.maskedload %col[%i], %mask, %pad : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
    %lt = arith.cmpi slt, %v, %lim : vector<8xi32>
    %keep = arith.andi %lt, %mask : vector<8xi1>
    vector.compressstore %out[%at], %keep, %v : memref<?xi32>, vector<8xi1>, vector<8xi32>
    %ones = arith.extui %keep : vector<8xi1> to vector<8xi32>
    %cnt = vector.reduction <add>, %ones : vector<8xi32> into i32
    %ci = arith.index_castui %cnt : i32 to index
    %next = arith.addi %at, %ci : index
    scf.yield %next : index
  }
  %res = memref.alloc(%k) : memref<?xi32>
  %view = memref.subview %out[0] [%k] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
  memref.copy %view, %res : memref<?xi32, strided<[1]>> to memref<?xi32>
  return %res, %k : memref<?xi32>, index
}
