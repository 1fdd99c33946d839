import type { Release, ReleaseShelf } from '@tabi/releases';
import { asError, type PartFailure, type RenderJob, type WrittenPage } from './messages.ts';
import { RenderPlace, type AskApi, type Outcome, type ThreadEnd } from './render-place.ts';
import { createStruckBuilds } from './struck-builds.ts';

/** What a page is; `elsewhere`: remotes that a developer's own machine brings, which only browsers run. */
export type RenderWish = Omit<RenderJob, 'shell' | 'builds' | 'digests' | 'hasVisitor'> & { elsewhere: string[] };

export type Rendered = {
  page: WrittenPage;
  shell: Release;
  /** The builds of each remote as this page has them: the one it was rendered with first, those that failed last. */
  remotes: Record<string, Release[]>;
  /** Something of the page is older than it could be, or left to the browser: it is not kept for long. */
  isDegraded: boolean;
  /** The page's own part is missing: whoever has no script sees nothing of it. */
  isDown: boolean;
  /** Builds that this page should have had and that failed here, for it or lately. */
  failed: Release[];
};

type Deps = {
  shelf: ReleaseShelf;
  askApi: AskApi;
  /** The bundled thread. */
  workerFile: string;
  report: (error: unknown, app: string, build?: string) => void;
  measures?: RenderMeasures | undefined;
};

/** How long pages take, and how often a thread ends. */
export type RenderMeasures = {
  rendered: (app: string, seconds: number) => void;
  threadEnded: (app: string) => void;
};

type Asked = { wish: RenderWish; owner: string; asVisitor: AskApi | null; shelf: ReleaseShelf };

/** The builds that one try may run, and what came of it. */
type Try = {
  outcome: Outcome;
  shell: Release;
  remotes: Record<string, Release[]>;
  /** Folder of the build that was run of each remote. */
  builds: Record<string, string>;
};

/** A page that failed more often than this is made of the shell alone. */
const mostTries = 5;

/** No thread can render this page now. */
export class NothingRenders extends Error {}

const withLast = (releases: Release[], isOut: (release: Release) => boolean) => [
  ...releases.filter((release) => !isOut(release)),
  ...releases.filter(isOut),
];

/** What crosses the thread with every page is kept small: digests of what runs there. */
const known = new WeakMap<Release['assets'], Record<string, string>>();
function serverDigests({ assets }: Release): Record<string, string> {
  const before = known.get(assets);
  if (before) return before;
  const own = Object.fromEntries(Object.entries(assets.digests ?? {}).filter(([file]) => file.startsWith('server/')));
  known.set(assets, own);
  return own;
}

/** The builds that were seen to fail in this try: not those that are left out only to find out which it was. */
const blamedIn = (outcome: Outcome, leftOut: readonly string[]): string[] => {
  if (outcome.kind === 'resting' || (outcome.kind === 'died' && !outcome.culprit)) return [];
  const failures = outcome.kind === 'died' ? [] : outcome.failures;
  return [...leftOut, ...failures.flatMap(({ at, folder }) => (folder && at !== 'slow' ? folder : []))];
};

/** Renders pages apart from everything else, each app's in a thread of its own, with the newest builds that work. */
export class Renderer {
  private readonly struck = createStruckBuilds();
  private readonly places = new Map<string, RenderPlace>();

  constructor(private readonly deps: Deps) {}

  /**
   * @param asVisitor asks the API as the visitor, for pages that are theirs alone
   * @param seen the shelf as this visitor sees it
   * @throws NothingRenders when not even the shell alone can be rendered
   */
  async render(wish: RenderWish, asVisitor: AskApi | null = null, seen = this.deps.shelf): Promise<Rendered> {
    const shelf = seen.still();
    const owner = shelf.ownerOf(wish.pathname);
    const began = performance.now();
    const out = new Set<string>();
    const blamed = new Set<string>();
    let isResting = false;
    for (let tries = 0; tries <= mostTries; tries += 1) {
      const isBare = isResting || tries === mostTries;
      const tried = await this.try({ wish, owner, asVisitor, shelf }, out, isBare);
      const { outcome } = tried;
      if (outcome.kind === 'resting' && isResting) break;
      isResting = outcome.kind === 'resting';
      if (outcome.kind === 'rendered' || outcome.kind === 'failed') this.tell(outcome.failures);
      const bad = this.toLeaveOut(tried, owner, out);
      for (const folder of blamedIn(outcome, bad)) blamed.add(folder);
      if (outcome.kind === 'rendered' && (bad.length === 0 || isBare)) {
        this.deps.measures?.rendered(owner, (performance.now() - began) / 1_000);
        return { ...this.judge(tried, outcome, { wish, shelf }), failed: this.failedOf(outcome, shelf, blamed) };
      }
      for (const folder of bad) out.add(folder);
    }
    throw new NothingRenders('No thread can render this page now.');
  }

  /** The builds that are not run on this server for now. */
  struckBuilds(): { app: string; build: string; until: number }[] {
    return [...this.struck.all()].flatMap(([folder, until]) => {
      const release = this.releaseIn(folder);
      return release ? [{ app: release.app, build: release.buildId, until }] : [];
    });
  }

  /** Starts the threads before anybody waits for them: one after the other, for people are answered meanwhile. */
  async warm(): Promise<void> {
    for (const app of ['shell', ...this.deps.shelf.remotes()]) await this.placeOf(app).warm();
  }

  /** Builds under the same name are others now. */
  renew(): void {
    for (const place of this.places.values()) place.renew();
  }

  async stop(): Promise<void> {
    await Promise.all([...this.places.values()].map((place) => place.stop()));
  }

  private placeOf(app: string): RenderPlace {
    const known = this.places.get(app);
    if (known) return known;
    const { askApi, workerFile } = this.deps;
    const place = new RenderPlace({ file: workerFile, askApi, told: (end) => this.toldOfEnd(app, end) });
    this.places.set(app, place);
    return place;
  }

  private releaseIn(folder: string | null): Release | undefined {
    const shelf = this.deps.shelf.withCanaries(new Set(Object.keys(this.deps.shelf.canaries())));
    if (folder === null) return undefined;
    return [...shelf.remotes(), 'shell'].flatMap((app) => shelf.of(app)).find((one) => one.folder === folder);
  }

  private toldOfEnd(app: string, { culprit, why, error }: ThreadEnd): void {
    this.deps.measures?.threadEnded(app);
    const release = this.releaseIn(culprit);
    if (culprit) this.struck.strike(culprit);
    const failure = error ? asError(error) : new Error(`A thread that renders pages was ended: ${why}.`);
    this.deps.report(failure, release?.app ?? 'shell', release?.buildId);
  }

  private tell(failures: PartFailure[]): void {
    for (const { app, at, folder, error } of failures) {
      if (folder && at === 'load') this.struck.strike(folder);
      this.deps.report(asError(error), app, this.releaseIn(folder)?.buildId);
    }
  }

  /** The shell and the builds that are not out, in the page's own place. */
  private async try({ wish, owner, asVisitor, shelf }: Asked, out: ReadonlySet<string>, isBare: boolean): Promise<Try> {
    const isOut = ({ folder }: Release) => out.has(folder) || this.struck.isStruck(folder);
    const shell = withLast(shelf.of('shell'), isOut)[0];
    if (!shell) throw new NothingRenders('There is no build of the shell. Run `pnpm build`.');
    const remotes = Object.fromEntries(shelf.remotes().map((name) => [name, withLast(shelf.of(name), isOut)]));
    const builds = Object.fromEntries(
      Object.entries(remotes).flatMap(([name, [first]]) =>
        first && !isOut(first) && !isBare && !wish.elsewhere.includes(name) ? [[name, first.folder]] : [],
      ),
    );
    const { elsewhere: _, ...page } = wish;
    const runs = [shell, ...Object.keys(builds).flatMap((name) => remotes[name]?.[0] ?? [])];
    const digests = Object.fromEntries(
      runs.flatMap((one) => (one.assets.digests ? [[one.folder, serverDigests(one)]] : [])),
    );
    const job = { ...page, hasVisitor: asVisitor !== null, shell: shell.folder, builds, digests };
    const outcome = await this.placeOf(isBare ? 'shell' : owner).render(job, asVisitor);
    return { outcome, shell, remotes, builds };
  }

  /** The builds that this try shows to be bad: where the page came out all the same, those that something older stands in for. */
  private toLeaveOut({ outcome, builds, remotes, shell }: Try, owner: string, out: ReadonlySet<string>): string[] {
    if (outcome.kind === 'resting') return [];
    if (outcome.kind === 'died') return outcome.culprit ? [outcome.culprit] : Object.values(builds);
    const failed = outcome.failures.filter(({ at, folder }) => folder && at !== 'slow' && !out.has(folder));
    const hasOlder = ({ app, folder }: PartFailure) =>
      remotes[app]?.some((one) => one.folder !== folder && !out.has(one.folder) && !this.struck.isStruck(one.folder));
    const bad = outcome.kind === 'rendered' ? failed.filter(hasOlder) : failed;
    if (outcome.kind === 'rendered' || bad.length > 0) return [...new Set(bad.flatMap(({ folder }) => folder ?? []))];
    // A page that never came to its end waits for its own module; what threw outside of every place is the shell's.
    const own = outcome.isStuck ? builds[owner] : undefined;
    this.deps.report(asError(outcome.error), own ? owner : 'shell');
    return [own ?? shell.folder];
  }

  /** Of what the page is made of, its shell too: the builds that failed for it, and the newest ones that are struck. */
  private failedOf(
    { page }: Outcome & { kind: 'rendered' },
    shelf: ReleaseShelf,
    blamed: ReadonlySet<string>,
  ): Release[] {
    const needed = new Set(['shell', page.owner, ...page.used.map(([app]) => app)]);
    return [...needed].flatMap((app) =>
      shelf.of(app).filter(({ folder }, age) => blamed.has(folder) || (age === 0 && this.struck.isStruck(folder))),
    );
  }

  /** How whole the page is. */
  private judge(
    tried: Try,
    { page, failures }: Outcome & { kind: 'rendered' },
    { wish, shelf }: Pick<Asked, 'wish' | 'shelf'>,
  ): Omit<Rendered, 'failed'> {
    const { shell, remotes, builds } = tried;
    const isMissing = (app: string) => app !== 'shell' && !builds[app] && !wish.elsewhere.includes(app);
    const isOlder = (app: string) => builds[app] !== undefined && builds[app] !== shelf.newest(app);
    const needed = new Set([...(page.isPrivate ? [] : [page.owner]), ...page.used.map(([app]) => app)]);
    const isDegraded = failures.length > 0 || [...needed].some((app) => isMissing(app) || isOlder(app));
    for (const app of needed) {
      if (isMissing(app) && shelf.of(app).length === 0)
        this.deps.report(new Error(`${app} has no build that runs on this server.`), app);
    }
    const isGone = page.owner !== 'shell' && shelf.of(page.owner).length === 0;
    // What browsers render has no heading here; of everything else it is the first thing to read.
    const isDown = page.isPrivate ? isGone : isDegraded && !/<h1[\s>]/.test(page.html);
    return { page, shell, remotes, isDegraded, isDown };
  }
}
