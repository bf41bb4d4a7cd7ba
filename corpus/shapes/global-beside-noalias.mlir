// An argument that no other argument aliases may still be a global of the module.
memref.global "private" @g : memref<4xi32> = dense<1>
func.func @global_and_lone_argument(%a: memref<4xi32> {freehold.noalias}, %c: i1) -> i1 {
  %g = memref.get_global @g : memref<4xi32>
  %k = bufferization.dealloc (%a : memref<4xi32>) if (%c) retain (%g : memref<4xi32>)
  return %k : i1
}
