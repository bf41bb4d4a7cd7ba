// Each target of poison-after.mlir is right but where a value is poison, or does alone what may be undefined.
// Few arguments show that.
func.func private @see(i1)
func.func private @see_number(i32)

// A sum without an overflow is compared only if the flag is set.
func.func @choice_becomes_and(%a: i32, %b: i32) {
  %false = arith.constant false
  %k = arith.constant -1640531535 : i32
  %h = arith.muli %b, %k : i32
  %c = arith.cmpi eq, %h, %k : i32
  %s = arith.addi %a, %b overflow<nsw> : i32
  %x = arith.cmpi sgt, %s, %a : i32
  %nc = arith.xori %c, %c : i1
  %r = arith.select %nc, %x, %false : i1
  func.call @see(%r) : (i1) -> ()
  return
}

// The cast is poison unless the memref has four elements, and nobody uses it.
func.func @cast_is_used(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c = memref.cast %m : memref<?xi32> to memref<4xi32>
  %v = memref.load %m[%c0] : memref<?xi32>
  func.call @see_number(%v) : (i32) -> ()
  return
}

func.func @decides_by_poison(%a: i32, %b: i32) {
  return
}

func.func @reads_alone(%m: memref<?xi32>, %i: index) {
  return
}

func.func @writes_alone(%i: index) {
  return
}

func.func @allocates_alone(%n: index) {
  return
}

func.func @copies_alone(%m: memref<?xi32>) {
  return
}

func.func @divides_alone(%a: i32, %b: i32) {
  return
}

func.func @map_that_overflows(%i: index, %m: memref<8xi32>) {
  %j = affine.apply affine_map<(d0) -> ((d0 + 3) mod 8)>(%i)
  %v = memref.load %m[%j] : memref<8xi32>
  func.call @see_number(%v) : (i32) -> ()
  return
}

func.func @poison_through_a_block(%a: i32, %b: i32, %c: i1) {
  %false = arith.constant false
  %s = arith.addi %a, %b overflow<nsw> : i32
  %x = arith.cmpi sgt, %s, %a : i32
  %r = arith.select %c, %x, %false : i1
  cf.br ^bb1(%r : i1)
^bb1(%p: i1):
  func.call @see(%p) : (i1) -> ()
  return
}
