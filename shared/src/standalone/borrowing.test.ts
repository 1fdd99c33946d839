import { createAloneLoader, type Borrowing } from './borrowing.ts';

const build = { base: '/_mf/mf-planner/1a2b', container: 'mf_planner_1a2b', styles: ['styles.css'] };
const form = { TripForm: () => null };

const borrowing = (changes: Partial<Borrowing> = {}): Borrowing => ({
  own: () => undefined,
  builds: async () => ({ 'mf-planner': [build] }),
  load: async () => form,
  ...changes,
});

describe('the loader of a remote that runs alone', () => {
  it('brings what the remote itself lends from its sources', async () => {
    const mine = { LatestPosts: () => null };
    const loader = createAloneLoader(
      borrowing({ own: (remote) => (remote === 'mf-blog' ? Promise.resolve(mine) : undefined) }),
    );
    expect(await loader.load('mf-blog', 'widgets/LatestPosts')).toBe(mine);
    expect(loader.styles('mf-blog')).toEqual([]);
  });

  it('brings what another lends from its newest release, with its sheet', async () => {
    const loader = createAloneLoader(borrowing());
    expect(loader.peek('mf-planner', 'widgets/TripForm')).toBeUndefined();
    expect(await loader.load('mf-planner', 'widgets/TripForm')).toBe(form);
    expect(loader.peek('mf-planner', 'widgets/TripForm')).toBe(form);
    expect(loader.styles('mf-planner')).toEqual(['/_mf/mf-planner/1a2b/styles.css']);
  });

  it('says what to do when another remote has no release', async () => {
    const loader = createAloneLoader(borrowing({ builds: async () => ({}) }));
    await expect(loader.load('mf-planner', 'widgets/TripForm')).rejects.toMatchObject({
      failure: 'unreachable',
      cause: { message: 'mf-planner has no release here: run pnpm build.' },
    });
  });

  it('tries again what failed once it is told to', async () => {
    let works = false;
    const load = async () => {
      if (!works) throw new Error('down');
      return form;
    };
    const loader = createAloneLoader(borrowing({ load }));
    await expect(loader.load('mf-planner', 'widgets/TripForm')).rejects.toThrow('mf-planner');
    works = true;
    await expect(loader.load('mf-planner', 'widgets/TripForm')).rejects.toThrow('mf-planner');
    loader.forget('mf-planner');
    expect(await loader.load('mf-planner', 'widgets/TripForm')).toBe(form);
  });
});
