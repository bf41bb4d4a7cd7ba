// mistake: `memref.dealloc %alloc_0` comes before a use
// expected: use-after-free
module {
  func.func @lengths(%arg0: memref<?xi32>) -> memref<?xi32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c-1 = arith.constant -1 : index
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %0 = arith.cmpi uge, %dim, %c2 : index
    cf.assert %0, "two symbols at least"
    %1 = arith.muli %dim, %c2 : index
    %alloc = memref.alloc(%1) : memref<?xi32>
    %alloc_0 = memref.alloc(%1) : memref<?xindex>
    %alloc_1 = memref.alloc(%dim) : memref<?xi32>
    memref.dealloc %alloc_0 : memref<?xindex>
    linalg.fill ins(%c-1 : index) outs(%alloc_0 : memref<?xindex>)
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<?xi32>)
    scf.for %arg1 = %c0 to %dim step %c1 {
      %3 = memref.load %arg0[%arg1] : memref<?xi32>
      %c1023_i32 = arith.constant 1023 : i32
      %4 = arith.andi %3, %c1023_i32 : i32
      memref.store %4, %alloc[%arg1] : memref<?xi32>
    }
    %2 = arith.subi %1, %c1 : index
    scf.for %arg1 = %dim to %2 step %c1 {
      %3:2 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %c-1, %arg4 = %c-1) -> (index, index) {
        %7 = memref.load %alloc_0[%arg2] : memref<?xindex>
        %8 = arith.cmpi eq, %7, %c-1 : index
        %9:2 = scf.if %8 -> (index, index) {
          %10 = memref.load %alloc[%arg2] : memref<?xi32>
          %11 = arith.cmpi ne, %arg3, %c-1 : index
          %12 = scf.if %11 -> (i32) {
            %20 = memref.load %alloc[%arg3] : memref<?xi32>
            scf.yield %20 : i32
          } else {
            scf.yield %c2147483647_i32 : i32
          }
          %13 = arith.cmpi ne, %arg4, %c-1 : index
          %14 = scf.if %13 -> (i32) {
            %20 = memref.load %alloc[%arg4] : memref<?xi32>
            scf.yield %20 : i32
          } else {
            scf.yield %c2147483647_i32 : i32
          }
          %15 = arith.cmpi slt, %10, %12 : i32
          %16 = arith.cmpi slt, %10, %14 : i32
          %17 = arith.select %16, %arg2, %arg4 : index
          %18 = arith.select %15, %arg3, %17 : index
          %19 = arith.select %15, %arg2, %arg3 : index
          scf.yield %19, %18 : index, index
        } else {
          scf.yield %arg3, %arg4 : index, index
        }
        scf.yield %9#0, %9#1 : index, index
      }
      %4 = memref.load %alloc[%3#0] : memref<?xi32>
      %5 = memref.load %alloc[%3#1] : memref<?xi32>
      %6 = arith.addi %4, %5 : i32
      memref.store %6, %alloc[%arg1] : memref<?xi32>
      memref.store %arg1, %alloc_0[%3#0] : memref<?xindex>
      memref.store %arg1, %alloc_0[%3#1] : memref<?xindex>
    }
    scf.for %arg1 = %c0 to %dim step %c1 {
      %3:2 = scf.while (%arg2 = %arg1, %arg3 = %c0_i32) : (index, i32) -> (index, i32) {
        %4 = memref.load %alloc_0[%arg2] : memref<?xindex>
        %5 = arith.cmpi ne, %4, %c-1 : index
        scf.condition(%5) %4, %arg3 : index, i32
      } do {
      ^bb0(%arg2: index, %arg3: i32):
        %4 = arith.addi %arg3, %c1_i32 : i32
        scf.yield %arg2, %4 : index, i32
      }
      memref.store %3#1, %alloc_1[%arg1] : memref<?xi32>
    }
    memref.dealloc %alloc : memref<?xi32>
    return %alloc_1 : memref<?xi32>
  }
}
