"""What the pipelines make of many programs, by freehold-opt: a text for each program and pipeline."""
import bisect
import os
import re
import subprocess
import tempfile

SEPARATOR = "// -----"
# The subjects of oracle/core/program/Subjects.cpp whose passes are ours, as options of freehold-opt.
PIPELINES = {
    "fh": "builtin.module(fh-buffer-deallocation-pipeline)",
    "fh-dynamic": "builtin.module(fh-buffer-deallocation-pipeline{private-function-dynamic-ownership=true})",
    "fh-unsimplified": "builtin.module(fh-expand-realloc{emit-deallocs=false},fh-ownership-based-buffer-deallocation,"
                       "fh-bufferization-lower-deallocations)",
    "fh-dealloc-ops": "builtin.module(fh-buffer-deallocation-pipeline{lower-deallocations=false})",
    "fh-early-free": "builtin.module(fh-buffer-deallocation-pipeline{free-after-last-use=true})",
    "fh-legacy": "builtin.module(fh-expand-realloc{emit-deallocs=false},fh-buffer-deallocation)",
    "fh-legacy-placed": "builtin.module(fh-expand-realloc{emit-deallocs=false},fh-legacy-buffer-deallocation-pipeline)",
}
# Our passes with other options, in other orders, and behind the shipped ownership pass, as the campaign draws them. The
# shipped pass makes one dealloc of all that a block owns, where ours makes many small ones; small limits take ways that
# programs of usual size do not reach (43 bytes are the arrays of two memrefs and one that is retained); placement works on
# programs that the legacy pass refuses; a pass that runs on functions sees no callee; memref.realloc may come to the
# ownership pass as it is; simplification works on what a program frees itself; a second run finds what the first one left;
# and statistics say what passes did.
EXPAND = "fh-expand-realloc{emit-deallocs=false},"
DRAWN = {
    "helpers": EXPAND + "ownership-based-buffer-deallocation,"
               "fh-bufferization-lower-deallocations{inline-comparisons-max=1}",
    "helpers-heap": EXPAND + "ownership-based-buffer-deallocation{private-function-dynamic-ownership=true},"
                    "fh-buffer-deallocation-simplification,"
                    "fh-bufferization-lower-deallocations{inline-comparisons-max=0 stack-bytes-max=43}",
    "shipped-first": EXPAND + "ownership-based-buffer-deallocation,canonicalize,fh-buffer-deallocation-simplification,"
                     "fh-bufferization-lower-deallocations",
    "cleaned": "fh-cse,fh-canonicalize,fh-buffer-deallocation-pipeline,fh-cse,fh-canonicalize",
    "placed": EXPAND + "fh-buffer-hoisting,fh-buffer-loop-hoisting,"
              "fh-promote-buffers-to-stack{max-rank-of-allocated-memref=3},fh-buffer-deallocation-pipeline",
    "clones": EXPAND + "fh-buffer-loop-hoisting,fh-clone-simplification,fh-ownership-based-buffer-deallocation,"
              "fh-clone-simplification{copies=false},fh-buffer-deallocation-simplification,"
              "fh-bufferization-lower-deallocations",
    "on-functions": "func.func(fh-cse," + EXPAND + "fh-ownership-based-buffer-deallocation,fh-buffer-deallocation-simplification,"
                    "fh-bufferization-lower-deallocations)",
    "legacy-on-functions": "func.func(" + EXPAND + "fh-buffer-deallocation)",
    "reallocs-kept": "fh-ownership-based-buffer-deallocation{private-function-dynamic-ownership=true},"
                     "fh-buffer-deallocation-simplification,fh-bufferization-lower-deallocations",
    "freed-by-hand": "fh-expand-realloc,fh-buffer-deallocation-simplification,fh-bufferization-lower-deallocations",
    "twice": "fh-buffer-deallocation-pipeline{private-function-dynamic-ownership=true},"
             "fh-buffer-deallocation-pipeline{private-function-dynamic-ownership=true}",
    "legacy-twice": EXPAND + "fh-buffer-deallocation{statistics=true},fh-buffer-deallocation,"
                    "fh-clone-simplification{statistics=true}",
    "counted": "fh-expand-realloc{emit-deallocs=false statistics=true},fh-buffer-hoisting{statistics=true},"
               "fh-buffer-loop-hoisting{statistics=true},"
               "fh-promote-buffers-to-stack{statistics=true max-alloc-size-in-bytes=8 outside-loops-only=true},"
               "fh-ownership-based-buffer-deallocation{statistics=true free-after-last-use=true},"
               "fh-buffer-deallocation-simplification{statistics=true},"
               "fh-bufferization-lower-deallocations{statistics=true}",
}
PIPELINES |= {name: f"builtin.module({text})" for name, text in DRAWN.items()}


# The folders of corpus/ whose programs are counted, and in which planted bugs are looked for: first what is there for them.
FOLDERS = ["shapes", "downstream", "seeds", "kernels", "foreign"]


def plugin_of(bin):
    """The dialect of corpus/downstream, for the tools in this folder."""
    return os.path.join(bin, "..", "lib", "libDownstreamOps.so")


def corpus_paths(root):
    """The programs of these folders, in the order of their names."""
    return [os.path.join(root, "corpus", folder, name) for folder in FOLDERS
            for name in sorted(os.listdir(os.path.join(root, "corpus", folder))) if name.endswith(".mlir")]


def read_programs(paths):
    """The programs of files, of which a file may have several."""
    programs = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            programs += [(path, part) for part in re.split(rf"^{SEPARATOR}\n", file.read(), flags=re.M) if part.strip()]
    return programs


def run(tool, pipeline, texts, environment, timeout, options):
    """(exit code, stdout, stderr) for all texts in one file; exit code None when the time was over."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(f"\n{SEPARATOR}\n".join(texts))
        file.flush()
        try:
            done = subprocess.run([tool, file.name, "--split-input-file", "--allow-unregistered-dialect",
                                   f"--load-dialect-plugin={plugin_of(os.path.dirname(tool))}",
                                   f"--pass-pipeline={PIPELINES[pipeline]}", *options],
                                  capture_output=True, text=True, errors="replace", timeout=timeout,
                                  env={**os.environ, **environment})
        except subprocess.TimeoutExpired:
            return None, "", ""
        # Diagnostics have the name of the file.
        return done.returncode, done.stdout, done.stderr.replace(file.name, "FILE")


def first_lines(texts):
    """The line of the joint file at which each text begins."""
    starts, line = [], 1
    for text in texts:
        starts.append(line)
        line += text.count("\n") + 2
    return starts


def warnings(err, starts):
    """How many warnings each text has, whose first lines are `starts`."""
    counts = [0] * len(starts)
    for found in re.finditer(r"^FILE:(\d+):\d+: warning: ", err, re.M):
        counts[bisect.bisect_right(starts, int(found.group(1))) - 1] += 1
    return counts


def outputs(tool, pipeline, texts, environment=None, timeout=600, options=()):
    """What the pipeline makes of each text, with a last line that counts its warnings if it has any. One that it refuses
    has its diagnostics instead; they are found in a first run, since freehold-opt prints nothing when it fails. A crash or
    no end is the answer for all."""
    answers, left = [None] * len(texts), list(range(len(texts)))
    while left:
        given = [texts[index] for index in left]
        code, out, err = run(tool, pipeline, given, environment or {}, timeout, options)
        starts = first_lines(given)
        if code == 0:
            parts = re.split(rf"^{SEPARATOR}\n", out, flags=re.M)
            if len(parts) != len(left):
                return [f"{len(parts)} outputs for {len(left)} programs"] * len(texts)
            for index, part, count in zip(left, parts, warnings(err, starts)):
                answers[index] = part + (f"// {count} warnings\n" if count else "")
            break
        refused = {}
        for found in re.finditer(r"^FILE:(\d+):\d+: error: .*", err, re.M):
            number = bisect.bisect_right(starts, int(found.group(1))) - 1
            refused[number] = refused.get(number, "") + found.group().split(": ", 1)[1] + "\n"
        if code != 1 or not refused:
            return [f"ends with code {code}"] * len(texts)
        for number, text in refused.items():
            answers[left[number]] = text
        left = [index for number, index in enumerate(left) if number not in refused]
    return answers
