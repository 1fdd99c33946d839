import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  buildFolder,
  issueToken,
  lookWhatToSweep,
  promote,
  readRegistry,
  removeApp,
  revokeTokens,
  rollBack,
  sweepReleases,
} from '@tabi/releases';
import { releasesDir, workspaceRoot } from '../federation/paths.ts';
import { actorOf } from './actor.ts';
import { runCanary, shareOf } from './canary.ts';
import { diffOf, verifyProblems } from './compare.ts';
import { push, removeAt } from './push.ts';
import { historyOf, statusOf } from './told.ts';

const text = { type: 'string' } as const;
const options = {
  reason: text,
  actor: text,
  canary: text,
  from: text,
  to: text,
  by: text,
  name: text,
  'without-browser': text,
  'without-trial': text,
  'dry-run': { type: 'boolean' },
} as const;

type Asked = {
  words: string[];
  values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  root: string;
  releases: string;
  dataDir: string;
};
/** Not among the words, which every process of the machine can read. */
const token = process.env['TABI_RELEASE_TOKEN'];

const say = (line: string) => console.log(line);

function why({ words, values }: Asked): { reason: string; actor: string } {
  if (!values.reason) throw new Error(`Say why: pnpm release ${words[0]} ${words[1] ?? '<app>'} … --reason "…".`);
  return { reason: values.reason, actor: actorOf(values.actor) };
}

async function release({ words: [app], values, root }: Asked): Promise<void> {
  if (!app) throw new Error('Say which app: pnpm release <app>, for example pnpm release mf-blog.');
  // What compiles is loaded by nobody who only goes back.
  const { ship } = await import('./ship.ts');
  await ship({
    root,
    app,
    from: values.from && resolve(values.from),
    reason: values.reason ?? 'release',
    actor: actorOf(values.actor),
    canary: shareOf(values.canary),
    withoutBrowser: values['without-browser'],
    withoutTrial: values['without-trial'],
    say,
  });
}

const commands: Record<string, (asked: Asked) => Promise<void> | void> = {
  status: ({ releases }) => say(statusOf(readRegistry(releases))),
  history: ({ releases, words }) => say(historyOf(readRegistry(releases), words[1])),
  diff: ({ releases, words: [, app = '', a, b] }) => say(diffOf(releases, app, a, b)),
  verify: ({ releases, words: [, app] }) => {
    const problems = verifyProblems(releases, app);
    for (const problem of problems) say(problem);
    if (problems.length > 0) process.exitCode = 1;
    else say('Every file is what was released.');
  },
  sweep: ({ releases, values }) => {
    const swept = values['dry-run'] ? lookWhatToSweep(releases) : sweepReleases(releases);
    for (const { app, build } of swept) say(`${app} ${build}`);
    say(`${swept.length} builds ${values['dry-run'] ? 'would be' : 'were'} taken away.`);
  },
  rollback: (asked) => {
    const [, name = ''] = asked.words;
    say(`${name} is back at ${rollBack(asked.releases, name, why(asked))}.`);
  },
  promote: (asked) => {
    const [, name = '', build = ''] = asked.words;
    promote(asked.releases, name, build, why(asked));
    say(`${name} is at ${build}.`);
  },
  canary: (asked) => {
    const [, app = '', share = '', build] = asked.words;
    say(runCanary(asked.releases, { app, share, build, ...why(asked) }));
  },
  remove: async (asked) => {
    const [, name = ''] = asked.words;
    const { to } = asked.values;
    const was = to ? await removeAt({ to, ...why(asked), token }, name) : removeApp(asked.releases, name, why(asked));
    say(`${name} was taken away; it was at ${was}. Its builds stay until they are swept.`);
  },
  push: async (asked) => {
    const { to, by, from } = asked.values;
    const [, name = '', id = ''] = asked.words;
    if (!to) throw new Error('Say where: pnpm release push <app> --to https://… (or file:///… for a shared folder).');
    const build = id || (readRegistry(asked.releases).apps[name]?.current ?? '');
    const folder = from ? resolve(from) : buildFolder(asked.releases, name, build);
    const done = await push({ build: folder, id: from ? basename(folder) : build, to, by, ...why(asked), token });
    say(`${done.app} is at ${done.build} there${done.was ? `, and was at ${done.was}` : ''}.`);
  },
  token: ({ words: [, app = ''], values: { name = 'CI' }, dataDir }) => {
    if (!/^mf-[a-z-]+$/.test(app)) throw new Error('Say whose: pnpm release token mf-night-trains --name "their CI".');
    say(
      `For ${app} alone, shown this once; ${name} puts it into TABI_RELEASE_TOKEN:\n${issueToken(dataDir, app, name)}`,
    );
  },
  revoke: ({ words: [, app = ''], values: { name }, dataDir }) =>
    say(`${revokeTokens(dataDir, app, name)} tokens of ${app} are worth nothing any more.`),
};

/**
 * `pnpm release <app> [--from <folder>] [--canary 5] --reason "…"` builds one app, checks and tries it, and flips it, or gives
 * it to a share of the visitors; `rollback <app>` goes
 * back to the last good build and marks the one it leaves as bad; `promote <app> <build>` makes any build current; `canary
 * <app> <percent|off|full> [build]` gives one to a share of the visitors; `push <app> [build] --to <site or file:///folder>
 * [--by s3://bucket]` ships a finished build elsewhere, `remove <app> [--to …]` takes a remote away, `token <app>` and
 * `revoke <app>` say who may; `sweep [--dry-run]` takes old builds away; `verify [app]`, `diff <app> [a] [b]`, `status` and `history [app]` print.
 * `RELEASES_DIR` says whose releases.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const root = workspaceRoot();
  const dataDir = resolve(root, process.env['DATA_DIR'] ?? '.data');
  const asked = { words: positionals, values, root, releases: releasesDir(root), dataDir };
  await (commands[positionals[0] ?? ''] ?? release)(asked);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
