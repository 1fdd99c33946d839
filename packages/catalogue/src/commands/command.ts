/** One word of `pnpm catalogue`. */
export interface Command {
  /** How it is called, and what it does. */
  usage: string;
  summary: string;
  /**
   * @param say prints a line
   * @returns the exit code
   */
  run(args: string[], say: (line: string) => void): Promise<number> | number;
}

/** A call that cannot be understood; told with the command's usage. */
export class UsageError extends Error {}
