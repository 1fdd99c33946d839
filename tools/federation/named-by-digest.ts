import { Script } from 'node:vm';
import { containerName, digestName } from '@tabi/releases';
import { transformSync } from 'esbuild';
import {
  javascript,
  runtime,
  RuntimeGlobals,
  sources,
  type Chunk,
  type Compilation,
  type Compiler,
  type sources as Sources,
} from 'webpack';
import { isEarly, scriptsOf } from './early-chunks.ts';

/** What the container is told when it runs: `chunks` are the digests of what a page begins with, `rest` that of the list of the others. */
const told = 'tabiBuild';
/** Stand in the code that loads chunks until the names of all are known. */
const chunkArray = 'tabi-chunks-of-this-build';
/** No file is like this: what the build does not know is not run. */
const unknown = 'none';

/**
 * What follows `script = document.createElement("script")`; `needAttach` says whether webpack puts it into the page. No element
 * ever has the address without a digest, by which webpack would take another build's script for its own.
 */
const load = `
const expect = (digest) => {
  script.integrity = ${told}.hash(digest);
  script.src = url.replace(/\\.js$/, "." + digest + ".js");
};
script.chunks = globalThis[${JSON.stringify(chunkArray)}];
const digest = ${told}.chunks[chunkId];
if (digest) expect(digest);
else {
  needAttach = false;
  fetch(${RuntimeGlobals.publicPath} + "digests." + ${told}.rest + ".json", { integrity: ${told}.hash(${told}.rest) })
    .then((answer) => answer.json())
    .then((all) => {
      expect(all[chunkId] || ${JSON.stringify(unknown)});
      document.head.appendChild(script);
    }, () => script.onerror({ type: "missing", target: script }));
}`;

const idOf = (container: string) => container.slice(container.lastIndexOf('_') + 1);

type Build = { container: string; digest: string; chunks: Record<string, string>; rest: string };

/** The first script of a build, and all of it that is no other build's: who it is, and the digests of the rest. */
const firstScript = ({ container, digest, chunks, rest }: Build): string =>
  `var ${container}=(()=>{
const hash=(digest)=>"sha256-"+digest.replaceAll("-","+").replaceAll("_","/")+"=";
const script=document.createElement("script");
script.src=new URL("../by-content/container.${digest}.js",document.currentScript.src);
if(!script.src.startsWith(location.origin+"/"))script.crossOrigin="anonymous";
script.integrity=hash("${digest}");
script.build={name:"${container}",hash,chunks:${JSON.stringify(chunks)},rest:"${rest}"};
const container=new Promise((done,failed)=>{
script.onload=()=>done(script.container);
script.onerror=()=>failed(Object.assign(new Error("Loading chunk container failed."),{name:"ChunkLoadError",request:script.src}));
});
document.head.append(script);
return{init:(...all)=>container.then((one)=>one.init(...all)),get:(expose)=>container.then((one)=>one.get(expose))};
})();`;

/**
 * Names the files of a remote by their digests, and keeps from all but the first script what tells one build from another. What
 * a release does not change has the same name and the same bytes as before, and browsers have it already; and a script runs
 * for the build that asked for it, so two builds of one remote share files and never code.
 */
export class NamedByDigest {
  private readonly container: string;

  constructor(app: string, buildId: string) {
    this.container = containerName(app, buildId);
  }

  apply(compiler: Compiler): void {
    const name = 'NamedByDigest';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const loading = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      loading.createScript.tap(name, (source) => source + load);
      const modules = javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      modules.renderChunk.tap({ name, stage: 100 }, (source, { chunk }) =>
        chunk.hasRuntime() ? source : givenByItsScript(source, chunkGlobal(compilation)),
      );
      compilation.hooks.beforeModuleIds.tap(name, () => nameModulesOfBuild(compilation));
      compilation.hooks.beforeChunkIds.tap(name, () => nameFirstChunk(compilation));
      const stages = compiler.webpack.Compilation;
      // Before names are made short, which depends on every letter there is.
      compilation.hooks.processAssets.tap({ name, stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1 }, () =>
        this.forget(compilation),
      );
      compilation.hooks.processAssets.tap({ name, stage: stages.PROCESS_ASSETS_STAGE_REPORT }, () =>
        this.write(compilation),
      );
    });
  }

  private forget(compilation: Compilation): void {
    const first = firstOf(compilation);
    const free = withoutNames(textOf(compilation, first), this.container, chunkGlobal(compilation));
    compilation.updateAsset(first, new sources.RawSource(free));
  }

  private write(compilation: Compilation): void {
    const all = [...compilation.chunks];
    const later = all.filter((chunk) => !chunk.canBeInitial());
    const chunks = nameByDigest(compilation, later.filter(isEarly));
    const rest = JSON.stringify(
      nameByDigest(
        compilation,
        later.filter((chunk) => !isEarly(chunk)),
      ),
    );
    const first = firstOf(compilation);
    const container = givenToItsScript(textOf(compilation, first), this.container);
    const digest = digestName(container);
    const list = digestName(rest);
    // What is named by its digest is final.
    compilation.emitAsset(`container.${digest}.js`, new sources.RawSource(container), { minimized: true });
    compilation.emitAsset(`digests.${list}.json`, new sources.RawSource(rest));
    const own = firstScript({ container: this.container, digest, chunks, rest: list });
    const { code } = transformSync(own, { minify: true, target: 'es2022' });
    compilation.updateAsset(first, new sources.RawSource(code));
  }
}

const textOf = (compilation: Compilation, file: string) => String(compilation.getAsset(file)?.source.source() ?? '');
const chunkGlobal = ({ outputOptions }: Compilation) => String(outputOptions.chunkLoadingGlobal);

/** Federation writes modules whose paths are of one build: other ones get ids of their own by theirs, and theirs would change with each. */
function nameModulesOfBuild({ chunkGraph, modules }: Compilation): void {
  const ofBuild = [...modules].filter((module) => module.identifier().includes('.federation'));
  ofBuild.forEach((module, index) => chunkGraph.setModuleId(module, `build-${index}`));
}

/** By its name, which is the container's, it would have another id in each build. */
function nameFirstChunk({ chunks }: Compilation): void {
  for (const chunk of chunks) {
    if (!chunk.canBeInitial()) continue;
    chunk.id = 'container';
    chunk.ids = [chunk.id];
  }
}

function firstOf({ chunks }: Compilation): string {
  const [first] = [...chunks].filter((chunk) => chunk.canBeInitial()).flatMap(scriptsOf);
  if (!first) throw new Error('This build has no first script.');
  return first;
}

/** A chunk goes to whoever put its script into the page. The map of its source stays right. */
function givenByItsScript(source: Sources.Source, global: string): Sources.Source {
  const text = String(source.source());
  const found = new RegExp(`^\\(\\w+\\["${global}"\\][^)]*\\)\\.push\\(`, 'm').exec(text);
  if (!found) throw new Error('Webpack writes chunks in another way now: change tools/federation/named-by-digest.ts.');
  const changed = new sources.ReplaceSource(source);
  changed.replace(found.index, found.index + found[0].length - 1, 'document.currentScript.chunks.push(');
  return changed;
}

/** @returns the digests by chunk */
function nameByDigest(compilation: Compilation, chunks: Chunk[]): Record<string, string> {
  const rows = chunks.flatMap((chunk) =>
    scriptsOf(chunk).map((file): [string, string] => {
      const digest = digestName(textOf(compilation, file));
      compilation.renameAsset(file, file.replace(/\.js$/, `.${digest}.js`));
      return [String(chunk.id), digest];
    }),
  );
  return Object.fromEntries(rows.sort(([one], [other]) => one.localeCompare(other)));
}

/** The container's code with everything that tells the build from others taken from what its script is told. */
function withoutNames(text: string, container: string, global: string): string {
  const id = idOf(container);
  const arrayOf = `("${global.replace(container, '')}"+${told}.name)`;
  return text
    .replaceAll(`globalThis["${global}"]`, `globalThis[${arrayOf}]`)
    .replaceAll(`"${chunkArray}"`, arrayOf)
    .replaceAll(new RegExp(`"${container}([\\w:.]*)"`, 'g'), (_, after) => `(${told}.name+"${after}")`)
    .replaceAll(new RegExp(`"([\\w-]+)@${id}:"`, 'g'), (_, app) => `("${app}@"+${told}.name+":")`)
    .replaceAll(new RegExp(`\\b${container}\\b`, 'g'), 'container');
}

/** What takes the container from its script, once it is as short as it gets. */
function givenToItsScript(text: string, container: string): string {
  if (text.includes(idOf(container))) throw new Error(`The container of this build names it somewhere: ${container}.`);
  const whole = `document.currentScript.container=(${told}=>{${text};return container})(document.currentScript.build);`;
  // Throws where what was replaced was no expression.
  void new Script(whole);
  return whole;
}
