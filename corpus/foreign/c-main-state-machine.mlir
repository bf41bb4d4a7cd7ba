// Style: A C-like main with a state machine in a switch inside of a loop, reading a command buffer.
func.func @run(%cmds: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  %n = memref.dim %cmds, %c0 : memref<?xi8>
  %regs = memref.alloc() : memref<2xi32>
  memref.store %z, %regs[%c0] : memref<2xi32>
  memref.store %z, %regs[%c1] : memref<2xi32>
  cf.br ^loop(%c0, %z : index, i32)
^loop(%pc: index, %state: i32):
  %more = arith.cmpi ult, %pc, %n : index
  cf.cond_br %more, ^fetch, ^done
^fetch:
  %op = memref.load %cmds[%pc] : memref<?xi8>
  %next = arith.addi %pc, %c1 : index
  cf.switch %state : i32, [
    default: ^error,
    0: ^idle,
    1: ^number,
    2: ^flush
  ]
^idle:
  %w = arith.extsi %op : i8 to i32
  %isneg = arith.cmpi slt, %w, %z : i32
  %two = arith.constant 2 : i32
  %s1 = arith.select %isneg, %two, %one : i32
  cf.br ^loop(%next, %s1 : index, i32)
^number:
  %acc = memref.load %regs[%c0] : memref<2xi32>
  %acc10 = arith.muli %acc, %ten : i32
  %d = arith.extui %op : i8 to i32
  %acc2 = arith.addi %acc10, %d : i32
  memref.store %acc2, %regs[%c0] : memref<2xi32>
  %big = arith.cmpi ugt, %acc2, %ten : i32
  %s2v = arith.constant 2 : i32
  %s2 = arith.select %big, %s2v, %one : i32
  cf.br ^loop(%next, %s2 : index, i32)
^flush:
  %v = memref.load %regs[%c0] : memref<2xi32>
  %o = memref.load %regs[%c1] : memref<2xi32>
  %sum = arith.addi %o, %v : i32
  memref.store %sum, %regs[%c1] : memref<2xi32>
  memref.store %z, %regs[%c0] : memref<2xi32>
  cf.br ^loop(%next, %z : index, i32)
^error:
  %m1 = arith.constant -1 : i32
  return %m1 : i32
^done:
  %r = memref.load %regs[%c1] : memref<2xi32>
  return %r : i32
}
