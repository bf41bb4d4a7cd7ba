// mistake: `memref.dealloc %alloc` stands twice
// expected: double-free
module {
  func.func @rows(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: index, %arg3: index, %arg4: index) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<0xFF800000> : vector<8xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %alloc = memref.alloc() : memref<8xf32>
    scf.for %arg5 = %c0 to %arg4 step %c1 {
      %0 = arith.muli %arg5, %arg2 : index
      %1 = vector.step : vector<8xindex>
      %2 = vector.broadcast %arg3 : index to vector<8xindex>
      %3 = arith.cmpi ult, %1, %2 : vector<8xindex>
      %4 = vector.maskedload %arg0[%0], %3, %cst : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
      %5 = vector.reduction <maximumf>, %4, %cst_1 : vector<8xf32> into f32
      %6 = vector.broadcast %5 : f32 to vector<8xf32>
      %7 = arith.subf %4, %6 : vector<8xf32>
      %8 = math.exp %7 : vector<8xf32>
      vector.store %8, %alloc[%c0] : memref<8xf32>, vector<8xf32>
      %9 = vector.reduction <add>, %8, %cst_0 : vector<8xf32> into f32
      %10 = vector.broadcast %9 : f32 to vector<8xf32>
      %11 = vector.load %alloc[%c0] : memref<8xf32>, vector<8xf32>
      %12 = arith.divf %11, %10 : vector<8xf32>
      vector.maskedstore %arg1[%0], %3, %12 : memref<?xf32>, vector<8xi1>, vector<8xf32>
    }
    memref.dealloc %alloc : memref<8xf32>
    memref.dealloc %alloc : memref<8xf32>
    return
  }
}

