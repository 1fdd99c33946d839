import { hash, seeded } from './seeded.ts';

describe('seeded', () => {
  it('repeats itself for the same key and differs for another', () => {
    const run = (key: string) => Array.from({ length: 5 }, seeded(key).next);
    expect(run('kyoto')).toEqual(run('kyoto'));
    expect(run('kyoto')).not.toEqual(run('kyotp'));
  });

  it('keeps its numbers within bounds', () => {
    const rng = seeded('bounds');
    for (let i = 0; i < 500; i++) {
      const n = rng.int(2, 4);
      expect(n).toBeGreaterThanOrEqual(2);
      expect(n).toBeLessThanOrEqual(4);
      expect(rng.between(-1, 1)).toBeGreaterThanOrEqual(-1);
    }
  });

  it('gives a part numbers that do not depend on what was drawn before', () => {
    const fresh = seeded('a').fork('sky').next();
    const used = seeded('a');
    used.next();
    expect(used.fork('sky').next()).toBe(fresh);
  });

  it('spreads near keys over the whole range', () => {
    const high = Array.from({ length: 200 }, (_, i) => hash(`place-${i}`)).filter((h) => h > 0x7fffffff).length;
    expect(high).toBeGreaterThan(70);
    expect(high).toBeLessThan(130);
  });
});
