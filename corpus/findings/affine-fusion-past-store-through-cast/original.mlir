// P: affine-loop-fusion
// P: affine-loop-fusion{mode=producer maximal=true}
// P: affine-loop-fusion{mode=sibling maximal=true}
// P: affine-scalrep
// P: affine-data-copy-generate{generate-dma=false fast-mem-space=0 skip-non-unit-stride-loops=false}
func.func @f(%v: i32, %n: index) -> i32 {
  %a = memref.alloc() : memref<10xi32>
  %b = memref.alloc() : memref<10xi32>
  affine.for %i = 0 to 10 {
    affine.store %v, %a[%i] : memref<10xi32>
    affine.store %v, %b[%i] : memref<10xi32>
  }
  %c = memref.cast %a : memref<10xi32> to memref<?xi32>
  affine.for %i = 0 to 10 {
    %k = arith.index_cast %i : index to i32
    affine.store %k, %c[%i] : memref<?xi32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xi32>
    %y = arith.addi %x, %x : i32
    affine.store %y, %b[%i] : memref<10xi32>
  }
  %r = affine.load %b[3] : memref<10xi32>
  memref.dealloc %a : memref<10xi32>
  memref.dealloc %b : memref<10xi32>
  return %r : i32
}
