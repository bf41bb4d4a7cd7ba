// Two linalg.index in nested bodies are not the same, whatever op a pass for functions looks at.
func.func @nested(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
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
  %v = memref.load %a[%c2] : memref<3xindex>
  %w = memref.load %b[%c0, %c2] : memref<3x3xindex>
  %s = arith.addi %v, %w : index
  %t = arith.index_cast %s : index to i32
  %r = arith.addi %t, %x : i32
  return %r : i32
}
