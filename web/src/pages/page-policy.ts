import { createHash } from 'node:crypto';

/** What stands in a page as text and takes effect there, each as the source expression of its digest. */
export interface Inline {
  scripts: string[];
  styles: string[];
}

export const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** For answers in which nothing stands as text. */
export const nothingInline: Inline = { scripts: [], styles: [] };

/** An element that scripts make and fill rule by rule begins with this: libraries of components style what they lay over the page so. */
const emptyStyle = sourceOf('');

/** Where developers serve builds of their own. */
const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*'];

interface Allowed {
  /** Origins whose pages may stand in a frame. */
  frames?: string[] | undefined;
  /** Origins that maps have their streets from. */
  streets?: string[] | undefined;
  dev: boolean;
}

/**
 * What a page may do: run and be styled by our files, and by those texts in it that the server has put there, by their digests.
 * So an answer is the same for everybody, and nothing that somebody else writes into it takes effect.
 */
export const pagePolicy =
  ({ frames = [], streets = [], dev }: Allowed) =>
  ({ scripts, styles }: Inline) => ({
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts, ...(dev ? ownMachine : [])],
      styleSrc: ["'self'", emptyStyle, ...styles, ...(dev ? ownMachine : [])],
      // Sizes and tints of single pictures; no rule can come in this way.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'https:'],
      connectSrc: ["'self'", ...streets, ...(dev ? ownMachine : [])],
      frameSrc: frames.length > 0 ? frames : ["'none'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
    },
  });
