// A function in a symbol table that is no module needs a helper function, which the pass does not add there.
"downstream.table"() ({
  func.func @crowd(%x: f32, %p: i1, %q: i1) -> memref<f32> {
    %a = memref.alloc() : memref<f32>
    %b = memref.alloc() : memref<f32>
    %c = memref.alloc() : memref<f32>
    memref.store %x, %a[] : memref<f32>
    memref.store %x, %b[] : memref<f32>
    memref.store %x, %c[] : memref<f32>
    %d = arith.select %p, %a, %b : memref<f32>
    %e = arith.select %q, %d, %c : memref<f32>
    func.return %e : memref<f32>
  }
}) : () -> ()
