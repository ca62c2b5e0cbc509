//! Random parallel regions of OpenMP: worksharing loops of every schedule whose shares are the same in every
//! execution, reductions, private state, and whole regions with what one thread does in them.
//!
//! No value that decides a branch is raced for: what threads share and write in a region is written by one of them
//! between barriers, or reduced. (Buffers are raced for, and decide nothing.)

use super::generate::{Generator, Place};
use super::program::{Program, Stmt};
use super::values::Value;

/// Most threads a point asks for.
const THREADS: i64 = 8;

/// How iterations may be shared out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Schedules {
    Static,
    /// also as threads ask for them
    All,
}

impl Generator {
    /// The function of a seed, with parallel regions among its statements.
    pub(super) fn parallel_program(&mut self) -> Program {
        self.regions = true;
        let mut program = self.program();
        program
            .helpers
            .insert(0, "int omp_get_thread_num(void); int omp_get_num_threads(void);".into());
        program
    }

    /// A region, where no region is around.
    pub(super) fn region(&mut self, place: Place) -> Stmt {
        let place = Place {
            depth: place.depth + 1,
            in_loop: false,
            in_region: true,
            in_switch: false,
            ..place
        };
        match self.rng.percent(55) {
            true => self.workshared("parallel for", place, Schedules::All),
            false => self.whole_region(place),
        }
    }

    /// `omp parallel` with statements that all threads execute, loops that they share, and what one does.
    fn whole_region(&mut self, place: Place) -> Stmt {
        let mut clauses = String::from("#pragma omp parallel");
        if self.rng.percent(20) {
            let n = self.size();
            clauses += &format!(" num_threads({} % 4 + 1)", n.text);
        }
        if self.rng.percent(15) {
            clauses += &format!(" if({})", self.condition(1));
        }
        let readable = self.variables.len();
        let state = std::mem::take(&mut self.state);
        let (mut head, mut foot) = (String::new(), "");
        if self.rng.percent(60) {
            let (id, all) = (self.fresh_name("t"), self.fresh_name("t"));
            head = format!("{{ int {id} = omp_get_thread_num(), {all} = omp_get_num_threads();");
            foot = "}";
            self.variables.push(Value { text: id, low: 0, high: THREADS - 1 });
            self.variables.push(Value { text: all, low: 1, high: THREADS });
        }
        let mut body = Vec::new();
        for _ in 0..1 + self.rng.below(3) {
            let stmt = match self.rng.below(10) {
                0..=3 => {
                    // what threads disagree about must not say how long a shared loop is
                    let own = self.variables.split_off(readable);
                    let word = ["for", "for", "for nowait"][self.rng.below(3)];
                    // who asks for iterations is not known by its number
                    let schedules = if own.is_empty() { Schedules::All } else { Schedules::Static };
                    let stmt = self.workshared(word, place, schedules);
                    self.variables.extend(own);
                    stmt
                }
                4 => self.written_by_one(place, &state, readable),
                5 => self.by_one(place, readable),
                _ => self.statement(place),
            };
            body.push(stmt);
        }
        self.variables.truncate(readable);
        self.state = state;
        Stmt::Loop { before: clauses, head, body, tail: String::new(), foot: foot.into() }
    }

    /// A shared variable that one thread writes, all others waiting before and behind.
    fn written_by_one(
        &mut self,
        place: Place,
        state: &[(String, i64, i64)],
        readable: usize,
    ) -> Stmt {
        let Some((name, low, _)) = state.first().cloned() else {
            return self.by_one(place, readable);
        };
        let own = self.variables.split_off(readable);
        let value = self.value(1);
        self.variables.extend(own);
        // what others wrote is not followed beyond where they meet
        self.data = true;
        let before = match self.rng.below(2) {
            0 => "#pragma omp barrier\n#pragma omp single",
            _ => "#pragma omp barrier\n#pragma omp master",
        };
        let write = Stmt::Do(format!("{name} = ({}) % {}", value.text, -low));
        Stmt::Loop {
            before: before.into(),
            head: String::new(),
            body: vec![write],
            tail: String::new(),
            foot: "\n#pragma omp barrier\n;".into(),
        }
    }

    /// What one thread does, or one after the other.
    fn by_one(&mut self, place: Place, readable: usize) -> Stmt {
        let before = ["single", "single nowait", "master", "critical"][self.rng.below(4)];
        // any of them: it is not known which
        let own = if before.starts_with("single") {
            self.variables.split_off(readable)
        } else {
            Vec::new()
        };
        let body = self.statements(Place { depth: place.depth + 1, ..place }, 2);
        self.variables.extend(own);
        Stmt::Loop {
            before: format!("#pragma omp {before}"),
            head: String::new(),
            body,
            tail: String::new(),
            foot: String::new(),
        }
    }

    /// A clause that says how threads share iterations, or none.
    fn schedule(&mut self, schedules: Schedules) -> String {
        let kinds = if schedules == Schedules::All { 11 } else { 6 };
        match self.rng.below(kinds) {
            0 => " schedule(static)".to_owned(),
            1 | 2 => format!(" schedule(static, {})", self.rng.range(1, 5)),
            6 => format!(" schedule(dynamic, {})", self.rng.range(1, 5)),
            7 => " schedule(dynamic)".to_owned(),
            8 => format!(" schedule(guided, {})", self.rng.range(1, 5)),
            9 => " schedule(auto)".to_owned(),
            10 => " schedule(runtime)".to_owned(),
            _ => String::new(),
        }
    }

    /// A statement that gives a variable its next value; one that is written may be read behind.
    fn update(&mut self, op: &str, name: String) -> Stmt {
        let value = self.bound();
        let text = match op {
            "max" => format!("{name} = {name} > ({0}) ? {name} : ({0})", value.text),
            "min" => format!("{name} = {name} < ({0}) ? {name} : ({0})", value.text),
            _ if op != "=" => format!("{name} {op}= {}", value.text),
            _ => format!("{name} = {}", value.text),
        };
        if op == "=" {
            self.variables.push(Value { text: name, low: value.low, high: value.high });
        }
        Stmt::Do(text)
    }

    /// A loop whose iterations threads share. Of a `parallel for`, state may be private to them or reduced.
    fn workshared(&mut self, construct: &str, place: Place, schedules: Schedules) -> Stmt {
        let clauses = construct.starts_with("parallel");
        let mut pragma = format!("#pragma omp {construct}");
        pragma += &self.schedule(schedules);
        let open = ["dynamic", "guided", "auto", "runtime"];
        let same_shares = !open.iter().any(|s| pragma.contains(s));
        // how many threads get chunks depends on how they meet
        self.data |= !same_shares;
        let state = std::mem::take(&mut self.state);
        let variables = self.variables.clone();
        let mut last = Vec::new();
        let mut behind = String::new();
        if let Some((name, low, high)) = state.get(self.rng.below(2)).cloned().filter(|_| clauses) {
            // bounds and steps speak of what all threads see
            self.variables.retain(|v| v.text != name);
            let kind = self.rng.below(4);
            // what others reduced or wrote last is not followed either
            self.data |= matches!(kind, 0 | 2);
            match kind {
                0 => {
                    let op = ["+", "^", "max", "min"][self.rng.below(4)];
                    pragma += &format!(" reduction({op}:{name})");
                    last.push((op, name.clone()));
                    behind = format!("\n{name} %= {};", -low);
                }
                // carried from iteration to iteration of a thread
                1 if same_shares => {
                    pragma += &format!(" firstprivate({name})");
                    self.state.push((name, low, high));
                }
                2 => {
                    pragma += &format!(" firstprivate({name}) lastprivate({name})");
                    last.push(("=", name.clone()));
                }
                _ => {}
            }
        }
        if clauses && self.rng.percent(15) {
            pragma += &format!(" if({})", self.condition(1));
        }
        let mut head = String::new();
        let mut readable = Vec::new();
        let mut trips = 1;
        let nest = if self.rng.percent(20) { 2 } else { 1 };
        if nest == 2 {
            pragma += " collapse(2)";
        }
        let seen = self.variables.len();
        for _ in 0..nest {
            let (text, value, n) = self.canonical();
            head += if head.is_empty() { "" } else { "\n" };
            head += &text;
            readable.push(value);
            trips *= n;
        }
        self.variables.extend(readable);
        let inside = Place {
            depth: place.depth + nest,
            work: place.work * trips.max(1),
            in_loop: true,
            may_continue: true,
            may_break: false,
            in_switch: false,
            ..place
        };
        let private = self.state.first().cloned();
        let mut body = Vec::new();
        for (op, name) in last {
            body.push(self.update(op, name));
        }
        if let Some((name, low, high)) = private {
            self.variables.push(Value { text: name, low, high });
        }
        body.extend(self.statements(inside, 3));
        self.variables.truncate(seen);
        self.variables = variables;
        self.state = state;
        Stmt::Loop { before: pragma, head, body, tail: String::new(), foot: behind }
    }

    /// A loop in OpenMP's canonical form: its head, its variable, and its iterations, roughly.
    fn canonical(&mut self) -> (String, Value, i64) {
        let v = self.fresh_name("i");
        let (low, high, step) = (self.bound(), self.bound(), self.step());
        let (from, to) = (self.size(), self.size());
        let (span, distance) =
            ((low.low, high.high.max(low.low)), (high.high - low.low).max(0) + 1);
        let (a, b, c) = (&low.text, &high.text, &step.text);
        let ty = ["int", "int", "long", "short"][self.rng.below(4)];
        let (ty, text, span, trips) = match self.rng.below(6) {
            0 | 1 => (ty, format!("{v} = {a}; {v} < {b}; {v} += {c}"), span, distance),
            2 => (ty, format!("{v} = {a}; {v} <= {b}; {v} += {c}"), span, distance + 1),
            3 => (ty, format!("{v} = {b}; {v} > {a}; {v} -= {c}"), span, distance),
            4 => {
                let ty = ["unsigned", "unsigned long"][self.rng.below(2)];
                let text = format!("{v} = {}; {v} < {}; {v} += {c}", from.text, to.text);
                (ty, text, (0, from.high.max(to.high)), to.high + 1)
            }
            _ => {
                let text = format!("{v} = {a}; {v} != {a} + {}; {v}++", to.text);
                ("int", text, (low.low, low.high + to.high), to.high + 1)
            }
        };
        let read = if ty == "int" { v } else { format!("(int){v}") };
        (format!("for ({ty} {text})"), Value { text: read, low: span.0, high: span.1 }, trips)
    }
}
