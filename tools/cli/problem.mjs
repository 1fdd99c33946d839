/** A reason to stop, as one sentence for the person at the terminal: what is wrong, and what to do. */
export class Problem extends Error {}

/** The person stopped us; nothing is wrong. */
export class Interrupted extends Error {}

const causes = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host’s name could not be looked up',
  ETIMEDOUT: 'no answer',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
};

/** Why the system refused, in words. */
export const causeOf = (error) => causes[error.code] ?? error.message;

/** Says what went wrong, and answers the exit code: 130 for a person's Ctrl-C. */
export const report = (error) => {
  if (error instanceof Interrupted) return 130;
  console.error(error instanceof Problem ? error.message : error);
  return 1;
};
