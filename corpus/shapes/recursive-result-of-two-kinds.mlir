// Recursive functions whose results are new buffers on some ways and arguments on others. What is known of the result of
// a call may not come from a summary that is still being made.
func.func private @first(%n: index, %m: memref<4xi32>) -> (memref<4xi32>, memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %goes_on = arith.cmpi ne, %n, %c0 : index
  %0:2 = scf.if %goes_on -> (memref<4xi32>, memref<4xi32>) {
    %less = arith.subi %n, %c1 : index
    %own = memref.alloc() : memref<4xi32>
    memref.copy %m, %own : memref<4xi32> to memref<4xi32>
    %1:2 = func.call @first(%less, %own) : (index, memref<4xi32>) -> (memref<4xi32>, memref<4xi32>)
    scf.yield %1#0, %1#1 : memref<4xi32>, memref<4xi32>
  } else {
    %2 = memref.alloc() : memref<4xi32>
    memref.copy %m, %2 : memref<4xi32> to memref<4xi32>
    %3 = memref.alloc() : memref<4xi32>
    memref.copy %m, %3 : memref<4xi32> to memref<4xi32>
    scf.yield %2, %3 : memref<4xi32>, memref<4xi32>
  }
  %v = memref.load %0#0[%c1] : memref<4xi32>
  vector.print %v : i32
  %new = memref.alloc() : memref<4xi32>
  memref.copy %0#1, %new : memref<4xi32> to memref<4xi32>
  return %new, %m : memref<4xi32>, memref<4xi32>
}
func.func @entry(%n: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %few = arith.minui %n, %c3 : index
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  %0:2 = call @first(%few, %m) : (index, memref<4xi32>) -> (memref<4xi32>, memref<4xi32>)
  %a = memref.load %0#0[%c0] : memref<4xi32>
  %b = memref.load %0#1[%c0] : memref<4xi32>
  %sum = arith.addi %a, %b : i32
  return %sum : i32
}
