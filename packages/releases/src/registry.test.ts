import { flipped, rollbackTarget, type Registry } from './registry.ts';

const change = { at: '2026-03-14T09:00:00.000Z', reason: 'release' };
const empty: Registry = { apps: {}, history: [] };

describe('flipping an app to a build', () => {
  it('keeps the build it leaves as the first to fall back to', () => {
    const registry = flipped(flipped(empty, 'mf-blog', 'aaaa', change), 'mf-blog', 'bbbb', change);
    expect(registry.apps['mf-blog']).toEqual({ current: 'bbbb', previous: ['aaaa'] });
  });

  it('writes down who went where and why', () => {
    const { history } = flipped(empty, 'mf-blog', 'aaaa', change);
    expect(history).toEqual([{ ...change, app: 'mf-blog', from: null, to: 'aaaa' }]);
  });

  it('changes nothing when the build is current already', () => {
    const registry = flipped(empty, 'mf-blog', 'aaaa', change);
    expect(flipped(registry, 'mf-blog', 'aaaa', change)).toBe(registry);
  });

  it('never lists the current build among the earlier ones', () => {
    const back = flipped(flipped(flipped(empty, 'a', 'aaaa', change), 'a', 'bbbb', change), 'a', 'aaaa', change);
    expect(back.apps['a']).toEqual({ current: 'aaaa', previous: ['bbbb'] });
  });

  it('knows no way back from the first build', () => {
    expect(rollbackTarget(flipped(empty, 'a', 'aaaa', change), 'a')).toBeNull();
  });
});
