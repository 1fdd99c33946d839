import { createContext, useContext, type ReactNode } from 'react';

/** How the host brings remotes' modules; the same on the server and in the browser. */
export type RemoteLoader = {
  /** The module if it is here already. */
  peek(remote: string, expose: string): unknown;
  /** One promise for all who wait. Rejects with RemoteError, and stays so until `forget`. */
  load(remote: string, expose: string): Promise<unknown>;
  /** Lets what failed be tried again. */
  forget(remote: string): void;
  /** URLs of the remote's stylesheets. */
  styles(remote: string): string[];
  /** The stylesheets of the build that a part of the remote is of. */
  stylesOf?(remote: string, part: string): { href: string; integrity?: string | undefined }[];
  /** Tries a part that failed once more, in the background. Resolves with whether it can be shown by now. */
  heal?(remote: string, part: string): Promise<boolean>;
  /** A part threw while it was shown. @returns whether an earlier build takes its place */
  stepBack?(remote: string, part: string, error: unknown): boolean;
  /** The path of a page by its name, whichever app it belongs to. */
  pathOf?(page: string): string | undefined;
  /** Tells those who can mend it that something of a remote could not be shown. */
  report?(remote: string, error: unknown): void;
  /** The parts of the page are marked with the app that owns them, for its developers. */
  marks?: boolean;
};

const RemotesContext = createContext<RemoteLoader | null>(null);

export function RemotesProvider({ loader, children }: { loader: RemoteLoader; children: ReactNode }) {
  return <RemotesContext value={loader}>{children}</RemotesContext>;
}

export function useRemotes(): RemoteLoader {
  const loader = useContext(RemotesContext);
  if (!loader) throw new Error('Wrap the app in RemotesProvider.');
  return loader;
}
