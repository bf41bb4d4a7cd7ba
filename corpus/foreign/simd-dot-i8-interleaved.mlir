// Style: CPU backend after vectorisation, int8 dot products on interleaved lanes with shuffles, slices and a multi-dimensional reduction.
func.func @dots(%a: memref<?x16xi8>, %b: memref<16xi8>) -> memref<?x2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x16xi8>
  %out = memref.alloc(%n) : memref<?x2xi32>
  %bv = vector.load %b[%c0] : memref<16xi8>, vector<16xi8>
  %be, %bo = vector.deinterleave %bv : vector<16xi8> -> vector<8xi8>
  %acc0 = arith.constant dense<0> : vector<2xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = vector.load %a[%i, %c0] : memref<?x16xi8>, vector<16xi8>
    %e, %o = vector.deinterleave %v : vector<16xi8> -> vector<8xi8>
    %ee = arith.extsi %e : vector<8xi8> to vector<8xi32>
    %oe = arith.extsi %o : vector<8xi8> to vector<8xi32>
    %bee = arith.extsi %be : vector<8xi8> to vector<8xi32>
    %boe = arith.extsi %bo : vector<8xi8> to vector<8xi32>
    %p = arith.muli %ee, %bee : vector<8xi32>
    %q = arith.muli %oe, %boe : vector<8xi32>
    %iv = vector.interleave %p, %q : vector<8xi32> -> vector<16xi32>
    %m = vector.shape_cast %iv : vector<16xi32> to vector<8x2xi32>
    %s = vector.multi_reduction <add>, %m, %acc0 [0] : vector<8x2xi32> to vector<2xi32>
    %h = vector.extract_strided_slice %s {offsets = [1], sizes = [1], strides = [1]} : vector<2xi32> to vector<1xi32>
    %t = vector.insert_strided_slice %h, %s {offsets = [0], strides = [1]} : vector<1xi32> into vector<2xi32>
    %u = vector.shuffle %s, %t [0, 3] : vector<2xi32>, vector<2xi32>
    vector.transfer_write %u, %out[%i, %c0] {in_bounds = [true]} : vector<2xi32>, memref<?x2xi32>
  }
  return %out : memref<?x2xi32>
}
