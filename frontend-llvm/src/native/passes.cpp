// LLVM's passes that a module goes through before it is lowered, each with just the analyses that it asks for.
//
// The C interface runs passes by name (`LLVMRunPasses`), and so links all of LLVM's. Each of them brings options
// of LLVM's command line, which are entered into a table before `main` each time that the program starts: half of
// what a short run took was that. The analyses are those of `PassBuilder` for no target machine.

#include "llvm-c/Types.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/BasicAliasAnalysis.h"
#include "llvm/Analysis/BlockFrequencyInfo.h"
#include "llvm/Analysis/BranchProbabilityInfo.h"
#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/Analysis/LazyCallGraph.h"
#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ProfileSummaryInfo.h"
#include "llvm/Analysis/ScopedNoAliasAA.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/TypeBasedAliasAnalysis.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/IPO/FunctionAttrs.h"
#include "llvm/Transforms/IPO/InferFunctionAttrs.h"
#include "llvm/Transforms/Instrumentation/PGOInstrumentation.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/BreakCriticalEdges.h"

using namespace llvm;

namespace {

/// What is known of aliasing, in the order in which it is asked; nothing here computes `GlobalsAA`.
AAManager aliasAnalyses() {
  AAManager all;
  all.registerFunctionAnalysis<BasicAA>();
  all.registerFunctionAnalysis<ScopedNoAliasAA>();
  all.registerFunctionAnalysis<TypeBasedAA>();
  return all;
}

/// Passes over one module, and their analyses.
class Pipeline {
  // The managers of outer pieces hold results of inner ones: they go first.
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager components;
  ModuleAnalysisManager modules;
  ModulePassManager passes;

  template <typename Analysis> void ofFunctions() {
    functions.registerPass([] { return Analysis(); });
  }

public:
  Pipeline() {
    functions.registerPass([] { return aliasAnalyses(); });
    ofFunctions<AssumptionAnalysis>();
    ofFunctions<BasicAA>();
    ofFunctions<BlockFrequencyAnalysis>();
    ofFunctions<BranchProbabilityAnalysis>();
    ofFunctions<DominatorTreeAnalysis>();
    ofFunctions<LoopAnalysis>();
    ofFunctions<OptimizationRemarkEmitterAnalysis>();
    ofFunctions<PassInstrumentationAnalysis>();
    ofFunctions<PostDominatorTreeAnalysis>();
    ofFunctions<ScopedNoAliasAA>();
    ofFunctions<TargetIRAnalysis>();
    ofFunctions<TargetLibraryAnalysis>();
    ofFunctions<TypeBasedAA>();
    components.registerPass([] { return PassInstrumentationAnalysis(); });
    modules.registerPass([] { return PassInstrumentationAnalysis(); });
    modules.registerPass([] { return LazyCallGraphAnalysis(); });
    modules.registerPass([] { return ProfileSummaryAnalysis(); });
    // how each finds the others
    modules.registerPass([this] { return FunctionAnalysisManagerModuleProxy(functions); });
    modules.registerPass([this] { return CGSCCAnalysisManagerModuleProxy(components); });
    components.registerPass([] { return FunctionAnalysisManagerCGSCCProxy(); });
    components.registerPass([this] { return ModuleAnalysisManagerCGSCCProxy(modules); });
    functions.registerPass([this] { return CGSCCAnalysisManagerFunctionProxy(components); });
    functions.registerPass([this] { return ModuleAnalysisManagerFunctionProxy(modules); });
  }

  template <typename Pass> Pipeline &module(Pass pass) {
    passes.addPass(std::move(pass));
    return *this;
  }

  template <typename Pass> Pipeline &eachFunction(Pass pass) {
    return module(createModuleToFunctionPassAdaptor(std::move(pass)));
  }

  template <typename Pass> Pipeline &eachComponent(Pass pass) {
    return module(createModuleToPostOrderCGSCCPassAdaptor(std::move(pass)));
  }

  void run(LLVMModuleRef raw) { passes.run(*reinterpret_cast<Module *>(raw), modules); }
};

} // namespace

extern "C" {

/// `function(sroa<preserve-cfg>)`
void symprof_promote(LLVMModuleRef module) {
  Pipeline().eachFunction(SROAPass(SROAOptions::PreserveCFG)).run(module);
}

/// `inferattrs,function(sroa<preserve-cfg>),cgscc(function-attrs)`
void symprof_promote_and_infer(LLVMModuleRef module) {
  Pipeline()
      .module(InferFunctionAttrsPass())
      .eachFunction(SROAPass(SROAOptions::PreserveCFG))
      .eachComponent(PostOrderFunctionAttrsPass())
      .run(module);
}

/// `always-inline,function(sroa<preserve-cfg>)`
void symprof_inline_and_promote(LLVMModuleRef module) {
  Pipeline()
      .module(AlwaysInlinerPass())
      .eachFunction(SROAPass(SROAOptions::PreserveCFG))
      .run(module);
}

/// `function(break-crit-edges)`
void symprof_break_critical_edges(LLVMModuleRef module) {
  Pipeline().eachFunction(BreakCriticalEdgesPass()).run(module);
}

/// The new block of an edge between two blocks, from one with several ways out to one with several ways in.
LLVMBasicBlockRef symprof_split_edge(LLVMBasicBlockRef from, LLVMBasicBlockRef to) {
  return wrap(SplitEdge(unwrap(from), unwrap(to)));
}

/// `pgo-instr-gen`
void symprof_insert_counters(LLVMModuleRef module) {
  Pipeline().module(PGOInstrumentationGen()).run(module);
}

} // extern "C"
