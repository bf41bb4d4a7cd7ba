"""Programs with a known cause, and what freehold-check says of them.

A planted program is a module whose attribute test.cause chooses one of the mistakes in
tests/plugins/PlantedPasses.cpp. Shared by make-planted, make-suite and run.
"""
import collections
import json
import os
import re
import subprocess
import sys
import tempfile

CAUSES = 20
PROFILES = ("default", "cfg", "regions", "calls", "views")
PIPELINE = "buffer-deallocation-pipeline,test-planted"
SOURCE = os.path.realpath(os.path.join(os.path.dirname(os.path.realpath(__file__)), "../../.."))


def fail(message):
    """Ends the script as the tools end on bad input."""
    print(f"{os.path.basename(sys.argv[0])}: error: {message}", file=sys.stderr)
    sys.exit(2)


def tool(build, name):
    path = os.path.join(build, name)
    if not os.path.exists(path):
        fail(f"{path} is missing: build it first, or say --build DIR")
    return path


def subject(build):
    """The options that name the planted pass as the subject."""
    return ["--pipeline", PIPELINE, "--load-pass-plugin", tool(build, "lib/libPlantedPasses.so")]


def generate(build, profile, first, count, folder):
    """Seed numbers and the generated text of `count` programs of a profile."""
    subprocess.run([tool(build, "bin/freehold-fuzz"), "gen", "--seed", str(first), "--count",
                    str(count), "--profile", profile, "--out-dir", folder], check=True)
    for seed in range(first, first + count):
        with open(os.path.join(folder, f"seed-{seed}.mlir")) as file:
            yield seed, file.read()


def may_corrupt(text):
    """Has a function with several blocks and region ops, some of which MLIR 22's ownership pass
    corrupts memory on: what comes of it may differ from run to run."""
    return any(re.search(r"\bcf\.", function) and re.search(r"\bscf\.", function)
               for function in re.split(r"^(?=func\.func)", text, flags=re.M))


def wrap(text, cause, only=None):
    """The text of a generated program as a module with a cause."""
    attributes = f"test.cause = {cause} : i32"
    if only:
        attributes += ", test.only = [" + ", ".join(f'"{name}"' for name in only) + "]"
    return f"module attributes {{{attributes}}} {{\n{text}}}\n"


def write(path, text):
    """Whole or not at all."""
    with open(path + ".tmp", "w") as file:
        file.write(text)
    os.replace(path + ".tmp", path)


def judge(build, paths, jobs, options=()):
    """{path: [judgement of each entry]} of many programs in one call."""
    found = {path: [] for path in paths}
    if not paths:
        return found
    run = subprocess.run([tool(build, "bin/freehold-check"), "--json", "--jobs", str(jobs),
                          *options, *subject(build), *paths], stdout=subprocess.PIPE)
    if run.returncode not in (0, 1, 3):
        fail(f"freehold-check ended with {run.returncode}")
    for line in run.stdout.splitlines():
        judgement = json.loads(line)
        known = found[judgement["program"]]
        if any(judgement["entry"] == other["entry"] for other in known):
            fail(f"freehold-check says twice what it says of {judgement['program']}")
        known.append(judgement)
    return found


def agrees(judgements):
    return bool(judgements) and all(j["verdict"] == "agree" for j in judgements)


def signature(judgements):
    """The signature of a program's defects, all of them if they differ; "" when it has none."""
    return " and ".join(sorted({j["signature"] for j in judgements if j["verdict"] == "defect"}))


def texts(build, first, count, folder):
    """{seed: generated text}. A seed has one profile, and none that may corrupt memory is here."""
    result = {}
    for number, profile in enumerate(PROFILES):
        into = os.path.join(folder, profile)
        for seed, text in generate(build, profile, first, count, into):
            if seed % len(PROFILES) == number and not may_corrupt(text):
                result[seed] = text
    return result


Fitting = collections.namedtuple("Fitting", "text planted")


def fitting(build, first, count, causes, jobs):
    """{seed: Fitting}: programs that the shipped pipeline alone is right about.

    `planted` is {cause: signature} of those of the causes that show in the program, in each of its
    entries where anything does in the same way.
    """
    with tempfile.TemporaryDirectory() as folder:
        programs = texts(build, first, count, folder)

        def check(wanted):
            paths = {}
            for seed, cause in wanted:
                path = os.path.join(folder, f"{cause}-{seed}.mlir")
                write(path, wrap(programs[seed], cause))
                paths[path] = (seed, cause)
            answers = judge(build, list(paths), jobs)
            return {paths[path]: answer for path, answer in answers.items()}

        answers = check([(seed, 0) for seed in programs])
        found = {seed: Fitting(programs[seed], {}) for (seed, _), answer in answers.items()
                 if agrees(answer)}
        answers = check([(seed, cause) for seed in found for cause in causes])
        for (seed, cause), answer in answers.items():
            if signature(answer):
                found[seed].planted[cause] = signature(answer)
        return found


class Signatures:
    """One signature for each cause, whatever the program, and no two causes with the same."""

    def __init__(self):
        self.of = {}

    def add(self, cause, found, where):
        known = self.of.setdefault(cause, found)
        if known != found:
            fail(f"cause {cause} shows as '{found}' in {where}, elsewhere as '{known}'")
        for other, theirs in self.of.items():
            if other != cause and theirs == found:
                fail(f"causes {other} and {cause} show alike: '{found}' in {where}")
