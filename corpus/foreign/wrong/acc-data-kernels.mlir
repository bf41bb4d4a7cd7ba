// mistake: the buffer %alloc_0 is not freed
// expected: leak
module {
  func.func @vecadd(%arg0: memref<8xf32>, %arg1: memref<8xf32>) -> memref<8xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %alloc = memref.alloc() : memref<8xf32>
    %alloc_0 = memref.alloc() : memref<8xf32>
    %0 = acc.copyin varPtr(%arg0 : memref<8xf32>) varType(tensor<8xf32>) -> memref<8xf32>
    %1 = acc.create varPtr(%alloc_0 : memref<8xf32>) varType(tensor<8xf32>) -> memref<8xf32>
    acc.data dataOperands(%0, %1 : memref<8xf32>, memref<8xf32>) {
      acc.parallel {
        acc.loop control(%arg2 : index) = (%c0 : index) to (%c8 : index)  step (%c1 : index) {
          %2 = memref.load %arg0[%arg2] : memref<8xf32>
          %3 = memref.load %arg1[%arg2] : memref<8xf32>
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %alloc[%arg2] : memref<8xf32>
          acc.yield
        } attributes {inclusiveUpperbound = array<i1: false>, independent = [#acc.device_type<none>]}
        acc.yield
      }
      acc.terminator
    }
    acc.delete accPtr(%0 : memref<8xf32>)
    acc.delete accPtr(%1 : memref<8xf32>)
    return %alloc : memref<8xf32>
  }
}

