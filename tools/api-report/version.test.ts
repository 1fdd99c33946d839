import { compareVersions, demandedVersion } from './version.ts';

describe('the version that a changed surface demands', () => {
  it.each([
    ['before the first release the first version', '0.1.0', undefined, undefined, '1.0.0'],
    ['before the first release no further step', '1.0.0', undefined, 'major', '1.0.0'],
    ['for an unchanged surface the released one', '1.2.0', '1.2.0', undefined, '1.2.0'],
    ['for something new the next minor', '1.2.3', '1.2.3', 'minor', '1.3.0'],
    ['for something gone the next major', '1.2.3', '1.2.3', 'major', '2.0.0'],
    ['for a second addition before the release no second step', '1.3.0', '1.2.3', 'minor', '1.3.0'],
    ['for a removal after an addition the major in place of the minor', '1.3.0', '1.2.3', 'major', '2.0.0'],
    ['for an addition after a removal no further step', '2.0.0', '1.2.3', 'minor', '2.0.0'],
  ] as const)('is %s', (_, current, released, level, demanded) => {
    expect(demandedVersion(current, released, level)).toBe(demanded);
  });

  it('versions are ordered by number, not by letter', () => {
    expect(compareVersions('1.10.0', '1.9.0')).toBeGreaterThan(0);
  });

  it('a version that is none is refused with a sentence', () => {
    expect(() => compareVersions('1.0', '1.0.0')).toThrow('"1.0" is no version: write three numbers, such as 1.2.0.');
  });
});
