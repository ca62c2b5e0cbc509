use symprof_core::profile::*;
fn main() {
    let path = std::env::args().nth(1).unwrap();
    let loaded = match symprof_mlir::load(&path) { Ok(l) => l, Err(e) => { println!("error: {e}"); return; } };
    for o in &loaded.outcomes { if let Some(u) = &o.unsupported { println!("{}: unsupported: {u}", o.name); } }
    if std::env::args().nth(2).is_some() { for f in loaded.module.functions.values() { println!("{f}"); } }
    if let Err(e) = symprof_core::ir::verify::verify_module(&loaded.module) { println!("VERIFY {e}"); }
    let p = ModuleProfile::new(&loaded.module, Options::default());
    for id in loaded.module.functions.keys() {
        let f = p.function(id);
        println!("@{} {:?} domain {:?} assumptions {:?} used {:?}", f.name(), f.symbols().iter().map(|s| s.name.clone()).collect::<Vec<_>>(), f.domain().iter().map(|e| f.store().display(*e).to_string()).collect::<Vec<_>>(), f.assumptions(), f.used_symbols());
        for b in f.blocks() {
            println!("  {}: {} [{}] {}", b.name, f.formula_text(b).unwrap_or_default(), b.count.status().name(), b.count.reason().unwrap_or_default());
        }
    }
}
