import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { whileWaiting } from './while-waiting.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- React's own bound of what can be lazy
type AnyComponent = ComponentType<any>;

/**
 * A component that is fetched when it is first shown: `lazyNamed(() => import('./dialog.tsx'), 'Dialog')`. Who has pressed for it
 * and waits is told so.
 */
export const lazyNamed = <M, N extends keyof M>(
  load: () => Promise<M>,
  name: N,
): LazyExoticComponent<Extract<M[N], AnyComponent>> =>
  lazy(async () => ({ default: (await whileWaiting(load()))[name] as Extract<M[N], AnyComponent> }));
