// mistake: the conditions are swapped: the cheaper variant is freed and returned
// expected: abi
module {
  func.func private @cost(i32) -> i32 attributes {freehold.deallocated = ["memref"]}
  func.func @tune(%arg0: memref<6xi32>) -> memref<6xi32> attributes {freehold.deallocated = ["memref"]} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %alloc = memref.alloc() {variant = "shift"} : memref<6xi32>
    %alloc_0 = memref.alloc() {variant = "add"} : memref<6xi32>
    linalg.map ins(%arg0 : memref<6xi32>) outs(%alloc : memref<6xi32>)
      (%in: i32, %init: i32) {
        %5 = arith.shli %in, %c1_i32 : i32
        linalg.yield %5 : i32
      }
    linalg.map ins(%arg0 : memref<6xi32>) outs(%alloc_0 : memref<6xi32>)
      (%in: i32, %init: i32) {
        %5 = arith.addi %in, %c2_i32 : i32
        linalg.yield %5 : i32
      }
    %0 = call @cost(%c0_i32) : (i32) -> i32
    %1 = call @cost(%c1_i32) : (i32) -> i32
    %2 = arith.cmpi slt, %0, %1 : i32
    %3 = arith.select %2, %alloc, %alloc_0 : memref<6xi32>
    %4 = arith.cmpi sge, %0, %1 : i32
    scf.if %2 {
      memref.dealloc %alloc : memref<6xi32>
    }
    scf.if %4 {
      memref.dealloc %alloc_0 : memref<6xi32>
    }
    return %3 : memref<6xi32>
  }
}
