// One function has a linalg.index in nested bodies, which fh-cse leaves alone. The others have ops that it merges, before
// and behind that one.
func.func @before(%x: i32) -> i32 {
  %a = arith.muli %x, %x : i32
  %b = arith.muli %x, %x : i32
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func @nested() -> index {
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<3xindex>
  %b = memref.alloc() : memref<3x3xindex>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%a : memref<3xindex>) {
  ^bb0(%o: index):
    %i = linalg.index 0 : index
    %row = memref.subview %b[%i, 0] [1, 3] [1, 1] : memref<3x3xindex> to memref<3xindex, strided<[1], offset: ?>>
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
        outs(%row : memref<3xindex, strided<[1], offset: ?>>) {
    ^bb0(%p: index):
      %j = linalg.index 0 : index
      linalg.yield %j : index
    }
    linalg.yield %i : index
  }
  %v = memref.load %a[%c1] : memref<3xindex>
  %w = memref.load %b[%c1, %c1] : memref<3x3xindex>
  %s = arith.addi %v, %w : index
  return %s : index
}
func.func @behind(%m: memref<2xi32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c0 : memref<2xi32>
  %a = arith.addi %d, %c1 : index
  %b = arith.addi %d, %c1 : index
  %r = arith.muli %a, %b : index
  return %r : index
}
