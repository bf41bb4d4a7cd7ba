// Two live buffers never share an address: the twin of inconclusive/source-observes-reuse.mlir.
// RUN: freehold-check %s --subject fh
func.func @f() -> i1 {
  %a = memref.alloc() : memref<16xi8>
  %p = memref.extract_aligned_pointer_as_index %a : memref<16xi8> -> index
  %b = memref.alloc() : memref<16xi8>
  %q = memref.extract_aligned_pointer_as_index %b : memref<16xi8> -> index
  %same = arith.cmpi eq, %p, %q : index
  memref.dealloc %a : memref<16xi8>
  memref.dealloc %b : memref<16xi8>
  return %same : i1
}
