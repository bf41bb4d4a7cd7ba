// Style: IREE's HAL boundary seen as external functions: bindings are opaque handles, spans become memrefs.
func.func private @hal_subspan(index, index) -> memref<?xf32>
func.func private @hal_commit(memref<?xf32>)
func.func @dispatch(%binding: index, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2.0 : f32
  %in = call @hal_subspan(%binding, %n) : (index, index) -> memref<?xf32>
  %size = memref.dim %in, %c0 : memref<?xf32>
  %tmp = memref.alloc(%size) : memref<?xf32>
  scf.for %i = %c0 to %size step %c1 {
    %v = memref.load %in[%i] : memref<?xf32>
    %w = arith.mulf %v, %c2 : f32
    memref.store %w, %tmp[%i] : memref<?xf32>
  }
  call @hal_commit(%tmp) : (memref<?xf32>) -> ()
  return %size : index
}
