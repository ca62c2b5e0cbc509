//! Which callees are the C library's: a name is not enough. The source may be compiled without the library
//! (`-fno-builtin`, `-ffreestanding`), and then the name is anybody's; and it has the library's types.

use super::calls::Site;
use super::function::Lowering;
use super::module::Scope;
use llvm_ir::function::{FunctionAttribute, FunctionDeclaration, ParameterAttribute};
use llvm_ir::types::FPType;
use llvm_ir::{Type as L, TypeRef};
use symprof_core::ir::{Allocation, CallEffects, Type, Value};
use symprof_core::known::{self, Provider};

/// Functions of C's math library: they compute, and set `errno` at most, whose address a module has only
/// of a function of the C library that it declares, or of a pointer from elsewhere. Named without the suffixes `f` and `l` of the other
/// precisions; with the types of the result and the parameters: `f` of the precision, `i` an integer.
const MATH: [(&str, &str); 49] = [
    ("acos", "ff"),
    ("acosh", "ff"),
    ("asin", "ff"),
    ("asinh", "ff"),
    ("atan", "ff"),
    ("atan2", "fff"),
    ("atanh", "ff"),
    ("cbrt", "ff"),
    ("ceil", "ff"),
    ("copysign", "fff"),
    ("cos", "ff"),
    ("cosh", "ff"),
    ("erf", "ff"),
    ("erfc", "ff"),
    ("exp", "ff"),
    ("exp10", "ff"),
    ("exp2", "ff"),
    ("expm1", "ff"),
    ("fabs", "ff"),
    ("fdim", "fff"),
    ("floor", "ff"),
    ("fma", "ffff"),
    ("fmax", "fff"),
    ("fmin", "fff"),
    ("fmod", "fff"),
    ("hypot", "fff"),
    ("ilogb", "if"),
    ("ldexp", "ffi"),
    ("llrint", "if"),
    ("llround", "if"),
    ("log", "ff"),
    ("log10", "ff"),
    ("log1p", "ff"),
    ("log2", "ff"),
    ("logb", "ff"),
    ("lrint", "if"),
    ("lround", "if"),
    ("nearbyint", "ff"),
    ("pow", "fff"),
    ("remainder", "fff"),
    ("rint", "ff"),
    ("round", "ff"),
    ("scalbn", "ffi"),
    ("sin", "ff"),
    ("sinh", "ff"),
    ("sqrt", "ff"),
    ("tan", "ff"),
    ("tanh", "ff"),
    ("trunc", "ff"),
];

/// Is that a function of the math library, by its name and its type?
fn is_math(name: &str, ty: &L) -> bool {
    let L::FuncType { result_type, param_types, .. } = ty else { return false };
    let row = |n: &str| MATH.binary_search_by_key(&n, |row| row.0).ok().map(|k| MATH[k].1);
    let (types, suffix) = match (row(name), name.strip_suffix(['f', 'l']).and_then(row)) {
        (Some(types), _) => (types, ""),
        (None, Some(types)) => (types, &name[name.len() - 1..]),
        (None, None) => return false,
    };
    let precision = |ty: FPType| match suffix {
        "" => ty == FPType::Double,
        "f" => ty == FPType::Single,
        // `long double` is one of these
        _ => matches!(ty, FPType::Double | FPType::FP128 | FPType::X86_FP80 | FPType::PPC_FP128),
    };
    let is = |kind: u8, ty: &TypeRef| match ty.as_ref() {
        L::FPType(ty) => kind == b'f' && precision(*ty),
        L::IntegerType { bits } => kind == b'i' && [16, 32, 64].contains(bits),
        _ => false,
    };
    let given = std::iter::once(result_type).chain(param_types);
    types.len() == 1 + param_types.len() && types.bytes().zip(given).all(|(k, ty)| is(k, ty))
}

/// Does a caller, or a call, say that functions of that name are not the library's?
fn forbids(attributes: &[FunctionAttribute], name: &str) -> bool {
    attributes.iter().any(|a| match a {
        FunctionAttribute::StringAttribute { kind, .. } => {
            kind == "no-builtins" || kind.strip_prefix("no-builtin-") == Some(name)
        }
        FunctionAttribute::NoBuiltin => true,
        _ => false,
    })
}

/// Is a declared function one of the library that never comes back?
pub(super) fn is_known_end(scope: &Scope<'_>, f: &FunctionDeclaration) -> bool {
    let Some(known) = known::lookup(&f.name).filter(|k| k.ends) else { return false };
    let another = scope.symbols.get(f.name.as_str()).is_some_and(|s| s.not_library);
    let ty = |ty: &TypeRef| match ty.as_ref() {
        L::IntegerType { bits } => u8::try_from(*bits).map_or(Type::Opaque, Type::Int),
        L::PointerType { .. } => Type::Ptr,
        _ => Type::Opaque,
    };
    let args: Vec<Type> = f.parameters.iter().map(|p| ty(&p.ty)).collect();
    let void = matches!(f.return_type.as_ref(), L::VoidType);
    !another && known.fits(&args, (!void).then(|| ty(&f.return_type)))
}

impl<'m> Lowering<'_, 'm> {
    /// What is known of a call of a function without a body by its name, if it is the library's.
    pub(super) fn library_call(
        &self,
        site: Site<'m>,
        name: &str,
        args: &[Value],
        effects: &mut CallEffects,
    ) {
        let known = known::lookup(name);
        let math = known.is_none() && is_math(name, site.ty);
        let of_library = known::is_of_library(name);
        if (math || of_library) && self.is_another(site, name) {
            effects.not_library = of_library;
            // LLVM infers it from the name, too
            effects.allocation = Allocation::Unknown;
            return;
        }
        // LLVM marks the calls that new and delete expressions make
        let replaceable = known.is_some_and(|k| k.provider == Provider::Replaceable);
        if replaceable && !site.attributes.contains(&FunctionAttribute::Builtin) {
            effects.not_library = true;
            effects.allocation = Allocation::Unknown;
            return;
        }
        let types: Vec<Type> = args.iter().map(|&a| self.b.ty(a)).collect();
        if known.is_some_and(|k| !k.fits(&types, self.result_type(site))) {
            effects.not_library = true;
        } else if self.bundled() {
            // its bundles do more
        } else if name == "posix_memalign" {
            // It writes one address where its first argument points, and sets no `errno`.
            effects.argument_memory_only = true;
        } else if math && self.scope.errno_is_out_of_reach {
            let sets_errno = effects.writes;
            *effects =
                CallEffects { no_return: effects.no_return, sets_errno, ..CallEffects::PURE };
        }
    }

    /// Does the source say that a call is not one of the library?
    fn is_another(&self, site: Site<'m>, name: &str) -> bool {
        let copied = site.arguments.iter().flat_map(|(_, attributes)| attributes);
        let mut copied = copied.filter(|a| matches!(a, ParameterAttribute::ByVal(_)));
        self.effects(site).not_library
            || forbids(site.attributes, name)
            || forbids(&self.source.function_attributes, name)
            || copied.next().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted_and_has_types() {
        assert!(MATH.is_sorted_by(|a, b| a.0 < b.0));
        assert!(MATH.iter().all(|(_, types)| types.bytes().all(|t| b"fi".contains(&t))));
    }
}
