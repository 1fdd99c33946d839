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
