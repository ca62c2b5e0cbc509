//! LLVM IR as text, written block by block.

use std::fmt::{Display, Write};

/// A module that is being written. Functions are called `f0`, `f1`, …; each has a pointer `%a`.
pub struct Emit {
    text: String,
    functions: usize,
    names: usize,
    /// the block that is being written
    block: String,
    declarations: Vec<&'static str>,
}

impl Emit {
    /// A module whose first function has these parameters.
    pub fn new(params: &str) -> Emit {
        let (text, block) = (String::new(), String::new());
        let mut new = Emit { text, functions: 0, names: 0, block, declarations: Vec::new() };
        new.open(params);
        new
    }

    fn open(&mut self, params: &str) {
        let _ = writeln!(self.text, "define void @f{}({params}) {{", self.functions);
        self.functions += 1;
        self.names = 0;
        self.block("entry");
    }

    /// Ends a function and begins another.
    pub fn next_function(&mut self, params: &str) {
        self.text.push_str("  ret void\n}\n");
        self.open(params);
    }

    /// A function that is called and has no body here.
    pub fn declare(&mut self, declaration: &'static str) {
        self.declarations.push(declaration);
    }

    /// The text of the module.
    pub fn end(mut self) -> String {
        self.text.push_str("  ret void\n}\n");
        for d in self.declarations {
            let _ = writeln!(self.text, "{d}");
        }
        self.text
    }

    fn fresh(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    /// A new name of a value.
    pub fn name(&mut self) -> String {
        self.fresh("%v")
    }

    /// A new label.
    pub fn label(&mut self) -> String {
        self.fresh("b")
    }

    /// The label of the block that is being written.
    pub fn here(&self) -> String {
        self.block.clone()
    }

    /// Begins a block.
    pub fn block(&mut self, label: &str) {
        let _ = writeln!(self.text, "{label}:");
        label.clone_into(&mut self.block);
    }

    /// An instruction.
    pub fn line(&mut self, what: impl Display) {
        let _ = writeln!(self.text, "  {what}");
    }

    /// An instruction with a result.
    pub fn value(&mut self, what: impl Display) -> String {
        let name = self.name();
        self.line(format_args!("{name} = {what}"));
        name
    }

    /// Goes on at that label.
    pub fn jump(&mut self, to: &str) {
        self.line(format_args!("br label %{to}"));
    }

    /// Goes on at one of two labels.
    pub fn branch(&mut self, condition: &str, then: &str, other: &str) {
        self.line(format_args!("br i1 {condition}, label %{then}, label %{other}"));
    }

    /// The address of an element of `%a`.
    pub fn place(&mut self, index: &str) -> String {
        self.value(format_args!("getelementptr inbounds i32, ptr %a, i32 {index}"))
    }

    /// Stores into an element of `%a`.
    pub fn touch(&mut self, index: &str) {
        let place = self.place(index);
        self.line(format_args!("store i32 1, ptr {place}"));
    }

    /// What happens where a condition holds.
    pub fn when(&mut self, condition: &str, then: impl FnOnce(&mut Emit)) {
        let (inside, after) = (self.label(), self.label());
        self.branch(condition, &inside, &after);
        self.block(&inside);
        then(self);
        self.jump(&after);
        self.block(&after);
    }

    /// A loop from a start up to an end.
    pub fn counted(&mut self, start: &str, end: &str, body: impl FnOnce(&mut Emit, &str)) {
        self.stepped(start, end, 1, body);
    }

    /// A loop from 0 up to an end, and how often it has run, which it counts itself.
    pub fn counting(&mut self, end: &str, body: impl FnOnce(&mut Emit, &str)) -> String {
        let (counter, next) = (self.name(), self.name());
        self.carrying("0", end, 1, Some((&counter, &next)), |f, i| {
            body(f, i);
            f.line(format_args!("{next} = add nsw i32 {counter}, 1"));
        });
        counter
    }

    /// A loop from a start up to an end in steps.
    pub fn stepped(
        &mut self,
        start: &str,
        end: &str,
        step: usize,
        body: impl FnOnce(&mut Emit, &str),
    ) {
        self.carrying(start, end, step, None, body);
    }

    /// The same, with a value beside the index that starts at 0, and what it is next.
    fn carrying(
        &mut self,
        start: &str,
        end: &str,
        step: usize,
        value: Option<(&str, &str)>,
        body: impl FnOnce(&mut Emit, &str),
    ) {
        let (head, inside, after) = (self.label(), self.label(), self.label());
        let (i, next) = (self.name(), self.name());
        let before = self.here();
        self.jump(&head);
        self.block(&head);
        // where the body ends is known once it is written
        let phis = self.text.len();
        let more = self.value(format_args!("icmp slt i32 {i}, {end}"));
        self.branch(&more, &inside, &after);
        self.block(&inside);
        body(self, &i);
        self.line(format_args!("{next} = add nsw i32 {i}, {step}"));
        self.jump(&head);
        let latch = self.here();
        let all = [Some((i.as_str(), start, next.as_str())), value.map(|(v, next)| (v, "0", next))];
        let all = all.into_iter().flatten().map(|(v, start, next)| {
            format!("  {v} = phi i32 [ {start}, %{before} ], [ {next}, %{latch} ]\n")
        });
        self.text.insert_str(phis, &all.collect::<String>());
        self.block(&after);
    }
}
