import {
  RemoteError,
  formatFailure,
  type AppDescription,
  type FailureReport,
  type RemoteBuild,
} from '@tabi/shared/federation';
import { own } from '../routes/own-pages.ts';
import { buildIdOf, buildOfPage, entryOf } from './build-names.ts';
import { askKind, type FailureKind } from './failure-kinds.ts';
import type { Tell } from './remote-parts.ts';

type Known = {
  apps: Record<string, AppDescription>;
  /** The build of a remote that is in place, or the one that was tried first. */
  buildOf: (remote: string) => Pick<RemoteBuild, 'container'> | undefined;
};

/** Pure but for the shell's own build: what is known of an app that failed. */
export function failureOf(app: string, error: unknown, { apps, buildOf }: Known): FailureReport {
  const build = app === 'shell' ? buildOfPage() : buildIdOf(buildOf(app));
  const owner = (app === 'shell' ? own : apps[app])?.owner ?? 'nobody';
  return { app, build, owner, failure: error instanceof RemoteError ? error.failure : 'broken' };
}

/** The one way by which failures of apps are told of in the browser: an error that says whose it is. */
export function reportFailure(report: FailureReport, cause: unknown): void {
  reportError(Object.assign(new Error(formatFailure(report), { cause }), { report }));
}

/** What the site is told of a build that failed: nothing of the visitor, and nothing of what they were doing. */
export type BuildFailure = { app: string; build: string; expose: string; kind: FailureKind };

const most = 10;
/** Milliseconds in which failures that come together are gathered. */
const gathering = 1_000;

/** As the loader tells it: with the reason looked for, since browsers do not say it. */
export function createFailureTeller(send = createFailureSender(), ask = askKind): Tell {
  return ({ build, part, kind, error, attempt }) => {
    const [, app = '', id = ''] = /\/_mf\/([a-z-]+)\/([a-z0-9]+)$/.exec(build.base) ?? [];
    // A developer's own build is nobody's failure.
    if (!app || !id) return;
    const why = kind === 'load' ? ask(error, entryOf(build, attempt)) : Promise.resolve(kind);
    void why.then((found) => send({ app, build: id, expose: part, kind: found }));
  };
}

/** Tells the site which builds fail, so that it can take one out: each failure once a page view, and no more than a few. */
export function createFailureSender(
  send: (body: string) => unknown = (body) =>
    navigator.sendBeacon?.('/_mf/failures', new Blob([body], { type: 'application/json' })),
): (failure: BuildFailure) => void {
  const told = new Set<string>();
  let waiting: BuildFailure[] = [];
  const flush = () => {
    if (waiting.length > 0) send(JSON.stringify({ failures: waiting }));
    waiting = [];
  };
  return (failure) => {
    const key = JSON.stringify(failure);
    // Without a network everything fails, and nothing of it is a build's fault.
    if (told.has(key) || told.size >= most || !navigator.onLine) return;
    told.add(key);
    if (waiting.length === 0) {
      setTimeout(flush, gathering);
      window.addEventListener('pagehide', flush, { once: true });
    }
    waiting.push(failure);
  };
}
