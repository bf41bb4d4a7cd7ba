// The first program is right. In the second one, a dealloc of the program retains the dangling %g.
// If %g has the address of %a, the comparison of addresses says that %a was kept, although the
// dealloc freed it, and %a is freed twice.

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %t = arith.constant true
  %g = memref.alloc() : memref<1xi32>
  memref.dealloc %g : memref<1xi32>
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  %own = bufferization.dealloc (%a : memref<1xi32>) if (%t) retain (%g : memref<1xi32>)
  return %v : i32
}

// -----

func.func @main() -> i32 {
  %i0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %t = arith.constant true
  %g = memref.alloc() : memref<1xi32>
  memref.dealloc %g : memref<1xi32>
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%i0] : memref<1xi32>
  %v = memref.load %a[%i0] : memref<1xi32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<1xi32> -> index
  %pg = memref.extract_aligned_pointer_as_index %g : memref<1xi32> -> index
  %cell = arith.cmpi eq, %pa, %pg : index
  %own = bufferization.dealloc (%a : memref<1xi32>) if (%t) retain (%g : memref<1xi32>)
  bufferization.dealloc (%a : memref<1xi32>) if (%cell)
  return %v : i32
}
