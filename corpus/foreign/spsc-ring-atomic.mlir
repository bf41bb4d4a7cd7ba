// Style: embedded runtime, single-producer single-consumer ring buffer in a record of an argument; indices wrap by a mask and are bumped atomically.
func.func @transfer(%src: memref<?xi16>, %ring: memref<8xi16>, %ends: memref<2xi32>) -> memref<?xi16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  %n = memref.dim %src, %c0 : memref<?xi16>
  %out = memref.alloc(%n) : memref<?xi16>
  %zero = arith.constant 0 : i16
  linalg.fill ins(%zero : i16) outs(%out : memref<?xi16>)
  %r:2 = scf.while (%in = %c0, %got = %c0) : (index, index) -> (index, index) {
    %more = arith.cmpi ult, %got, %n : index
    scf.condition(%more) %in, %got : index, index
  } do {
  ^bb0(%in: index, %got: index):
    %head = memref.load %ends[%c0] : memref<2xi32>
    %tail = memref.load %ends[%c1] : memref<2xi32>
    %fill = arith.subi %head, %tail : i32
    %room = arith.cmpi ult, %fill, %eight : i32
    %left = arith.cmpi ult, %in, %n : index
    %push = arith.andi %room, %left : i1
    %in2 = scf.if %push -> (index) {
      %v = memref.load %src[%in] : memref<?xi16>
      %slot = arith.andi %head, %seven : i32
      %s = arith.index_castui %slot : i32 to index
      memref.store %v, %ring[%s] : memref<8xi16>
      %h = memref.atomic_rmw addi %one, %ends[%c0] : (i32, memref<2xi32>) -> i32
      %i1 = arith.addi %in, %c1 : index
      scf.yield %i1 : index
    } else {
      scf.yield %in : index
    }
    %slot = arith.andi %tail, %seven : i32
    %s = arith.index_castui %slot : i32 to index
    %v = memref.load %ring[%s] : memref<8xi16>
    memref.store %v, %out[%got] : memref<?xi16>
    %t = memref.generic_atomic_rmw %ends[%c1] : memref<2xi32> {
    ^bb0(%old: i32):
      %new = arith.addi %old, %one : i32
      memref.atomic_yield %new : i32
    }
    %got1 = arith.addi %got, %c1 : index
    scf.yield %in2, %got1 : index, index
  }
  return %out : memref<?xi16>
}
