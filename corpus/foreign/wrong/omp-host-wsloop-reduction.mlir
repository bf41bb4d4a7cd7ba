// mistake: `memref.dealloc %alloc_1 {bufferization.manual_deallocation}` stands twice
// expected: double-free
module {
  func.func private @report(memref<?xi32>) attributes {freehold.deallocated = ["memref"]}
  func.func @rows(%arg0: memref<?x?xi32>) -> memref<?xi32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg0, %c0 : memref<?x?xi32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi32>
    %alloc = memref.alloc(%dim) : memref<?xi32>
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%arg1) : index = (%c0) to (%dim) step (%c1) {
          %alloc_1 = memref.alloc(%dim_0) : memref<?xi32>
          %subview = memref.subview %arg0[%arg1, 0] [1, %dim_0] [1, 1] : memref<?x?xi32> to memref<?xi32, strided<[1], offset: ?>>
          memref.copy %subview, %alloc_1 : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32>
          %0 = scf.for %arg2 = %c0 to %dim_0 step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
            %1 = memref.load %alloc_1[%arg2] : memref<?xi32>
            %2 = arith.addi %arg3, %1 : i32
            scf.yield %2 : i32
          }
          memref.store %0, %alloc[%arg1] : memref<?xi32>
          memref.dealloc %alloc_1 {bufferization.manual_deallocation} : memref<?xi32>
          memref.dealloc %alloc_1 {bufferization.manual_deallocation} : memref<?xi32>
          omp.yield
        }
      }
      omp.barrier
      omp.single {
        func.call @report(%alloc) : (memref<?xi32>) -> ()
        omp.terminator
      }
      omp.terminator
    }
    return %alloc : memref<?xi32>
  }
}

