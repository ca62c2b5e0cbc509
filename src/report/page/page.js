"use strict";
// The page: sizes in, counts out, and everything that shows them. Exact integers throughout; floating point
// is for places and colours only.
(() => {
  const DATA = JSON.parse(document.getElementById("data").textContent);
  const SVG = "http://www.w3.org/2000/svg", MATHML = "http://www.w3.org/1998/Math/MathML";
  const $ = (id) => document.getElementById(id);
  const element = (name, properties = {}, ...children) => {
    const e = document.createElement(name);
    for (const [k, v] of Object.entries(properties)) {
      if (k in e && k !== "list") e[k] = v; else e.setAttribute(k, v);
    }
    e.append(...children);
    return e;
  };
  const drawing = (name, properties = {}, ...children) => {
    const e = document.createElementNS(SVG, name);
    for (const [k, v] of Object.entries(properties)) e.setAttribute(k, v);
    e.append(...children);
    return e;
  };
  // a formula: as mathematics where it stands on a line; its names are escaped
  const formula = (b) => {
    if (!b.math) return b.formula;
    const e = document.createElementNS(MATHML, "math");
    e.innerHTML = b.math;
    e.setAttribute("displaystyle", "true");
    e.setAttribute("aria-label", b.formula);
    return e;
  };
  // Mathematics is the dearest part of a page to lay out: a formula of a table is text until it is about to be seen.
  const near = new IntersectionObserver((seen) => seen.filter((s) => s.isIntersecting).forEach((s) => typeset(s.target)), { rootMargin: "500px 0px", scrollMargin: "500px 0px" });
  const waiting = new Map();
  function typeset(cell) {
    near.unobserve(cell);
    if (waiting.has(cell)) cell.replaceChildren(formula(waiting.get(cell)));
    waiting.delete(cell);
  }
  addEventListener("beforeprint", () => [...waiting.keys()].forEach(typeset));
  function formulaCell(b) {
    const cell = element("td", { className: "formula" }, b.formula);
    if (b.math) { waiting.set(cell, b); near.observe(cell); }
    return cell;
  }
  const programs = symprof_programs;
  const states = DATA.functions.map((f) => ({
    values: Object.fromEntries(f.symbols.map((s) => [s.name, s.start])),
    chosen: [],
    axis: (f.symbols.find((s) => !s.ratio) || { name: null }).name,
    curves: { of: null, lines: new Map() },
  }));
  let current = 0;
  let counts = new Map();
  let answers = new Map(); // the counts, and what would be one but for a fraction
  let rows = [], boxes = [], labels = [], lines = []; // what numbers are written into
  let linesOf = new Map(); // the source lines of a block

  // numbers
  const WRITTEN = /^[+-]?(\d[\d_]*|0x[\da-f]+)$/i;
  const PARTS = /^(\d+)\/(\d+)$/, DECIMAL = /^(\d*)\.(\d+)$/;
  function read(text, ratio) {
    const parts = ratio && PARTS.exec(text.trim()), decimal = ratio && DECIMAL.exec(text.trim());
    if (parts) return /^0+$/.test(parts[2]) ? null : symprof_fractions.over(BigInt(parts[1]), BigInt(parts[2]));
    if (decimal) return symprof_fractions.over(BigInt(decimal[1] + decimal[2]), 10n ** BigInt(decimal[2].length));
    const t = text.trim().replace(/_/g, "");
    const power = /^(\d+)\^(\d{1,4})$/.exec(t), e = /^(\d+)e(\d{1,4})$/i.exec(t);
    if (power) return BigInt(power[1]) ** BigInt(power[2]);
    if (e) return BigInt(e[1]) * 10n ** BigInt(e[2]);
    if (!WRITTEN.test(t)) return null;
    return t.startsWith("-") ? -BigInt(t.slice(1)) : BigInt(t.replace("+", ""));
  }
  const shown = (n) => n.toString().replace(/\B(?=(\d{3})+$)/g, "\u202f");
  const short = (n) => {
    const s = n.toString();
    return s.length <= 9 ? shown(n) : s[0] + "." + s.slice(1, 3) + "·10" + [...String(s.length - 1)].map((d) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[d]).join("");
  };
  const log = (n) => { // of a natural number of any length
    const s = n.toString();
    return s === "0" ? -1 : s.length - 1 + Math.log10(Number(s[0] + "." + s.slice(1, 16)));
  };

  function compute(k, values) {
    const program = programs[k], point = [];
    for (const s of DATA.functions[k].symbols) {
      const v = read(String(values[s.name]), s.ratio);
      if (v === null) return `${s.label} is ${s.ratio ? "no number" : "no integer"}`;
      point.push(v);
    }
    const fractions = point.some((v) => typeof v !== "bigint");
    const answer = fractions ? symprof_fractions.within(() => program.run(point)) : program.run(point);
    return typeof answer === "string" ? answer : new Map(program.blocks.map((b, j) => [b, answer[j]]));
  }
  const WHY = {
    outside: "Outside: the formulas do not hold at this point. `symprof eval` executes there, or says what is wrong.",
    overflow: "A power of two is too large.", steps: "A sum takes too many steps here.",
    fraction: "A fraction stands where only a whole number may, in a shift or a remainder.",
    "no formula": "No block has a formula that can be computed here.",
  };

  // What stays the same is not laid out again.
  function write(e, text) {
    if (e.textContent !== text) e.textContent = text;
  }

  // how often edges are taken, by Kirchhoff's law
  function taken(f) {
    const of = f.edges.map(() => null), sides = f.blocks.map(() => [[], []]);
    f.edges.forEach((e, j) => { sides[e.from][0].push(j); sides[e.to][1].push(j); });
    const work = [];
    f.blocks.forEach((_, b) => work.push([b, 0], [b, 1]));
    while (work.length) {
      const [b, side] = work.pop(), count = counts.get(f.blocks[b].key), all = sides[b][side];
      const unknown = all.filter((j) => of[j] === null);
      if (count === undefined || unknown.length !== 1) continue;
      let rest = count - (side === 1 && b === f.entry ? 1n : 0n);
      for (const j of all) if (of[j] !== null) rest -= of[j];
      if (rest < 0n) continue;
      of[unknown[0]] = rest;
      work.push([f.edges[unknown[0]].from, 0], [f.edges[unknown[0]].to, 1]);
    }
    return of;
  }

  // sizes
  function slider(symbol) {
    const state = states[current], id = "symbol-" + symbol.name, ratio = symbol.ratio;
    const low = BigInt(symbol.low), high = BigInt(symbol.high);
    const most = high < 1n << 20n ? high : 1n << 20n;
    const small = most - (low > 0n ? low : 0n) <= 256n;
    const least = low > 0n ? low : 0n;
    const from = (v) => ratio ? Math.round(100 * symprof_fractions.ratio(v)) : small ? Number(v) : v <= 0n ? 0 : Math.round(10 * Math.log2(Number(v) + 1));
    const to = (x) => ratio ? x % 100 ? (x / 100).toFixed(2) : x / 100 : small ? BigInt(x) : BigInt(Math.round(2 ** (x / 10))) - 1n;
    const field = element("input", { type: "text", id, value: state.values[symbol.name], spellcheck: false, inputMode: ratio ? "decimal" : "numeric", autocomplete: "off" });
    const range = element("input", { type: "range", min: small && !ratio ? String(least) : "0", max: String(from(most)), step: "1", "aria-label": symbol.label });
    const place = () => { const v = read(field.value, ratio); field.classList.toggle("bad", v === null || v < low || v > high); if (v !== null) range.value = String(from(v)); };
    field.addEventListener("input", () => { state.values[symbol.name] = field.value; place(); update(); });
    range.addEventListener("input", () => { field.value = String(to(Number(range.value))); state.values[symbol.name] = field.value; field.classList.remove("bad"); update(); });
    place();
    return element("div", { className: "symbol", title: symbol.free || "" }, element("label", { htmlFor: id }, symbol.label), field, range);
  }

  // choosing
  function mark(key, what, on) {
    document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`).forEach((e) => e.classList.toggle(what, on));
    // of several blocks, a line is marked while one is
    for (const line of linesOf.get(key) || []) line.row.classList.toggle(what, on || what === "chosen" && line.keys.some((k) => states[current].chosen.includes(k)));
  }
  function choose(key) {
    const state = states[current], at = state.chosen.indexOf(key);
    if (at < 0) state.chosen.push(key); else state.chosen.splice(at, 1);
    mark(key, "chosen", at < 0);
    const first = at < 0 && (linesOf.get(key) || [])[0];
    if (first) reveal(first.row);
    detail(at < 0 ? key : state.chosen[state.chosen.length - 1]);
    plot();
  }
  // shows a line of the source without moving the page
  function reveal(row) {
    const box = row.closest(".scroll"), top = row.offsetTop, bottom = top + row.offsetHeight;
    if (top < box.scrollTop + 40 || bottom > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 2;
  }
  function tie(e, keys, act) {
    const hover = (on) => () => keys.forEach((key) => mark(key, "hover", on));
    e.tabIndex = 0;
    for (const [event, on] of [["mouseenter", true], ["mouseleave", false], ["focus", true], ["blur", false]]) e.addEventListener(event, hover(on));
    e.addEventListener("click", act);
    e.addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); act(); } });
    return e;
  }
  function tieBlock(e, key) {
    e.dataset.key = key;
    return tie(e, [key], () => choose(key));
  }
  function detail(key) {
    const f = DATA.functions[current], b = f.blocks.concat(f.inside).find((b) => b.key === key), box = $("detail");
    box.replaceChildren();
    if (!b) return;
    const count = answers.get(key);
    const equals = count === undefined ? "" : " = " + (typeof count === "bigint" ? shown(count) : `${count}, which is no whole number`);
    box.append(element("strong", {}, b.name), ` — ${b.status}` + (b.source ? `, ${b.source}` : ""), element("br"),
      element("code", {}, b.formula ? formula(b) : b.reason || "no formula", equals));
  }

  // pictures
  function drawGraph() {
    const f = DATA.functions[current], box = $("graph"), [width, height] = f.size;
    const svg = drawing("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": "Flow graph of " + f.name });
    svg.append(drawing("defs", {}, drawing("marker", { id: "arrow", viewBox: "0 0 8 8", refX: "7", refY: "4", markerWidth: "7", markerHeight: "7", orient: "auto-start-reverse" },
      drawing("path", { d: "M0 0 8 4 0 8z", fill: "context-stroke" }))));
    const depth = (l) => l.parent === null ? 0 : 1 + depth(f.loops[l.parent]);
    const nested = (k) => Math.max(0, ...f.loops.map((l, j) => l.parent === k ? 1 + nested(j) : 0));
    f.loops.forEach((l, k) => {
      const of = l.blocks.map((b) => f.blocks[b].box), m = 7 + 5 * Math.min(nested(k), 6);
      const x = Math.min(...of.map((b) => b[0])) - m, y = Math.min(...of.map((b) => b[1])) - m;
      const right = Math.max(...of.map((b) => b[0] + b[2])) + m, bottom = Math.max(...of.map((b) => b[1] + b[3])) + m;
      svg.append(drawing("rect", { class: "loop", x, y, width: right - x, height: bottom - y, rx: 9 }, drawing("title", {}, "loop " + f.blocks[l.header].name + ", depth " + (depth(l) + 1))));
    });
    f.edges.forEach((e, j) => {
      const way = e.way, g = drawing("g", { class: "edge" + (e.back ? " back" : ""), id: "edge-" + j });
      const d = e.way.map((p, k) => (k ? "L" : "M") + p[0].toFixed(1) + " " + p[1].toFixed(1)).join("");
      g.append(drawing("path", { d, "marker-end": "url(#arrow)", "stroke-linejoin": "round" }));
      // beside the middle of the way; where it goes around, at its source
      const m = Math.floor((way.length - 1) / 2), [a, b] = e.back || way.length === 4 && way[1][0] === way[2][0] && way[0][1] === way[1][1] ? [way[0], way[1]] : [way[m], way[m + 1]];
      g.append(drawing("text", { x: (a[0] + b[0]) / 2 + 3, y: (a[1] + b[1]) / 2 + (e.back ? -3 : 3) }));
      svg.append(g);
    });
    f.blocks.forEach((b) => {
      const [x, y, w, h] = b.box, letters = Math.floor((w - 14) / 7.2);
      const name = b.name.length > letters ? b.name.slice(0, letters - 1) + "…" : b.name;
      svg.append(tieBlock(drawing("g", { class: "box", role: "button", "aria-label": b.name }, drawing("title", {}, b.name),
        drawing("rect", { x, y, width: w, height: h, rx: 7 }), drawing("text", { x: x + 8, y: y + 18 }, name), drawing("text", { class: "count", x: x + 8, y: y + 36 })), b.key));
    });
    box.replaceChildren(svg);
    boxes = [...svg.querySelectorAll(".box")].map((g) => [g.querySelector("rect"), g.querySelector(".count")]);
    labels = [...svg.querySelectorAll(".edge text")];
    // a wide graph starts where the function does
    const entry = f.blocks[f.entry].box;
    box.scrollLeft = entry[0] + entry[2] / 2 - box.clientWidth / 2;
  }
  function heat() {
    const f = DATA.functions[current], all = f.blocks.map((b) => counts.get(b.key));
    const most = Math.max(1e-9, ...all.map((n) => n === undefined ? 0 : log(n) + 1));
    boxes.forEach(([rect, count], k) => {
      const n = all[k], part = n === undefined ? 0 : (log(n) + 1) / most;
      const fill = n === undefined ? "" : `color-mix(in srgb, rgb(var(--heat)) ${Math.round(70 * part)}%, var(--card))`;
      if (rect.dataset.fill !== fill) { rect.dataset.fill = fill; rect.style.fill = fill; }
      write(count, n === undefined ? "?" : short(n));
    });
    taken(f).forEach((n, j) => { write(labels[j], n === null ? "" : short(n)); });
  }
  const COLOURS = ["#2257c4", "#d64924", "#2a9d5c", "#9a4fd0", "#b98b00", "#00929e", "#c2347c"];
  function plot() {
    const f = DATA.functions[current], state = states[current], box = $("plot");
    box.replaceChildren();
    const axis = f.symbols.find((s) => s.name === state.axis);
    if (!axis) { box.append(element("p", { className: "weak" }, "No count depends on a size.")); return; }
    let keys = state.chosen;
    if (!keys.length) {
      const known = f.blocks.filter((b) => counts.has(b.key));
      keys = known.sort((a, b) => counts.get(b.key) > counts.get(a.key) ? 1 : -1).slice(0, 3).map((b) => b.key);
    }
    const high = BigInt(axis.high) < 4096n ? BigInt(axis.high) : 4096n;
    const now = read(String(state.values[axis.name])) || 1n, end = now > high && now <= BigInt(axis.high) ? now : high;
    const xs = [], last = log(end);
    for (let k = 0; k <= 72; k++) {
      const x = BigInt(Math.round(10 ** (last * k / 72)));
      if (x >= 1n && (!xs.length || x > xs[xs.length - 1])) xs.push(x);
    }
    // a curve does not depend on where its own symbol stands
    const others = JSON.stringify([axis.name, String(end), ...f.symbols.filter((s) => s !== axis).map((s) => state.values[s.name])]);
    if (state.curves.of !== others) state.curves = { of: others, lines: new Map() };
    const curves = state.curves.lines;
    if (keys.some((key) => !curves.has(key))) {
      for (const b of f.blocks.concat(f.inside)) curves.set(b.key, []);
      for (const x of xs) {
        const there = compute(current, { ...state.values, [axis.name]: String(x) });
        if (typeof there === "string") continue;
        for (const [key, n] of there) if (typeof n === "bigint" && n > 0n && curves.has(key)) curves.get(key).push([log(x), log(n)]);
      }
    }
    const lines = keys.map((key) => curves.get(key));
    const width = 560, height = 280, left = 54, bottom = 34, top = 12, right = 12;
    const most = Math.max(1, ...lines.flat().map((p) => p[1]));
    const px = (x) => left + (last > 0 ? x / last : 0) * (width - left - right), py = (y) => height - bottom - y / most * (height - bottom - top);
    const svg = drawing("svg", { viewBox: `0 0 ${width} ${height}`, width: "100%", role: "img", "aria-label": `Counts against ${axis.label}, both on logarithmic axes` });
    const ten = (e) => e === 0 ? "1" : e === 1 ? "10" : "10" + [...String(e)].map((d) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[d]).join("");
    const step = Math.max(1, Math.ceil(most / 7));
    for (let e = 0; e <= most; e += step) svg.append(drawing("line", { class: "axis", x1: left, x2: width - right, y1: py(e), y2: py(e) }), drawing("text", { x: left - 6, y: py(e) + 4, "text-anchor": "end" }, ten(e)));
    for (let e = 0; e <= last; e++) svg.append(drawing("line", { class: "axis", x1: px(e), x2: px(e), y1: top, y2: height - bottom }), drawing("text", { x: px(e), y: height - bottom + 16, "text-anchor": "middle" }, ten(e)));
    svg.append(drawing("text", { x: (left + width) / 2, y: height - 4, "text-anchor": "middle" }, axis.label));
    if (now >= 1n && now <= end) svg.append(drawing("line", { class: "axis", x1: px(log(now)), x2: px(log(now)), y1: top, y2: height - bottom, "stroke-dasharray": "3 3", style: "stroke: var(--dim)" }));
    lines.forEach((line, j) => svg.append(drawing("polyline", { class: "curve", stroke: COLOURS[j % COLOURS.length], points: line.map((p) => px(p[0]).toFixed(1) + "," + py(p[1]).toFixed(1)).join(" ") })));
    const legend = element("p", { className: "weak" });
    keys.forEach((key, j) => legend.append(element("span", { style: `color:${COLOURS[j % COLOURS.length]}` }, "● "), key.slice(key.indexOf("/") + 1) + "  "));
    box.append(svg, legend);
  }

  // tables
  const head = (...cells) => element("tr", {}, ...cells.map(([text, number]) => element("th", number ? { className: "number" } : {}, text)));
  function tables() {
    near.disconnect();
    waiting.clear();
    const f = DATA.functions[current], sources = f.blocks.some((b) => b.source);
    const row = (b, full) => tieBlock(element("tr", { className: "block" }, element("td", { className: "name" }, b.name),
      ...(full && sources ? [element("td", { className: "weak" }, b.source || "")] : []), element("td", { className: "number count" }, ""),
      full && b.formula ? formulaCell(b) : element("td", { className: "reason" }, full ? `${b.status}${b.reason ? ": " + b.reason : ""}` : b.reason || b.status)), b.key);
    $("blocks").replaceChildren(head(["block"], ...(sources ? [["source"]] : []), ["count", true], ["formula"]), ...f.blocks.map((b) => row(b, true)));
    $("inside-card").hidden = !f.inside.length;
    $("inside").replaceChildren(head(["block"], ["count", true], ["status"]), ...f.inside.map((b) => row(b, false)));
    rows = [...document.querySelectorAll("tr.block")].map((r) => [r.querySelector(".count"), r.dataset.key]);
    $("notes").replaceChildren(element("h2", {}, `${f.name}(${f.parameters.join(", ")})`));
    if (f.known_as) $("notes").append(element("p", { className: "weak" }, f.known_as));
    for (const s of f.sections) $("notes").append(element("h3", {}, s.title), element("ul", {}, ...s.lines.map((l) => element("li", {}, l))));
  }
  // A line executes as often as the largest of its codes; where it was inlined, and its copies, add up.
  const all = (f, parts) => { const found = parts.map(f); return found.includes(null) ? null : found; };
  const largest = (ns) => ns && ns.reduce((a, b) => a > b ? a : b, 0n), sum = (ns) => ns && ns.reduce((a, b) => a + b, 0n);
  const block = ([key, times]) => counts.has(key) ? counts.get(key) * BigInt(times) : null;
  const ofLine = (of) => sum(all((codes) => largest(all((copies) => sum(all((blocks) => largest(all(block, Object.entries(blocks))), copies)), codes)), of));
  function code() {
    const f = DATA.functions[current];
    $("code-card").hidden = !f.code.length;
    $("apart").hidden = f.apart;
    [lines, linesOf] = [[], new Map()];
    const cells = (l) => [element("td", { className: "number weak" }, l.line === null ? "⋯" : String(l.line)), element("td", { className: "number count" }, ""),
      element("td", { className: "text" }, l.text ?? "")];
    const row = (l) => {
      if (!l.of) return element("tr", {}, ...cells(l));
      const keys = [...new Set(l.of.flat(2).flatMap(Object.keys))];
      const act = () => { const some = keys.filter((k) => !states[current].chosen.includes(k)); (some.length ? some : keys).forEach(choose); };
      const line = { keys, of: l.of, row: tie(element("tr", { className: "line" }, ...cells(l)), keys, act) };
      line.count = line.row.querySelector(".count");
      lines.push(line);
      for (const key of keys) linesOf.set(key, [...(linesOf.get(key) || []), line]);
      return line.row;
    };
    $("code").replaceChildren(...f.code.flatMap((file) => [element("tr", {}, element("th", { className: "file", colSpan: 3 }, file.file)), ...file.lines.map(row)]));
  }
  function fillCode() {
    const found = lines.map((l) => ofLine(l.of)), part = (n) => n === null ? 0 : log(n) + 1, most = Math.max(1e-9, ...found.map(part));
    lines.forEach((l, k) => {
      write(l.count, found[k] === null ? "?" : shown(found[k]));
      l.row.lastChild.style.background = `color-mix(in srgb, rgb(var(--heat)) ${Math.round(45 * part(found[k]) / most)}%, transparent)`;
    });
  }
  // The plot asks for many points; it follows when the slider rests.
  let later = null;
  function plotSoon() {
    clearTimeout(later);
    later = setTimeout(plot, 40);
  }
  function fill() {
    rows.forEach(([cell, key]) => {
      const n = counts.get(key);
      write(cell, n === undefined ? "?" : shown(n));
    });
  }
  function mix() {
    const f = DATA.functions[current];
    $("mix-card").hidden = !f.mix || !f.mix.length;
    if (!f.mix) return;
    const rows = f.mix.map((kind) => {
      let sum = 0n;
      for (const [key, n] of Object.entries(kind.blocks)) {
        const count = counts.get(key);
        if (count === undefined) return [kind, null];
        sum += BigInt(n) * count;
      }
      return [kind, sum];
    }).sort((a, b) => (a[1] ?? -1n) < (b[1] ?? -1n) ? 1 : -1);
    const most = Number(rows.length && rows[0][1] || 1n) || 1;
    $("mix").replaceChildren(head(["instruction"], ["class"], ["executed", true], [""]), ...rows.map(([kind, n]) => element("tr", {},
      element("td", { className: "name" }, kind.name), element("td", { className: "weak" }, kind.class), element("td", { className: "number" }, n === null ? "?" : shown(n)),
      element("td", {}, element("span", { className: "bar", style: `width:${n === null ? 0 : (100 * Number(n) / most).toFixed(1)}px` })))));
  }

  // the whole
  function update() {
    const state = states[current], answer = compute(current, state.values);
    const refused = typeof answer === "string";
    answers = refused ? new Map() : answer;
    counts = new Map([...answers].filter((a) => typeof a[1] === "bigint"));
    $("state").textContent = refused ? WHY[answer] || answer : "";
    $("state").classList.toggle("refused", refused);
    fill(); fillCode(); heat(); mix(); plotSoon();
    detail(state.chosen[state.chosen.length - 1]);
    const f = DATA.functions[current];
    const query = f.symbols.map((s) => encodeURIComponent(s.name) + "=" + encodeURIComponent(state.values[s.name])).join("&");
    try { history.replaceState(null, "", "#" + encodeURIComponent(f.name) + "?" + query); } catch (e) { /* a page from a file may have no history */ }
  }
  function open(k) {
    current = k;
    const f = DATA.functions[k], state = states[k];
    $("functions").value = String(k);
    $("point").replaceChildren(...f.symbols.map(slider));
    $("axis").replaceChildren(...f.symbols.filter((s) => !s.ratio).map((s) => element("option", { value: s.name }, s.label)));
    if (state.axis !== null) $("axis").value = state.axis;
    $("detail").replaceChildren();
    drawGraph(); tables(); code();
    state.chosen.forEach((key) => mark(key, "chosen", true));
    update();
  }
  function fromAddress() {
    const [name, query] = location.hash.slice(1).split("?");
    const k = DATA.functions.findIndex((f) => f.name === decodeURIComponent(name || ""));
    if (k >= 0 && query) for (const part of query.split("&")) {
      const [n, v] = part.split("=").map(decodeURIComponent);
      if (n in states[k].values && v !== undefined) states[k].values[n] = v;
    }
    return Math.max(k, 0);
  }
  $("functions").replaceChildren(...DATA.functions.map((f, k) => element("option", { value: String(k) }, f.known_as || f.name)));
  $("choose").hidden = DATA.functions.length < 2;
  $("functions").addEventListener("change", () => open(Number($("functions").value)));
  $("axis").addEventListener("change", () => { states[current].axis = $("axis").value; plot(); });
  addEventListener("hashchange", () => open(fromAddress()));
  open(fromAddress());
})();
