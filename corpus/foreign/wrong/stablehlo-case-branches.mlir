// mistake: the branch that gives its argument back says that it owns it
// expected: abi
module {
  func.func @case(%arg0: i32, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %1 = arith.cmpi sgt, %arg0, %c2_i32 : i32
    %2 = arith.ori %0, %1 : i1
    %3 = arith.select %2, %c2_i32, %arg0 : i32
    %4 = arith.index_cast %3 : i32 to index
    %dim = memref.dim %arg1, %c0 : memref<?xf32>
    %5:2 = scf.index_switch %4 -> memref<?xf32>, i1 
    case 0 {
      %alloc = memref.alloc(%dim) : memref<?xf32>
      linalg.map { math.exp } ins(%arg1 : memref<?xf32>) outs(%alloc : memref<?xf32>)
      scf.yield %alloc, %true : memref<?xf32>, i1
    }
    case 1 {
      scf.yield %arg2, %true : memref<?xf32>, i1
    }
    default {
      %alloc = memref.alloc(%dim) : memref<?xf32>
      linalg.map { arith.negf } ins(%arg1 : memref<?xf32>) outs(%alloc : memref<?xf32>)
      scf.yield %alloc, %true : memref<?xf32>, i1
    }
    %6 = scf.if %5#1 -> (memref<?xf32>) {
      scf.yield %5#0 : memref<?xf32>
    } else {
      %7 = bufferization.clone %5#0 : memref<?xf32> to memref<?xf32>
      scf.yield %7 : memref<?xf32>
    }
    return %6 : memref<?xf32>
  }
}
