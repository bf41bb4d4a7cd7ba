// Style: C runtime port, a small twister whose state is a private global, refilled when it is used up.
memref.global "private" @state : memref<8xi32> = uninitialized
memref.global "private" @pos : memref<i32> = dense<8>
func.func @seed(%s: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k = arith.constant 1812433253 : i32
  %g = memref.get_global @state : memref<8xi32>
  %p = memref.get_global @pos : memref<i32>
  %last = scf.for %i = %c0 to %c8 step %c1 iter_args(%x = %s) -> (i32) {
    memref.store %x, %g[%i] : memref<8xi32>
    %y = arith.muli %x, %k : i32
    %ii = arith.index_cast %i : index to i32
    %z = arith.addi %y, %ii : i32
    scf.yield %z : i32
  }
  %full = arith.constant 8 : i32
  memref.store %full, %p[] : memref<i32>
  return
}
func.func @draw(%s: i32, %n: index) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %eight = arith.constant 8 : i32
  %max = arith.constant 64 : index
  %few = arith.minui %n, %max : index
  call @seed(%s) : (i32) -> ()
  %g = memref.get_global @state : memref<8xi32>
  %p = memref.get_global @pos : memref<i32>
  %r = memref.alloc(%few) : memref<?xi32>
  scf.for %i = %c0 to %few step %c1 {
    %at = memref.load %p[] : memref<i32>
    %empty = arith.cmpi eq, %at, %eight : i32
    scf.if %empty {
      %next = memref.alloc() : memref<8xi32>
      scf.for %k = %c0 to %c8 step %c1 {
        %k3 = arith.addi %k, %c3 : index
        %km = arith.remui %k3, %c8 : index
        %a = memref.load %g[%k] : memref<8xi32>
        %b = memref.load %g[%km] : memref<8xi32>
        %h = arith.shrui %a, %one : i32
        %x = arith.xori %h, %b : i32
        memref.store %x, %next[%k] : memref<8xi32>
      }
      memref.copy %next, %g : memref<8xi32> to memref<8xi32>
      memref.store %zero, %p[] : memref<i32>
    }
    %at2 = memref.load %p[] : memref<i32>
    %ix = arith.index_cast %at2 : i32 to index
    %v = memref.load %g[%ix] : memref<8xi32>
    memref.store %v, %r[%i] : memref<?xi32>
    %at3 = arith.addi %at2, %one : i32
    memref.store %at3, %p[] : memref<i32>
  }
  return %r : memref<?xi32>
}
