import { expect, type APIRequestContext } from '@playwright/test';
import { test } from '../crossing.ts';
import { planLargeTrip } from '../itinerary/large-trip.ts';
import { publicPages } from './site-map.ts';

test.use({ crosses: 'every remote' });

/** KiB on the wire, and how many answers: what is asked for before a page is seen as it is meant, and the scripts after it. */
const most = { document: 30, styles: 10, fonts: 50, scripts: 165, requests: 8 };

type Kind = 'styles' | 'fonts' | 'scripts';

/** What the document itself names: the same in every run, whatever the machine does. */
function namedIn(html: string): { kind: Kind; address: string }[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(/<(?:link|script)\s[^>]*>/g)].flatMap(([tag]) => {
    const address = /(?:href|src)="(\/_mf\/[^"]+)"/.exec(tag)?.[1];
    // What comes as if for print keeps nothing waiting.
    const kind: Kind | null = /rel="stylesheet"(?!.*media="print")/.test(tag)
      ? 'styles'
      : /as="font"/.test(tag)
        ? 'fonts'
        : /<script|as="script"/.test(tag)
          ? 'scripts'
          : null;
    return address && kind ? [{ kind, address }] : [];
  });
}

type Later = Record<'first' | 'soon', { src: string }[]>;

/** What the page runs once it is wanted. */
function scriptsOf(html: string): { kind: Kind; address: string }[] {
  const later = /<script type="application\/json" id="tabi-scripts"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
  if (!later) return [];
  const { first, soon } = JSON.parse(later) as Later;
  return [...first, ...soon].map(({ src }) => ({ kind: 'scripts', address: src }));
}

const sizes = new Map<string, Promise<number>>();

async function weigh(request: APIRequestContext, address: string): Promise<number> {
  const answer = await request.get(address, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status(), address).toBe(200);
  const told = Number(answer.headers()['content-length']);
  return (told || (await answer.body()).length) / 1024;
}

const sizeOf = (request: APIRequestContext, address: string): Promise<number> => {
  const known = sizes.get(address) ?? weigh(request, address);
  sizes.set(address, known);
  return known;
};

test('what a first visit waits for stays within its bytes and requests on every page', async ({ request }) => {
  for (const { name, path } of await publicPages(request)) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    const html = await answer.text();
    const named = namedIn(html);
    const later = scriptsOf(html);
    expect.soft(later.length, `scripts that ${name} says to run later`).toBeGreaterThan(1);
    const weight = { styles: 0, fonts: 0, scripts: 0 };
    for (const { kind, address } of [...named, ...later]) weight[kind] += await sizeOf(request, address);
    // As nearly everybody gets it: who is the first or second to read a page as it is now gets a tenth more.
    await expect
      .poll(() => weigh(request, path), { message: `document of ${name}` })
      .toBeLessThanOrEqual(most.document);
    expect.soft(weight.styles, `styles of ${name}`).toBeLessThanOrEqual(most.styles);
    expect.soft(weight.fonts, `fonts of ${name}`).toBeLessThanOrEqual(most.fonts);
    expect.soft(weight.scripts, `scripts of ${name}`).toBeLessThanOrEqual(most.scripts);
    expect.soft(named.filter(({ kind }) => kind === 'scripts').length, `scripts in the head of ${name}`).toBe(0);
    expect.soft(named.length + 1, `requests of ${name}`).toBeLessThanOrEqual(most.requests);
  }
});

test('an itinerary of one’s own is seen before its scripts and the whole of its remote’s styles are here', async ({
  browser,
  baseURL,
}) => {
  const trip = await planLargeTrip(browser, String(baseURL), 3);
  const owner = await browser.newContext({ storageState: trip.state });
  const html = await (await owner.request.get(baseURL + trip.path)).text();
  const named = namedIn(html);
  const styles = named.filter(({ kind }) => kind === 'styles');
  expect(named.filter(({ kind }) => kind === 'scripts')).toEqual([]);
  expect(scriptsOf(html).length).toBeGreaterThan(1);
  expect(styles.filter(({ address }) => address.startsWith('/_mf/mf-planner/'))).toEqual([]);
  const sizes = await Promise.all(styles.map(({ address }) => sizeOf(owner.request, address)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most.styles);
  expect(html).toContain('data-sheet-of="mf-planner"');
  await owner.close();
});
