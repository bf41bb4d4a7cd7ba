// Three ways meet. Two values that are equal on the first two of them in other ways than on the third one are not equal.
func.func @switch(%flag: i32, %a: i32, %b: i32, %c: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^bb1(%a, %a : i32, i32),
    0: ^bb1(%b, %a : i32, i32),
    1: ^bb1(%c, %b : i32, i32)
  ]
^bb1(%v: i32, %w: i32):
  return %w : i32
}

func.func @switch_to_buffers(%flag: i32, %a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  cf.switch %flag : i32, [
    default: ^bb1(%a, %a : memref<4xi32>, memref<4xi32>),
    0: ^bb1(%a, %b : memref<4xi32>, memref<4xi32>),
    1: ^bb1(%b, %c : memref<4xi32>, memref<4xi32>)
  ]
^bb1(%v: memref<4xi32>, %w: memref<4xi32>):
  %x = memref.load %w[%c0] : memref<4xi32>
  return %x : i32
}

func.func @index_switch(%flag: index, %a: i32, %b: i32, %c: i32, %d: i32) -> i32 {
  %r:2 = scf.index_switch %flag -> i32, i32
  case 0 {
    scf.yield %a, %a : i32, i32
  }
  case 1 {
    scf.yield %b, %a : i32, i32
  }
  case 2 {
    scf.yield %c, %b : i32, i32
  }
  default {
    scf.yield %d, %b : i32, i32
  }
  return %r#1 : i32
}

// Two ways into a loop and one back.
func.func @loop_of_two_entries(%f: i1, %n: index, %a: i32, %b: i32, %c: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.cond_br %f, ^bb1(%c0, %a, %a : index, i32, i32), ^bb1(%c0, %b, %a : index, i32, i32)
^bb1(%i: index, %v: i32, %w: i32):
  vector.print %w : i32
  %more = arith.cmpi ult, %i, %n : index
  %next = arith.addi %i, %c1 : index
  cf.cond_br %more, ^bb1(%next, %c, %b : index, i32, i32), ^bb2
^bb2:
  return %w : i32
}

func.func @clones_in_three_ways(%f: i32, %m: memref<4xi32>, %o: memref<4xi32>, %i: index) -> i32 {
  %k = bufferization.clone %m : memref<4xi32> to memref<4xi32>
  %l = bufferization.clone %o : memref<4xi32> to memref<4xi32>
  cf.switch %f : i32, [
    default: ^bb1(%k, %k : memref<4xi32>, memref<4xi32>),
    0: ^bb1(%l, %k : memref<4xi32>, memref<4xi32>),
    1: ^bb1(%m, %l : memref<4xi32>, memref<4xi32>)
  ]
^bb1(%v: memref<4xi32>, %w: memref<4xi32>):
  %x = memref.load %w[%i] : memref<4xi32>
  memref.dealloc %k : memref<4xi32>
  memref.dealloc %l : memref<4xi32>
  return %x : i32
}
