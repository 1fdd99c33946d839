import { readTripFile } from './trip-file.ts';

const file = {
  format: 'tabi-trip',
  version: 1,
  title: 'Kyoto in bloom',
  startDate: '2099-03-14',
  endDate: '2099-03-16',
  destinations: [{ name: 'Kyoto' }, { name: 'Nara' }],
  events: [{ type: 'visit' }, { type: 'visit' }, { type: 'hop' }, { type: 'custom' }, { type: 'stay' }],
  ideas: [],
};

it('says what a file will make before it is made', () => {
  expect(readTripFile(JSON.stringify(file))).toMatchObject({
    title: 'Kyoto in bloom',
    lines: [
      'Sat 14 – Mon 16 March, 3 days',
      'Kyoto and Nara',
      '2 stops, 1 event of your own, 1 place to stay and 0 ideas',
    ],
    document: file,
  });
});

it.each(['', 'no JSON', '[]', 'null', '{"format":"other","title":"x"}', '{"format":"tabi-trip"}'])(
  'says of %j that it is no trip of ours, and which file to choose',
  (text) => {
    expect(readTripFile(text)).toContain('This is no trip of ours.');
  },
);

it('shows what it can of a file that is damaged, and leaves it to the server to refuse it', () => {
  const damaged = { ...file, startDate: '2099-02-31', destinations: 'Kyoto', events: [null, 4] };
  expect(readTripFile(JSON.stringify(damaged))).toMatchObject({ lines: ['0 stops and 0 ideas'] });
});
