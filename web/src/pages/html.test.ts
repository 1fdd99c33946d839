import type { Release } from '@tabi/releases';
import type { PageData, Wakes } from '@tabi/shared/federation';
import { sourceOf } from './page-policy.ts';
import { documentOf, inlineOf, type PageParts } from './html.ts';

const shell: Release = {
  app: 'shell',
  buildId: 'abcd',
  folder: '/nowhere',
  base: '/_mf/shell/abcd',
  container: 'shell',
  assets: { scripts: ['main.js'], styles: ['styles.css'], fonts: [], exposes: {} },
};
const data: Omit<PageData, 'answers'> = {
  remotes: {},
  apps: {},
  used: [],
  theme: 'light',
  followsDevice: false,
  currency: 'USD',
  notFound: false,
  webApp: false,
};
const parts: PageParts = {
  theme: 'light',
  followsDevice: false,
  motion: 'device',
  head: { title: 'x' },
  address: 'http://tabi/x',
  origin: 'http://tabi',
  card: '/art/card.jpg',
  shell,
  remotes: [],
  carried: {},
  wake: null,
  wakes: 'at-once',
  html: '',
  isDown: false,
  data,
  answers: '{}',
};
const page = (title: string, answers: unknown = {}, jsonLd?: Record<string, unknown>, followsDevice = false) =>
  documentOf({
    theme: followsDevice ? 'light' : 'dark',
    followsDevice,
    motion: 'device',
    head: { title, jsonLd },
    address: 'http://tabi/x',
    origin: 'http://tabi',
    card: '/art/card.jpg',
    shell,
    remotes: [],
    carried: {},
    wake: null,
    wakes: 'at-once',
    isDown: false,
    html: '<p>Hello</p>',
    data,
    answers: JSON.stringify(answers),
  });

describe('the document', () => {
  it('fetches what brings it to life after what is to be seen', () => {
    const assets = { scripts: ['remoteEntry.js'], styles: [], fonts: [], exposes: { routes: ['routes.js'] } };
    const release: Release = { ...shell, app: 'mf-x', base: '/_mf/mf-x/ef', container: 'x', assets };
    const html = documentOf({ ...parts, remotes: [{ release, exposes: ['routes'] }] });
    const preloads = html.match(/<link rel="preload" as="script"[^>]*>/g) ?? [];
    expect(preloads).toHaveLength(2);
    for (const preload of preloads) expect(preload).toContain('fetchpriority="low"');
  });

  it.each<Wakes>(['once-read', 'once-drawn'])(
    'asks for no script of its own accord where it is seen without, and says what to run %s',
    (wakes) => {
      const assets = {
        ...{ scripts: ['remoteEntry.js'], styles: [], fonts: [], exposes: { routes: ['routes.js'] } },
        digests: { 'browser/routes.js': 'sha256-ab' },
      };
      const release: Release = { ...shell, app: 'mf-x', base: '/_mf/mf-x/ef', container: 'x', assets };
      const html = documentOf({ ...parts, remotes: [{ release, exposes: ['routes'] }], wake: 'wakeUp()', wakes });
      expect(html).not.toMatch(/<script[^>]* src=|as="script"/);
      expect(html.indexOf('>wakeUp()</script>')).toBeLessThan(html.indexOf('rel="stylesheet"'));
      const [, named = ''] = new RegExp(`id="tabi-scripts" data-wakes="${wakes}">(.*)</script>`).exec(html) ?? [];
      expect(JSON.parse(named)).toEqual({
        first: [{ src: '/_mf/shell/abcd/main.js' }],
        soon: [{ src: '/_mf/mf-x/ef/remoteEntry.js' }, { src: '/_mf/mf-x/ef/routes.js', integrity: 'sha256-ab' }],
      });
    },
  );

  it('carries what it is told to of a stylesheet, where the sheet stood, and names the whole one as if for print', () => {
    const assets = {
      scripts: [],
      styles: ['x.css'],
      fonts: [],
      exposes: {},
      digests: { 'browser/x.css': 'sha256-ab' },
    };
    const release: Release = { ...shell, app: 'mf-x', base: '/_mf/mf-x/ef', container: 'x', assets };
    const html = documentOf({
      ...parts,
      remotes: [{ release, exposes: [] }],
      carried: {
        shell: { 'styles.css': { css: 'p{margin:0}', isWhole: true } },
        'mf-x': { 'x.css': { css: '.a{top:0}', isWhole: false } },
      },
    });
    expect(html.match(/<style.*<\/style>|<link rel="stylesheet".*>/g)).toEqual([
      '<style>p{margin:0}</style>',
      '<style>.a{top:0}</style>',
      '<link rel="stylesheet" href="/_mf/mf-x/ef/x.css" integrity="sha256-ab" media="print" data-precedence="default">',
    ]);
  });

  it('leaves it to a shell that asks for whole sheets itself when that is', () => {
    const html = documentOf({
      ...parts,
      wake: "document.querySelectorAll('style[data-sheet]')",
      wakes: 'once-read',
      carried: { shell: { 'styles.css': { css: 'p{margin:0}', isWhole: false } } },
    });
    expect(html.match(/<style.*<\/style>|<link rel="stylesheet".*>/g)).toEqual([
      '<style data-sheet="/_mf/shell/abcd/styles.css" data-sheet-of="shell">p{margin:0}</style>',
    ]);
  });

  it('names its scripts where it is nothing without them', () => {
    const html = documentOf({ ...parts, wake: 'wakeUp()', wakes: 'at-once' });
    expect(html).toContain('>wakeUp()</script>');
    expect(html).toMatch(/<script defer [^>]*src="\/_mf\/shell\/abcd\/main.js"/);
    expect(html).not.toContain('tabi-scripts');
  });

  it('lets no title become markup', () => {
    expect(page('</title><script>alert(1)</script>')).not.toContain('<script>alert');
  });

  it('names the one address of what it shows, where it is shown at another one too', () => {
    const html = documentOf({
      theme: 'light',
      followsDevice: false,
      motion: 'device',
      head: { title: 'x', canonical: '/destinations/kyoto/attractions/gion' },
      address: 'http://tabi/pointOfInterest/gion',
      origin: 'http://tabi',
      card: '/art/card.jpg',
      shell,
      remotes: [],
      carried: {},
      wake: null,
      wakes: 'at-once',
      isDown: false,
      html: '',
      data,
      answers: '{}',
    });
    expect(html).toContain('<link rel="canonical" href="http://tabi/destinations/kyoto/attractions/gion">');
  });

  it('is found again by the address that it names, where that is more than its path', () => {
    const html = documentOf({
      theme: 'light',
      followsDevice: false,
      motion: 'device',
      head: { title: 'x', address: '/itinerary/x/shared?token="a' },
      address: 'http://tabi/itinerary/x/shared',
      origin: 'http://tabi',
      card: '/art/card.jpg',
      shell,
      remotes: [],
      carried: {},
      wake: null,
      wakes: 'at-once',
      isDown: false,
      html: '',
      data,
      answers: '{}',
    });
    expect(html).toContain('<meta property="og:url" content="http://tabi/itinerary/x/shared?token=&quot;a">');
    expect(html).toContain('<link rel="canonical" href="http://tabi/itinerary/x/shared">');
  });

  it('has a picture for links to it: its own, else the card of the house, and none where nobody is to find it', () => {
    const pictureOf = (head: object) =>
      /<meta property="og:image" content="([^"]*)">/.exec(documentOf({ ...parts, head: { title: 'x', ...head } }))?.[1];
    expect([{}, { image: '/art/own.jpg' }, { noindex: true }, { isPrivate: true }].map(pictureOf)).toEqual([
      'http://tabi/art/card.jpg',
      'http://tabi/art/own.jpg',
      undefined,
      undefined,
    ]);
  });

  it('lets no data end its element', () => {
    expect(page('x', { text: '</script><script>alert(1)</script>' })).not.toContain('</script><script>alert');
  });

  it('hands the browser what the API answered beside what the page is made of', () => {
    const written = /id="tabi-page">(.*)<\/script>/.exec(page('x', { text: 'a < b' }))?.[1] ?? '';
    expect(JSON.parse(written)).toEqual({ ...data, answers: { text: 'a < b' } });
  });

  it('carries the theme, so that nothing flashes', () => {
    expect(page('x')).toContain('<html lang="en" data-theme="dark">');
  });

  it('asks the device before anything is painted, when the device decides', () => {
    const html = page('x', {}, undefined, true);
    expect(html.indexOf('prefers-color-scheme')).toBeGreaterThan(0);
    expect(html.indexOf('prefers-color-scheme')).toBeLessThan(html.indexOf('stylesheet'));
    expect(html).toContain('<script>if(matchMedia');
    expect(page('x')).not.toContain('prefers-color-scheme');
  });

  it('completes the paths in JSON-LD, and only those', () => {
    const html = page('x', {}, { url: '/blog', list: [{ item: '/' }], sameAs: 'https://example.org/', name: 'A/B' });
    expect(html).toContain(
      '{"url":"http://tabi/blog","list":[{"item":"http://tabi/"}],"sameAs":"https://example.org/","name":"A/B"}',
    );
  });

  it('leaves what somebody wrote in JSON-LD as it is, even if it looks like a path', () => {
    const html = page('x', {}, { '@id': '/blog', reviewBody: '/ten, would go again' });
    expect(html).toContain('{"@id":"http://tabi/blog","reviewBody":"/ten, would go again"}');
  });

  it('names by its digest each text in it that takes effect, and nothing that came with what it shows', () => {
    const whole: PageParts = {
      ...parts,
      followsDevice: true,
      wake: 'wakeUp()',
      carried: { shell: { 'styles.css': { css: 'p{margin:0}', isWhole: true } } },
      html: '<script>theirs()</script><style>b{color:red}</style>',
    };
    const html = documentOf(whole);
    const own = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text);
    const ours = (tag: string, theirs: string) =>
      own(tag)
        .filter((text) => text !== theirs)
        .map(sourceOf);
    const { scripts, styles } = inlineOf(whole);
    expect([scripts.length, styles.length]).toEqual([2, 1]);
    expect(ours('script', 'theirs()')).toEqual(scripts);
    expect(ours('style', 'b{color:red}')).toEqual(styles);
    expect(own('script')).toContain('theirs()');
  });
});
