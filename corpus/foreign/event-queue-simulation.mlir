// Style: discrete event simulator, a binary heap of times with payloads, events schedule others until the horizon.
func.func private @sift(%h: memref<32xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %last = arith.subi %n, %c1 : index
  cf.br ^up(%last : index)
^up(%k: index):
  %root = arith.cmpi eq, %k, %c0 : index
  cf.cond_br %root, ^done, ^look
^look:
  %km = arith.subi %k, %c1 : index
  %p = arith.divui %km, %c2 : index
  %a = memref.load %h[%k] : memref<32xi32>
  %b = memref.load %h[%p] : memref<32xi32>
  %lt = arith.cmpi slt, %a, %b : i32
  cf.cond_br %lt, ^swap, ^done
^swap:
  memref.store %b, %h[%k] : memref<32xi32>
  memref.store %a, %h[%p] : memref<32xi32>
  cf.br ^up(%p : index)
^done:
  return
}
func.func @simulate(%seed: i32, %horizon: i32) -> (memref<32xi32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c31 = arith.constant 31 : index
  %zero = arith.constant 0 : i32
  %m = arith.constant 7 : i32
  %one = arith.constant 1 : i32
  %hmax = arith.constant 20 : i32
  %hor0 = arith.minsi %horizon, %hmax : i32
  %log = memref.alloc() : memref<32xi32>
  linalg.fill ins(%zero : i32) outs(%log : memref<32xi32>)
  %heap = memref.alloc() : memref<32xi32>
  linalg.fill ins(%zero : i32) outs(%heap : memref<32xi32>)
  %first = arith.andi %seed, %m : i32
  memref.store %first, %heap[%c0] : memref<32xi32>
  %r:2 = scf.while (%n = %c1, %done = %c0) : (index, index) -> (index, index) {
    %some = arith.cmpi ugt, %n, %c0 : index
    %room = arith.cmpi ult, %done, %c31 : index
    %go = arith.andi %some, %room : i1
    scf.condition(%go) %n, %done : index, index
  } do {
  ^bb0(%n: index, %done: index):
    %t = memref.load %heap[%c0] : memref<32xi32>
    %n1 = arith.subi %n, %c1 : index
    %rest = memref.alloc() : memref<32xi32>
    linalg.fill ins(%zero : i32) outs(%rest : memref<32xi32>)
    scf.for %i = %c1 to %n step %c1 {
      %v = memref.load %heap[%i] : memref<32xi32>
      %im = arith.subi %i, %c1 : index
      memref.store %v, %rest[%im] : memref<32xi32>
      func.call @sift(%rest, %i) : (memref<32xi32>, index) -> ()
    }
    memref.copy %rest, %heap : memref<32xi32> to memref<32xi32>
    memref.store %t, %log[%done] : memref<32xi32>
    %before = arith.cmpi slt, %t, %hor0 : i32
    %n2 = scf.if %before -> (index) {
      %d = arith.andi %t, %m : i32
      %d1 = arith.addi %d, %one : i32
      %u = arith.addi %t, %d1 : i32
      memref.store %u, %heap[%n1] : memref<32xi32>
      %n3 = arith.addi %n1, %c1 : index
      func.call @sift(%heap, %n3) : (memref<32xi32>, index) -> ()
      scf.yield %n3 : index
    } else {
      scf.yield %n1 : index
    }
    %done1 = arith.addi %done, %c1 : index
    scf.yield %n2, %done1 : index, index
  }
  return %log, %r#1 : memref<32xi32>, index
}
