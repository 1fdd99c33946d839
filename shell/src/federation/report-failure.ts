import {
  RemoteError,
  formatFailure,
  type AppDescription,
  type FailureReport,
  type RemoteBuild,
} from '@tabi/shared/federation';
import { own } from '../routes/own-pages.ts';
import { buildIdOf, buildOfPage } from './build-names.ts';

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
