import type { ComponentType } from 'react';
import type { RemoteLoader } from '../federation/remotes-context.tsx';

/** Remotes that lend these widgets, each here already. */
export const lending = (widgets: Record<string, ComponentType<never>>): RemoteLoader => ({
  peek: () => widgets,
  load: () => Promise.resolve(widgets),
  forget: () => undefined,
  styles: () => [],
});
