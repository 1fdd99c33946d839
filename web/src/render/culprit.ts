import { Session } from 'node:inspector';
import { sep } from 'node:path';

/** Pure: of the builds in these folders, the one whose code stands nearest to the failure; null when none does. */
export function culpritIn(stack: string, folders: readonly string[]): string | null {
  const found = folders
    .map((folder) => ({ folder, at: stack.indexOf(folder + sep) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.folder ?? null;
}

/** Milliseconds for a busy thread to be stopped and asked. */
const patience = 400;

type Told = {
  method?: string;
  params?: { scriptId?: string; url?: string; callFrames?: { location: { scriptId: string } }[] };
};

/**
 * Where a thread is that comes to no end: its debugger can stop it in the middle of a loop, which nothing else can.
 * @returns the files on its stack, the innermost first; '' when it does not say in time
 */
export function stackOfBusy(threadId: number): Promise<string> {
  const session = new Session();
  session.connect();
  return new Promise<string>((resolve) => {
    const files = new Map<string, string>();
    let attached: string | null = null;
    const say = (id: number, method: string) =>
      attached &&
      session.post('NodeWorker.sendMessageToWorker', {
        sessionId: attached,
        message: JSON.stringify({ id, method }),
      });
    const done = (stack: string) => {
      clearTimeout(timer);
      // A thread that its debugger holds cannot even be ended.
      say(3, 'Debugger.disable');
      session.disconnect();
      resolve(stack);
    };
    const timer = setTimeout(() => done(''), patience);
    session.on('NodeWorker.attachedToWorker', ({ params }) => {
      if (!new RegExp(`\\bworker ${threadId}\\b`).test(params.workerInfo.title)) return;
      attached = params.sessionId;
      say(1, 'Debugger.enable');
      say(2, 'Debugger.pause');
    });
    session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
      const { method, params: told = {} } = JSON.parse(params.message) as Told;
      if (method === 'Debugger.scriptParsed') files.set(told.scriptId ?? '', told.url ?? '');
      if (method !== 'Debugger.paused') return;
      done((told.callFrames ?? []).map(({ location }) => files.get(location.scriptId) ?? '').join('\n'));
    });
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false }, (error) => error && done(''));
  }).catch(() => '');
}
