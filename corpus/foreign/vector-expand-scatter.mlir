// Style: sparse kernel after vectorisation, expandload of packed values and a scatter through an index vector.
func.func @unpack(%bits: memref<?xi8>, %packed: memref<?xf64>, %perm: memref<8xi32>) -> memref<8xf64> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %out = memref.alloc() : memref<8xf64>
  linalg.fill ins(%zero : f64) outs(%out : memref<8xf64>)
  %pass = arith.constant dense<-1.0> : vector<8xf64>
  %b = memref.load %bits[%c0] : memref<?xi8>
  %one = vector.from_elements %b : vector<1xi8>
  %mask = vector.bitcast %one : vector<1xi8> to vector<8xi1>
  %v = vector.expandload %packed[%c0], %mask, %pass : memref<?xf64>, vector<8xi1>, vector<8xf64> into vector<8xf64>
  %p = vector.load %perm[%c0] : memref<8xi32>, vector<8xi32>
  %seven = arith.constant dense<7> : vector<8xi32>
  %pm = arith.andi %p, %seven : vector<8xi32>
  vector.scatter %out[%c0][%pm], %mask, %v : memref<8xf64>, vector<8xi32>, vector<8xi1>, vector<8xf64>
  return %out : memref<8xf64>
}
