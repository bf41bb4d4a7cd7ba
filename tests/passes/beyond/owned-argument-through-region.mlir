// An argument that the function owns, yielded on one way through a region op and returned: retained when it is freed.
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation,fh-bufferization-lower-deallocations' --oracle interp,native

func.func private @h(%c: i1, %m: memref<1xi32> {freehold.arg_ownership = "owned"}) -> memref<1xi32> {
  %0 = scf.if %c -> (memref<1xi32>) {
    scf.yield %m : memref<1xi32>
  } else {
    %1 = bufferization.clone %m : memref<1xi32> to memref<1xi32>
    scf.yield %1 : memref<1xi32>
  }
  return %0 : memref<1xi32>
}
func.func @s(%c: i1, %m: memref<1xi32>) -> memref<1xi32> {
  %2 = call @h(%c, %m) : (i1, memref<1xi32>) -> memref<1xi32>
  return %2 : memref<1xi32>
}
