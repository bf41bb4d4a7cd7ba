module {
  func.func private @fill(%arg0: memref<2xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.500000e+00 : f32
    memref.store %cst, %arg0[%c0] : memref<2xf32>
    memref.store %cst, %arg0[%c1] : memref<2xf32>
    return
  }
  func.func private @use(%arg0: memref<2xf32>) {
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg0[%c0] : memref<2xf32>
    vector.print %0 : f32
    return
  }
  func.func @carried_only() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %alloc = memref.alloc() : memref<2xf32>
    call @fill(%alloc) : (memref<2xf32>) -> ()
    %0 = scf.for %arg0 = %c0 to %c3 step %c1 iter_args(%arg1 = %alloc) -> (memref<2xf32>) {
      func.call @use(%arg1) : (memref<2xf32>) -> ()
      scf.yield %arg1 : memref<2xf32>
    }
    call @use(%0) : (memref<2xf32>) -> ()
    memref.dealloc %alloc : memref<2xf32>
    return
  }
  func.func @nested(%arg0: memref<2xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
    %1 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %0) -> (memref<2xf32>) {
      %2 = bufferization.clone %arg2 : memref<2xf32> to memref<2xf32>
      memref.dealloc %arg2 : memref<2xf32>
      %3 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %2) -> (memref<2xf32>) {
        func.call @use(%arg4) : (memref<2xf32>) -> ()
        memref.dealloc %arg4 : memref<2xf32>
        %alloc = memref.alloc() : memref<2xf32>
        func.call @fill(%alloc) : (memref<2xf32>) -> ()
        %5 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
        memref.dealloc %alloc : memref<2xf32>
        scf.yield %5 : memref<2xf32>
      }
      %4 = bufferization.clone %3 : memref<2xf32> to memref<2xf32>
      memref.dealloc %3 : memref<2xf32>
      scf.yield %4 : memref<2xf32>
    }
    call @use(%1) : (memref<2xf32>) -> ()
    memref.dealloc %1 : memref<2xf32>
    return
  }
  func.func @while_three(%arg0: index, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %0 = arith.andi %arg0, %c7 : index
    %alloc = memref.alloc() : memref<2xf32>
    call @fill(%alloc) : (memref<2xf32>) -> ()
    %1 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
    %2 = bufferization.clone %arg2 : memref<2xf32> to memref<2xf32>
    %3 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    %4:4 = scf.while (%arg3 = %0, %arg4 = %1, %arg5 = %2, %arg6 = %3) : (index, memref<2xf32>, memref<2xf32>, memref<2xf32>) -> (index, memref<2xf32>, memref<2xf32>, memref<2xf32>) {
      %5 = arith.cmpi ne, %arg3, %c0 : index
      %6 = bufferization.clone %arg4 : memref<2xf32> to memref<2xf32>
      %7 = bufferization.clone %arg5 : memref<2xf32> to memref<2xf32>
      %8 = bufferization.clone %arg6 : memref<2xf32> to memref<2xf32>
      memref.dealloc %arg4 : memref<2xf32>
      memref.dealloc %arg5 : memref<2xf32>
      scf.condition(%5) %arg3, %6, %7, %8 : index, memref<2xf32>, memref<2xf32>, memref<2xf32>
    } do {
    ^bb0(%arg3: index, %arg4: memref<2xf32>, %arg5: memref<2xf32>, %arg6: memref<2xf32>):
      memref.dealloc %arg6 : memref<2xf32>
      %5 = arith.subi %arg3, %c1 : index
      func.call @use(%arg4) : (memref<2xf32>) -> ()
      %alloc_0 = memref.alloc() : memref<2xf32>
      func.call @fill(%alloc_0) : (memref<2xf32>) -> ()
      %6 = bufferization.clone %alloc_0 : memref<2xf32> to memref<2xf32>
      %7 = bufferization.clone %arg4 : memref<2xf32> to memref<2xf32>
      %8 = bufferization.clone %arg5 : memref<2xf32> to memref<2xf32>
      memref.dealloc %arg4 : memref<2xf32>
      memref.dealloc %arg5 : memref<2xf32>
      memref.dealloc %alloc_0 : memref<2xf32>
      scf.yield %5, %6, %7, %8 : index, memref<2xf32>, memref<2xf32>, memref<2xf32>
    }
    call @use(%4#1) : (memref<2xf32>) -> ()
    memref.dealloc %4#1 : memref<2xf32>
    call @use(%4#2) : (memref<2xf32>) -> ()
    memref.dealloc %4#2 : memref<2xf32>
    call @use(%4#3) : (memref<2xf32>) -> ()
    memref.dealloc %4#3 : memref<2xf32>
    return
  }
  func.func @others(%arg0: i1, %arg1: memref<2xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc() : memref<2xf32>
    call @fill(%alloc) : (memref<2xf32>) -> ()
    scf.parallel (%arg2) = (%c0) to (%c2) step (%c1) {
      %alloc_0 = memref.alloc() : memref<2xf32>
      func.call @fill(%alloc_0) : (memref<2xf32>) -> ()
      %3 = memref.load %alloc_0[%arg2] : memref<2xf32>
      memref.dealloc %alloc_0 : memref<2xf32>
      memref.store %3, %alloc[%arg2] : memref<2xf32>
      scf.reduce 
    }
    %0 = arith.select %arg0, %alloc, %arg1 : memref<2xf32>
    call @use(%0) : (memref<2xf32>) -> ()
    memref.dealloc %alloc : memref<2xf32>
    %1 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
    %2 = affine.for %arg2 = 0 to 3 iter_args(%arg3 = %1) -> (memref<2xf32>) {
      memref.dealloc %arg3 : memref<2xf32>
      %alloc_0 = memref.alloc() : memref<2xf32>
      func.call @fill(%alloc_0) : (memref<2xf32>) -> ()
      %3 = bufferization.clone %alloc_0 : memref<2xf32> to memref<2xf32>
      memref.dealloc %alloc_0 : memref<2xf32>
      affine.yield %3 : memref<2xf32>
    }
    call @use(%2) : (memref<2xf32>) -> ()
    memref.dealloc %2 : memref<2xf32>
    return
  }
  func.func @aligned(%arg0: i1) {
    %alloc = memref.alloc() {alignment = 256 : i64} : memref<2xf32>
    call @fill(%alloc) : (memref<2xf32>) -> ()
    %0 = scf.if %arg0 -> (memref<2xf32>) {
      %alloc_0 = memref.alloc() {alignment = 256 : i64} : memref<2xf32>
      func.call @fill(%alloc_0) : (memref<2xf32>) -> ()
      %1 = bufferization.clone %alloc_0 : memref<2xf32> to memref<2xf32>
      memref.dealloc %alloc_0 : memref<2xf32>
      scf.yield %1 : memref<2xf32>
    } else {
      %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
      scf.yield %1 : memref<2xf32>
    }
    memref.dealloc %alloc : memref<2xf32>
    call @use(%0) : (memref<2xf32>) -> ()
    memref.dealloc %0 : memref<2xf32>
    return
  }
}

