// From tests/passes/beyond/Inputs/loop.mlir.
func.func @f(%arg0: memref<i32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  memref.store %x, %arg0[] : memref<i32>
  cf.br ^bb1(%arg0, %arg0, %c0 : memref<i32>, memref<i32>, index)
^bb1(%0: memref<i32>, %1: memref<i32>, %i: index):
  %alloc = memref.alloc() : memref<i32>
  memref.store %x, %alloc[] : memref<i32>
  %v = memref.load %1[] : memref<i32>
  vector.print %v : i32
  %next = arith.addi %i, %c1 : index
  %rest = arith.remui %next, %c3 : index
  %flag = arith.index_cast %rest : index to i32
  cf.switch %flag : i32, [
    default: ^bb1(%0, %alloc, %next : memref<i32>, memref<i32>, index),
    0: ^bb2(%1 : memref<i32>),
    2: ^bb1(%0, %0, %next : memref<i32>, memref<i32>, index)
  ]
^bb2(%2: memref<i32>):
  %w = memref.load %2[] : memref<i32>
  vector.print %w : i32
  return
}
