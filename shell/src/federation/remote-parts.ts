import { RemoteError, type RemoteBuild } from '@tabi/shared/federation';
import { firstThere, type Won } from './build-race.ts';
import { assertNotEmpty, classify, TimeoutError } from './classify.ts';
import { kindOf, type FailureKind } from './failure-kinds.ts';
import type { Runtime } from './runtime.ts';
import type { StruckBuilds } from './struck-builds.ts';

/** Asks one build for one of its modules. */
export type Ask = (expose: string) => Promise<unknown>;
export type Work<T> = (ask: Ask) => Promise<T>;

/** @param failure of one build, at the attempt that its address tells of */
export type Tell = (failure: {
  build: RemoteBuild;
  part: string;
  kind: FailureKind;
  error: unknown;
  attempt: number;
}) => void;

/** Something of a remote that stands on the page: a widget, or a whole page. */
type Part = {
  name: string;
  work: Work<unknown>;
  /** What stands there, and which build it is of. */
  won: Won<unknown> | null;
  promise: Promise<unknown>;
  /** Builds whose code threw when it was shown. */
  threw: Set<string>;
};

type Known = {
  remote: string;
  /** Newest first. */
  builds: readonly RemoteBuild[];
  runtime: Runtime;
  struck: StruckBuilds;
  tell: Tell;
};

/** One remote while the page lives: its builds, and the parts of it that the page has. */
export class RemoteParts {
  private readonly parts = new Map<string, Part>();
  /** How often a build was tried in vain: the next time it has another address. */
  private readonly attempts = new Map<string, number>();
  private builds: readonly RemoteBuild[];
  private placed: RemoteBuild | undefined;
  private isStale = false;

  constructor(private readonly known: Known) {
    this.builds = known.builds;
  }

  find(name: string): Won<unknown> | null {
    return this.parts.get(name)?.won ?? null;
  }

  /** The build of a part, or the one that was taken last, or the one to try first. */
  build(name?: string): RemoteBuild | undefined {
    return (name === undefined ? undefined : this.find(name)?.build) ?? this.placed ?? this.builds[0];
  }

  /** One promise for all who wait; a failure stays until `forget`. */
  load<T>(name: string, work: Work<T>): Promise<T> {
    const known = this.parts.get(name);
    if (known) return known.promise as Promise<T>;
    const part: Part = { name, work, won: null, promise: Promise.resolve(), threw: new Set() };
    this.parts.set(name, part);
    this.begin(part);
    return part.promise as Promise<T>;
  }

  forget(): void {
    for (const [name, part] of this.parts) if (!part.won) this.parts.delete(name);
    this.isStale = true;
  }

  /** Tries anew in the background, with what has a chance. @returns whether the part is there by now */
  async heal(name: string): Promise<boolean> {
    const part = this.parts.get(name);
    if (!part || part.won) return true;
    await this.askAnew();
    const hopeful = this.candidates(part).filter((build) => !this.known.struck.isHopeless(build));
    if (hopeful.length === 0) return false;
    const won = await this.race(part, hopeful).catch(() => null);
    if (won) this.settle(part, won);
    return won !== null;
  }

  /** What was shown threw. @returns whether there is a build to take its place */
  stepBack(name: string, error: unknown): boolean {
    const part = this.parts.get(name);
    if (!part?.won) return false;
    const { build } = part.won;
    part.threw.add(build.container);
    part.won = null;
    this.failed(part, build, this.attemptAt(build), error, 'render');
    const isLeft = this.candidates(part).length > 0;
    if (isLeft) this.begin(part);
    return isLeft;
  }

  private attemptAt({ container }: RemoteBuild): number {
    return this.attempts.get(container) ?? 0;
  }

  private candidates({ threw }: Part): RemoteBuild[] {
    return this.known.struck.inOrder(this.builds.filter(({ container }) => !threw.has(container)));
  }

  private async askAnew(): Promise<void> {
    const now = await this.known.runtime.builds(this.known.remote).catch(() => []);
    if (now.length > 0) this.builds = now;
    this.isStale = false;
  }

  private settle(part: Part, won: Won<unknown>): void {
    part.won = won;
    part.promise = Promise.resolve(won.value);
    this.placed = won.build;
    this.known.struck.forgive(won.build);
  }

  private failed({ name }: Part, build: RemoteBuild, attempt: number, error: unknown, kind: FailureKind): void {
    this.attempts.set(build.container, attempt + 1);
    this.known.struck.strike(build, kind);
    this.known.tell({ build, part: name, kind, error, attempt });
  }

  private race(part: Part, builds: readonly RemoteBuild[]): Promise<Won<unknown>> {
    const { remote, runtime } = this.known;
    // Others may fail with the same build meanwhile.
    const used = new Map(builds.map((build) => [build, this.attemptAt(build)]));
    const at = (build: RemoteBuild) => used.get(build) ?? 0;
    const attempt = async (build: RemoteBuild, speaks: () => void) => {
      const value = await part.work(async (expose) =>
        assertNotEmpty(await runtime.load(build, expose, at(build), speaks), `${remote}/${expose}`),
      );
      this.attempts.set(build.container, at(build));
      return value;
    };
    return firstThere({
      builds,
      attempt,
      patience: runtime.patience,
      hung: (build) => this.failed(part, build, at(build), null, 'hang'),
      failed: (build, error) => this.failed(part, build, at(build), error, kindOf(error)),
      late: (won) => {
        if (!part.won && this.parts.get(part.name) === part) this.settle(part, won);
      },
    });
  }

  /** Whichever build there is; when none of them can be had, of those that have come since this page was made. */
  private async bring(part: Part): Promise<unknown> {
    if (this.isStale) await this.askAnew();
    const tried = this.candidates(part);
    const won = await this.race(part, tried).catch(async (failure: unknown) => {
      // Where nothing answers, nobody is asked which builds there are.
      if (failure instanceof TimeoutError) throw failure;
      await this.askAnew();
      const come = this.candidates(part).filter((build) => !tried.some((one) => one.container === build.container));
      if (come.length === 0) throw failure;
      return this.race(part, come);
    });
    this.settle(part, won);
    return won.value;
  }

  private begin(part: Part): void {
    part.promise = this.bring(part).catch((error: unknown) => {
      throw new RemoteError(this.known.remote, classify(error), { cause: error });
    });
    // Whoever waits is told; a part that nobody waits for yet is no unhandled failure.
    part.promise.catch(() => undefined);
  }
}
