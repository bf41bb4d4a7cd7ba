// Allocations in a branch whose sizes are known before it, but may be bad unless the branch is taken.
func.func private @use(memref<?xf32>)
// A view may state any extent.
func.func @extent_of_view(%m: memref<?xf32>, %s: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[0] [%s] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %n = memref.dim %v, %c0 : memref<?xf32, strided<[1]>>
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
// The smaller one of two unknown numbers may still be large, and so may their common bits.
func.func @min_of_unknown(%x: index, %y: index, %c: i1, %m: memref<?xf32>) {
  %n = arith.minui %x, %y : index
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
func.func @bits_of_unknown(%x: index, %y: index, %c: i1, %m: memref<?xf32>) {
  %n = arith.andi %x, %y : index
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
