func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i8
  %in = memref.alloca() : memref<1xi8>
  memref.store %z, %in[%c0] : memref<1xi8>
  %sum = memref.alloca() : memref<index>
  memref.store %c0, %sum[] : memref<index>
  %out = memref.alloca() : memref<2xindex>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%out : memref<2xindex>) {
  ^bb0(%o: index):
    %i = linalg.index 0 : index
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%in : memref<1xi8>) outs(%sum : memref<index>) {
    ^bb0(%x: i8, %s: index):
      %j = linalg.index 0 : index
      %k = arith.addi %i, %j : index
      %t = arith.addi %s, %k : index
      linalg.yield %t : index
    }
    linalg.yield %c0 : index
  }
  %r = memref.load %sum[] : memref<index>
  %e = arith.index_cast %r : index to i32
  return %e : i32
}
