func.func private @use_4xf32(memref<4xf32>)
func.func private @use_4xi32(memref<4xi32>)
memref.global "private" @global_4xi32 : memref<4xi32> = dense<[5, 6, 7, 8]>
memref.global "private" constant @constant_4xi32 : memref<4xi32> = dense<[5, 6, 7, 8]>
func.func @entry0(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: i1) -> (i32) {
  %c0 = arith.constant 0 : index
  %c0_f32 = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_f32 = arith.constant 0.5 : f32
  %c3 = arith.constant 3 : index
  %c3_f32 = arith.constant 0.75 : f32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %c6_f32 = arith.constant 1.5 : f32
  %c7_f32 = arith.constant 1.75 : f32
  %c8_f32 = arith.constant 2.0 : f32
  %c9_f32 = arith.constant 2.25 : f32
  %0 = memref.alloc() : memref<4xf32>
  memref.store %c9_f32, %0[%c0] : memref<4xf32>
  memref.store %c3_f32, %0[%c1] : memref<4xf32>
  memref.store %c8_f32, %0[%c2] : memref<4xf32>
  memref.store %c3_f32, %0[%c3] : memref<4xf32>
  %1 = arith.minui %c0, %c3 : index
  %2:4 = scf.while (%3 = %c0, %4 = %c1_i32, %5 = %0, %6 = %c1_i32) : (index, i32, memref<4xf32>, i32) -> (index, i32, memref<4xf32>, i32) {
    %11 = memref.load %5[%c0] : memref<4xf32>
    vector.print %11 : f32
    %12 = arith.remui %3, %c4 : index
    %13 = memref.load %5[%12] : memref<4xf32>
    vector.print %13 : f32
    %14 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%c7_f32 : f32) outs(%14 : memref<4xf32>)
    %15 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%c6_f32 : f32) outs(%15 : memref<4xf32>)
    %16 = arith.minui %c4, %c3 : index
    %17:2 = scf.for %18 = %c0 to %16 step %c1 iter_args(%19 = %14, %20 = %15) -> (memref<4xf32>, memref<4xf32>) {
      %21 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%c8_f32 : f32) outs(%21 : memref<4xf32>)
      %22 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%c2_f32 : f32) outs(%22 : memref<4xf32>)
      %23 = bufferization.clone %22 : memref<4xf32> to memref<4xf32>
      %24 = arith.remui %18, %c4 : index
      memref.store %c8_f32, %21[%24] : memref<4xf32>
      %25 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%c9_f32 : f32) outs(%25 : memref<4xf32>)
      %26 = memref.get_global @constant_4xi32 : memref<4xi32>
      %27 = memref.subview %5[2] [1] [1] : memref<4xf32> to memref<1xf32, strided<[1], offset: 2>>
      func.call @use_4xf32(%25) : (memref<4xf32>) -> ()
      %28 = memref.load %27[%c0] : memref<1xf32, strided<[1], offset: 2>>
      vector.print %28 : f32
      scf.yield %21, %23 : memref<4xf32>, memref<4xf32>
    }
    %29 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%c8_f32 : f32) outs(%29 : memref<4xf32>)
    %30 = arith.cmpi ult, %3, %1 : index
    %31 = arith.remui %3, %c4 : index
    %32 = memref.load %17#0[%31] : memref<4xf32>
    vector.print %32 : f32
    %33 = arith.remui %3, %c4 : index
    %34 = memref.load %17#1[%33] : memref<4xf32>
    vector.print %34 : f32
    %35 = arith.remui %3, %c4 : index
    %36 = memref.load %29[%35] : memref<4xf32>
    vector.print %36 : f32
    scf.condition(%30) %3, %c4_i32, %5, %6 : index, i32, memref<4xf32>, i32
  } do {
  ^bb1(%7: index, %8: i32, %9: memref<4xf32>, %10: i32):
    %37 = arith.addi %7, %c1 : index
    %38 = arith.minui %7, %c3 : index
    scf.for %39 = %c0 to %38 step %c1 {
      %40 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%c3_f32 : f32) outs(%40 : memref<4xf32>)
      scf.yield
    }
    scf.yield %37, %10, %9, %8 : index, i32, memref<4xf32>, i32
  }
  %41 = scf.execute_region -> (memref<4xf32>) {
    %42 = arith.minui %2#0, %c3 : index
    scf.for %43 = %c0 to %42 step %c1 {
      %44 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%c0_f32 : f32) outs(%44 : memref<4xf32>)
      %45 = memref.alloc() : memref<4xf32>
      linalg.fill ins(%c9_f32 : f32) outs(%45 : memref<4xf32>)
      %46 = arith.minui %43, %c3 : index
      %47:2 = scf.for %48 = %c0 to %46 step %c1 iter_args(%49 = %44, %50 = %45) -> (memref<4xf32>, memref<4xf32>) {
        %51 = memref.get_global @global_4xi32 : memref<4xi32>
        func.call @use_4xi32(%51) : (memref<4xi32>) -> ()
        scf.yield %50, %49 : memref<4xf32>, memref<4xf32>
      }
      %52 = memref.alloc() : memref<4xf32>
      memref.copy %47#1, %52 : memref<4xf32> to memref<4xf32>
      %53 = memref.alloca() : memref<4xf32>
      linalg.fill ins(%c2_f32 : f32) outs(%53 : memref<4xf32>)
      %54 = memref.load %47#0[%c1] : memref<4xf32>
      vector.print %54 : f32
      %55 = memref.load %52[%c2] : memref<4xf32>
      vector.print %55 : f32
      %56 = memref.load %53[%c3] : memref<4xf32>
      vector.print %56 : f32
      scf.yield
    }
    %57 = memref.reinterpret_cast %2#2 to offset: [0], sizes: [1], strides: [1] : memref<4xf32> to memref<1xf32, strided<[1]>>
    %58 = memref.alloc() : memref<4xf32>
    linalg.fill ins(%c2_f32 : f32) outs(%58 : memref<4xf32>)
    %59 = memref.load %57[%c0] : memref<1xf32, strided<[1]>>
    vector.print %59 : f32
    scf.yield %58 : memref<4xf32>
  }
  %60 = memref.load %41[%c1] : memref<4xf32>
  vector.print %60 : f32
  return %2#3 : i32
}
