type Scheduling = { scheduler?: { yield?: () => Promise<void> } };

/** Lets the browser do what is more urgent, and goes on right after. */
export const pause = (): Promise<void> =>
  (globalThis as Scheduling).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
