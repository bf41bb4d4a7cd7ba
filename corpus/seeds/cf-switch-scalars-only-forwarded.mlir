// Exercises: cf.switch whose successors receive only scalars while an owned buffer is live into some of them.
func.func @sw(%k: i32, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k1 = arith.constant 1 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  cf.switch %k : i32, [
    default: ^out(%x : i32),
    0: ^use,
    7: ^out(%k1 : i32)
  ]
^use:
  %v = memref.load %a[%c0] : memref<1xi32>
  %w = arith.muli %v, %v : i32
  cf.br ^out(%w : i32)
^out(%r: i32):
  return %r : i32
}
func.func @main() {
  %k0 = arith.constant 0 : i32
  %k7 = arith.constant 7 : i32
  %k9 = arith.constant 9 : i32
  %0 = func.call @sw(%k0, %k9) : (i32, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @sw(%k7, %k9) : (i32, i32) -> i32
  vector.print %1 : i32
  %2 = func.call @sw(%k9, %k9) : (i32, i32) -> i32
  vector.print %2 : i32
  return
}
