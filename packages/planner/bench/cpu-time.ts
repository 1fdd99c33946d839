/** Milliseconds of processor time that this process has used: what else the machine does is left out. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

export function timed<T>(work: () => T): { result: T; ms: number } {
  const began = cpuMs();
  const result = work();
  return { result, ms: cpuMs() - began };
}
