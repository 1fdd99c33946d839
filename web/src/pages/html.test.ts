import type { Release } from '../releases/release-shelf.ts';
import { documentOf, nonceMark } from './html.ts';

const shell: Release = {
  app: 'shell',
  buildId: 'abcd',
  folder: '/nowhere',
  base: '/_mf/shell/abcd',
  container: 'shell',
  assets: { scripts: ['main.js'], styles: ['styles.css'], fonts: [], exposes: {} },
};
const page = (title: string, data: unknown = {}) =>
  documentOf({
    theme: 'dark',
    head: { title },
    address: 'http://tabi/x',
    origin: 'http://tabi',
    shell,
    remotes: [],
    html: '<p>Hello</p>',
    data,
  });

describe('the document', () => {
  it('lets no title become markup', () => {
    expect(page('</title><script>alert(1)</script>')).not.toContain('<script>alert');
  });

  it('lets no data end its element', () => {
    expect(page('x', { text: '</script><script>alert(1)</script>' })).not.toContain('</script><script>alert');
  });

  it('carries the theme, so that nothing flashes', () => {
    expect(page('x')).toContain('<html lang="en" data-theme="dark">');
  });

  it('gives every script that runs the nonce', () => {
    const running = page('x').match(/<script (?!type="application\/)[^>]*>/g) ?? [];
    expect(running).toHaveLength(1);
    for (const script of running) expect(script).toContain(nonceMark);
  });
});
