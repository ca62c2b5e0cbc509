//! The one list of the frontends that are built in.

use symprof_core::frontend::Registry;

/// The frontends of this build, by the features that it is made with. Kinds whose frontend is left
/// out are known by their extension, for messages.
///
/// ```
/// use symprof::input::{built_in, File};
/// let registry = built_in();
/// let kind = |name: &str, bytes: &[u8]| match registry.choose(&File::new(name, bytes)) {
///     Ok(frontend) => frontend.name().to_owned(),
///     Err(e) => e.to_string(),
/// };
/// # #[cfg(all(feature = "llvm", feature = "mlir"))] {
/// assert_eq!(kind("a.mlir", b""), "MLIR");
/// assert_eq!(kind("a.txt", b"// a comment\nfunc.func @f() { return }"), "MLIR");
/// assert_eq!(kind("a.txt", b"; a comment\ndefine void @f() {\n ret void\n}"), "LLVM IR");
/// assert_eq!(
///     kind("a.txt", b"int f() { return 0; }"),
///     "a.txt is of no kind that is read here (it starts with `int`); give LLVM IR (.ll, .bc) or \
///      MLIR (.mlir)"
/// );
/// # }
/// ```
pub fn built_in() -> Registry {
    let registry = Registry::new();
    #[cfg(feature = "llvm")]
    let registry = registry.with(symprof_llvm::Llvm);
    #[cfg(not(feature = "llvm"))]
    let registry = registry.with_missing("LLVM IR", &["ll", "bc"], &feature("llvm"));
    #[cfg(all(feature = "mlir", feature = "llvm"))]
    let registry = registry.with(crate::pipeline::Pipeline);
    #[cfg(all(feature = "mlir", not(feature = "llvm")))]
    let registry = registry.with(symprof_mlir::Mlir);
    #[cfg(not(feature = "mlir"))]
    let registry = registry.with_missing("MLIR", &["mlir"], &feature("mlir"));
    registry
}

#[cfg(not(all(feature = "llvm", feature = "mlir")))]
fn feature(name: &str) -> String {
    format!("build it with `--features {name}`")
}
