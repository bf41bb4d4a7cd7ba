"""The tools and what they write: a new tool, or a new option for an output, is a row here.

In commands, OUT is the output, CORPUS the corpus, TESTS the folder of tests, WORK a folder of the
test's own. `codes` are the exit codes of a run that could write everything."""
import dataclasses

SEED = "CORPUS/seeds/view-transpose.mlir"
REWRITE = "TESTS/smt/rewrite/ands-conditions.mlir"


@dataclasses.dataclass
class Row:
    name: str
    command: str
    codes: tuple = (0,)
    # Of files and stdout: a line of what is written.
    has: str = ""
    # Of folders: a name that is written into it; empty where nothing has to be.
    makes: str = ""
    # Of files: how what is written begins if it is no program.
    begins: str = ""
    # Whether running it to its end takes long.
    slow: bool = False


FILES = [
    Row("opt", f"freehold-opt {SEED} -o OUT", has="module {"),
    Row("reduce", f"freehold-reduce {SEED} --subject upstream-liveness --max-calls 8 -o OUT", has="module {"),
    Row("reduce-json", f"freehold-reduce {SEED} --subject upstream-liveness --max-calls 8 --json -o OUT", has="module {"),
]

FILES.append(Row("timeline", f"freehold-run {SEED} --entry tr --args '2, 2' --timeline OUT", (1,), has="</svg>", begins="<svg"))

CAMPAIGN = f"freehold-fuzz run --corpus {SEED} --count 0 --subjects upstream-liveness --known="
ENUMERATE = "freehold-fuzz enumerate --blocks 2 --memrefs 1 --subjects identity"

FOLDERS = [
    Row("run", f"{CAMPAIGN} --triage-time 0 --out OUT", (1,), makes="report.txt"),
    Row("enumerate", f"{ENUMERATE} --out OUT", (1,), makes="report.txt"),
    Row("enumerate-out-dir", "freehold-fuzz enumerate --blocks 2 --memrefs 1 --out-dir OUT", makes="2x1-0.mlir"),
    Row("gen", "freehold-fuzz gen --seed 1 --count 3 --out-dir OUT", makes="seed-1.mlir"),
    Row("target", "freehold-fuzz target fuzz_text --seeds 9 --out-dir OUT", makes="choices-0"),
    Row("triage", f"freehold-fuzz triage {SEED} --subject upstream-liveness --no-reduce --out OUT",
        makes="use-after-free-optimize-allocation-liveness-memref-load-79c4bdfc", slow=True),
    Row("triage-not-lowerable", f"freehold-fuzz triage {SEED} --subject upstream --not-lowerable --name n "
        "--shipped-command false --out OUT", (3,)),
    Row("rewrite", f"freehold-prove rewrite {REWRITE} --solver z3 --no-cache --out OUT", (1,), makes="ands-conditions-union-before.mlir"),
    Row("rewrite-emit-smtlib", f"freehold-prove rewrite {REWRITE} --solver z3 --no-cache --emit-smtlib OUT", (1,), makes="0001-ands-conditions-union-is-there-such-a-world.smt2"),
    Row("rewrite-cache", f"freehold-prove rewrite {REWRITE} --cache OUT", (1,)),
    Row("lemmas-emit-smtlib", "freehold-prove lemmas --label S1 --solver z3 --no-cache --emit-smtlib OUT"),
    Row("lemmas-cache", "freehold-prove lemmas --label S1 --cache OUT"),
    Row("patterns", "freehold-prove patterns --memrefs 1 --retained 1 --subject "
        "upstream-simplification --emit OUT", (0, 1, 3)),
]

STDOUT = [
    Row("opt", f"freehold-opt {SEED}", has="module {"),
    Row("opt-help", "freehold-opt --help"),
    Row("opt-dialects", "freehold-opt --show-dialects"),
    Row("run", f"freehold-run {SEED} --entry tr --args '2, 2'", (1,)),
    Row("run-json", f"freehold-run {SEED} --json", (1,)),
    Row("run-help", "freehold-run --help"),
    Row("check", f"freehold-check {SEED} --subject upstream"),
    Row("check-defect", f"freehold-check {SEED} --subject upstream-liveness", (1,)),
    Row("check-json", f"freehold-check {SEED} --subject upstream --json"),
    Row("check-compare", f"freehold-check {SEED} --compare upstream,fh --csv"),
    Row("check-subjects", "freehold-check --list-subjects"),
    Row("check-help", "freehold-check --help"),
    Row("rewrite", f"freehold-prove rewrite {REWRITE} --no-cache", (1,)),
    Row("lemmas", "freehold-prove lemmas --label S1"),
    Row("lemmas-markdown", "freehold-prove lemmas --markdown"),
    Row("patterns", "freehold-prove patterns --memrefs 1 --retained 1 --count-only"),
    Row("prove-help", "freehold-prove --help"),
    Row("gen", "freehold-fuzz gen --seed 1 --count 20"),
    Row("gen-check", "freehold-fuzz gen --seed 1 --count 2 --check"),
    Row("enumerate", "freehold-fuzz enumerate --blocks 2 --memrefs 2"),
    Row("enumerate-judged", ENUMERATE, (1,)),
    Row("mutate", f"freehold-fuzz mutate {SEED} --seed 3"),
    Row("campaign", f"{CAMPAIGN} --triage-time 0 --overwrite --out WORK/stdout-campaign", (1,)),
    Row("replay", "freehold-fuzz replay CORPUS/findings/cf-switch-printed-operands-not-parsed", (0, 1, 3)),
    Row("target", f"freehold-fuzz target fuzz_text {SEED}", (0, 1)),
    Row("target-known", "freehold-fuzz target --list-known CORPUS/findings"),
    Row("ops", "freehold-fuzz ops"),
    Row("fuzz-help", "freehold-fuzz --help"),
    Row("reduce", f"freehold-reduce {SEED} --subject upstream-liveness --max-calls 8 -o WORK/stdout-reduced.mlir"),
    Row("reduce-moves", "freehold-reduce --list-moves"),
    Row("reduce-apply", f"freehold-reduce {SEED} --apply-move drop-op", (0, 2, 3)),
    Row("reduce-help", "freehold-reduce --help"),
]
