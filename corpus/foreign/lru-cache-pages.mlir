// Style: storage engine, three page slots in a table of buffers, the least recently used page is replaced.
func.func private @disk_read(memref<8xi8>, index)
func.func @touch(%trace: memref<?xindex>) -> (index, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %none = arith.constant -1 : index
  %z = arith.constant 0 : i64
  %n = memref.dim %trace, %c0 : memref<?xindex>
  %ids = memref.alloc() : memref<3xindex>
  %age = memref.alloc() : memref<3xindex>
  %pages = memref.alloc() : memref<3x8xi8>
  linalg.fill ins(%none : index) outs(%ids : memref<3xindex>)
  linalg.fill ins(%c0 : index) outs(%age : memref<3xindex>)
  %z8 = arith.constant 0 : i8
  linalg.fill ins(%z8 : i8) outs(%pages : memref<3x8xi8>)
  %r:2 = scf.for %t = %c0 to %n step %c1 iter_args(%miss = %c0, %sum = %z) -> (index, i64) {
    %id = memref.load %trace[%t] : memref<?xindex>
    %s:2 = scf.for %k = %c0 to %c3 step %c1 iter_args(%slot = %none, %old = %c0) -> (index, index) {
      %i = memref.load %ids[%k] : memref<3xindex>
      %eq = arith.cmpi eq, %i, %id : index
      %slot2 = arith.select %eq, %k, %slot : index
      %ak = memref.load %age[%k] : memref<3xindex>
      %ao = memref.load %age[%old] : memref<3xindex>
      %lt = arith.cmpi ult, %ak, %ao : index
      %old2 = arith.select %lt, %k, %old : index
      scf.yield %slot2, %old2 : index, index
    }
    %missed = arith.cmpi eq, %s#0, %none : index
    %use = scf.if %missed -> (index) {
      %buf = memref.alloc() : memref<8xi8>
      linalg.fill ins(%z8 : i8) outs(%buf : memref<8xi8>)
      func.call @disk_read(%buf, %id) : (memref<8xi8>, index) -> ()
      %dst = memref.subview %pages[%s#1, 0] [1, 8] [1, 1] : memref<3x8xi8> to memref<8xi8, strided<[1], offset: ?>>
      memref.copy %buf, %dst : memref<8xi8> to memref<8xi8, strided<[1], offset: ?>>
      memref.store %id, %ids[%s#1] : memref<3xindex>
      scf.yield %s#1 : index
    } else {
      scf.yield %s#0 : index
    }
    %now = arith.addi %t, %c1 : index
    memref.store %now, %age[%use] : memref<3xindex>
    %b = memref.load %pages[%use, %c0] : memref<3x8xi8>
    %w = arith.extui %b : i8 to i64
    %sum2 = arith.addi %sum, %w : i64
    %inc = arith.index_castui %missed : i1 to index
    %miss2 = arith.addi %miss, %inc : index
    scf.yield %miss2, %sum2 : index, i64
  }
  return %r#0, %r#1 : index, i64
}
