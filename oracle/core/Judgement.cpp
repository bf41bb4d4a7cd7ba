//===- Judgement.cpp - JSON forms -----------------------------------------===//
#include "oracle/core/Judgement.h"

#include "oracle/core/Signature.h"

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

// Defaults for what is missing: findings are kept for longer than a format.
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Budget, steps, memoryBytes, stackBytes,
                                                observedBytes, probeSteps, probeMemoryBytes,
                                                callDepth, timeoutMs, workerBytes, textBytes,
                                                nesting)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(InputOptions, count, seed, allBoolsUpTo)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Contract, promisesNoLeak, promisesResultAbi,
                                                copiesAliasedResults, clonesAtJoins, adaptation)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Program, name, text, entries, prepare)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Subject, name, summary, kind, text, contract,
                                                version, plugins)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Evidence, what, notes, args, addressPolicy, pass,
                                                unfreed, lost, transformed, writesClone)

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(RunStatistics, steps, heapAllocations, frees,
                                                peakBytes, clones, aliasChecks, deallocOps)
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

static json toJson(const Judgement &j) {
  json result = {{"program", j.program},        {"subject", j.subject},
                 {"oracle", j.oracle},          {"entry", j.entry},
                 {"inputs", j.inputs},          {"paths", j.paths},
                 {"reached", j.reached},        {"verdict", toJson(j.verdict)},
                 {"passNs", j.passNanoseconds}, {"leavesBuffers", j.leavesBuffers},
                 {"leftOut", j.leftOut}};
  if (j.inContract)
    result["contract"] = {*j.inContract, j.whyOutOfContract};
  if (j.cost)
    result["cost"] = *j.cost;
  return result;
}

static Judgement judgementFromJson(const json &j) {
  Judgement result;
  j.at("program").get_to(result.program);
  j.at("subject").get_to(result.subject);
  j.at("oracle").get_to(result.oracle);
  j.at("entry").get_to(result.entry);
  j.at("inputs").get_to(result.inputs);
  result.leftOut = j.value("leftOut", 0u);
  j.at("paths").get_to(result.paths);
  j.at("reached").get_to(result.reached);
  j.at("passNs").get_to(result.passNanoseconds);
  // Findings keep judgements of versions that had no such member.
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
  if (!response.prepared.empty()) {
    program.text = response.prepared;
    return request;
  }
  Subject failing;
  failing.name = failing.text = std::move(pipeline);
  failing.summary = "prepares the program";
  request.subjects = {std::move(failing)};
  return request;
}

json toJson(const Request &r) {
  json j = {{"program", r.program},         {"subjects", r.subjects},
            {"inputs", r.inputs},           {"budget", r.budget},
            {"wantOutput", r.wantOutput},   {"verifyEach", r.verifyEach},
            {"interpreted", r.interpreted}, {"engine", r.engine}};
  if (r.args)
    j["args"] = *r.args;
  if (r.wantCost)
    j["wantCost"] = true;
  if (r.lowersApart)
    j["lowersApart"] = true;
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
  j.at("interpreted").get_to(r.interpreted);
  j.at("engine").get_to(r.engine);
  if (j.contains("args"))
    r.args = j["args"].get<std::string>();
  r.wantCost = j.value("wantCost", false);
  r.lowersApart = j.value("lowersApart", false);
  return r;
}

json toJson(const Response &r) {
  json judgements = json::array();
  for (const Judgement &judgement : r.judgements)
    judgements.push_back(toJson(judgement));
  return {{"badInput", r.badInput},
          {"fault", r.fault},
          {"sourceUnfit", r.sourceUnfit},
          {"prepared", r.prepared},
          {"judgements", std::move(judgements)}};
}

Response responseFromJson(const json &j) {
  Response r;
  j.at("badInput").get_to(r.badInput);
  j.at("fault").get_to(r.fault);
  j.at("sourceUnfit").get_to(r.sourceUnfit);
  r.prepared = j.value("prepared", std::string());
  for (const json &judgement : j.at("judgements"))
    r.judgements.push_back(judgementFromJson(judgement));
  return r;
}

std::string subjectAndJudge(const Judgement &j) {
  return j.oracle == "interp" ? j.subject : j.subject + " " + j.oracle;
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
  if (j.inContract) {
    line["contract"] = *j.inContract ? "in" : "out";
    if (!*j.inContract)
      line["contract_reason"] = j.whyOutOfContract.message;
  }
  line["inputs"] = j.inputs;
  line["left_out"] = j.leftOut;
  line["paths"] = j.paths;
  line["reached"] = j.reached;
  return line.dump(-1, ' ', false, json::error_handler_t::replace);
}

} // namespace freehold
