func.func private @use_o0_s2_4xi32(memref<4xi32, strided<[2]>>)
func.func @entry0(%arg0: memref<4xi32, strided<[2]>>, %arg1: memref<?xi32>, %arg2: i1) -> (memref<4xi32, strided<[2]>>, memref<4xi32, strided<[2]>>, i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c0_i8 = arith.constant 0 : i8
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c1_i8 = arith.constant 1 : i8
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c5_i32 = arith.constant 5 : i32
  %c6_i32 = arith.constant 6 : i32
  %c7_i32 = arith.constant 7 : i32
  %c8 = arith.constant 8 : index
  %c9_i8 = arith.constant 9 : i8
  %0 = arith.minui %c1, %c3 : index
  %1 = memref.alloc() : memref<index>
  memref.store %c0, %1[] : memref<index>
  scf.while : () -> () {
    %2 = arith.maxsi %c1_i8, %c0_i8 : i8
    %3 = memref.load %1[] : memref<index>
    %4 = arith.addi %3, %c1 : index
    memref.store %4, %1[] : memref<index>
    %5 = arith.cmpi ult, %3, %0 : index
    scf.condition(%5)
  } do {
    %6 = memref.alloc() : memref<7xi32>
    linalg.fill ins(%c3_i32 : i32) outs(%6 : memref<7xi32>)
    %7 = memref.subview %6[0] [4] [2] : memref<7xi32> to memref<4xi32, strided<[2]>>
    %8 = memref.alloc() {alignment = 64 : i64} : memref<7xi32>
    linalg.fill ins(%c3_i32 : i32) outs(%8 : memref<7xi32>)
    %9 = memref.subview %8[0] [4] [2] : memref<7xi32> to memref<4xi32, strided<[2]>>
    %10 = arith.minui %c0, %c3 : index
    %11 = scf.while (%12 = %c0, %13 = %7, %14 = %arg0, %15 = %9) : (index, memref<4xi32, strided<[2]>>, memref<4xi32, strided<[2]>>, memref<4xi32, strided<[2]>>) -> (index) {
      %17:4 = memref.extract_strided_metadata %arg1 : memref<?xi32> -> memref<i32>, index, index, index
      %18 = memref.reinterpret_cast %17#0 to offset: [%17#1], sizes: [%17#2], strides: [%17#3] : memref<i32> to memref<?xi32, strided<[?], offset: ?>>
      %19 = memref.alloc(%c3) {bufferization.manual_deallocation} : memref<?xi32>
      linalg.fill ins(%c4_i32 : i32) outs(%19 : memref<?xi32>)
      %20 = arith.remui %12, %c4 : index
      memref.store %c6_i32, %15[%20] : memref<4xi32, strided<[2]>>
      %21 = memref.alloc() : memref<7xi32>
      linalg.fill ins(%c0_i32 : i32) outs(%21 : memref<7xi32>)
      %22 = memref.subview %21[0] [4] [2] : memref<7xi32> to memref<4xi32, strided<[2]>>
      %23 = memref.alloc() : memref<4xi32>
      linalg.fill ins(%c7_i32 : i32) outs(%23 : memref<4xi32>)
      %24 = bufferization.clone %23 : memref<4xi32> to memref<4xi32>
      %25 = memref.alloc() : memref<80xi8>
      linalg.fill ins(%c9_i8 : i8) outs(%25 : memref<80xi8>)
      %26 = memref.view %25[%c8][] : memref<80xi8> to memref<4xi32>
      %27 = memref.dim %19, %c0 : memref<?xi32>
      %28 = arith.cmpi ugt, %27, %c0 : index
      %29 = arith.maxui %27, %c1 : index
      %30 = arith.remui %c3, %29 : index
      %31 = scf.if %28 -> (i32) {
        %32 = memref.load %19[%30] : memref<?xi32>
        scf.yield %32 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      %33 = memref.realloc %19(%12) {bufferization.manual_deallocation} : memref<?xi32> to memref<?xi32>
      linalg.fill ins(%31 : i32) outs(%33 : memref<?xi32>)
      %34 = memref.dim %33, %c0 : memref<?xi32>
      %35 = arith.cmpi ugt, %34, %c0 : index
      %36 = arith.maxui %34, %c1 : index
      %37 = arith.remui %12, %36 : index
      %38 = scf.if %35 -> (i32) {
        %39 = memref.load %33[%37] : memref<?xi32>
        scf.yield %39 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %38 : i32
      memref.dealloc %33 {bufferization.manual_deallocation} : memref<?xi32>
      %40 = arith.trunci %c5_i32 : i32 to i1
      %41 = arith.cmpi ult, %12, %10 : index
      %42 = arith.andi %41, %arg2 : i1
      func.call @use_o0_s2_4xi32(%13) : (memref<4xi32, strided<[2]>>) -> ()
      %43 = arith.remui %12, %c4 : index
      %44 = memref.load %14[%43] : memref<4xi32, strided<[2]>>
      vector.print %44 : i32
      func.call @use_o0_s2_4xi32(%15) : (memref<4xi32, strided<[2]>>) -> ()
      %45 = memref.dim %18, %c0 : memref<?xi32, strided<[?], offset: ?>>
      %46 = arith.cmpi ugt, %45, %c0 : index
      %47 = arith.maxui %45, %c1 : index
      %48 = arith.remui %12, %47 : index
      %49 = scf.if %46 -> (i32) {
        %50 = memref.load %18[%48] : memref<?xi32, strided<[?], offset: ?>>
        scf.yield %50 : i32
      } else {
        scf.yield %c1_i32 : i32
      }
      vector.print %49 : i32
      %51 = memref.load %22[%c1] : memref<4xi32, strided<[2]>>
      vector.print %51 : i32
      %52 = arith.remui %12, %c4 : index
      %53 = memref.load %24[%52] : memref<4xi32>
      vector.print %53 : i32
      %54 = memref.load %26[%c0] : memref<4xi32>
      vector.print %54 : i32
      scf.condition(%42) %12 : index
    } do {
    ^bb1(%16: index):
      %55 = arith.addi %16, %c1 : index
      scf.yield %55, %9, %arg0, %7 : index, memref<4xi32, strided<[2]>>, memref<4xi32, strided<[2]>>, memref<4xi32, strided<[2]>>
    }
    scf.yield
  }
  return %arg0, %arg0, %c2_i32 : memref<4xi32, strided<[2]>>, memref<4xi32, strided<[2]>>, i32
}
