/** How the service worker says that something is not from the network; read by the page. */
export const keptMeta = 'tabi-kept';
/** On a document that was made for another address, of which it is one of several views. */
export const ofOtherMeta = 'tabi-of-other';
export const standInMeta = 'tabi-stand-in';
/** On answers of the API. */
export const keptHeader = 'x-tabi-kept';

/** What pages tell the service worker. */
export type WorkerMessage =
  /** A page that was looked at; addresses of what pages were made of, where the worker did not see them itself. */
  | { kind: 'seen'; page: string | null; parts: string[] }
  | { kind: 'forget-private' }
  /** Answered through the message's port: the shell's build that the worker belongs to. */
  | { kind: 'which-build' };

/** Kept pages that are the same for everybody. */
export const pagesCache = 'tabi-pages';
/** Kept pages and answers that are not for all; the page deletes it where no worker is there to do it. */
export const privateCache = 'tabi-private';
