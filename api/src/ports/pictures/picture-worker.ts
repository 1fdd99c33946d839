import { constants, setPriority } from 'node:os';
import { pictureWork, type PictureResult, type PictureTask } from './picture-work.ts';

// The process that picture-drawer.ts starts. It has the processor only while nobody else wants it.
setPriority(constants.priority.PRIORITY_LOW);

// Whoever ends the site from a terminal ends this one too; it is for the site to say when there is no more to draw.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());

const send = (result: PictureResult) => void process.send?.(result);

process.on('message', async ({ id, work, args }: PictureTask) => {
  const draw = pictureWork[work] as (...given: unknown[]) => Promise<unknown>;
  try {
    send({ id, result: await draw(...args) });
  } catch (error) {
    send({ id, problem: (error as Error).message });
  }
});
