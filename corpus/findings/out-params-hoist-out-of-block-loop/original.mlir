func.func private @g(%n: i32) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %first = memref.alloc() : memref<1xi32>
  memref.store %k0, %first[%c0] : memref<1xi32>
  cf.br ^bb1(%k0, %first : i32, memref<1xi32>)
^bb1(%i: i32, %last: memref<1xi32>):
  %next = memref.alloc() : memref<1xi32>
  memref.store %k1, %next[%c0] : memref<1xi32>
  %0 = memref.load %last[%c0] : memref<1xi32>
  %1 = memref.load %next[%c0] : memref<1xi32>
  %2 = arith.addi %0, %1 : i32
  memref.store %2, %next[%c0] : memref<1xi32>
  %j = arith.addi %i, %k1 : i32
  %more = arith.cmpi slt, %j, %n : i32
  cf.cond_br %more, ^bb1(%j, %next : i32, memref<1xi32>), ^bb2
^bb2:
  return %next : memref<1xi32>
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %n = arith.constant 3 : i32
  %0 = call @g(%n) : (i32) -> memref<1xi32>
  %1 = memref.load %0[%c0] : memref<1xi32>
  return %1 : i32
}
