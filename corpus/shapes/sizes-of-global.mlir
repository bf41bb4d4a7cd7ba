// An allocation in a branch may run before it if its size is the extent of a global, which is as good as a constant.
memref.global "private" @table : memref<4xf32> = dense<1.0>
func.func private @use(memref<?xf32>)
func.func @extent_of_global(%c: i1, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @table : memref<4xf32>
  %n = memref.dim %g, %c0 : memref<4xf32>
  %r = scf.if %c -> (memref<?xf32>) {
    %a = memref.alloc(%n) : memref<?xf32>
    func.call @use(%a) : (memref<?xf32>) -> ()
    scf.yield %a : memref<?xf32>
  } else {
    scf.yield %m : memref<?xf32>
  }
  func.call @use(%r) : (memref<?xf32>) -> ()
  return
}
