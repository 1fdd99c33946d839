import childProcess, { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import sharp from 'sharp';
import { apiFolder } from '../../app/paths.ts';
import { inlineDrawer, processDrawer, type PictureDrawer } from './picture-drawer.ts';

let folder: string;
let worker: string;
let drawer: PictureDrawer;
let forked: jest.SpiedFunction<typeof childProcess.fork>;
const processes = (): ChildProcess[] => forked.mock.results.map(({ value }) => value as ChildProcess);

beforeAll(() => {
  // Beside the packages that it asks for.
  folder = mkdtempSync(join(apiFolder, 'node_modules/.picture-worker-'));
  worker = join(folder, 'picture-worker.cjs');
  const entry = join(__dirname, 'picture-worker.ts');
  buildSync({ entryPoints: [entry], outfile: worker, bundle: true, platform: 'node', external: ['sharp'] });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  forked = jest.spyOn(childProcess, 'fork');
  drawer = processDrawer(worker);
});
afterEach(() => drawer.close());

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#804020' } })
    .png()
    .toBuffer();

it('A picture drawn in the process is the one that is drawn here, and its process gives way to all others.', async () => {
  const picture = await square(300);
  const [[large, small], inline] = [
    await drawer.cutSquares(picture, [200, 50]),
    await inlineDrawer().cutSquares(picture, [200, 50]),
  ];
  expect([large, small]).toEqual(inline);
  expect(getPriority(processes()[0]?.pid)).toBe(constants.priority.PRIORITY_LOW);
});

it('What cannot be read is refused, and the next picture is drawn by the same process.', async () => {
  await expect(drawer.cutSquares(Buffer.from('no picture'), [50])).rejects.toThrow('unsupported image format');
  expect(await drawer.cutSquares(await square(60), [50])).toHaveLength(1);
  expect(processes()).toHaveLength(1);
});

it('When its process dies, what it was drawing is refused, and the next picture gets a new one.', async () => {
  const drawing = drawer.cutSquares(await square(2_000), [1_500]);
  processes()[0]?.kill('SIGKILL');
  await expect(drawing).rejects.toThrow('The process that draws pictures has ended.');
  expect(await drawer.cutSquares(await square(60), [50])).toHaveLength(1);
  expect(processes()).toHaveLength(2);
});

it('A process that has drawn nothing for a while ends, and one that still draws does not.', async () => {
  const brief = processDrawer(worker, { idleMs: 20 });
  const [picture, large] = [await square(60), await square(3_000)];
  await brief.cutSquares(picture, [50]);
  // Longer than it may be idle.
  expect(await brief.cutSquares(large, [2_900, 2_800])).toHaveLength(2);
  const [first] = processes();
  if (first?.exitCode === null) await once(first, 'exit');
  expect(first?.exitCode).toBe(0);
});

it('Its process leaves when the site closes it, though it draws.', async () => {
  const drawing = drawer.cutSquares(await square(3_000), [2_900]);
  const refused = expect(drawing).rejects.toThrow('has ended');
  const [only] = processes();
  drawer.close();
  await refused;
  if (only?.exitCode === null) await once(only, 'exit');
  expect(only?.exitCode).toBe(0);
});
