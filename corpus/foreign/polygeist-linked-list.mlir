// Style: Polygeist: a linked list in index arrays, head insertion, then a walk.
func.func @list(%values: memref<6xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %nil = arith.constant -1 : index
  %z = arith.constant 0 : i32
  %next = memref.alloc() : memref<6xindex>
  %data = memref.alloc() : memref<6xi32>
  %head = memref.alloc() : memref<1xindex>
  memref.store %nil, %head[%c0] : memref<1xindex>
  scf.for %i = %c0 to %c6 step %c1 {
    %v = memref.load %values[%i] : memref<6xi32>
    memref.store %v, %data[%i] : memref<6xi32>
    %h = memref.load %head[%c0] : memref<1xindex>
    memref.store %h, %next[%i] : memref<6xindex>
    memref.store %i, %head[%c0] : memref<1xindex>
  }
  %first = memref.load %head[%c0] : memref<1xindex>
  %r:2 = scf.while (%p = %first, %s = %z) : (index, i32) -> (index, i32) {
    %go = arith.cmpi ne, %p, %nil : index
    scf.condition(%go) %p, %s : index, i32
  } do {
  ^bb0(%p: index, %s: i32):
    %v = memref.load %data[%p] : memref<6xi32>
    %t = arith.addi %s, %v : i32
    %q = memref.load %next[%p] : memref<6xindex>
    scf.yield %q, %t : index, i32
  }
  return %r#1 : i32
}
