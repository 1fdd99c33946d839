/** Why a remote could not be shown, as far as it matters to a visitor. */
export type RemoteFailure =
  /** Not reached or not found: trying again can work. */
  | 'unreachable'
  /** No answer in time: trying again can work. */
  | 'timeout'
  /** Its code threw while it was loaded: only a reload of the page can help. */
  | 'broken'
  /** Built for another version of what the apps share: only a new release helps. */
  | 'incompatible';

/** What those who can mend a failure must know of it. */
export type FailureReport = {
  app: string;
  /** The id of the build that failed; null when there was none. */
  build: string | null;
  /** The team that owns the app. */
  owner: string;
  failure: RemoteFailure;
};

/** `mf-blog 1a2b3c (Blog) failed: unreachable`. */
export const formatFailure = ({ app, build, owner, failure }: FailureReport): string =>
  `${app} ${build ?? 'without a build'} (${owner}) failed: ${failure}`;

export class RemoteError extends Error {
  constructor(
    readonly remote: string,
    readonly failure: RemoteFailure,
    options?: { cause?: unknown },
  ) {
    super(`${remote}: ${failure}`, options);
    this.name = 'RemoteError';
  }
}
