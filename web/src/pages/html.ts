import { addressOf, type Release } from '@tabi/releases';
import type { LaterScripts, NamedScript, PageData, PageHead, Wakes } from '@tabi/shared/federation';
import type { CarriedSheets } from './carried-styles.ts';
import { sourceOf, type Inline } from './page-policy.ts';
import type { VisitorLook } from './visitor-look.ts';

export const escapeText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
/** JSON inside a script element: nothing in it may end the element or open a comment. */
const escapeWritten = (json: string) =>
  json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
const escapeJson = (value: unknown) => escapeWritten(JSON.stringify(value));

/** Where JSON-LD names pages and pictures; elsewhere a slash is somebody's own word. */
const namingKeys = new Set(['@id', 'url', 'item', 'image', 'mainEntityOfPage']);

/** JSON-LD for machines that read it away from the page: its paths become addresses. */
const withAddresses = (jsonLd: Record<string, unknown>, origin: string): unknown =>
  JSON.parse(JSON.stringify(jsonLd), (key, value: unknown) =>
    namingKeys.has(key) && typeof value === 'string' && /^\/(?!\/)/.test(value) ? origin + value : value,
  );

export type PageParts = {
  theme: 'light' | 'dark';
  /** The device decides, which only the browser can ask. */
  followsDevice: boolean;
  formats?: VisitorLook['formats'];
  motion: VisitorLook['motion'];
  head: PageHead & { title: string };
  /** The page's own address, absolute. */
  address: string;
  origin: string;
  /** The picture of links to pages that name none of their own. */
  card: string;
  shell: Release;
  /** What stands in the head as text and asks for the scripts; builds of the shell from before have none. */
  wake: string | null;
  /** A page that can be read without the app has its scripts run later. */
  wakes: Wakes;
  /** The remotes whose code the page needs, and what of theirs. */
  remotes: { release: Release; exposes: string[] }[];
  /** What the page carries of the stylesheets of each app, so that nothing is waited for before it is seen. */
  carried: Record<string, CarriedSheets>;
  html: string;
  /** The page's own part could not be rendered here: whoever has no script is told. */
  isDown: boolean;
  /** Goes into `#tabi-page`. */
  data: Omit<PageData, 'answers'>;
  /** Goes there too, as the JSON that it has come as. */
  answers: string;
};

function metadata({ head, address, origin, card }: PageParts): string {
  const { title, description, noindex, isPrivate, jsonLd, feeds = [] } = head;
  const image = head.image ?? (noindex || isPrivate ? undefined : card);
  const rows = [
    `<title>${escapeText(title)}</title>`,
    description && `<meta name="description" content="${escapeText(description)}">`,
    `<link rel="canonical" href="${escapeText(head.canonical ? origin + head.canonical : address)}">`,
    `<meta property="og:title" content="${escapeText(title)}">`,
    `<meta property="og:site_name" content="Tabi">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:url" content="${escapeText(head.address ? origin + head.address : address)}">`,
    description && `<meta property="og:description" content="${escapeText(description)}">`,
    image &&
      `<meta property="og:image" content="${escapeText(origin + image)}"><meta name="twitter:card" content="summary_large_image">`,
    ...feeds.map(
      (feed) =>
        `<link rel="alternate" type="${escapeText(feed.type)}" title="${escapeText(feed.title)}" href="${escapeText(origin + feed.path)}">`,
    ),
    noindex && '<meta name="robots" content="noindex">',
    jsonLd && `<script type="application/ld+json">${escapeJson(withAddresses(jsonLd, origin))}</script>`,
  ];
  return rows.filter(Boolean).join('\n');
}

/** A file of a build; a browser that gets other bytes than were released throws them away. */
function named({ base, assets }: Release, file: string): NamedScript {
  const digest = assets.digests?.[`browser/${file}`];
  return { src: addressOf(base, file), ...(digest ? { integrity: digest } : {}) };
}

const integrity = (release: Release, file: string): string => {
  const { integrity: digest } = named(release, file);
  return digest ? ` integrity="${digest}"` : '';
};

const scriptsOf = ({ shell, remotes }: PageParts): LaterScripts => ({
  first: shell.assets.scripts.map((file) => named(shell, file)),
  soon: remotes.flatMap(({ release, exposes }) =>
    [...release.assets.scripts, ...exposes.flatMap((expose) => release.assets.exposes[expose] ?? [])].map((file) =>
      named(release, file),
    ),
  ),
});

const marked = ({ src, integrity: digest }: NamedScript, attribute: 'src' | 'href') =>
  `${attribute}="${src}"${digest ? ` integrity="${digest}"` : ''}`;

/** Before the stylesheets, which scripts in the text wait for. */
function wakeOf(parts: PageParts): string {
  if (parts.wake === null) return '';
  const { wakes } = parts;
  const later = `<script type="application/json" id="tabi-scripts" data-wakes="${wakes}">${escapeJson(scriptsOf(parts))}</script>\n`;
  return `${wakes === 'at-once' ? '' : later}<script>${parts.wake}</script>\n`;
}

/** The page is read before it comes to life: the picture goes first. */
const preload = (one: NamedScript) => `<link rel="preload" as="script" fetchpriority="low" ${marked(one, 'href')}>`;

/** Run by the page where it is nothing without them; every other page asks for them itself, once nothing to be seen waits. */
function scripts(parts: PageParts): string[] {
  if (parts.wake !== null && parts.wakes !== 'at-once') return [];
  const { first, soon } = scriptsOf(parts);
  return [...first.map((one) => `<script defer ${marked(one, 'src')}></script>`), ...soon.map(preload)];
}

/**
 * A stylesheet where it stands among the others. Of one that the page carries what it shows of, the whole comes beside, as if for
 * print, so that nothing is kept waiting, until the app makes use of it (`shell/src/federation/whole-sheets.ts`): a shell asks for
 * it once the page is drawn, so that it keeps no picture waiting either.
 */
function sheet(release: Release, file: string, carried: CarriedSheets, wake: string | null): string {
  const { css, isWhole = false } = carried[file] ?? {};
  const { src, integrity: digest } = named(release, file);
  const link = [
    `<link rel="stylesheet" href="${src}"${integrity(release, file)}`,
    ...(css === undefined ? [] : ['media="print"']),
    ...(release.app === 'shell' ? [] : ['data-precedence="default"']),
  ].join(' ');
  if (css === undefined) return `${link}>`;
  if (isWhole) return `<style>${css}</style>`;
  // Builds of the shell from before ask for none.
  if (!wake?.includes('data-sheet')) return `<style>${css}</style>\n${link}>`;
  return `<style data-sheet="${src}"${digest ? ` data-integrity="${digest}"` : ''} data-sheet-of="${release.app}">${css}</style>`;
}

function resources(parts: PageParts): string {
  const { shell, remotes, carried, wake } = parts;
  const own = (file: string) => `${shell.base}/${file}`;
  return [
    '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">',
    `<link rel="apple-touch-icon" href="${own('apple-touch-icon.png')}">`,
    `<link rel="icon" type="image/svg+xml" href="${own('icon.svg')}">`,
    ...[shell, ...remotes.map(({ release }) => release)].flatMap((release) =>
      release.assets.styles.map((file) => sheet(release, file, carried[release.app] ?? {}, wake)),
    ),
    ...shell.assets.fonts
      .filter((font) => font.preload)
      .map((font) => `<link rel="preload" as="font" type="font/woff2" href="${own(font.file)}" crossorigin>`),
    ...scripts(parts),
  ].join('\n');
}

/** Before the first paint, so that nothing flashes. */
const askDevice = `if(matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.dataset.theme='dark'`;

/** For people without script, and for machines that read pages. */
const downNote = (isDown: boolean) =>
  isDown
    ? `<noscript><section role="alert"><h1>This page cannot be shown right now</h1><p>The rest of the site works as usual. Please come back in a minute, or go <a href="/">back to the front page</a>.</p></section></noscript>\n`
    : '';

/** What a visitor gets when no page can be made at all: nothing of any build is in it. */
export const plainPage = (title: string, sentence: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)} · Tabi</title>
</head>
<body>
<main>
<h1>${escapeText(title)}</h1>
<p>${escapeText(sentence)}</p>
<p><a href="/">Back to the front page</a></p>
</main>
</body>
</html>
`;

/** What styles go by before any script runs. */
const settingsOf = ({ motion, formats }: PageParts) =>
  (motion === 'reduced' ? ' data-motion="reduced"' : '') + (formats?.clock === '12h' ? ' data-clock="12h"' : '');

const pageData = ({ data, answers }: PageParts) =>
  escapeWritten(`{"answers":${answers},${JSON.stringify(data).slice(1)}`);

/** The texts in it that take effect, for its policy. */
export const inlineOf = ({ followsDevice, wake, carried }: PageParts): Inline => ({
  scripts: [...(followsDevice ? [askDevice] : []), ...(wake === null ? [] : [wake])].map(sourceOf),
  styles: Object.values(carried).flatMap((sheets) =>
    Object.values(sheets).flatMap(({ css }) => (css === undefined ? [] : [sourceOf(css)])),
  ),
});

/** The whole document. */
export const documentOf = (parts: PageParts): string => `<!doctype html>
<html lang="en" data-theme="${parts.theme}"${settingsOf(parts)}>
<head>
<meta charset="utf-8">
${parts.followsDevice ? `<script>${askDevice}</script>\n` : ''}<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${wakeOf(parts)}${metadata(parts)}
${resources(parts)}
<meta name="theme-color" content="${parts.theme === 'dark' ? '#11161F' : '#FBF8F3'}">
</head>
<body>
${downNote(parts.isDown)}<div id="root">${parts.html}</div>
<script type="application/json" id="tabi-page">${pageData(parts)}</script>
</body>
</html>
`;
