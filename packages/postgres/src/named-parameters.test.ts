import { numberParameters } from './named-parameters.ts';

const cases: [title: string, source: string, text: string, names: string[]][] = [
  [
    'numbers parameters in the order in which they come first',
    'SELECT :b, :a, :b WHERE x=:a',
    'SELECT $1, $2, $1 WHERE x=$2',
    ['b', 'a'],
  ],
  [
    'leaves casts alone',
    'SELECT :when::timestamptz::date, now()::date',
    'SELECT $1::timestamptz::date, now()::date',
    ['when'],
  ],
  ['leaves strings alone', `SELECT ':no', 'it''s :no', :yes`, `SELECT ':no', 'it''s :no', $1`, ['yes']],
  [
    'knows where an escaped string ends',
    String.raw`SELECT E'\':no', e'\\', :yes`,
    String.raw`SELECT E'\':no', e'\\', $1`,
    ['yes'],
  ],
  ['knows that other strings have no escapes', String.raw`SELECT '\', :yes`, String.raw`SELECT '\', $1`, ['yes']],
  [
    'leaves dollar-quoted text alone',
    'SELECT $$ :no $$, $x$ :no $$ $x$, :yes',
    'SELECT $$ :no $$, $x$ :no $$ $x$, $1',
    ['yes'],
  ],
  ['leaves quoted names alone', 'SELECT ":no""s", :yes AS "resetsAt"', 'SELECT ":no""s", $1 AS "resetsAt"', ['yes']],
  ['leaves comments alone', 'SELECT 1 -- :no\n, :yes', 'SELECT 1 -- :no\n, $1', ['yes']],
  [
    'leaves comments within comments alone',
    'SELECT /* :no /* :no */ :no */ :yes',
    'SELECT /* :no /* :no */ :no */ $1',
    ['yes'],
  ],
  [
    'leaves the operators of JSON alone',
    `SELECT :doc::jsonb ->> :key, a @> b, a ? 'x', a #>> '{a,b}', a @? '$.x'`,
    `SELECT $1::jsonb ->> $2, a @> b, a ? 'x', a #>> '{a,b}', a @? '$.x'`,
    ['doc', 'key'],
  ],
  [
    'leaves the names of arguments alone',
    'SELECT make_interval(secs => :s, mins := 1)',
    'SELECT make_interval(secs => $1, mins := 1)',
    ['s'],
  ],
  ['ends a slice with a parameter', 'SELECT ids[1 : :each], ids[2:3]', 'SELECT ids[1 : $1], ids[2:3]', ['each']],
];

it.each(cases)('%s', (_title, source, text, names) => {
  expect(numberParameters(source)).toEqual({ text, names });
});

it('refuses a parameter that has a number already', () => {
  expect(() => numberParameters('SELECT $1')).toThrow(
    'A statement names its parameters: write :name for $1 in SELECT $1',
  );
});

it.each(['SELECT ids[1:most]', 'SELECT ids[:most]', 'SELECT ids[f(1):most]'])(
  'refuses %s, which could mean a column as well as a parameter',
  (source) => expect(() => numberParameters(source)).toThrow('In brackets a parameter stands after a space'),
);
