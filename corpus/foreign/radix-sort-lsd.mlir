// Style: systems library, LSD radix sort of 16-bit keys with two passes; histogram on the stack, ping-pong buffers on the heap, swapped as loop values.
func.func @radix(%in: memref<?xi16>) -> memref<?xi16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c256 = arith.constant 256 : index
  %k8 = arith.constant 8 : index
  %m = arith.constant 255 : i16
  %n = memref.dim %in, %c0 : memref<?xi16>
  %a = memref.alloc(%n) : memref<?xi16>
  %b = memref.alloc(%n) : memref<?xi16>
  memref.copy %in, %a : memref<?xi16> to memref<?xi16>
  %r:2 = scf.for %pass = %c0 to %c2 step %c1 iter_args(%from = %a, %to = %b) -> (memref<?xi16>, memref<?xi16>) {
    memref.alloca_scope {
      %hist = memref.alloca() : memref<257xindex>
      linalg.fill ins(%c0 : index) outs(%hist : memref<257xindex>)
      %s = arith.muli %pass, %k8 : index
      %sh = arith.index_cast %s : index to i16
      scf.for %i = %c0 to %n step %c1 {
        %v = memref.load %from[%i] : memref<?xi16>
        %x = arith.shrui %v, %sh : i16
        %d = arith.andi %x, %m : i16
        %di = arith.index_castui %d : i16 to index
        %d1 = arith.addi %di, %c1 : index
        %h = memref.load %hist[%d1] : memref<257xindex>
        %h1 = arith.addi %h, %c1 : index
        memref.store %h1, %hist[%d1] : memref<257xindex>
      }
      scf.for %i = %c0 to %c256 step %c1 {
        %i1 = arith.addi %i, %c1 : index
        %p = memref.load %hist[%i] : memref<257xindex>
        %q = memref.load %hist[%i1] : memref<257xindex>
        %t = arith.addi %p, %q : index
        memref.store %t, %hist[%i1] : memref<257xindex>
      }
      scf.for %i = %c0 to %n step %c1 {
        %v = memref.load %from[%i] : memref<?xi16>
        %x = arith.shrui %v, %sh : i16
        %d = arith.andi %x, %m : i16
        %di = arith.index_castui %d : i16 to index
        %at = memref.load %hist[%di] : memref<257xindex>
        memref.store %v, %to[%at] : memref<?xi16>
        %at1 = arith.addi %at, %c1 : index
        memref.store %at1, %hist[%di] : memref<257xindex>
      }
    }
    scf.yield %to, %from : memref<?xi16>, memref<?xi16>
  }
  return %r#0 : memref<?xi16>
}
