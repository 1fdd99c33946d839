import { digestOf } from '@tabi/releases';
import { runtime, RuntimeGlobals, sources, type Chunk, type Compilation, type Compiler } from 'webpack';
import { isEarly, scriptsOf } from './early-chunks.ts';
import { contentHash } from './files.ts';

/** Stand in the code that loads scripts until all of them are final. */
const marks = { early: 'tabi-digests-of-early-chunks', file: 'tabi-file-of-digests', seal: 'tabi-digest-of-digests' };
/** No file is like this: what the build does not know is not run. */
const unknown = 'sha256-none';

/** What follows `script = document.createElement("script")`; `needAttach` says whether webpack puts it into the page. */
const check = `
const digest = ${JSON.stringify(marks.early)}[chunkId];
if (digest) script.integrity = digest;
else {
  needAttach = false;
  fetch(${RuntimeGlobals.publicPath} + ${JSON.stringify(marks.file)}, { integrity: ${JSON.stringify(marks.seal)} })
    .then((answer) => answer.json())
    .then((all) => {
      script.integrity = all[chunkId] || ${JSON.stringify(unknown)};
      document.head.appendChild(script);
    }, () => script.onerror({ type: "missing", target: script }));
}`;

/**
 * Writes into the code that loads a build's later scripts what each of them must be, so that a browser runs these bytes or
 * none. What the first script must be is said by the page. What a page begins with is known to the first script; the rest
 * is in a file of its own, which the first one knows, and which is asked for when something of it is.
 */
export class ChunkDigests {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkDigests', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkDigests',
        (source) => source + check,
      );
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkDigests', stage }, () => write(compilation));
    });
  }
}

function write(compilation: Compilation): void {
  const textOf = (file: string) => String(compilation.getAsset(file)?.source.source() ?? '');
  const all = [...compilation.chunks];
  const isFirst = (chunk: Chunk) => scriptsOf(chunk).some((file) => textOf(file).includes(marks.early));
  const tableOf = (chunks: Chunk[]) => {
    const rows = chunks.flatMap((chunk) =>
      scriptsOf(chunk).map((file): [string, string] => [String(chunk.id), digestOf(textOf(file))]),
    );
    return JSON.stringify(Object.fromEntries(rows.sort(([one], [other]) => one.localeCompare(other))));
  };
  const later = all.filter((chunk) => !isFirst(chunk) && !chunk.canBeInitial());
  const rest = tableOf(later.filter((chunk) => !isEarly(chunk)));
  const file = `digests.${contentHash(rest)}.json`;
  compilation.emitAsset(file, new sources.RawSource(rest));
  const put = (text: string, mark: string, words: string) =>
    text.replace(new RegExp(`(["'\`])${mark}\\1`, 'g'), () => words);
  for (const name of all.filter(isFirst).flatMap(scriptsOf)) {
    const known = put(textOf(name), marks.early, `(${tableOf(later.filter(isEarly))})`);
    const named = put(put(known, marks.file, JSON.stringify(file)), marks.seal, JSON.stringify(digestOf(rest)));
    compilation.updateAsset(name, new sources.RawSource(named));
  }
}
