//===- Judgement.cpp - JSON forms -----------------------------------------===//
#include "oracle/core/verdict/Judgement.h"

#include "oracle/core/process/RecordSchema.h"
#include "oracle/core/verdict/Signature.h"

#include <nlohmann/json.hpp>

namespace freehold {

using nlohmann::json;

void to_json(json &j, const Note &n) { j = {n.location, n.message, n.role, n.op, n.number}; }
void from_json(const json &j, Note &n) {
  j.at(0).get_to(n.location);
  j.at(1).get_to(n.message);
  j.at(2).get_to(n.role);
  j.at(3).get_to(n.op);
  j.at(4).get_to(n.number);
}

// Missing members get their defaults, since findings outlive versions of the format.
// A field that is missing below would have its default in workers.
static_assert(sizeof(Budget) == 104);
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Budget, steps, longSteps, memoryBytes, stackBytes,
                                                observedBytes, probeSteps, probeMemoryBytes,
                                                fitTries, coverTries, differenceTries, callDepth,
                                                timeoutMs, workerBytes, textBytes, nesting)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(InputOptions, count, seed, allBoolsUpTo)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Contract, promisesNoLeak, promisesResultAbi,
                                                copiesAliasedResults, clonesAtJoins, adaptation,
                                                mayChangeEntries, deallocation)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Extensions, dialectPlugins, irdl, opModels)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Program, name, text, entries, prepare, extensions)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Subject, name, summary, kind, text, contract,
                                                version, plugins, module)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Evidence, what, notes, args, addressPolicy, pass,
                                                unfreed, lost, transformed, writesClone,
                                                sourceAborts, blamedAllocation, manual)

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(InputCounts, fit, aborted, leftOut)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(InputSearch, tries, found, preconditions, blocks,
                                                blocksReached, unreached)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(RunStatistics, steps, heapAllocations, frees,
                                                peakBytes, clones, aliasChecks, deallocOps)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(ProofLimits, bound, timeoutMs)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(RunCost, runs, sum, source)

static json toJson(const Verdict &verdict) {
  if (auto *defect = std::get_if<Defect>(&verdict))
    return {{"defect", spell(defect->kind)}, {"evidence", defect->evidence}};
  if (auto *inconclusive = std::get_if<Inconclusive>(&verdict))
    return {{"reason", spell(inconclusive->reason)}, {"what", inconclusive->what}};
  return json::object();
}

static Verdict verdictFromJson(const json &j) {
  if (j.contains("defect"))
    return Defect{parseDefectKind(j["defect"].get<std::string>()).value(),
                  j["evidence"].get<Evidence>()};
  if (j.contains("reason"))
    return Inconclusive{parseReason(j["reason"].get<std::string>()).value(), j["what"].get<Note>()};
  return Agree{};
}

json toJson(const Judgement &j) {
  json result = {{"program", j.program},
                 {"subject", j.subject},
                 {"oracle", j.oracle},
                 {"entry", j.entry},
                 {"inputs", j.inputs},
                 {"paths", j.paths},
                 {"search", j.search},
                 {"reached", j.reached},
                 {"verdict", toJson(j.verdict)},
                 {"passNs", j.passNanoseconds},
                 {"leavesBuffers", j.leavesBuffers}};
  if (!j.proof.empty())
    result["proof"] = j.proof;
  if (j.isPrivate)
    result["isPrivate"] = true;
  if (!j.replay.empty())
    result["replay"] = j.replay;
  if (!j.opaqueOps.empty())
    result["opaqueOps"] = j.opaqueOps;
  if (j.whyLeftOut)
    result["whyLeftOut"] = toJson(Verdict(*j.whyLeftOut));
  if (j.inContract)
    result["contract"] = {*j.inContract, j.whyOutOfContract};
  if (j.cost)
    result["cost"] = *j.cost;
  return result;
}

/// Findings keep judgements of versions that only counted compared inputs and those left out.
static InputCounts countsFromJson(const json &j) {
  if (j.at("inputs").is_object())
    return j["inputs"].get<InputCounts>();
  return {.fit = j["inputs"].get<unsigned>(), .leftOut = j.value("leftOut", 0u)};
}

Judgement judgementFromJson(const json &j) {
  Judgement result;
  j.at("program").get_to(result.program);
  j.at("subject").get_to(result.subject);
  j.at("oracle").get_to(result.oracle);
  j.at("entry").get_to(result.entry);
  result.isPrivate = j.value("isPrivate", false);
  result.proof = j.value("proof", "");
  result.replay = j.value("replay", "");
  result.opaqueOps = j.value("opaqueOps", std::vector<std::string>());
  result.inputs = countsFromJson(j);
  result.search = j.value("search", InputSearch());
  if (j.contains("whyLeftOut"))
    result.whyLeftOut = std::get<Inconclusive>(verdictFromJson(j["whyLeftOut"]));
  j.at("paths").get_to(result.paths);
  j.at("reached").get_to(result.reached);
  j.at("passNs").get_to(result.passNanoseconds);
  // Findings have judgements of versions without this member.
  result.leavesBuffers = j.value("leavesBuffers", false);
  result.verdict = verdictFromJson(j.at("verdict"));
  if (j.contains("contract")) {
    result.inContract = j["contract"].at(0).get<bool>();
    j["contract"].at(1).get_to(result.whyOutOfContract);
  }
  if (j.contains("cost"))
    result.cost = j["cost"].get<RunCost>();
  return result;
}

Request withoutPreparing(Request request, const Response &response) {
  Program &program = request.program;
  std::string pipeline = std::exchange(program.prepare, "");
  if (pipeline.empty())
    return request;
  if (response.prepared) {
    program.text = *response.prepared;
    return request;
  }
  Subject failing;
  failing.name = failing.text = std::move(pipeline);
  failing.summary = "prepares the program";
  request.subjects = {std::move(failing)};
  return request;
}

json toJson(const Request &r) {
  json j = {{"program", r.program},
            {"subjects", r.subjects},
            {"inputs", r.inputs},
            {"budget", r.budget},
            {"wantOutput", r.wantOutput},
            {"verifyEach", r.verifyEach},
            {"interpreted", r.judges.interpreter},
            {"unknownOps", spell(r.unknownOps)},
            {"engine", r.judges.native ? spell(*r.judges.native) : ""}};
  if (r.args)
    j["args"] = *r.args;
  if (r.judges.proof)
    j["proof"] = *r.judges.proof;
  if (r.wantCost)
    j["wantCost"] = true;
  if (r.lowersApart)
    j["lowersApart"] = true;
  if (r.verifiesLate)
    j["verifiesLate"] = true;
  if (r.sourceEnded)
    j["sourceEnded"] = *r.sourceEnded;
  return j;
}

Request requestFromJson(const json &j) {
  Request r;
  j.at("program").get_to(r.program);
  j.at("subjects").get_to(r.subjects);
  j.at("inputs").get_to(r.inputs);
  j.at("budget").get_to(r.budget);
  j.at("wantOutput").get_to(r.wantOutput);
  j.at("verifyEach").get_to(r.verifyEach);
  j.at("interpreted").get_to(r.judges.interpreter);
  // Empty if there is no native judge.
  if (auto engine = j.at("engine").get<std::string>(); !engine.empty()) {
    r.judges.native = parseEngine(engine);
    if (!r.judges.native)
      throw json::other_error::create(501, "unknown engine '" + engine + "'", &j);
  }
  if (j.contains("proof"))
    r.judges.proof = j["proof"].get<ProofLimits>();
  if (j.contains("args"))
    r.args = j["args"].get<std::string>();
  // Findings have requests of versions without this member.
  if (auto mode = parseUnknownOps(j.value("unknownOps", "")))
    r.unknownOps = *mode;
  r.wantCost = j.value("wantCost", false);
  r.lowersApart = j.value("lowersApart", false);
  r.verifiesLate = j.value("verifiesLate", false);
  if (j.contains("sourceEnded"))
    r.sourceEnded = j["sourceEnded"].get<std::string>();
  return r;
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

static json bodyOf(const SourceRan &message) {
  json j = {{"kind", "source-ran"}, {"sourceUnfit", message.sourceUnfit}};
  if (message.prepared)
    j["prepared"] = *message.prepared;
  return j;
}

static json bodyOf(const SubjectJudged &message) {
  json judgements = json::array();
  for (const Judgement &judgement : message.judgements)
    judgements.push_back(toJson(judgement));
  return {
      {"kind", "subject-judged"}, {"judgements", std::move(judgements)}, {"fault", message.fault}};
}

static json bodyOf(const ProgramRefused &message) {
  return {{"kind", "program-refused"}, {"diagnostics", message.diagnostics}};
}

json toJson(const WorkerMessage &message) {
  return std::visit([](const auto &each) { return bodyOf(each); }, message);
}

WorkerMessage messageFromJson(const json &j) {
  const auto kind = j.at("kind").get<std::string>();
  if (kind == "source-ran") {
    SourceRan message{j.at("sourceUnfit").get<std::string>(), std::nullopt};
    if (j.contains("prepared"))
      message.prepared = j["prepared"].get<std::string>();
    return message;
  }
  if (kind == "subject-judged") {
    SubjectJudged message{{}, j.at("fault").get<std::string>()};
    for (const json &judgement : j.at("judgements"))
      message.judgements.push_back(judgementFromJson(judgement));
    return message;
  }
  assert(kind == "program-refused");
  return ProgramRefused{j.at("diagnostics").get<std::string>()};
}

bool failsItself(const Judgement &judgement) {
  auto *defect = std::get_if<Defect>(&judgement.verdict);
  return defect && (judgement.entry.empty() || defect->kind == DefectKind::InvalidOutput);
}

/// "; 1 aborts", "; 3 abort", or nothing.
static std::string counted(unsigned count, const char *one, const char *several) {
  return count ? "; " + std::to_string(count) + (count == 1 ? one : several) : "";
}

std::string inputsText(const Judgement &j) {
  const InputCounts &inputs = j.inputs;
  const std::string all = std::to_string(inputs.tried()) + " inputs",
                    some = std::to_string(inputs.fit) + " of " + all,
                    paths = std::to_string(j.paths) + " paths";
  if (!j.proof.empty())
    return " (" + j.proof + ")";
  if (!inputs.tried())
    return "";
  if (inputs.fit == inputs.tried())
    return " (" + all + ", " + paths + ")";
  std::string text = std::holds_alternative<Agree>(j.verdict)
                         ? " on " + some + " (" + paths + ")"
                         : " (" + some + " fit, " + paths + ")";
  text += counted(inputs.aborted, " aborts", " abort");
  text += counted(inputs.leftOut, " does not fit", " do not fit");
  if (j.whyLeftOut)
    text += ": " + j.whyLeftOut->what.message;
  return text;
}

/// Blocks that are named in one line of text.
static constexpr size_t kBlocksNamed = 3;

std::string searchText(const Judgement &j) {
  const InputSearch &search = j.search;
  std::string text;
  if (search.found)
    text += "; " + std::to_string(search.found) + (search.found == 1 ? " input" : " inputs") +
            " found in " + std::to_string(search.tries) + " tries";
  for (size_t n = 0; n < search.preconditions.size(); ++n)
    text += (n == 0 ? ": " : "; ") + search.preconditions[n];
  if (!std::holds_alternative<Agree>(j.verdict) || search.unreached.empty())
    return text;
  size_t named = std::min(search.unreached.size(), kBlocksNamed);
  for (size_t n = 0; n < named; ++n)
    text += (n == 0 ? "; " : ", ") + search.unreached[n];
  if (named < search.unreached.size())
    text += " and " + std::to_string(search.unreached.size() - named) + " more";
  return text + (search.unreached.size() == 1 ? " was" : " were") + " never reached";
}

std::string subjectAndJudge(const Judgement &j) {
  return j.oracle == "interp" ? j.subject : j.subject + " " + j.oracle;
}

/// Says what the entry was run on.
static void addInputs(const Judgement &j, nlohmann::ordered_json &line) {
  line["inputs"] = j.inputs.tried();
  line["fit"] = j.inputs.fit;
  line["aborted"] = j.inputs.aborted;
  line["left_out"] = j.inputs.leftOut;
  if (j.whyLeftOut) {
    line["left_out_reason"] = spell(j.whyLeftOut->reason);
    line["left_out_message"] = j.whyLeftOut->what.message;
  }
  line["search"] = {{"tries", j.search.tries}, {"found", j.search.found}};
  if (!j.search.preconditions.empty())
    line["preconditions"] = j.search.preconditions;
  line["blocks"] = j.search.blocks;
  line["blocks_reached"] = j.search.blocksReached;
  if (!j.search.unreached.empty())
    line["unreached"] = j.search.unreached;
}

std::string jsonLine(const Judgement &j) {
  nlohmann::ordered_json line = {{"program", j.program},
                                 {"subject", j.subject},
                                 {"oracle", j.oracle},
                                 {"entry", j.entry},
                                 {"verdict", spell(j.verdict)}};
  if (auto *defect = std::get_if<Defect>(&j.verdict)) {
    const Evidence &e = defect->evidence;
    line["kind"] = spell(defect->kind);
    line["location"] = e.what.location;
    line["message"] = e.what.message;
    if (defect->kind == DefectKind::Leak) {
      line["notions"] = nlohmann::json::array();
      if (e.unfreed)
        line["notions"].push_back("unfreed");
      if (e.lost)
        line["notions"].push_back("lost");
    }
    line["notes"] = nlohmann::json::array();
    for (const Note &note : e.notes)
      line["notes"].push_back({{"location", note.location}, {"message", note.message}});
    line["pass"] = e.pass;
    line["signature"] = print(*signatureOf(j));
    line["args"] = e.args;
    line["address_policy"] = e.addressPolicy;
  } else if (auto *inconclusive = std::get_if<Inconclusive>(&j.verdict)) {
    line["reason"] = spell(inconclusive->reason);
    line["location"] = inconclusive->what.location;
    line["message"] = inconclusive->what.message;
  }
  if (!j.proof.empty())
    line["proof"] = j.proof;
  if (j.isPrivate)
    line["private"] = true;
  if (!j.opaqueOps.empty())
    line["opaque_ops"] = j.opaqueOps;
  if (j.inContract) {
    line["contract"] = *j.inContract ? "in" : "out";
    if (!*j.inContract)
      line["contract_reason"] = j.whyOutOfContract.message;
  }
  addInputs(j, line);
  line["paths"] = j.paths;
  line["reached"] = j.reached;
  line["schema"] = kRecordSchema;
  return line.dump(-1, ' ', false, json::error_handler_t::replace);
}

} // namespace freehold
