// Each line says whether it counts as an alias check.
func.func private @equal(%addresses: memref<2xindex>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = memref.load %addresses[%c0] : memref<2xindex>
  %q = memref.load %addresses[%c1] : memref<2xindex>
  %same = arith.cmpi eq, %p, %q : index  // yes: through memory and a call
  return %same : i1
}

func.func @f(%a: memref<2xi32>, %b: memref<2xi32>) -> (i1, i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %p = memref.extract_aligned_pointer_as_index %a : memref<2xi32> -> index
  %q = memref.extract_aligned_pointer_as_index %b : memref<2xi32> -> index
  %direct = arith.cmpi ne, %p, %q : index  // yes
  %pi = arith.index_cast %p : index to i64
  %qi = arith.index_cast %q : index to i64
  %chosen = arith.select %direct, %pi, %qi : i64
  %carried = scf.for %i = %c0 to %c7 step %c1 iter_args(%x = %chosen) -> (i64) {
    scf.yield %x : i64
  }
  %cast = arith.cmpi eq, %carried, %qi : i64  // yes: through casts, a select and a loop
  %array = memref.alloca() : memref<2xindex>
  memref.store %p, %array[%c0] : memref<2xindex>
  memref.store %q, %array[%c1] : memref<2xindex>
  %called = call @equal(%array) : (memref<2xindex>) -> i1
  %low = arith.andi %p, %c7 : index
  %hash = arith.cmpi eq, %low, %c1 : index  // no: a number made of an address
  %flag = arith.cmpi eq, %direct, %cast : i1  // no: results of comparisons
  %clone = bufferization.clone %a : memref<2xi32> to memref<2xi32>
  memref.dealloc %clone : memref<2xi32>
  return %direct, %cast, %called, %flag : i1, i1, i1, i1
}
