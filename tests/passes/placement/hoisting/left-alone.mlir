// Buffers that are freed, or that something else may free: each would leak, or be freed twice, on
// the paths where it was not allocated before.
// RUN: freehold-opt %s --fh-buffer-hoisting > %t.mlir
// RUN: freehold-opt %s | diff - %t.mlir

func.func private @use(memref<2xf32>)
func.func private @consume(memref<2xf32> {freehold.arg_ownership = "owned"})

func.func @freed(%c: i1, %m: memref<2xf32>) {
  %0 = scf.if %c -> memref<2xf32> {
    %1 = memref.alloc() : memref<2xf32>
    scf.yield %1 : memref<2xf32>
  } else {
    %2 = bufferization.clone %m : memref<2xf32> to memref<2xf32>
    scf.yield %2 : memref<2xf32>
  }
  func.call @use(%0) : (memref<2xf32>) -> ()
  memref.dealloc %0 : memref<2xf32>
  return
}

func.func @freed_base(%c: i1, %m: memref<2xf32>) {
  %0 = scf.if %c -> memref<2xf32> {
    %1 = memref.alloc() : memref<2xf32>
    scf.yield %1 : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  func.call @use(%0) : (memref<2xf32>) -> ()
  %base, %offset, %size, %stride = memref.extract_strided_metadata %0 : memref<2xf32> -> memref<f32>, index, index, index
  scf.if %c {
    memref.dealloc %base : memref<f32>
  }
  return
}

func.func @dealloc_op(%c: i1, %m: memref<2xf32>) {
  %0 = scf.if %c -> memref<2xf32> {
    %1 = memref.alloc() : memref<2xf32>
    scf.yield %1 : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  func.call @use(%0) : (memref<2xf32>) -> ()
  bufferization.dealloc (%0 : memref<2xf32>) if (%c)
  return
}

func.func @freed_in_next_iteration(%c: i1, %m: memref<2xf32>) {
  cf.br ^bb1(%m : memref<2xf32>)
^bb1(%p: memref<2xf32>):
  cf.cond_br %c, ^bb2, ^bb5
^bb2:
  cf.cond_br %c, ^bb3, ^bb4(%m : memref<2xf32>)
^bb3:
  %a = memref.alloc() : memref<2xf32>
  cf.br ^bb4(%a : memref<2xf32>)
^bb4(%q: memref<2xf32>):
  cf.br ^bb1(%q : memref<2xf32>)
^bb5:
  memref.dealloc %p : memref<2xf32>
  return
}

func.func @manual(%c: i1, %m: memref<2xf32>) {
  %0 = scf.if %c -> memref<2xf32> {
    %1 = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
    scf.yield %1 : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  func.call @use(%0) : (memref<2xf32>) -> ()
  return
}

func.func @handed_over(%c: i1, %m: memref<2xf32>) {
  %0 = scf.if %c -> memref<2xf32> {
    %1 = memref.alloc() : memref<2xf32>
    func.call @consume(%1) : (memref<2xf32>) -> ()
    scf.yield %1 : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  return
}

func.func @stored(%c: i1, %m: memref<2xf32>, %box: memref<memref<2xf32>>) {
  %0 = scf.if %c -> memref<2xf32> {
    %1 = memref.alloc() : memref<2xf32>
    memref.store %1, %box[] : memref<memref<2xf32>>
    scf.yield %1 : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  func.call @use(%0) : (memref<2xf32>) -> ()
  return
}

func.func @empty() {
  return
}
