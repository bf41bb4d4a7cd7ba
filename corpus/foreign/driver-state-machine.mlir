// Style: embedded driver by hand, a byte-stream parser: cf.switch over states, frames are built in a buffer and handed to a callback.
func.func private @on_frame(memref<?xi8, strided<[1]>>, i8)
func.func private @next_byte() -> i8
func.func @poll(%budget: i8) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %s0 = arith.constant 0 : i32
  %s1 = arith.constant 1 : i32
  %s2 = arith.constant 2 : i32
  %k0 = arith.constant 0 : i8
  %k1 = arith.constant 1 : i8
  %k7 = arith.constant 7 : i8
  %k31 = arith.constant 31 : i8
  %sync = arith.constant 3 : i8
  %n = arith.andi %budget, %k31 : i8
  %frame = memref.alloc() : memref<8xi8>
  linalg.fill ins(%k0 : i8) outs(%frame : memref<8xi8>)
  cf.br ^loop(%s0, %n, %c0, %c0, %s0 : i32, i8, index, index, i32)
^loop(%state: i32, %left: i8, %at: index, %want: index, %frames: i32):
  %end = arith.cmpi eq, %left, %k0 : i8
  cf.cond_br %end, ^exit(%frames : i32), ^read
^read:
  %byte = func.call @next_byte() : () -> i8
  %l = arith.subi %left, %k1 : i8
  cf.switch %state : i32, [
    default: ^exit(%frames : i32),
    0: ^hunt,
    1: ^length,
    2: ^payload
  ]
^hunt:
  %is = arith.cmpi eq, %byte, %sync : i8
  %to = arith.select %is, %s1, %s0 : i32
  cf.br ^loop(%to, %l, %c0, %c0, %frames : i32, i8, index, index, i32)
^length:
  %m = arith.andi %byte, %k7 : i8
  %len = arith.index_castui %m : i8 to index
  %empty = arith.cmpi eq, %len, %c0 : index
  %st = arith.select %empty, %s0, %s2 : i32
  cf.br ^loop(%st, %l, %c0, %len, %frames : i32, i8, index, index, i32)
^payload:
  memref.store %byte, %frame[%at] : memref<8xi8>
  %at1 = arith.addi %at, %c1 : index
  %full = arith.cmpi eq, %at1, %want : index
  cf.cond_br %full, ^deliver, ^loop(%s2, %l, %at1, %want, %frames : i32, i8, index, index, i32)
^deliver:
  %msg = memref.alloc(%want) : memref<?xi8>
  %view = memref.subview %frame[0] [%want] [1] : memref<8xi8> to memref<?xi8, strided<[1]>>
  memref.copy %view, %msg : memref<?xi8, strided<[1]>> to memref<?xi8>
  %arg = memref.cast %msg : memref<?xi8> to memref<?xi8, strided<[1]>>
  func.call @on_frame(%arg, %byte) : (memref<?xi8, strided<[1]>>, i8) -> ()
  %f1 = arith.addi %frames, %s1 : i32
  cf.br ^loop(%s0, %l, %c0, %c0, %f1 : i32, i8, index, index, i32)
^exit(%r: i32):
  return %r : i32
}
