import { untold, withVersion } from './changelog.ts';
import type { Change } from './compare.ts';

const change = (sentence: string): Change => ({ level: 'minor', sentence });
const chip = change('ui: chip is new.');
const card = change('ui: card is new.');
const wider = change("ui: look may be 'pill' too.");
const theme = change('state: theme is new.');
const before = '# Changes\n\n## 1.0.0\n\n- The first.\n';

it('a version of which nothing is written gets a section above those before it, a line for each facade', () => {
  expect(withVersion(before, '1.1.0', [chip, wider, theme, card])).toBe(
    "# Changes\n\n## 1.1.0\n\n- ui: new: chip, card. look may be 'pill' too.\n- state: new: theme.\n\n## 1.0.0\n\n- The first.\n",
  );
});

it('what has come since is told in the line of its facade, and what people wrote stays', () => {
  const begun = withVersion(before, '1.1.0', [theme, chip]).replace('- state', 'Chips at last.\n\n- state');
  expect(withVersion(begun, '1.1.0', [theme, chip, card])).toBe(
    '# Changes\n\n## 1.1.0\n\nChips at last.\n\n- state: new: theme.\n- ui: new: chip, card.\n\n## 1.0.0\n\n- The first.\n',
  );
});

it('a section that has a heading only is filled', () => {
  expect(withVersion('## 1.1.0\n', '1.1.0', [chip])).toBe('## 1.1.0\n\n- ui: new: chip.\n');
});

it('a section that tells everything stays as it is, also the last of the file', () => {
  const told = '# Changes\n\n## 1.1.0\n\n- ui: new: chip.\n';
  expect(withVersion(told, '1.1.0', [chip])).toBe(told);
});

it('what an earlier version told is not told of a later one', () => {
  const earlier = withVersion(before, '1.1.0', [chip]);
  expect(untold(earlier, '1.2.0', [chip])).toEqual(['- ui: new: chip.']);
  expect(untold(earlier, '1.1.0', [chip])).toEqual([]);
});
