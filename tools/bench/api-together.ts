import { followChanges } from '../../api/src/testing/follow-changes.ts';
import type { Visitor } from './api-visitor.ts';

const editors = 10;
const changesEach = 20;

interface Measured {
  name: string;
  times: number[];
  note: string;
}

/**
 * Ten pages with one trip open, each writing: how long until all ten have heard of a change.
 * @param pauseMs between the answer to one change and the next; 0 is as fast as no ten people are
 */
export async function benchTogether(base: string, person: Visitor, trip: string, pauseMs = 0): Promise<Measured[]> {
  const sent = new Map<string, number>();
  const heard: number[] = [];
  const written: number[] = [];
  const arrived = (title: string) => void heard.push(performance.now() - (sent.get(title) ?? Number.NaN));
  const follow = () =>
    followChanges(base, trip, person.cookie(), ({ data }) => arrived((data as { todo: { title: string } }).todo.title));
  const closes = await Promise.all(Array.from({ length: editors }, follow));
  const write = async (editor: number) => {
    for (let turn = 0; turn < changesEach; turn++) {
      const title = `${editor}.${turn}`;
      sent.set(title, performance.now());
      const { status, ms } = await person.call('POST', `/api/trips/${trip}/todos`, { title });
      if (status !== 200) throw new Error(`A change was answered with ${status}.`);
      written.push(ms);
      // Of different lengths, so that the ten do not fall into step.
      if (pauseMs)
        await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + ((editor * 7 + turn * 3) % 10) / 10)));
    }
  };
  await Promise.all(Array.from({ length: editors }, (_, editor) => write(editor)));
  const all = editors * editors * changesEach;
  for (const deadline = Date.now() + 10_000; heard.length < all && Date.now() < deadline;)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await Promise.all(closes.map((close) => close()));
  return [
    { name: 'POST …/todos, 10 at once', times: written, note: `${written.length} changes to one trip` },
    { name: 'heard by ten, from sending', times: heard, note: `${heard.length} of ${all} messages` },
  ];
}
