import { setTimeout } from 'node:timers/promises';
import type { TraceEvent } from './blocked-in.ts';
import type { PageKind } from './page-kinds.ts';
import { openPipe, type Pipe } from './pipe.ts';

/** Nothing can be asked of a page that nobody drives: it has this long, from when its navigation begins, to come to life by itself. */
const watchedMs = 10_000;
const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
  'v8',
  'v8.execute',
  'disabled-by-default-v8.compile',
];

type SendToPage = ReturnType<Pipe['sendTo']>;

async function openPage({ send, sendTo }: Pipe): Promise<SendToPage> {
  const { targetInfos } = await send('Target.getTargets');
  const page = targetInfos.find(({ type }) => type === 'page');
  if (!page) throw new Error('Chromium opened no page.');
  const { sessionId } = await send('Target.attachToTarget', { targetId: page.targetId, flatten: true });
  return sendTo(sessionId);
}

/** A phone whose processor is a quarter of this one. */
async function becomePhone(sendToPage: SendToPage): Promise<void> {
  const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
  await sendToPage('Emulation.setDeviceMetricsOverride', screen);
  await sendToPage('Emulation.setTouchEmulationEnabled', { enabled: true });
  await sendToPage('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/**
 * The trace of one visit, in a browser of its own, so that nothing is cached. Neither Runtime nor Page is enabled and nothing is
 * evaluated: what Playwright and Lighthouse run in a page costs it tasks of 70 ms, and V8 the positions in every source.
 */
export async function traceVisit(program: string, url: string, cookies: PageKind['cookies']): Promise<TraceEvent[]> {
  const pipe = await openPipe(program);
  try {
    const sendToPage = await openPage(pipe);
    await becomePhone(sendToPage);
    if (cookies) await pipe.send('Storage.setCookies', { cookies });
    const events: TraceEvent[] = [];
    pipe.on<{ value: TraceEvent[] }>('Tracing.dataCollected', ({ value }) => {
      for (const event of value) events.push(event);
    });
    const traceConfig = { includedCategories: categories, excludedCategories: ['*'] };
    await pipe.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    const [{ errorText }] = await Promise.all([sendToPage('Page.navigate', { url }), setTimeout(watchedMs)]);
    if (errorText) throw new Error(`${url} did not open: ${errorText}.`);
    await Promise.all([pipe.next('Tracing.tracingComplete'), pipe.send('Tracing.end')]);
    return events;
  } finally {
    await pipe.close();
  }
}
