import type { RemoteBuild } from '@tabi/shared/federation';
import { createRemoteLoader } from './remote-loader.ts';

const build = (id: string): RemoteBuild => ({
  base: `/_mf/mf-blog/${id}`,
  container: `mf_blog_${id}`,
  styles: [`${id}.css`],
});
const remotes = { 'mf-blog': [build('new'), build('old')] };
type Answer = () => Promise<unknown>;

/** A runtime whose builds answer as told; it writes down what it was asked. */
function fakeRuntime(answers: Record<string, Answer>) {
  const asked: string[] = [];
  let current = '';
  const nothing: Answer = () => Promise.reject(new Error('ScriptNetworkError'));
  return {
    asked,
    runtime: {
      timeout: 50,
      builds: async () => remotes['mf-blog'],
      place: (_remote: string, { base }: RemoteBuild, attempt: number) => {
        current = base.split('/').pop() ?? '';
        asked.push(`${current} ~${attempt}`);
      },
      load: (_remote: string, expose: string) => {
        asked.push(expose);
        return (answers[`${current} ${expose}`] ?? nothing)();
      },
    },
  };
}

const widget = { Widget: () => null };
const never = () => new Promise<unknown>(() => undefined);

describe('bringing a remote', () => {
  it('takes the newest build, and the next module from the same one', async () => {
    const { runtime, asked } = fakeRuntime({ 'new a': async () => widget, 'new b': async () => widget });
    const loader = createRemoteLoader(remotes, runtime);
    await loader.load('mf-blog', 'a');
    await loader.load('mf-blog', 'b');
    expect(asked).toEqual(['new ~0', 'a', 'b']);
  });

  it('puts a build in place once for modules that are asked side by side', async () => {
    const { runtime, asked } = fakeRuntime({ 'new a': async () => widget, 'new b': async () => widget });
    const loader = createRemoteLoader(remotes, runtime);
    await Promise.all([loader.load('mf-blog', 'a'), loader.load('mf-blog', 'b')]);
    expect(asked).toEqual(['new ~0', 'a', 'b']);
  });

  it('falls back once for modules that fail side by side', async () => {
    const { runtime, asked } = fakeRuntime({ 'old a': async () => widget, 'old b': async () => widget });
    const loader = createRemoteLoader(remotes, runtime);
    await Promise.all([loader.load('mf-blog', 'a'), loader.load('mf-blog', 'b')]);
    expect(asked).toEqual(['new ~0', 'a', 'b', 'old ~0', 'a', 'b']);
  });

  it('falls back to the build before when the newest cannot be reached', async () => {
    const { runtime } = fakeRuntime({ 'old a': async () => widget });
    const loader = createRemoteLoader(remotes, runtime);
    await expect(loader.load('mf-blog', 'a')).resolves.toBe(widget);
    expect(loader.styles('mf-blog')).toEqual(['/_mf/mf-blog/old/old.css']);
  });

  it('falls back when the newest never answers', async () => {
    const { runtime } = fakeRuntime({ 'new a': never, 'old a': async () => widget });
    await expect(createRemoteLoader(remotes, runtime).load('mf-blog', 'a')).resolves.toBe(widget);
  });

  it('falls back when the chunk of a page is missing from the newest', async () => {
    const page = { Page: () => null };
    const { runtime } = fakeRuntime({
      'new routes': async () => ({ routes: { blog: { page: () => Promise.reject(new Error('ChunkLoadError')) } } }),
      'old routes': async () => ({ routes: { blog: { page: async () => page } } }),
    });
    await expect(createRemoteLoader(remotes, runtime).loadPage('mf-blog', 'blog')).resolves.toMatchObject(page);
  });

  it('says that a module which threw while evaluating is broken', async () => {
    const { runtime } = fakeRuntime({ 'new a': async () => ({}), 'old a': async () => ({}) });
    await expect(createRemoteLoader(remotes, runtime).load('mf-blog', 'a')).rejects.toMatchObject({
      failure: 'broken',
      remote: 'mf-blog',
    });
  });

  it('says that a remote without any build is unreachable', async () => {
    const { runtime } = fakeRuntime({});
    await expect(createRemoteLoader({}, runtime).load('mf-blog', 'a')).rejects.toMatchObject({
      failure: 'unreachable',
    });
  });

  it('keeps a failure until it is forgotten, then tries under a new address', async () => {
    const { runtime, asked } = fakeRuntime({});
    const loader = createRemoteLoader(remotes, runtime);
    const first = loader.load('mf-blog', 'a');
    await expect(first).rejects.toMatchObject({ failure: 'unreachable' });
    expect(loader.load('mf-blog', 'a')).toBe(first);
    loader.forget('mf-blog');
    await expect(loader.load('mf-blog', 'a')).rejects.toMatchObject({ failure: 'unreachable' });
    expect(asked).toEqual(['new ~0', 'a', 'old ~0', 'a', 'new ~1', 'a', 'old ~1', 'a']);
  });

  it('tries again with the builds that there are by then', async () => {
    const { runtime, asked } = fakeRuntime({ 'new a': async () => widget });
    const loader = createRemoteLoader({ 'mf-blog': [] }, runtime);
    await expect(loader.load('mf-blog', 'a')).rejects.toMatchObject({ failure: 'unreachable' });
    loader.forget('mf-blog');
    await expect(loader.load('mf-blog', 'a')).resolves.toBe(widget);
    expect(asked).toEqual(['new ~1', 'a']);
  });

  it('tries the builds it knows again when nobody can say which there are', async () => {
    const { runtime, asked } = fakeRuntime({});
    const offline = { ...runtime, builds: () => Promise.reject(new Error('offline')) };
    const loader = createRemoteLoader({ 'mf-blog': [build('only')] }, offline);
    await expect(loader.load('mf-blog', 'a')).rejects.toMatchObject({ failure: 'unreachable' });
    loader.forget('mf-blog');
    await expect(loader.load('mf-blog', 'a')).rejects.toMatchObject({ failure: 'unreachable' });
    expect(asked).toEqual(['only ~0', 'a', 'only ~1', 'a']);
  });
});
