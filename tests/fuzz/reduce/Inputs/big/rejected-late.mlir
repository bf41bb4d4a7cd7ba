// A driver with states as blocks, one of which goes back: functions before it have been changed when it is refused.
func.func private @log(%level: i32)
func.func @drive(%queue: memref<?xi32>, %limit: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %queue, %c0 : memref<?xi32>
  %history = memref.alloc(%n) : memref<?xi32>
  linalg.fill ins(%zero : i32) outs(%history : memref<?xi32>)
  cf.br ^idle(%c0, %zero : index, i32)
^idle(%at: index, %sum: i32):
  %isPending = arith.cmpi ult, %at, %n : index
  cf.cond_br %isPending, ^work, ^stop
^work:
  %item = memref.load %queue[%at] : memref<?xi32>
  %scratch = memref.alloc() : memref<4xi32>
  linalg.fill ins(%item : i32) outs(%scratch : memref<4xi32>)
  %x = memref.load %scratch[%c1] : memref<4xi32>
  memref.store %x, %history[%at] : memref<?xi32>
  %isError = arith.cmpi slt, %x, %zero : i32
  cf.cond_br %isError, ^error, ^next
^error:
  func.call @log(%x) : (i32) -> ()
  cf.br ^next
^next:
  %then = arith.addi %at, %c1 : index
  %more = arith.xori %sum, %x : i32
  cf.br ^idle(%then, %more : index, i32)
^stop:
  return %sum : i32
}
