import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rollBack } from '@tabi/releases';
import { openShelf } from '../../../e2e/failures/shelf.ts';
import type { Site } from '../../../e2e/site.ts';
import { median } from '../median.ts';

const rounds = 5;
/** Of another remote, of the shell, and of the API. */
const others = ['/destinations/kyoto/attractions', '/about-us', '/api/features'];
const looping = '/blog/';

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const read = async (address: string): Promise<number> => {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  return answer.status;
};

/** One after the other, until it is over. @returns the longest that one of them took, in ms */
async function longest(base: string, isOver: () => boolean): Promise<number> {
  let most = 0;
  for (let asked = 0; !isOver() || asked < 30; asked += 1)
    most = Math.max(most, await time(() => read(base + others[asked % others.length])));
  return most;
}

/** What others wait while a page of a remote is made by a build that never ends, and how fast that build is taken back. */
async function besideALoop({ env: { BASE_URL: base, RELEASES_DIR } }: Site) {
  const shelf = openShelf(RELEASES_DIR);
  const [usual, beside, back] = [[], [], []] as [number[], number[], number[]];
  try {
    for (let round = 0; round < rounds; round += 1) {
      await read(base + looping);
      usual.push(await longest(base, () => true));
      // Each round's is a build of its own: one that is known to loop is not run again.
      const build = shelf.make('mf-blog', (file, text) => (file.startsWith('server/') ? `for (;;);\n${text}` : text));
      shelf.flip('mf-blog', build);
      let isOver = false;
      const made = read(base + looping).finally(() => (isOver = true));
      beside.push(await longest(base, () => isOver));
      if ((await made) !== 200) throw new Error('The page of the remote that loops did not come by the build before.');
      back.push(
        await time(async () => {
          rollBack(RELEASES_DIR, 'mf-blog', { reason: 'a bench', actor: 'bench' });
          await read(base + looping);
        }),
      );
    }
  } finally {
    shelf.restore();
  }
  return { usual: median(usual), beside: median(beside), back: median(back) };
}

/** How long nobody is answered after the site's process was killed. */
async function afterAKill({ env: { BASE_URL: base, DATA_DIR } }: Site): Promise<number> {
  const away: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const lock = JSON.parse(readFileSync(join(DATA_DIR, 'start.lock'), 'utf8')) as { site: { pid: number } };
    process.kill(lock.site.pid, 'SIGKILL');
    const isUp = () =>
      read(`${base}/readyz`).then(
        (status) => status === 200,
        () => false,
      );
    away.push(
      await time(async () => {
        while (!(await isUp())) await wait(20);
      }),
    );
    // One that ends more than three times a minute starts ever later, which is not what is measured here.
    await wait(20_000);
  }
  return median(away);
}

/** What a remote that fails costs everybody else, on a site that nobody else uses. */
export async function measureHarm(site: Site): Promise<void> {
  const { usual, beside, back } = await besideALoop(site);
  console.log(`\nWhat others feel, medians of ${rounds} (ms)`);
  console.table({
    'longest wait for another page or the API': Math.round(usual),
    'the same while a remote’s page never ends': Math.round(beside),
    'a build is taken back, and its page comes by the one before': Math.round(back),
    'the site answers again after its process was killed': Math.round(await afterAKill(site)),
  });
}
