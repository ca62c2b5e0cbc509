//! Embedding where MLIR tools live: builds a module with melior, tiles it with MLIR's own passes
//! (the tile size left symbolic), and profiles it in place before and after.
//!
//! `cargo run --example mlir_embedding`

use symprof::profile::{ModuleProfile, Options, Point};
use symprof::symprof_mlir::{lower_module, melior};

use melior::dialect::{arith, func, DialectRegistry};
use melior::ir::attribute::{DenseI32ArrayAttribute, StringAttribute, TypeAttribute};
use melior::ir::operation::OperationBuilder;
use melior::ir::r#type::FunctionType;
use melior::ir::{
    Attribute, Block, BlockLike, Identifier, Location, Module, Region, RegionLike, Type,
};
use melior::pass::PassManager;
use melior::utility::{parse_pass_pipeline, register_all_dialects, register_all_passes};
use melior::Context;

/// What to do with the kernel, in MLIR's transform dialect: tile the two outer loops of the matrix
/// multiplication by the value that the kernel makes of its last argument.
const TILING: &str = "
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %kernel = transform.structured.match ops{[\"linalg.matmul\"]} in %root
    : (!transform.any_op) -> !transform.any_op
  %size = transform.structured.match ops{[\"arith.index_cast\"]} in %root
    : (!transform.any_op) -> !transform.any_op
  %tiled, %loops:2 = transform.structured.tile_using_for %kernel tile_sizes [%size, %size, 0]
    : (!transform.any_op, !transform.any_op, !transform.any_op)
    -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}";

type Error = Box<dyn std::error::Error>;

/// A module with `func.func @matmul(%a, %b, %c: memref<?x?xf32>, %tile: i32)`.
fn kernel(context: &Context) -> Result<Module<'_>, Error> {
    let location = Location::unknown(context);
    // the schedule is text; what it schedules is built
    let source = format!("module attributes {{transform.with_named_sequence}} {{{TILING}\n}}");
    let module = Module::parse(context, &source).ok_or("the schedule does not parse")?;
    let matrix = Type::parse(context, "memref<?x?xf32>").ok_or("no such type")?;
    let float = Type::parse(context, "f32").ok_or("no such type")?;
    let tile = Type::parse(context, "i32").ok_or("no such type")?;

    let body = Block::new(&[matrix, matrix, matrix, tile].map(|ty| (ty, location)));
    let (a, b, c) = (body.argument(0)?, body.argument(1)?, body.argument(2)?);
    body.append_operation(arith::index_cast(
        body.argument(3)?.into(),
        Type::index(context),
        location,
    ));
    let point = Block::new(&[(float, location); 3]);
    let (x, y, sum) = (point.argument(0)?, point.argument(1)?, point.argument(2)?);
    let product = point.append_operation(arith::mulf(x.into(), y.into(), location)).result(0)?;
    let next =
        point.append_operation(arith::addf(sum.into(), product.into(), location)).result(0)?;
    point.append_operation(
        OperationBuilder::new("linalg.yield", location).add_operands(&[next.into()]).build()?,
    );
    let payload = Region::new();
    payload.append_block(point);
    body.append_operation(
        OperationBuilder::new("linalg.matmul", location)
            .add_operands(&[a.into(), b.into(), c.into()])
            .add_attributes(&[(
                Identifier::new(context, "operandSegmentSizes"),
                DenseI32ArrayAttribute::new(context, &[2, 1]).into(),
            )])
            .add_regions([payload])
            .build()?,
    );
    body.append_operation(func::r#return(&[], location));
    let region = Region::new();
    region.append_block(body);
    let ty = FunctionType::new(context, &[matrix, matrix, matrix, tile], &[]);
    let public: [(Identifier, Attribute); 0] = [];
    module.body().append_operation(func::func(
        context,
        StringAttribute::new(context, "matmul"),
        TypeAttribute::new(ty.into()),
        region,
        &public,
        location,
    ));
    Ok(module)
}

/// The formula of each block of the kernel, and the count of the innermost one at a point.
pub fn profile(module: &Module<'_>) -> Result<(String, String), Error> {
    let loaded = lower_module(module)?;
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let id = profile.by_name("matmul")?;
    let function = profile.function(id);
    let mut table = String::new();
    for block in function.blocks() {
        let formula = function.formula_text(block).unwrap_or_else(|| "?".into());
        table += &format!("  {}\n      {formula}  [{}]\n", block.name, block.count.status().name());
    }
    let (m, n, k) = (100, 70, 30);
    let sizes = [("arg0.dim0", m), ("arg0.dim1", k), ("arg1.dim0", k), ("arg1.dim1", n)];
    let outputs = [("arg2.dim0", m), ("arg2.dim1", n), ("arg3", 32)];
    let point: Point = sizes.into_iter().chain(outputs).collect();
    let counts = profile.evaluate(id, &point)?;
    let innermost = counts.root().blocks.iter().find(|b| b.name.ends_with("linalg.matmul#0.body"));
    let count =
        innermost.and_then(|b| b.count.clone()).ok_or("the innermost block has no count")?;
    Ok((table, count.to_string()))
}

/// The kernel before and after tiling.
pub fn before_and_after() -> Result<[(String, String); 2], Error> {
    let registry = DialectRegistry::new();
    register_all_dialects(&registry);
    register_all_passes();
    let context = Context::new();
    context.append_dialect_registry(&registry);
    context.load_all_available_dialects();

    let mut module = kernel(&context)?;
    let before = profile(&module)?;
    let passes = PassManager::new(&context);
    parse_pass_pipeline(
        passes.as_operation_pass_manager(),
        "builtin.module(transform-interpreter)",
    )?;
    passes.run(&mut module)?;
    Ok([before, profile(&module)?])
}

#[allow(dead_code)] // the tests call `before_and_after`
fn main() -> Result<(), Error> {
    let [(before, first), (after, second)] = before_and_after()?;
    println!("before tiling:\n{before}after tiling by arg3:\n{after}");
    println!("multiply-adds of 100x30 by 30x70, tiles of 32: {first} before, {second} after");
    Ok(())
}
