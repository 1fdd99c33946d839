import type { FastifyReply } from 'fastify';

/** Server-sent events to one reader. */
export interface EventStream {
  send(event: string, data: unknown, id?: number): void;
  /** Runs `work` with every heartbeat. */
  onBeat(work: () => Promise<void>, failed: (error: unknown) => void): void;
  onEnd(work: () => void): void;
  end(): void;
}

const beatMs = 20_000;
/** Who reads so slowly that this waits for them is let go; they come back where they stopped. */
const mostBytesWaiting = 1_000_000;

/** Takes the answer over from Fastify. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  const beats: (() => void)[] = [];
  const ends: (() => void)[] = [];
  let over = false;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Nothing else will be asked on it: a closing server does not wait for it.
    connection: 'close',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  const end = () => {
    if (over) return;
    over = true;
    clearInterval(timer);
    for (const work of ends) work();
    raw.end();
  };
  const write = (text: string) => {
    if (over) return;
    raw.write(text);
    if (raw.writableLength > mostBytesWaiting) end();
  };
  // The comment keeps proxies from closing a quiet line, and finds readers that have gone.
  const timer = setInterval(() => {
    write(': still here\n\n');
    for (const work of beats) work();
  }, beatMs);
  raw.on('close', end);
  raw.on('error', end);
  write('retry: 2000\n\n');
  return {
    send: (event, data, id) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    onBeat: (work, failed) => beats.push(() => void work().catch(failed)),
    onEnd: (work) => (over ? work() : void ends.push(work)),
    end,
  };
}
