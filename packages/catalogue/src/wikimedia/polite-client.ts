import { setTimeout as sleep } from 'node:timers/promises';

/** What cannot be had for now; the message is for the operator. */
export class SourceProblem extends Error {}

export interface Manners {
  userAgent: string;
  /** Milliseconds between the end of one request and the next: one at a time, as Wikimedia asks. */
  pause: number;
  /** Milliseconds before the first repetition; each further one waits twice as long. */
  firstWait: number;
  tries: number;
  /** Milliseconds for one request. */
  patience: number;
}

/** Longer than this we do not wait, whatever is asked of us: the next run goes on. */
const longestWait = 120_000;
/** Of a file at 1600 px a tenth is usual. */
const mostBytes = 20 * 1024 * 1024;

const waitAskedFor = (answer: Response): number => {
  const seconds = Number(answer.headers.get('retry-after'));
  return Number.isFinite(seconds) ? Math.min(longestWait, Math.max(0, seconds * 1000)) : 0;
};

async function bytesOf(answer: Response, address: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += (part as Uint8Array).length;
    if (length > mostBytes) throw new SourceProblem(`${address} sends more than ${mostBytes >> 20} MB.`);
    parts.push(part as Uint8Array);
  }
  return Buffer.concat(parts);
}

type Try = { done: Buffer } | { again: string; wait: number };

/** Asks one thing at a time, with a name, slowly; comes back when it is told to. */
export function politeClient({ userAgent, pause, firstWait, tries, patience }: Manners) {
  let last: Promise<unknown> = Promise.resolve();

  const once = async (address: string): Promise<Try> => {
    try {
      const answer = await fetch(address, {
        headers: { 'user-agent': userAgent },
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      if (answer.status === 429 || answer.status >= 500)
        return { again: `answered ${answer.status}`, wait: waitAskedFor(answer) };
      if (!answer.ok) throw new SourceProblem(`${address} answered ${answer.status}.`);
      const body = await bytesOf(answer, address);
      // Its databases lag behind: an answer of 200 that asks to come back.
      if (answer.headers.get('mediawiki-api-error') === 'maxlag')
        return { again: 'is busy (maxlag)', wait: waitAskedFor(answer) };
      return { done: body };
    } catch (error) {
      if (error instanceof SourceProblem) throw error;
      const { cause, name } = error as Error & { cause?: { code?: string; message?: string } };
      return { again: `cannot be reached (${cause?.code ?? cause?.message ?? name})`, wait: 0 };
    }
  };

  const ask = async (address: string): Promise<Buffer> => {
    let why = '';
    for (let attempt = 0; attempt < tries; attempt++) {
      const told = await once(address);
      await sleep(pause);
      if ('done' in told) return told.done;
      why = told.again;
      if (attempt + 1 < tries) await sleep(Math.max(told.wait, firstWait * 2 ** attempt));
    }
    throw new SourceProblem(`${address} ${why}, ${tries} times. Run it again later: what has come is kept.`);
  };

  const inTurn = (address: string): Promise<Buffer> => {
    const mine = last.then(() => ask(address));
    last = mine.catch(() => undefined);
    return mine;
  };

  return {
    bytes: inTurn,
    json: async (address: string): Promise<unknown> => {
      const text = (await inTurn(address)).toString('utf8');
      try {
        return JSON.parse(text) as unknown;
      } catch {
        throw new SourceProblem(`${address} does not answer with JSON. Check its address.`);
      }
    },
  };
}
export type PoliteClient = ReturnType<typeof politeClient>;
