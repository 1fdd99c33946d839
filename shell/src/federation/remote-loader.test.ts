import type { RemoteBuild } from '@tabi/shared/federation';
import { createRemoteLoader } from './remote-loader.ts';
import type { Tell } from './remote-parts.ts';
import type { Runtime } from './runtime.ts';
import { createStruckBuilds } from './struck-builds.ts';

const build = (id: string): RemoteBuild => ({
  base: `/_mf/mf-blog/${id}`,
  container: `mf_blog_${id}`,
  styles: [`${id}.css`],
  integrity: { [`${id}.css`]: `sha256-${id}` },
});
const remotes = { 'mf-blog': [build('new'), build('old')] };
type Answer = () => Promise<unknown>;

const patience = { entry: 20, rest: 30, all: 60 };

/** A runtime whose builds answer as told; it writes down what it was asked. */
function fakeRuntime(answers: Record<string, Answer>, there = remotes['mf-blog']) {
  const asked: string[] = [];
  const nothing: Answer = () => Promise.reject(new Error('ScriptNetworkError'));
  const runtime: Runtime = {
    patience,
    builds: async () => there,
    load: ({ base }, expose, attempt, speaks) => {
      const name = `${base.split('/').pop()} ${expose}`;
      asked.push(attempt > 0 ? `${name} ~${attempt}` : name);
      return (answers[name] ?? nothing)().then((module) => {
        speaks();
        return module;
      });
    },
  };
  return { asked, runtime };
}

const widget = { Widget: () => null };
const here: Answer = async () => widget;
const never: Answer = () => new Promise(() => undefined);
const emptied: Answer = async () => ({});
const after =
  (ms: number, answer: Answer): Answer =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return answer();
  };
const loaderOf = (runtime: Runtime, tell?: Tell, known: Record<string, RemoteBuild[]> = remotes) =>
  createRemoteLoader(known, runtime, tell ? { tell } : {});

beforeEach(() => window.sessionStorage.clear());

describe('bringing a remote', () => {
  it('takes the newest build for all that is asked of it', async () => {
    const { runtime, asked } = fakeRuntime({ 'new a': here, 'new b': here });
    const loader = loaderOf(runtime);
    await Promise.all([loader.load('mf-blog', 'a'), loader.load('mf-blog', 'b')]);
    expect(asked).toEqual(['new a', 'new b']);
    expect(loader.peek('mf-blog', 'a')).toBe(widget);
  });

  it('falls back to the build before when the newest cannot be reached, with its stylesheets', async () => {
    const { runtime } = fakeRuntime({ 'old a': here });
    const loader = loaderOf(runtime);
    await expect(loader.load('mf-blog', 'a')).resolves.toBe(widget);
    expect(loader.stylesOf?.('mf-blog', 'a')).toEqual([{ href: '/_mf/mf-blog/old/old.css', integrity: 'sha256-old' }]);
  });

  it('starts the build before beside a newest one that hangs, and takes whichever is there first', async () => {
    const { runtime, asked } = fakeRuntime({ 'new a': after(25, here), 'old a': never });
    const told = jest.fn<void, Parameters<Tell>>();
    await expect(loaderOf(runtime, told).load('mf-blog', 'a')).resolves.toBe(widget);
    expect(asked).toEqual(['new a', 'old a']);
    expect(told.mock.calls.map(([{ build: one, kind }]) => [one.container, kind])).toEqual([['mf_blog_new', 'hang']]);
  });

  it('does not let a build that lost take the place of the one that serves', async () => {
    const other = { Widget: () => null };
    const { runtime } = fakeRuntime({ 'new a': after(40, async () => other), 'old a': here });
    const loader = loaderOf(runtime);
    await loader.load('mf-blog', 'a');
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(loader.peek('mf-blog', 'a')).toBe(widget);
    expect(loader.buildOf('mf-blog')?.container).toBe('mf_blog_old');
  });

  it('gives up at one time, however many builds hang', async () => {
    const many = { 'mf-blog': ['a', 'b', 'c', 'd', 'e', 'f'].map(build) };
    const { runtime, asked } = fakeRuntime(Object.fromEntries('abcdef'.split('').map((id) => [`${id} x`, never])));
    await expect(loaderOf(runtime, undefined, many).load('mf-blog', 'x')).rejects.toMatchObject({ failure: 'timeout' });
    expect(asked.length).toBeLessThan(4);
  });

  it('takes what comes after it was given up, without asking anew', async () => {
    const { runtime, asked } = fakeRuntime({ 'new a': after(90, here), 'old a': never });
    const loader = loaderOf(runtime);
    await expect(loader.load('mf-blog', 'a')).rejects.toMatchObject({ failure: 'timeout' });
    await new Promise((resolve) => setTimeout(resolve, 60));
    await expect(loader.heal?.('mf-blog', 'a')).resolves.toBe(true);
    expect(loader.peek('mf-blog', 'a')).toBe(widget);
    expect(asked).toEqual(['new a', 'old a']);
  });

  it('does not try a build that hung for the next thing that is asked of the remote', async () => {
    const { runtime, asked } = fakeRuntime({ 'new a': never, 'old a': here, 'old b': here });
    const loader = loaderOf(runtime);
    await loader.load('mf-blog', 'a');
    await loader.load('mf-blog', 'b');
    expect(asked).toEqual(['new a', 'old a', 'old b']);
  });

  it('remembers a build that threw for the pages that come, and takes it again rather than none', async () => {
    const first = fakeRuntime({ 'new a': emptied, 'old a': here });
    await loaderOf(first.runtime).load('mf-blog', 'a');
    const second = fakeRuntime({ 'new a': here });
    await expect(loaderOf(second.runtime).load('mf-blog', 'a')).resolves.toBe(widget);
    expect(second.asked).toEqual(['old a', 'new a']);
  });

  it('falls back when the chunk of a page is missing from the newest', async () => {
    const page = { Page: () => null };
    const { runtime } = fakeRuntime({
      'new routes': async () => ({ routes: { blog: { page: () => Promise.reject(new Error('ChunkLoadError')) } } }),
      'old routes': async () => ({ routes: { blog: { page: async () => page } } }),
    });
    await expect(loaderOf(runtime).loadPage('mf-blog', 'blog')).resolves.toMatchObject(page);
  });

  it('says that a module which threw while evaluating is broken, and evaluates it anew the next time', async () => {
    const { runtime, asked } = fakeRuntime({ 'new a': emptied, 'old a': emptied });
    const loader = loaderOf(runtime);
    await expect(loader.load('mf-blog', 'a')).rejects.toMatchObject({ failure: 'broken', remote: 'mf-blog' });
    loader.forget('mf-blog');
    await expect(loader.load('mf-blog', 'a')).rejects.toMatchObject({ failure: 'broken' });
    expect(asked).toEqual(['new a', 'old a', 'new a ~1', 'old a ~1']);
  });

  it('keeps a failure until it is forgotten', async () => {
    const { runtime } = fakeRuntime({});
    const loader = loaderOf(runtime);
    const first = loader.load('mf-blog', 'a');
    await expect(first).rejects.toMatchObject({ failure: 'unreachable' });
    expect(loader.load('mf-blog', 'a')).toBe(first);
    loader.forget('mf-blog');
    expect(loader.load('mf-blog', 'a')).not.toBe(first);
  });

  it('takes a build that came after the page was made when none that it knew is left', async () => {
    const { runtime, asked } = fakeRuntime({ 'newer a': here }, [build('newer'), build('new')]);
    await expect(loaderOf(runtime).load('mf-blog', 'a')).resolves.toBe(widget);
    expect(asked).toEqual(['new a', 'old a', 'newer a']);
  });

  it('says that a remote without any build is unreachable, also when nobody can say which there are', async () => {
    const { runtime } = fakeRuntime({});
    const offline = { ...runtime, builds: () => Promise.reject(new Error('offline')) };
    await expect(loaderOf(offline, undefined, {}).load('mf-blog', 'a')).rejects.toMatchObject({
      failure: 'unreachable',
    });
  });
});

describe('what threw when it was shown', () => {
  it('gives way to the build before, there alone, and the one that threw is told of', async () => {
    const { runtime, asked } = fakeRuntime({ 'new a': here, 'new b': here, 'old a': here });
    const told = jest.fn<void, Parameters<Tell>>();
    const loader = loaderOf(runtime, told);
    await Promise.all([loader.load('mf-blog', 'a'), loader.load('mf-blog', 'b')]);
    expect(loader.stepBack?.('mf-blog', 'a', new Error('no posts'))).toBe(true);
    expect(loader.peek('mf-blog', 'b')).toBe(widget);
    await loader.load('mf-blog', 'a');
    expect(asked).toEqual(['new a', 'new b', 'old a']);
    expect(told.mock.calls.map(([{ part, kind }]) => [part, kind])).toEqual([['a', 'render']]);
    expect(loader.stepBack?.('mf-blog', 'a', new Error('no posts'))).toBe(false);
  });

  it('comes back with a build that was released meanwhile, and not with those that threw', async () => {
    const there = [build('new')];
    const { runtime, asked } = fakeRuntime({ 'new a': here, 'mended a': here }, there);
    const loader = loaderOf(runtime, undefined, { 'mf-blog': [build('new')] });
    await loader.load('mf-blog', 'a');
    loader.stepBack?.('mf-blog', 'a', new Error('no posts'));
    await expect(loader.heal?.('mf-blog', 'a')).resolves.toBe(false);
    there.unshift(build('mended'));
    await expect(loader.heal?.('mf-blog', 'a')).resolves.toBe(true);
    expect(asked).toEqual(['new a', 'mended a']);
  });
});

it('a browser that keeps nothing remembers what failed for the page alone', () => {
  const struck = createStruckBuilds(() => {
    throw new Error('The storage is closed.');
  });
  struck.strike(build('new'), 'eval');
  expect(struck.inOrder(remotes['mf-blog']).map(({ container }) => container)).toEqual(['mf_blog_old', 'mf_blog_new']);
});
