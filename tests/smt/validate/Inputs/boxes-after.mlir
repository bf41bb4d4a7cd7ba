// With one mistake in each: the replaced buffer is not freed, a buffer is in two boxes, it is used after it was freed
// through the box, it is not that of the box any more, a memref that is poison is freed.
func.func @replaced_on_one_way(%n: index, %size: index, %x: f32, %p: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %s = arith.maxsi %size, %c1 : index
  %box = memref.alloc() : memref<1xmemref<?xf32>>
  %a = memref.alloc(%s) : memref<?xf32>
  memref.store %x, %a[%c0] : memref<?xf32>
  memref.store %a, %box[%c0] : memref<1xmemref<?xf32>>
  scf.for %i = %c0 to %n step %c1 {
    scf.if %p {
      %b = memref.alloc(%s) : memref<?xf32>
      memref.store %x, %b[%c0] : memref<?xf32>
      %l = memref.load %box[%c0] : memref<1xmemref<?xf32>>
      memref.store %b, %box[%c0] : memref<1xmemref<?xf32>>
    }
  }
  %e = memref.load %box[%c0] : memref<1xmemref<?xf32>>
  %v = memref.load %e[%c0] : memref<?xf32>
  memref.dealloc %e : memref<?xf32>
  memref.dealloc %box : memref<1xmemref<?xf32>>
  return %v : f32
}
func.func @exchanged(%n: index, %size: index, %x: f32, %p: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %s = arith.maxsi %size, %c1 : index
  %box = memref.alloc() : memref<1xmemref<?xf32>>
  %other = memref.alloc() : memref<1xmemref<?xf32>>
  %a = memref.alloc(%s) : memref<?xf32>
  memref.store %x, %a[%c0] : memref<?xf32>
  %b = memref.alloc(%s) : memref<?xf32>
  memref.store %x, %b[%c0] : memref<?xf32>
  memref.store %a, %box[%c0] : memref<1xmemref<?xf32>>
  memref.store %b, %other[%c0] : memref<1xmemref<?xf32>>
  scf.for %i = %c0 to %n step %c1 {
    %l = memref.load %box[%c0] : memref<1xmemref<?xf32>>
    %k = memref.load %other[%c0] : memref<1xmemref<?xf32>>
    memref.store %l, %other[%c0] : memref<1xmemref<?xf32>>
  }
  %e = memref.load %box[%c0] : memref<1xmemref<?xf32>>
  %g = memref.load %other[%c0] : memref<1xmemref<?xf32>>
  %v = memref.load %e[%c0] : memref<?xf32>
  memref.dealloc %e : memref<?xf32>
  memref.dealloc %g : memref<?xf32>
  memref.dealloc %box : memref<1xmemref<?xf32>>
  memref.dealloc %other : memref<1xmemref<?xf32>>
  return %v : f32
}
func.func @dealloc_through_box(%n: index, %size: index, %x: f32, %p: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %s = arith.maxsi %size, %c1 : index
  %box = memref.alloc() : memref<1xmemref<?xf32>>
  %a = memref.alloc(%s) : memref<?xf32>
  memref.store %x, %a[%c0] : memref<?xf32>
  memref.store %a, %box[%c0] : memref<1xmemref<?xf32>>
  scf.for %i = %c0 to %n step %c1 {
    %b = memref.alloc(%s) : memref<?xf32>
    memref.store %x, %b[%c0] : memref<?xf32>
    %l = memref.load %box[%c0] : memref<1xmemref<?xf32>>
    bufferization.dealloc (%l : memref<?xf32>) if (%true)
  }
  %e = memref.load %box[%c0] : memref<1xmemref<?xf32>>
  %v = memref.load %e[%c0] : memref<?xf32>
  memref.dealloc %e : memref<?xf32>
  memref.dealloc %box : memref<1xmemref<?xf32>>
  return %v : f32
}
func.func @branches(%n: index, %size: index, %x: f32, %p: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %s = arith.maxsi %size, %c1 : index
  %box = memref.alloc() : memref<1xmemref<?xf32>>
  %a = memref.alloc(%s) : memref<?xf32>
  memref.store %x, %a[%c0] : memref<?xf32>
  memref.store %a, %box[%c0] : memref<1xmemref<?xf32>>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %b = memref.alloc(%s) : memref<?xf32>
  memref.store %x, %b[%c0] : memref<?xf32>
  %l = memref.load %box[%c0] : memref<1xmemref<?xf32>>
  memref.dealloc %l : memref<?xf32>
  %w = memref.load %l[%c0] : memref<?xf32>
  memref.store %b, %box[%c0] : memref<1xmemref<?xf32>>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^end:
  %e = memref.load %box[%c0] : memref<1xmemref<?xf32>>
  %v = memref.load %e[%c0] : memref<?xf32>
  memref.dealloc %e : memref<?xf32>
  memref.dealloc %box : memref<1xmemref<?xf32>>
  return %v : f32
}
func.func @cast_in_box(%n: index, %size: index, %x: f32, %p: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %s = arith.maxsi %size, %c1 : index
  %box = memref.alloc() : memref<1xmemref<4xf32>>
  %a = memref.alloc(%s) : memref<?xf32>
  memref.store %x, %a[%c0] : memref<?xf32>
  %four = memref.cast %a : memref<?xf32> to memref<4xf32>
  memref.store %four, %box[%c0] : memref<1xmemref<4xf32>>
  %e = memref.load %box[%c0] : memref<1xmemref<4xf32>>
  %v = memref.load %a[%c0] : memref<?xf32>
  memref.dealloc %e : memref<4xf32>
  memref.dealloc %box : memref<1xmemref<4xf32>>
  return %v : f32
}
