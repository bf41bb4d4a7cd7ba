// Style: JIT author, a stack machine in scf.while and index_switch: the stack is on the heap, programs come as bytes.
func.func @run(%code: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %z = arith.constant 0 : i32
  %k3 = arith.constant 3 : i8
  %k2 = arith.constant 2 : i8
  %n = memref.dim %code, %c0 : memref<?xi8>
  %stack = memref.alloc() : memref<8xi32>
  linalg.fill ins(%z : i32) outs(%stack : memref<8xi32>)
  %r:2 = scf.while (%pc = %c0, %sp = %c0) : (index, index) -> (index, index) {
    %go = arith.cmpi ult, %pc, %n : index
    scf.condition(%go) %pc, %sp : index, index
  } do {
  ^bb0(%pc: index, %sp: index):
    %b = memref.load %code[%pc] : memref<?xi8>
    %op8 = arith.andi %b, %k3 : i8
    %imm8 = arith.shrsi %b, %k2 : i8
    %op = arith.index_castui %op8 : i8 to index
    %imm = arith.extsi %imm8 : i8 to i32
    %spm = arith.maxui %sp, %c2 : index
    %i1 = arith.subi %spm, %c1 : index
    %i0 = arith.subi %spm, %c2 : index
    %sp2 = scf.index_switch %op -> index
    case 0 {
      memref.store %imm, %stack[%sp] : memref<8xi32>
      %s = arith.addi %sp, %c1 : index
      %t = arith.minui %s, %c7 : index
      scf.yield %t : index
    }
    case 1 {
      %x = memref.load %stack[%i0] : memref<8xi32>
      %y = memref.load %stack[%i1] : memref<8xi32>
      %v = arith.addi %x, %y : i32
      memref.store %v, %stack[%i0] : memref<8xi32>
      scf.yield %i1 : index
    }
    case 2 {
      %x = memref.load %stack[%i0] : memref<8xi32>
      %y = memref.load %stack[%i1] : memref<8xi32>
      %v = arith.muli %x, %y : i32
      memref.store %v, %stack[%i0] : memref<8xi32>
      scf.yield %i1 : index
    }
    default {
      %tmp = memref.alloc() : memref<8xi32>
      memref.copy %stack, %tmp : memref<8xi32> to memref<8xi32>
      scf.for %i = %c0 to %sp step %c1 {
        %m = arith.subi %sp, %c1 : index
        %j = arith.subi %m, %i : index
        %v = memref.load %tmp[%j] : memref<8xi32>
        memref.store %v, %stack[%i] : memref<8xi32>
      }
      scf.yield %sp : index
    }
    %pc2 = arith.addi %pc, %c1 : index
    scf.yield %pc2, %sp2 : index, index
  }
  %top = memref.load %stack[%c0] : memref<8xi32>
  return %top : i32
}
