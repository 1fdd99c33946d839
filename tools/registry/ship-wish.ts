/** What somebody asks for who releases an app. */
export type ShipWish = {
  root: string;
  app: string;
  /** A remote that is not in the workspace. */
  from?: string | undefined;
  reason: string;
  actor: string;
  /** For how many of a hundred visitors; for all when left out. */
  canary?: number | undefined;
  /** Why something is left out this time; it goes into the history. */
  withoutBrowser?: string | undefined;
  withoutTrial?: string | undefined;
  say: (line: string) => void;
};
