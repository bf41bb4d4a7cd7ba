// P: affine-loop-unroll{unroll-factor=4}
// P: affine-loop-unroll{unroll-up-to-factor=true unroll-factor=4}
// P: affine-loop-unroll{unroll-full-threshold=20}
// P: affine-loop-unroll-jam{unroll-jam-factor=2}
// P: affine-loop-normalize
// P: affine-loop-normalize{promote-single-iter=true}
// P: affine-loop-tile{tile-size=4}
// P: affine-loop-tile{tile-size=4 separate=true}
// P: affine-parallelize
// P: affine-parallelize{parallel-reductions=true}
// P: affine-scalrep
// P: affine-loop-fusion
// P: affine-loop-fusion{maximal=true}
// P: affine-loop-coalescing
// P: affine-pipeline-data-transfer
// P: affine-data-copy-generate{generate-dma=false fast-mem-space=0 skip-non-unit-stride-loops=false}
// P: affine-loop-invariant-code-motion
// P: affine-simplify-structures
// P: affine-expand-index-ops
// P: affine-expand-index-ops-as-affine
// P: affine-simplify-min-max
func.func @f(%n: index, %m: index, %a: memref<?xi32>, %b: memref<16x16xi32>) -> i32 {
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  affine.for %i = max affine_map<(d0) -> (0, d0 - 20)>(%n) to min affine_map<(d0) -> (16, d0)>(%n) step 3 {
    affine.for %j = 0 to 16 {
      %x = affine.load %b[%i, %j] : memref<16x16xi32>
      %y = arith.addi %x, %o : i32
      affine.store %y, %b[%i, %j] : memref<16x16xi32>
    }
  }
  %r = affine.for %i = 0 to 16 iter_args(%s = %z) -> i32 {
    %x = affine.load %b[%i, 15 - %i] : memref<16x16xi32>
    %y = arith.addi %s, %x : i32
    affine.yield %y : i32
  }
  affine.for %i = 0 to 15 {
    %x = affine.load %b[0, %i + 1] : memref<16x16xi32>
    affine.store %x, %b[0, %i] : memref<16x16xi32>
  }
  %w = affine.load %b[0, 7] : memref<16x16xi32>
  %q = arith.addi %w, %r : i32
  return %q : i32
}
