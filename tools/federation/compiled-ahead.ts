import { Compilation, sources, type Chunk, type Compiler } from 'webpack';
import { scriptsOf } from './early-chunks.ts';

const hint = '//# allFunctionsCalledOnLoad\n';
/** What every page begins with. */
const first = /^(main|react)$/;
/** Libraries that are run as a whole while somebody waits: of the carousel, and of what lies over a page. */
const atOnce = /[\\/]node_modules[\\/](react-slick|@zag-js)[\\/]/;

function isRunAtOnce(chunk: Chunk, { chunkGraph }: Compilation): boolean {
  if (first.test(chunk.name ?? '')) return true;
  return chunkGraph.getChunkModules(chunk).some((module) => atOnce.test(module.nameForCondition() ?? ''));
}

/**
 * Tells Chromium that what every page begins with is run at once, and so are the carousel and the overlays: it compiles all of
 * it beside the page while it comes, instead of function by function when the page waits for them. Others take it for a comment.
 */
export class CompiledAhead {
  apply(compiler: Compiler): void {
    const name = 'CompiledAhead';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Behind what takes comments away.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const marked = [...compilation.chunks].filter((chunk) => isRunAtOnce(chunk, compilation));
        for (const file of marked.flatMap(scriptsOf))
          compilation.updateAsset(file, (source) => new sources.ConcatSource(hint, source));
      });
    });
  }
}
