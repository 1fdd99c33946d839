/** What the page server writes into every page, once: `<script type="application/json" id="tabi-page">`. */
export type RemoteBuild = {
  /** The build's folder, absolute path without the trailing slash: `/_mf/mf-blog/1a2b3c`. */
  base: string;
  /** The container's global. */
  container: string;
  styles: string[];
};

export type PageData = {
  /** Newest first: the one to load, then those to fall back to. */
  remotes: Record<string, RemoteBuild[]>;
  /** Modules the server rendered with, to be here before the page comes to life: `[remote, expose]`. */
  used: [string, string][];
  /** Answers of the API, by call key. */
  answers: Record<string, unknown>;
  theme: 'light' | 'dark';
  currency: string;
  /** The server could not find what the address names. */
  notFound: boolean;
};

/** @throws when the page has no data: it was not made by the page server */
export function readPageData(): PageData {
  const element = document.getElementById('tabi-page');
  if (!element?.textContent) throw new Error('The page came without its data.');
  return JSON.parse(element.textContent) as PageData;
}
