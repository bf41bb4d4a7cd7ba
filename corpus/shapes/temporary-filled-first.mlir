// Temporaries that a copy fills, or one of the outputs of an op. Their targets are written before, so that clone
// simplification has to know that each element of the temporary is written before it can use the target in its place.
func.func @by_copy(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %source = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%source : memref<2xi32>)
  %target = memref.alloc() : memref<2xi32>
  linalg.fill ins(%w : i32) outs(%target : memref<2xi32>)
  %temporary = memref.alloc() : memref<2xi32>
  memref.copy %source, %temporary : memref<2xi32> to memref<2xi32>
  memref.copy %temporary, %target : memref<2xi32> to memref<2xi32>
  memref.dealloc %temporary : memref<2xi32>
  memref.store %w, %source[%c0] : memref<2xi32>
  %a = memref.load %source[%c0] : memref<2xi32>
  %b = memref.load %target[%c1] : memref<2xi32>
  %sum = arith.addi %a, %b : i32
  return %sum : i32
}
func.func @by_one_of_two_outputs(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %source = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%source : memref<2xi32>)
  %target = memref.alloc() : memref<2xi32>
  linalg.fill ins(%w : i32) outs(%target : memref<2xi32>)
  %other = memref.alloc() : memref<2xi32>
  %temporary = memref.alloc() : memref<2xi32>
  linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]
  } ins(%source : memref<2xi32>) outs(%temporary, %other : memref<2xi32>, memref<2xi32>) {
  ^bb0(%x: i32, %old: i32, %older: i32):
    %twice = arith.addi %x, %x : i32
    linalg.yield %twice, %x : i32, i32
  }
  memref.copy %temporary, %target : memref<2xi32> to memref<2xi32>
  memref.dealloc %temporary : memref<2xi32>
  %a = memref.load %other[%c0] : memref<2xi32>
  %b = memref.load %target[%c1] : memref<2xi32>
  %sum = arith.addi %a, %b : i32
  return %sum : i32
}
