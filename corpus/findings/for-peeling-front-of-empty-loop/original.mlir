func.func private @use_uxi32(memref<*xi32>)
func.func private @helper0(%arg0: memref<?xi32>, %arg1: memref<4xi32>) -> (memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c4_i32 = arith.constant 4 : i32
  %c7_i32 = arith.constant 7 : i32
  %0 = memref.cast %arg0 : memref<?xi32> to memref<*xi32>
  %1 = arith.muli %c2_i32, %c2_i32 : i32
  %2 = memref.expand_shape %arg1 [[0, 1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32>
  %3:2 = affine.for %4 = max affine_map<(d0) -> (d0 floordiv 2, 1)>(%c0) to 7 step 2 iter_args(%5 = %c0, %6 = %c2) -> (index, index) {
    affine.yield %5, %6 : index, index
  }
  %7 = memref.alloc() : memref<4xi32>
  memref.store %c7_i32, %7[%c0] : memref<4xi32>
  memref.store %1, %7[%c1] : memref<4xi32>
  memref.store %c7_i32, %7[%c2] : memref<4xi32>
  memref.store %c4_i32, %7[%c3] : memref<4xi32>
  func.call @use_uxi32(%0) : (memref<*xi32>) -> ()
  return %7 : memref<4xi32>
}
func.func @entry0(%arg0: memref<4xi32>, %arg1: memref<4xi8>, %arg2: index, %arg3: index, %arg4: index, %arg5: i1) -> (i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c7_i32 = arith.constant 7 : i32
  %c7_i8 = arith.constant 7 : i8
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %true = arith.constant true
  %0 = arith.minui %arg2, %c4 : index
  %1 = arith.minui %arg3, %c4 : index
  %2 = arith.minui %arg4, %c4 : index
  %3 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c2_i32 : i32) outs(%3 : memref<4xi32>)
  %4 = memref.realloc %3(%1) : memref<4xi32> to memref<?xi32>
  linalg.fill ins(%c8_i32 : i32) outs(%4 : memref<?xi32>)
  %5 = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
  linalg.fill ins(%c7_i32 : i32) outs(%5 : memref<4xi32>)
  %6 = arith.minui %0, %c3 : index
  %7:2 = scf.while (%8 = %c0, %9 = %5) : (index, memref<4xi32>) -> (index, i1) {
    %12 = arith.cmpi ult, %8, %6 : index
    %13 = arith.andi %12, %arg5 : i1
    scf.condition(%13) %8, %true : index, i1
  } do {
  ^bb1(%10: index, %11: i1):
    %14 = arith.addi %10, %c1 : index
    %15 = arith.minui %2, %c3 : index
    %16 = scf.for %17 = %c0 to %15 step %c1 iter_args(%18 = %arg1) -> (memref<4xi8>) {
      %19 = arith.subi %15, %c1 : index
      %20 = arith.subi %19, %17 : index
      scf.index_switch %20
      case 0 {
        scf.yield
      }
      default {
        %21 = memref.subview %arg0[0] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
        linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : memref<4xi32>) outs(%arg0 : memref<4xi32>) {
        ^bb0(%22: i32, %23: i32):
          %24 = arith.addi %22, %23 : i32
          linalg.yield %24 : i32
        }
        memref.store %c0_i32, %21[%c1] : memref<3xi32, strided<[1]>>
        %25 = affine.load %21[(%c0 * 3 + %c2) mod 3] : memref<3xi32, strided<[1]>>
        scf.yield
      }
      %26 = arith.cmpi slt, %c4, %17 : index
      %27 = scf.if %26 -> (memref<4xi8>) {
        %28 = memref.alloc() : memref<4xi8>
        linalg.fill ins(%c7_i8 : i8) outs(%28 : memref<4xi8>)
        scf.yield %28 : memref<4xi8>
      } else {
        scf.yield %18 : memref<4xi8>
      }
      scf.yield %27 : memref<4xi8>
    }
    %29 = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c9_i32 : i32) outs(%29 : memref<4xi32>)
    %30 = arith.remui %2, %c4 : index
    %31 = memref.load %16[%30] : memref<4xi8>
    vector.print %31 : i8
    scf.yield %14, %29 : index, memref<4xi32>
  }
  %32 = memref.dim %4, %c0 : memref<?xi32>
  %33 = arith.cmpi ugt, %32, %c0 : index
  %34 = arith.maxui %32, %c1 : index
  %35 = arith.remui %0, %34 : index
  %36 = scf.if %33 -> (i32) {
    %37 = memref.load %4[%35] : memref<?xi32>
    scf.yield %37 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %36 : i32
  return %c2_i32 : i32
}
