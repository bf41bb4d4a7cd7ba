//===- LooseKey.h - What keys of one cause have in common -------*- C++ -*-===//
// Keys (Finding.h) say more than the cause does: which op noticed the error, which frame a crash ended in,
// which ops the buffer passed through on its way. A loose key leaves that out:
//
//   use-after-free P func.call memref.alloc memref.dealloc; call memref.view   early P; memref.view
//   abi P memref.alloc freed; arith.select memref.view return                  early P; memref.view
//   use-after-free P memref.load memref.alloc -; cf.cond_br scf.while          early P by scf.while
//   use-after-free P memref.load memref.alloc -; arith.select branch           (none)
//   dead-stack-use P memref.load memref.alloca memref.alloca_scope.return; memref.subview
//                                                                              stack P; memref.alloca_scope.return
//   observation P print; cf.br                                                 in another block P
//   observation P print; scf.for                                               (none)
//   observation P print; cf.cond_br func.call memref.alloc                     observes P; cf.cond_br func.call memref.alloc
//   leak P memref.alloc; linalg.fill                                           (none)
//   crash P mlir::bufferization::F mlir::bufferization::G                      crash mlir::bufferization::F
//   crash P mlir::Operation::create mlir::Operation::clone                     (none)
//   invalid-output P cf.switch, rejected-late P cf.switch                      refused P cf.switch
//
// A crash after memory was spoilt shows in any later pass, so that its loose key has no pass. Loose keys
// are asked after all others, and one that several findings have decides nothing.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace freehold::triage {

/// Returns the loose key of a key; empty if what is left would not tell causes apart.
std::string looseKey(llvm::StringRef key);

/// Returns the loose keys of causes that need fewer of the ways of an early free: what is lost through a memref.view is
/// lost as well if a memref.subview comes after it.
std::vector<std::string> looserKeys(llvm::StringRef loose);

} // namespace freehold::triage
