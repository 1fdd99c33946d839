import { Instance, instances, type Options } from './instance.ts';
import type { Factory, Scope } from './share-scope.ts';

/**
 * What webpack's scripts ask of the federation: the part of `@module-federation/webpack-bundler-runtime` that sharing needs.
 * Apps share one way (`singletons.ts`): one copy of everything, judged strictly, and remotes take
 * and offer nothing; and the host opens their containers itself. The library's own names stand where webpack calls them.
 */

type Id = string | number;
type Module = { exports: unknown };

/** What an app takes, by the ids of the modules that stand for it. */
interface Consumed {
  shareKey: string;
  requiredVersion: string;
  /** The app's own copy, or what throws where it has none. */
  fallback: () => Factory | Promise<Factory>;
}

/** The parts of `__webpack_require__` that are meant here. */
export interface WebpackRequire {
  S: Record<string, Scope>;
  m: Record<Id, (module: Module) => void>;
  c: Record<Id, unknown>;
  federation: { initOptions: Options; instance?: Instance };
  consumesLoadingData: {
    moduleIdToConsumeDataMapping?: Record<Id, Consumed>;
    initialConsumes?: Id[];
    chunkMapping?: Record<Id, Id[]>;
  };
}

interface Asked {
  webpackRequire: WebpackRequire;
  installedModules: Record<Id, Promise<unknown> | 0>;
}

function take({ federation, consumesLoadingData }: WebpackRequire, id: Id): Factory | Promise<Factory> {
  const consumed = consumesLoadingData.moduleIdToConsumeDataMapping?.[id];
  if (!consumed || !federation.instance) throw new Error(`Nothing is known of the shared module ${id}.`);
  const { shareKey, requiredVersion, fallback } = consumed;
  return federation.instance.take(shareKey, requiredVersion) ?? fallback();
}

/** Puts a module where webpack looks for it, to be run when somebody asks. */
function place({ webpackRequire, installedModules }: Asked, id: Id, factory: Factory): void {
  webpackRequire.m[id] = (module) => {
    installedModules[id] = 0;
    delete webpackRequire.c[id];
    module.exports = factory();
  };
}

/** What the first script of an app takes: it must be here. */
function installInitialConsumes(asked: Asked): void {
  for (const id of asked.webpackRequire.consumesLoadingData.initialConsumes ?? [])
    place(asked, id, () => {
      const factory = take(asked.webpackRequire, id);
      if (factory instanceof Promise) throw new Error(`The shared module ${id} is asked for before its code is here.`);
      return factory();
    });
}

/** What a later script takes: webpack waits for `promises` before it runs. */
function consumes({ chunkId, promises, ...asked }: Asked & { chunkId: Id; promises: unknown[] }): void {
  const { webpackRequire, installedModules } = asked;
  for (const id of webpackRequire.consumesLoadingData.chunkMapping?.[chunkId] ?? []) {
    const known = installedModules[id];
    if (known === undefined)
      // What is not to be had throws where it is used, and is asked for anew the next time.
      promises.push(
        (installedModules[id] = (async () => take(webpackRequire, id))().then(
          (factory) => place(asked, id, factory),
          (error: unknown) => {
            delete installedModules[id];
            webpackRequire.m[id] = () => {
              delete webpackRequire.c[id];
              throw error;
            };
          },
        )),
      );
    else promises.push(known);
  }
}

function init({ webpackRequire }: { webpackRequire: WebpackRequire }): Instance {
  const instance = new Instance(webpackRequire.federation.initOptions);
  webpackRequire.S = instance.shareScopeMap;
  instances().push(instance);
  return instance;
}

/** A container is told what its host shares. */
function initContainerEntry({
  webpackRequire,
  shareScope,
}: {
  webpackRequire: WebpackRequire;
  shareScope: Scope;
}): true {
  webpackRequire.federation.instance?.initShareScopeMap('default', shareScope);
  return true;
}

export const federation = {
  runtime: {},
  bundlerRuntime: {
    init,
    consumes,
    installInitialConsumes,
    initContainerEntry,
    /** What is shared is in the scope as soon as an app begins. */
    I: (): true => true,
  },
};
