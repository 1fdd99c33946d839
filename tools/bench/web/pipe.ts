import { EventEmitter, once } from 'node:events';
import type { Readable } from 'node:stream';
import type { CDPSession } from '@playwright/test';
import { startBrowser } from './own-browser.ts';

type Send = CDPSession['send'];
type Answer = { result?: unknown; error?: { message: string } };
type Message = Answer & { id?: number; method?: string; params?: unknown };

/** The DevTools protocol of a browser of its own, of which nothing is enabled but what is asked for. */
export type Pipe = {
  send: Send;
  /** Sends to what `Target.attachToTarget` attached to, rather than to the browser. */
  sendTo: (sessionId: string) => Send;
  on: <Params>(event: string, hear: (params: Params) => void) => void;
  /** The next event of a name. */
  next: (event: string) => Promise<unknown>;
  close: () => Promise<void>;
};

/** Each message ends with a NUL, wherever the pieces that arrive are cut. */
function readMessages(from: Readable, hear: (message: Message) => void): void {
  let begun = '';
  from.setEncoding('utf8').on('data', (text: string) => {
    const pieces = text.split('\0');
    pieces[0] = `${begun}${pieces[0]}`;
    begun = pieces.pop() ?? '';
    for (const piece of pieces) hear(JSON.parse(piece) as Message);
  });
}

/** Starts a browser, and speaks with it until it is closed; whoever waits for one that ends hears of it. */
export async function openPipe(program: string): Promise<Pipe> {
  const { commands, messages, ended, close } = await startBrowser(program);
  const heard = new EventEmitter();
  readMessages(messages, ({ id, method, params, ...answer }) => {
    if (method) heard.emit(method, params);
    else heard.emit(`answer ${id}`, answer);
  });
  const next = async (event: string): Promise<unknown> => {
    const none = ended.then(() => Promise.reject(new Error(`Chromium ended before its ${event}.`)));
    const [first] = (await Promise.race([once(heard, event), none])) as unknown[];
    return first;
  };
  let lastId = 0;
  const sendWith = (sessionId?: string) =>
    (async (method: string, params: unknown = {}) => {
      const id = (lastId += 1);
      const answered = next(`answer ${id}`);
      commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      const { result, error } = (await answered) as Answer;
      if (error) throw new Error(`Chromium refused ${method}: ${error.message}`);
      return result;
    }) as Send;
  return { send: sendWith(), sendTo: sendWith, on: (event, hear) => void heard.on(event, hear), next, close };
}
