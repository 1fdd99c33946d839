/** A reason why Tabi cannot start, as one sentence that says what is wrong and what to do. Shown without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

/** The last line a program printed, for use inside a sentence. */
export const lastLine = (output: string): string =>
  output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .at(-1) ?? 'no reason given';

const fileProblems: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** Why the system refused a file or folder, in words. */
export const fileProblem = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code && fileProblems[code]) ?? message;
};
