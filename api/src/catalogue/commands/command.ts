/** One word of `pnpm catalogue`. */
export interface Command {
  /** How it is called, and what it does. */
  usage: string;
  summary: string;
  /** @returns the exit code */
  run(args: string[]): Promise<number> | number;
}

/** A call that cannot be understood; told with the command's usage. */
export class UsageError extends Error {}
