// The same numbers by affine maps, which are poison where they leave 64 bits.
#sum = affine_map<(d0, d1) -> (d0 + d1)>
#four = affine_set<(d0, d1) : (d0 + d1 - 4 >= 0)>
#large = affine_set<(d0) : (d0 * 4611686018427387904 >= 0)>
func.func private @see(i32)
func.func @access(%m: memref<8xi32>, %a: index, %b: index, %x: i32) -> i32 {
  %v = affine.load %m[symbol(%a) + symbol(%b)] : memref<8xi32>
  return %v : i32
}
func.func @bound(%m: memref<8xi32>, %a: index, %b: index, %x: i32) {
  affine.for %i = 0 to min affine_map<(d0, d1) -> (d0 + d1, 5)>(%a, %b) {
    func.call @see(%x) : (i32) -> ()
  }
  return
}
func.func @choice(%m: memref<8xi32>, %a: index, %b: index, %x: i32) {
  affine.if #four(%a, %b) {
    func.call @see(%x) : (i32) -> ()
  }
  return
}
func.func @parallel_bound(%m: memref<8xi32>, %a: index, %b: index, %x: i32) {
  affine.parallel (%i) = (0) to (symbol(%a) + symbol(%b)) {
    affine.store %x, %m[%i] : memref<8xi32>
  }
  return
}
func.func @alone(%m: memref<8xi32>, %a: index, %b: index, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<8xi32>
  affine.if #large(%a) {
  }
  return
}
func.func @composed(%m: memref<8xi32>, %a: index, %b: index, %x: i32) {
  affine.for %i = 0 to %a {
    affine.store %x, %m[%i * 4 + 2] : memref<8xi32>
  }
  return
}
