import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFolder } from '@tabi/releases';
import { remoteIn } from '../federation/apps.ts';
import { makeBuilds } from '../federation/build-apps.ts';
import { releasesDir } from '../federation/paths.ts';
import { push, removeAt } from '../registry/push.ts';

const text = { type: 'string' } as const;
const options = { to: text, by: text, reason: text } as const;
const how =
  'Say what to do: tabi-remote build, tabi-remote push --to https://… --reason "…", or tabi-remote remove --to https://… --reason "…".';

/**
 * `tabi-remote`, in the folder of a remote that has a workspace of its own: `build` makes browser and server build, `push` builds
 * and ships it to a running site, `remove` takes it away there. The token stands in TABI_RELEASE_TOKEN.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command] = positionals;
  const root = process.cwd();
  const { name: app } = remoteIn(root);
  const token = process.env['TABI_RELEASE_TOKEN'];
  if (command === 'remove' && values.to) {
    const was = await removeAt({ to: values.to, reason: values.reason ?? 'removed', token }, app);
    return console.log(`${app} was taken away; it was at ${was}.`);
  }
  if (command !== 'build' && !(command === 'push' && values.to)) throw new Error(how);
  const [built] = await makeBuilds({ root, only: [app], from: root, log: (line) => console.log(line) });
  const id = built?.buildId ?? '';
  const build = buildFolder(releasesDir(root), app, id);
  if (!values.to) return console.log(`${app} ${id} is in ${join(build)}.`);
  const reason = values.reason ?? 'release';
  const done = await push({ build, id, to: values.to, by: values.by, reason, actor: 'tabi-remote', token });
  console.log(`${app} is at ${done.build} there${done.was ? `, and was at ${done.was}` : ''}.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
