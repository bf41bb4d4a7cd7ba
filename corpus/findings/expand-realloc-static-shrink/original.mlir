func.func private @use_2xi32(memref<2xi32>)
func.func private @use_i32(memref<i32>)
func.func private @helper0(%arg0: i32, %arg1: index) -> (memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %0 = arith.muli %arg0, %arg0 : i32
  %1 = memref.alloc() : memref<4xi32>
  linalg.fill ins(%0 : i32) outs(%1 : memref<4xi32>)
  %2 = memref.realloc %1 : memref<4xi32> to memref<2xi32>
  %3 = memref.alloc() : memref<2xi32>
  linalg.fill ins(%arg0 : i32) outs(%3 : memref<2xi32>)
  %4 = memref.load %2[%c1] : memref<2xi32>
  %5 = arith.cmpi eq, %4, %arg0 : i32
  %6 = arith.select %5, %2, %3 : memref<2xi32>
  %7 = memref.alloc() : memref<4xindex>
  linalg.fill ins(%arg1 : index) outs(%7 : memref<4xindex>)
  %8 = memref.alloc() : memref<4xindex>
  linalg.fill ins(%arg1 : index) outs(%8 : memref<4xindex>)
  %9 = memref.alloc() : memref<2xi32>
  memref.store %0, %9[%c0] : memref<2xi32>
  memref.store %4, %9[%c1] : memref<2xi32>
  %10 = memref.alloc() : memref<4xindex>
  linalg.fill ins(%c3 : index) outs(%10 : memref<4xindex>)
  %11 = arith.minui %c3, %c3 : index
  %12:3 = scf.for %13 = %c0 to %11 step %c1 iter_args(%14 = %8, %15 = %9, %16 = %10) -> (memref<4xindex>, memref<2xi32>, memref<4xindex>) {
    memref.copy %16, %14 : memref<4xindex> to memref<4xindex>
    %17 = arith.cmpi eq, %0, %4 : i32
    %18 = arith.select %17, %15, %3 : memref<2xi32>
    %19 = memref.alloc() : memref<2xi32>
    linalg.fill ins(%0 : i32) outs(%19 : memref<2xi32>)
    %20 = arith.remui %13, %c2 : index
    %21 = memref.load %18[%20] : memref<2xi32>
    vector.print %21 : i32
    scf.yield %16, %19, %16 : memref<4xindex>, memref<2xi32>, memref<4xindex>
  }
  %22 = memref.alloc() : memref<i32>
  linalg.fill ins(%4 : i32) outs(%22 : memref<i32>)
  %23 = memref.load %6[%c1] : memref<2xi32>
  vector.print %23 : i32
  %24 = arith.remui %arg1, %c4 : index
  %25 = memref.load %7[%24] : memref<4xindex>
  %26 = arith.minui %25, %c7 : index
  vector.print %26 : index
  %27 = memref.load %12#0[%c3] : memref<4xindex>
  %28 = arith.minui %27, %c7 : index
  vector.print %28 : index
  func.call @use_2xi32(%12#1) : (memref<2xi32>) -> ()
  %29 = memref.load %12#2[%c2] : memref<4xindex>
  %30 = arith.minui %29, %c7 : index
  vector.print %30 : index
  return %22 : memref<i32>
}
func.func @entry0(%arg0: memref<4xi32>, %arg1: i32, %arg2: index, %arg3: i1) -> (i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.minui %arg2, %c4 : index
  %1 = memref.dim %arg0, %c0 : memref<4xi32>
  %2 = arith.minui %1, %c7 : index
  %3 = memref.alloc() : memref<4xi32>
  memref.copy %arg0, %3 : memref<4xi32> to memref<4xi32>
  %4 = func.call @helper0(%arg1, %2) : (i32, index) -> (memref<i32>)
  %5 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [1], strides: [1] : memref<4xi32> to memref<1xi32, strided<[1]>>
  linalg.fill ins(%c9_i32 : i32) outs(%5 : memref<1xi32, strided<[1]>>)
  %6 = func.call @helper0(%arg1, %2) : (i32, index) -> (memref<i32>)
  %7 = arith.remui %2, %c4 : index
  %8 = memref.load %3[%7] : memref<4xi32>
  vector.print %8 : i32
  func.call @use_i32(%4) : (memref<i32>) -> ()
  %9 = memref.load %5[%c0] : memref<1xi32, strided<[1]>>
  vector.print %9 : i32
  func.call @use_i32(%6) : (memref<i32>) -> ()
  return %arg1 : i32
}
