// A dispatcher that frees its own scratch within a branch, after a call that returns a number used outside of it. The
// optimization of lifetimes looks for the user of the number in the branch, where it is not.
func.func private @estimate(%scratch: memref<?xf32>, %count: index) -> index
func.func @dispatch(%mode: index, %input: memref<?xf32>, %bias: f32) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %input, %c0 : memref<?xf32>
  %padded = arith.addi %n, %c8 : index
  %work = memref.alloc(%padded) : memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%work : memref<?xf32>)
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %input[%i] : memref<?xf32>
    %y = arith.addf %x, %bias : f32
    memref.store %y, %work[%i] : memref<?xf32>
  }
  %isTuned = arith.cmpi ugt, %mode, %c1 : index
  %tile = scf.if %isTuned -> (index) {
    %scratch = memref.alloc(%padded) {bufferization.manual_deallocation} : memref<?xf32>
    memref.copy %work, %scratch : memref<?xf32> to memref<?xf32>
    %guess = func.call @estimate(%scratch, %n) : (memref<?xf32>, index) -> index
    memref.dealloc %scratch {bufferization.manual_deallocation} : memref<?xf32>
    scf.yield %guess : index
  } else {
    %partial = memref.alloc() : memref<8xf32>
    linalg.fill ins(%bias : f32) outs(%partial : memref<8xf32>)
    %p = memref.load %partial[%c4] : memref<8xf32>
    memref.store %p, %work[%c1] : memref<?xf32>
    scf.yield %c8 : index
  }
  %step = arith.maxui %tile, %c1 : index
  %tiles = arith.ceildivui %n, %step : index
  %sums = memref.alloc(%tiles) : memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<?xf32>)
  scf.for %t = %c0 to %tiles step %c1 {
    %at = arith.muli %t, %step : index
    %x = memref.load %work[%at] : memref<?xf32>
    memref.store %x, %sums[%t] : memref<?xf32>
  }
  return %sums : memref<?xf32>
}
