import { clampChroma, contrast, lift, lightness, mix, warmth, withLightness } from './colour.ts';

describe('colour', () => {
  it('gives the ends of a mixture back', () => {
    expect(mix('#c8402b', '#1f7a66', 0)).toBe('#c8402b');
    expect(mix('#c8402b', '#1f7a66', 1)).toBe('#1f7a66');
  });

  it('sets lightness without leaving the gamut', () => {
    for (const l of [0.1, 0.4, 0.7, 0.95]) expect(lightness(withLightness('#c8402b', l))).toBeCloseTo(l, 1);
    expect(withLightness('#0000ff', 0.99)).toMatch(/^#[0-9a-f]{6}$/);
    expect(lightness(lift('#777777', 0.1))).toBeGreaterThan(lightness('#777777'));
  });

  it('knows warm from cold', () => {
    expect(warmth('#d9772b')).toBeGreaterThan(0.03);
    expect(warmth('#2e6e8e')).toBeLessThan(0.03);
    expect(warmth('#2f7f76')).toBeLessThan(0.03);
  });

  it('leaves grey grey', () => {
    expect(clampChroma('#808080', 0.1, 0.2)).toBe('#808080');
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
  });
});
