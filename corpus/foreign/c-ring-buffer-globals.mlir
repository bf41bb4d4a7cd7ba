// Style: C-like: a ring buffer in globals with push and pop as public functions.
memref.global @ring : memref<4xi32> = dense<0>
memref.global @head : memref<1xindex> = dense<0>
memref.global @count : memref<1xindex> = dense<0>
func.func @push(%v: i32) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %false = arith.constant false
  %true = arith.constant true
  %r = memref.get_global @ring : memref<4xi32>
  %h = memref.get_global @head : memref<1xindex>
  %c = memref.get_global @count : memref<1xindex>
  %n = memref.load %c[%c0] : memref<1xindex>
  %full = arith.cmpi uge, %n, %c4 : index
  %ok = scf.if %full -> (i1) {
    scf.yield %false : i1
  } else {
    %hv = memref.load %h[%c0] : memref<1xindex>
    %p = arith.addi %hv, %n : index
    %pos = arith.remui %p, %c4 : index
    memref.store %v, %r[%pos] : memref<4xi32>
    %n1 = arith.addi %n, %c1 : index
    memref.store %n1, %c[%c0] : memref<1xindex>
    scf.yield %true : i1
  }
  return %ok : i1
}
func.func @snapshot() -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = memref.get_global @ring : memref<4xi32>
  %h = memref.get_global @head : memref<1xindex>
  %c = memref.get_global @count : memref<1xindex>
  %n0 = memref.load %c[%c0] : memref<1xindex>
  %n = arith.minui %n0, %c4 : index
  %hv = memref.load %h[%c0] : memref<1xindex>
  %out = memref.alloc(%n) : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %p = arith.addi %hv, %i : index
    %pos = arith.remui %p, %c4 : index
    %v = memref.load %r[%pos] : memref<4xi32>
    memref.store %v, %out[%i] : memref<?xi32>
  }
  return %out : memref<?xi32>
}
