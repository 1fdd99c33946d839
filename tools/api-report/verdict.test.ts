import { withVersion } from './changelog.ts';
import { complaints, verdictOn } from './verdict.ts';

const report = (code: string) => `# What @tabi/shared/ui gives\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
const reports = (code: string) => new Map([['ui.api.md', report(code)]]);

const chip = 'export const chip: string;';
const card = 'export const card: string;';

const wrong = (now: string, committed: string, released: string, version: string) => {
  const last = { version: '1.2.0', since: {}, reports: reports(released) };
  const verdict = verdictOn(reports(now), reports(committed), last, version);
  return complaints(verdict, version, last.version, withVersion('', version, verdict.changes));
};

it('a surface that is reported, and as it was released, has nothing against it', () => {
  expect(wrong(chip, chip, chip, '1.2.0')).toEqual([]);
});

it('a report that does not say what the sources give is stale', () => {
  expect(wrong(`${chip}\n${card}`, chip, chip, '1.3.0')).toEqual([
    'What @tabi/shared gives has changed, and shared/api does not say so yet (ui.api.md). Run `pnpm api-report --accept` and commit what it writes.',
  ]);
});

it('an addition with the released version is refused, and says which version is right', () => {
  expect(wrong(`${chip}\n${card}`, `${chip}\n${card}`, chip, '1.2.0')).toEqual([
    'The version of @tabi/shared is 1.2.0 and must be 1.3.0, because since 1.2.0: ui: card is new. Run `pnpm api-report --accept` and commit what it writes.',
  ]);
});

it('a removal with the next minor version is refused, and names only what is removed', () => {
  expect(wrong(card, card, chip, '1.3.0')).toEqual([
    expect.stringContaining('is 1.3.0 and must be 2.0.0, because since 1.2.0: ui: chip is gone. Run'),
  ]);
});

it('two additions before a release need one step', () => {
  expect(
    wrong(`${chip}\n${card}\nexport const tag: string;`, `${chip}\n${card}\nexport const tag: string;`, chip, '1.3.0'),
  ).toEqual([]);
});

it('an addition that is taken back before the release needs no step', () => {
  expect(wrong(chip, chip, chip, '1.2.0')).toEqual([]);
});

it('a version of which the changelog says nothing is refused', () => {
  const verdict = verdictOn(reports(chip), reports(chip), undefined, '1.0.0');
  expect(complaints(verdict, '1.0.0', undefined, '# Changes\n')).toEqual([
    'shared/CHANGELOG.md says nothing of 1.0.0: write below "## 1.0.0" what it means for apps.',
  ]);
});

it('a change that the changelog does not tell of is refused, with the first of them', () => {
  const last = { version: '1.2.0', since: {}, reports: reports(chip) };
  const now = reports(`${chip}\n${card}\nexport const tag: string;`);
  expect(complaints(verdictOn(now, now, last, '1.3.0'), '1.3.0', last.version, '## 1.3.0\n')).toEqual([
    'shared/CHANGELOG.md does not tell below "## 1.3.0": "- ui: new: card, tag.". Run `pnpm api-report --accept` and commit what it writes.',
  ]);
});
