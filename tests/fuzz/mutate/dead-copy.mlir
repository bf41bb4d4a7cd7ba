// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation dead-copy --seed 0 | FileCheck %s
// The copy is never reached, so that it neither changes what the program does nor what it leaves behind.
// RUN: freehold-fuzz mutate %t/good.mlir --mutation dead-copy --seed 0 > %t/dead.mlir
// RUN: freehold-check %t/dead.mlir --subject fh
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation dead-copy 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: dead-copy does not apply

// CHECK: func.func @f(%{{.*}}: i32) -> i32
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: return
// CHECK: ^bb1(%[[Y:.*]]: i32):
// CHECK-SAME: no predecessors
// CHECK: %[[B:.*]] = memref.alloc()
// CHECK: memref.store %[[Y]], %[[B]][]
// CHECK: return

//--- good.mlir
func.func @f(%x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %v = memref.load %a[] : memref<i32>
  return %v : i32
}

//--- twin.mlir
func.func @f(%x: i32) -> i32 {
  %v1 = arith.addi %x, %x : i32
  %v2 = arith.addi %x, %x : i32
  %v3 = arith.addi %x, %x : i32
  %v4 = arith.addi %x, %x : i32
  %v5 = arith.addi %x, %x : i32
  %v6 = arith.addi %x, %x : i32
  %v7 = arith.addi %x, %x : i32
  %v8 = arith.addi %x, %x : i32
  %v9 = arith.addi %x, %x : i32
  %v10 = arith.addi %x, %x : i32
  %v11 = arith.addi %x, %x : i32
  %v12 = arith.addi %x, %x : i32
  %v13 = arith.addi %x, %x : i32
  %v14 = arith.addi %x, %x : i32
  %v15 = arith.addi %x, %x : i32
  %v16 = arith.addi %x, %x : i32
  %v17 = arith.addi %x, %x : i32
  %v18 = arith.addi %x, %x : i32
  %v19 = arith.addi %x, %x : i32
  %v20 = arith.addi %x, %x : i32
  %v21 = arith.addi %x, %x : i32
  %v22 = arith.addi %x, %x : i32
  %v23 = arith.addi %x, %x : i32
  %v24 = arith.addi %x, %x : i32
  %v25 = arith.addi %x, %x : i32
  %v26 = arith.addi %x, %x : i32
  %v27 = arith.addi %x, %x : i32
  %v28 = arith.addi %x, %x : i32
  %v29 = arith.addi %x, %x : i32
  %v30 = arith.addi %x, %x : i32
  %v31 = arith.addi %x, %x : i32
  %v32 = arith.addi %x, %x : i32
  %v33 = arith.addi %x, %x : i32
  %v34 = arith.addi %x, %x : i32
  %v35 = arith.addi %x, %x : i32
  %v36 = arith.addi %x, %x : i32
  %v37 = arith.addi %x, %x : i32
  %v38 = arith.addi %x, %x : i32
  %v39 = arith.addi %x, %x : i32
  %v40 = arith.addi %x, %x : i32
  %v41 = arith.addi %x, %x : i32
  %v42 = arith.addi %x, %x : i32
  %v43 = arith.addi %x, %x : i32
  %v44 = arith.addi %x, %x : i32
  %v45 = arith.addi %x, %x : i32
  %v46 = arith.addi %x, %x : i32
  %v47 = arith.addi %x, %x : i32
  %v48 = arith.addi %x, %x : i32
  %v49 = arith.addi %x, %x : i32
  %v50 = arith.addi %x, %x : i32
  %v51 = arith.addi %x, %x : i32
  %v52 = arith.addi %x, %x : i32
  %v53 = arith.addi %x, %x : i32
  %v54 = arith.addi %x, %x : i32
  %v55 = arith.addi %x, %x : i32
  %v56 = arith.addi %x, %x : i32
  %v57 = arith.addi %x, %x : i32
  %v58 = arith.addi %x, %x : i32
  %v59 = arith.addi %x, %x : i32
  %v60 = arith.addi %x, %x : i32
  %v61 = arith.addi %x, %x : i32
  %v62 = arith.addi %x, %x : i32
  %v63 = arith.addi %x, %x : i32
  %v64 = arith.addi %x, %x : i32
  %v65 = arith.addi %x, %x : i32
  %v66 = arith.addi %x, %x : i32
  %v67 = arith.addi %x, %x : i32
  %v68 = arith.addi %x, %x : i32
  %v69 = arith.addi %x, %x : i32
  %v70 = arith.addi %x, %x : i32
  return %x : i32
}
