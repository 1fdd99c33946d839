import type { RemoteBuild } from '@tabi/shared/federation';
import { mendStylesheets } from './mend-stylesheets.ts';

const build = (id: string, sheet: string): RemoteBuild => ({
  base: `/_mf/mf-blog/${id}`,
  container: `mf_blog_${id}`,
  styles: [`../by-content/${sheet}`],
  integrity: { [`../by-content/${sheet}`]: `sha256-${sheet}` },
});
const remotes = { 'mf-blog': [build('new', 'a.css'), build('same', 'a.css'), build('old', 'b.css')] };
const hrefs = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const last = () => [...document.querySelectorAll('link')].at(-1) as HTMLLinkElement;
const fail = (link: HTMLLinkElement) => link.dispatchEvent(new Event('error'));

beforeEach(() => (document.head.innerHTML = '<link rel="stylesheet" href="/_mf/mf-blog/by-content/a.css">'));

it('a sheet that failed is asked for by another address, then the one of a build before that has another', () => {
  const tell = jest.fn();
  mendStylesheets({ remotes, tell });
  expect(hrefs()).toEqual(['/_mf/mf-blog/by-content/a.css', '/_mf/~1/mf-blog/by-content/a.css']);
  expect(last().integrity).toBe('sha256-a.css');
  fail(last());
  expect(hrefs()).toEqual(['/_mf/mf-blog/by-content/a.css', '/_mf/mf-blog/by-content/b.css']);
  expect(last().integrity).toBe('sha256-b.css');
  fail(last());
  expect(hrefs()).toEqual(['/_mf/mf-blog/by-content/a.css']);
});

it('is told of once, for the newest build that has it', () => {
  const tell = jest.fn();
  mendStylesheets({ remotes, tell });
  fail(document.querySelector('link') as HTMLLinkElement);
  expect(tell).toHaveBeenCalledTimes(1);
  expect(tell).toHaveBeenCalledWith(
    expect.objectContaining({ build: remotes['mf-blog'][0], part: 'styles', kind: 'load' }),
  );
});

it('one that comes later is mended when it fails, and what is no remote’s is left alone', () => {
  const tell = jest.fn();
  document.head.innerHTML = '';
  mendStylesheets({ remotes, tell });
  document.head.innerHTML =
    '<link rel="stylesheet" href="/mine.css"><link rel="stylesheet" href="/_mf/mf-blog/by-content/b.css">';
  for (const link of document.querySelectorAll('link')) fail(link);
  expect(tell.mock.calls.map(([told]: [{ build: RemoteBuild }]) => told.build.container)).toEqual(['mf_blog_old']);
});
