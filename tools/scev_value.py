"""The value of an expression of ScalarEvolution, as LLVM prints it, at a point. Recurrences of loops have none."""

import re

FOLDS = {
    "+": lambda a, b, w: a + b,
    "*": lambda a, b, w: a * b,
    "/u": lambda a, b, w: a // b,
    "umax": lambda a, b, w: max(a, b),
    "umin": lambda a, b, w: min(a, b),
    "umin_seq": lambda a, b, w: min(a, b),
    "smax": lambda a, b, w: max(a, b, key=lambda v: signed(v, w)),
    "smin": lambda a, b, w: min(a, b, key=lambda v: signed(v, w)),
}


class NoValue(Exception):
    """An expression of something else than arguments, or a division by zero."""


def signed(value, width):
    return value - (1 << width) if value >> (width - 1) else value


class Reader:
    """Reads an expression from its tokens; a value is a number below 2^width, a constant's width may be unknown."""

    def __init__(self, text, arguments, point):
        self.tokens = re.findall(r'[(){}]|<[^<>\s]*>|%"[^"]*"|%?[-\w.$]+|[-+*/]\w*', text)
        self.arguments, self.point = arguments, point

    def expression(self):
        value = self.operand()
        while self.tokens and self.tokens[0].startswith("<"):
            self.tokens.pop(0)
        return value

    def operand(self):
        token = self.tokens.pop(0) if self.tokens else ""
        if re.fullmatch(r"i\d+", token):
            value, _ = self.expression()
            return value % (1 << int(token[1:])), int(token[1:])
        if re.fullmatch(r"-?\d+", token):
            return int(token), None
        if token.startswith("%"):
            return self.argument(token[1:].strip('"'))
        if token == "(":
            return self.extended() if self.tokens[0] in ("zext", "sext", "trunc") else self.folded()
        raise NoValue(token)

    def argument(self, name):
        kind = self.arguments.get(name, "")
        if not kind.startswith("i") or name not in self.point:
            raise NoValue(name)
        width = int(kind[1:])
        return self.point[name] % (1 << width), width

    def extended(self):
        kind, width = self.tokens.pop(0), int(self.tokens.pop(0)[1:])
        value, _ = self.expression()
        if self.tokens.pop(0) != "to":
            raise NoValue(kind)
        target = int(self.tokens.pop(0)[1:])
        self.close()
        value %= 1 << width
        return (signed(value, width) if kind == "sext" else value) % (1 << target), target

    def folded(self):
        operands, sign = [self.expression()], None
        while self.tokens and self.tokens[0] != ")":
            sign = self.tokens.pop(0)
            operands.append(self.expression())
        self.close()
        width = next((w for _, w in operands if w), 64)
        if sign is None:
            return operands[0]
        if sign not in FOLDS:
            raise NoValue(sign)
        total, *others = (v % (1 << width) for v, _ in operands)
        for value in others:
            if sign == "/u" and value == 0:
                raise NoValue("division by zero")
            total = FOLDS[sign](total, value, width) % (1 << width)
        return total, width

    def close(self):
        if not self.tokens or self.tokens.pop(0) != ")":
            raise NoValue(")")


def value(text, arguments, point):
    """The value at a point, None if it has none in arguments that are there."""
    reader = Reader(text, arguments, point)
    try:
        found, width = reader.expression()
    except NoValue:
        return None
    return None if reader.tokens else found % (1 << (width or 64))
