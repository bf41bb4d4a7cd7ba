// Style: As a Fortran subroutine with an allocatable local and an automatic deallocation on each return path.
func.func @_QPsmooth(%a: memref<?xf64>, %n: memref<i32>, %ierr: memref<i32>) {
  %c0_i32 = arith.constant 0 : i32
  %c1_i32 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %third = arith.constant 0.33333333333333331 : f64
  %nv = memref.load %n[] : memref<i32>
  %size = memref.dim %a, %c0 : memref<?xf64>
  %ni = arith.index_cast %nv : i32 to index
  %neg = arith.cmpi slt, %ni, %c1 : index
  %big = arith.cmpi sgt, %ni, %size : index
  %badn = arith.ori %neg, %big : i1
  cf.cond_br %badn, ^fail, ^work
^fail:
  memref.store %c1_i32, %ierr[] : memref<i32>
  return
^work:
  %tmp = memref.alloc(%ni) {bindc_name = "tmp", uniq_name = "_QFsmoothEtmp"} : memref<?xf64>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %ni : index
  cf.cond_br %more, ^body, ^copy
^body:
  %im = arith.subi %i, %c1 : index
  %lo = arith.maxsi %im, %c0 : index
  %ip = arith.addi %i, %c1 : index
  %last = arith.subi %ni, %c1 : index
  %hi = arith.minsi %ip, %last : index
  %x = memref.load %a[%lo] : memref<?xf64>
  %y = memref.load %a[%i] : memref<?xf64>
  %z = memref.load %a[%hi] : memref<?xf64>
  %s0 = arith.addf %x, %y fastmath<contract> : f64
  %s1 = arith.addf %s0, %z fastmath<contract> : f64
  %s = arith.mulf %s1, %third fastmath<contract> : f64
  memref.store %s, %tmp[%i] : memref<?xf64>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next : index)
^copy:
  %part = memref.subview %a[0] [%ni] [1] : memref<?xf64> to memref<?xf64, strided<[1]>>
  memref.copy %tmp, %part : memref<?xf64> to memref<?xf64, strided<[1]>>
  memref.store %c0_i32, %ierr[] : memref<i32>
  return
}
