//===- Orders.h - Shipped passes as other projects run them -----*- C++ -*-===//
#pragma once

#include "oracle/core/program/Subject.h"

namespace freehold {

/// The shipped passes in the orders in which other projects run them; summaries say which. They are found
/// by findSubject, but not among the subjects that are judged if none is named.
const std::vector<Subject> &orderTable();

/// The name that stands for all of these.
inline constexpr std::string_view kOrders = "orders";

} // namespace freehold
