// mistake: the buffer is freed before it is returned
// expected: abi
module {
  func.func @activate(%arg0: i32, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %c3_i32 = arith.constant 3 : i32
    %cst_1 = arith.constant 0.707106769 : f32
    %dim = memref.dim %arg1, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %dim_2 = memref.dim %arg1, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %0 = arith.andi %arg0, %c3_i32 : i32
    %1 = arith.index_cast %0 : i32 to index
    %alloc = memref.alloc(%dim, %dim_2) : memref<?x?xf32>
    scf.forall (%arg2, %arg3) in (%dim, %dim_2) {
      %2 = memref.load %arg1[%arg2, %arg3] : memref<?x?xf32, strided<[?, ?], offset: ?>>
      %3 = scf.index_switch %1 -> f32 
      case 0 {
        %4 = arith.mulf %2, %cst_1 : f32
        %5 = math.erf %4 : f32
        %6 = arith.addf %5, %cst : f32
        %7 = arith.mulf %6, %cst_0 : f32
        %8 = arith.mulf %7, %2 : f32
        scf.yield %8 : f32
      }
      case 1 {
        %4 = math.tanh %2 : f32
        %5 = math.atan2 %4, %cst : f32
        %6 = math.log1p %5 : f32
        scf.yield %6 : f32
      }
      case 2 {
        %4 = math.absf %2 : f32
        %5 = math.rsqrt %4 : f32
        %6 = math.cbrt %5 : f32
        %7 = math.fpowi %6, %c3_i32 : f32, i32
        scf.yield %7 : f32
      }
      default {
        %4 = math.expm1 %2 : f32
        %5 = math.isnan %4 : f32
        %6 = arith.select %5, %cst, %4 : f32
        %7 = math.clampf %6 to [%cst_0, %cst] : f32
        scf.yield %7 : f32
      }
      memref.store %3, %alloc[%arg2, %arg3] : memref<?x?xf32>
    }
  memref.dealloc %alloc : memref<?x?xf32>
    return %alloc : memref<?x?xf32>
  }
}

