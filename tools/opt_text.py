"""Reads what `opt-19` prints: loops, ScalarEvolution's trip counts, Polly's domains, edges of the flow graph.

Nothing is computed here. `tools/rival_scev.py` and `tools/rival_polly.py` compare what is read with symprof."""

import re
import subprocess
from dataclasses import dataclass, field

NAME = r'(?:"(?:[^"\\]|\\.)*"|[-\w.$]+)'
POLLY = [
    "-polly-process-unprofitable",
    "-polly-use-llvm-names",
    "-polly-stmt-granularity=bb",
    "-polly-allow-nonaffine",
    "-polly-ignore-aliasing",
    "-polly-allow-modref-calls",
]
PRINT_SCOPS = ["opt-19", "-passes=print<polly-function-scops>", *POLLY, "-disable-output"]
MARKS = ["The following errors keep this region from being a Scop.", "Invalid Scop candidate ends here."]


@dataclass
class Function:
    """The flow graph of a function by names of blocks, and the names of its arguments."""

    arguments: dict
    before: dict = field(default_factory=dict)

    def after(self, block):
        return [b for b, before in self.before.items() if block in before]


@dataclass
class Loop:
    function: str
    header: str
    latches: list
    blocks: set
    exact: str | None = None


@dataclass
class Scop:
    """A region that Polly models: parameters with the values they stand for, contexts, a domain a statement."""

    function: str
    entry: str
    exit: str
    contexts: dict = field(default_factory=dict)
    parameters: list = field(default_factory=list)
    domains: dict = field(default_factory=dict)


def bare(name):
    return name.strip().lstrip("%").strip('"')


def opt(*arguments, **more):
    """The lines that `opt-19` prints; analyses print to stderr."""
    done = subprocess.run(["opt-19", *arguments], capture_output=True, text=True, check=True, **more)
    return done.stderr.splitlines()


def functions(path):
    """The functions of a file that `opt-19 -S` has written, which notes the predecessors of blocks."""
    found, now, first = {}, None, False
    for line in path.read_text().splitlines():
        if line.startswith("define "):
            name = bare(re.search(rf"@({NAME})\(", line)[1])
            inside = line[line.index("(", line.index("@")) + 1 :]
            arguments = {bare(n): t for t, n in re.findall(rf"\b(i\d+|ptr)\b[^,]*? (%{NAME})(?=[,)])", inside)}
            now, first = Function(arguments), True
            found[name] = now
        elif line.startswith("}"):
            now = None
        elif now and (label := re.match(rf"({NAME}):(?:\s*; preds = (.*))?$", line)):
            now.before[bare(label[1])] = [bare(p) for p in label[2].split(", ")] if label[2] else []
            first = False
        elif now and first and line.strip():
            # the entry block without a name: the number after those of the arguments without names
            now.before[str(sum(a.isdigit() for a in now.arguments))] = []
            first = False
    return found


def loops(path):
    """The loops of a file, each with ScalarEvolution's exact count if it has one."""
    found, function = {}, None
    for line in opt("-passes=print<loops>,print<scalar-evolution>", "-disable-output", str(path)):
        if title := re.match(r"(?:Loop info|.*'Scalar Evolution Analysis') for function '(.*)':", line):
            function = title[1]
        elif nest := re.match(r" *(?:Parallel )?Loop at depth \d+ containing: (.*)", line):
            parts = re.findall(rf"(%{NAME})((?:<[a-z]+>)*)", nest[1])
            header = next(bare(b) for b, marks in parts if "<header>" in marks)
            latches = [bare(b) for b, marks in parts if "<latch>" in marks]
            found[function, header] = Loop(function, header, latches, {bare(b) for b, _ in parts})
        elif told := re.match(rf"Loop (%{NAME}): (?:<multiple exits> )?backedge-taken count is (.*)", line):
            found[function, bare(told[1])].exact = None if "***" in told[2] else told[2]
    return list(found.values())


def scops(path):
    """The regions of a file that Polly models."""
    found, now, waiting = [], None, None
    for line in opt(*PRINT_SCOPS[1:], str(path), timeout=120):
        text = line.strip()
        if text.startswith("Function: "):
            now = Scop(bare(text[10:]), "", "")
            found.append(now)
        elif now is None:
            continue
        elif text.startswith("Region: "):
            now.entry, now.exit = (bare(b) for b in text[8:].split("---"))
        elif text.endswith("Context:"):
            waiting = text.split()[0].lower().rstrip(":")  # context, assumed, invalid, defined
        elif waiting:
            if waiting == "domain":
                # isl takes no hyphen in a name
                now.domains[statement] = re.sub(r"Stmt[^\s\[]*", statement, text.rstrip(";"))
            elif text != "<unavailable>":
                now.contexts[waiting] = text
            waiting = None
        elif parameter := re.match(r"p\d+: (.*)", text):
            now.parameters.append(parameter[1])
        elif re.match(r"Stmt\S*$", text):
            statement = text.replace("-", "_")
        elif text == "Domain :=":
            waiting = "domain"
    return found


def refusals(path):
    """Why Polly does not model regions of a file, each reason once."""
    lines = opt(*PRINT_SCOPS[1:], "-pass-remarks-missed=polly-detect", str(path))
    told = {m[1].split(":")[0] for line in lines if (m := re.match(r"remark: \S+ (.*)", line))}
    return sorted(t for t in told if t not in MARKS)


def region(function, scop):
    """The blocks of a region."""
    seen, todo = set(), [scop.entry]
    while todo:
        block = todo.pop()
        if block not in seen and block != scop.exit:
            seen.add(block)
            todo += function.after(block)
    return seen
