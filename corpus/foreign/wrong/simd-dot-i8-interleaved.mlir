// mistake: one write to a buffer is missing
// expected: observation
module {
  func.func @dots(%arg0: memref<?x16xi8>, %arg1: memref<16xi8>) -> memref<?x2xi32> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant dense<0> : vector<2xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?x16xi8>
    %alloc = memref.alloc(%dim) : memref<?x2xi32>
    %0 = vector.load %arg1[%c0] : memref<16xi8>, vector<16xi8>
    %res1, %res2 = vector.deinterleave %0 : vector<16xi8> -> vector<8xi8>
    scf.for %arg2 = %c0 to %dim step %c1 {
      %1 = vector.load %arg0[%arg2, %c0] : memref<?x16xi8>, vector<16xi8>
      %res1_0, %res2_1 = vector.deinterleave %1 : vector<16xi8> -> vector<8xi8>
      %2 = arith.extsi %res1_0 : vector<8xi8> to vector<8xi32>
      %3 = arith.extsi %res2_1 : vector<8xi8> to vector<8xi32>
      %4 = arith.extsi %res1 : vector<8xi8> to vector<8xi32>
      %5 = arith.extsi %res2 : vector<8xi8> to vector<8xi32>
      %6 = arith.muli %2, %4 : vector<8xi32>
      %7 = arith.muli %3, %5 : vector<8xi32>
      %8 = vector.interleave %6, %7 : vector<8xi32> -> vector<16xi32>
      %9 = vector.shape_cast %8 : vector<16xi32> to vector<8x2xi32>
      %10 = vector.multi_reduction <add>, %9, %cst [0] : vector<8x2xi32> to vector<2xi32>
      %11 = vector.extract_strided_slice %10 {offsets = [1], sizes = [1], strides = [1]} : vector<2xi32> to vector<1xi32>
      %12 = vector.insert_strided_slice %11, %10 {offsets = [0], strides = [1]} : vector<1xi32> into vector<2xi32>
      %13 = vector.shuffle %10, %12 [0, 3] : vector<2xi32>, vector<2xi32>
    }
    return %alloc : memref<?x2xi32>
  }
}

