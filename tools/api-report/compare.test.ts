import { changesBetween, levelOf } from './compare.ts';
import { entryOf } from './entry.ts';
import { readReport } from './read-report.ts';

const entries = (facades: Record<string, string>) =>
  Object.entries(facades).flatMap(([facade, code]) =>
    readReport(`\`\`\`ts\n${code}\n\`\`\`\n`).map((declared) => entryOf(facade, declared)),
  );

const between = (before: Record<string, string>, now: Record<string, string>) =>
  changesBetween(entries(before), entries(now));

/** What one facade means that said this and now says that. */
const change = (before: string, now: string, facade = 'ui') => {
  const changes = between({ [facade]: before }, { [facade]: now });
  return { level: levelOf(changes), words: changes.map(({ sentence }) => sentence) };
};

describe('what a changed surface means for apps that were built before', () => {
  it('a surface that says the same in another order demands nothing', () => {
    const card = 'export function Card(props: { title: string; note?: string }): JSX.Element;';
    const chip = 'export const chip: string;';
    expect(change(`${card}\n${chip}`, `${chip}\n${card}`).level).toBeUndefined();
  });

  it('what is put together of several shapes is compared as one, and says the same as itself', () => {
    const look = (more: string) =>
      `export const look: (props?: { size?: 1 | 2 } & (Pick<Input, 'id'> & { icon?: string${more} }), extra?: string) => string;`;
    expect(change(look(''), look('')).level).toBeUndefined();
    expect(change(look(''), look('; opener?: boolean')).level).toBe('minor');
  });

  it('an export that is gone is a major change', () => {
    expect(change('export const chip: string;', '')).toEqual({ level: 'major', words: ['ui: chip is gone.'] });
  });

  it('an export that is new is a minor change', () => {
    expect(change('', 'export const chip: string;')).toEqual({ level: 'minor', words: ['ui: chip is new.'] });
  });

  const cases: [string, 'major' | 'minor' | undefined, string, string][] = [
    [
      'a property that a component demands from now on',
      'major',
      'export function Card(props: { title: string }): JSX.Element;',
      'export function Card(props: { title: string; id: string }): JSX.Element;',
    ],
    [
      'a property that a component takes from now on, but does not demand',
      'minor',
      'export function Card(props: { title: string }): JSX.Element;',
      'export function Card(props: { title: string; id?: string }): JSX.Element;',
    ],
    [
      'a property that is demanded and was not',
      'major',
      'export function Card(props: { title?: string }): JSX.Element;',
      'export function Card(props: { title: string }): JSX.Element;',
    ],
    [
      'a property that is no longer demanded',
      'minor',
      'export function Card(props: { title: string }): JSX.Element;',
      'export function Card(props: { title?: string }): JSX.Element;',
    ],
    [
      'one more field of what a hook answers',
      'minor',
      'export function useTrip(): { id: string };',
      'export function useTrip(): { id: string; name: string };',
    ],
    [
      'a field that a hook answers and that may be missing now',
      'major',
      'export function useTrip(): { id: string };',
      'export function useTrip(): { id?: string };',
    ],
    [
      'an answer that may be null now',
      'major',
      'export function idOf(): string;',
      'export function idOf(): string | null;',
    ],
    [
      'one more word that an argument may be',
      'minor',
      "export function Box(props: { size: 'small' | 'large' }): JSX.Element;",
      "export function Box(props: { size: 'small' | 'medium' | 'large' }): JSX.Element;",
    ],
    [
      'a word that an argument may no longer be',
      'major',
      "export function Box(props: { size: 'small' | 'large' }): JSX.Element;",
      "export function Box(props: { size: 'large' }): JSX.Element;",
    ],
    [
      'a further argument that may be left out',
      'minor',
      'export const say: (amount: number) => string;',
      'export const say: (amount: number, digits?: number) => string;',
    ],
    [
      'a further argument that must be given',
      'major',
      'export const say: (amount: number) => string;',
      'export const say: (amount: number, digits: number) => string;',
    ],
    [
      'an argument of another name',
      undefined,
      'export const say: (amount: number) => string;',
      'export const say: (value: number) => string;',
    ],
    [
      'a callback that is given one more thing',
      'minor',
      'export function Map(props: { onPick: (pick: { id: string }) => void }): JSX.Element;',
      'export function Map(props: { onPick: (pick: { id: string; label: string }) => void }): JSX.Element;',
    ],
    [
      'one more field of what apps are given and hand back',
      'minor',
      'export type State = { theme: string }; export const create: () => State; export const close: (state: State) => void;',
      'export type State = { theme: string; city: string }; export const create: () => State; export const close: (state: State) => void;',
    ],
    [
      'one more field of what apps build for shared',
      'major',
      'export type Pin = { id: string }; export function Map(props: { pins: Pin[] }): JSX.Element;',
      'export type Pin = { id: string; label: string }; export function Map(props: { pins: Pin[] }): JSX.Element;',
    ],
    [
      'one more kind of thing that may stand above the page',
      'minor',
      "export type Overlay = { kind: 'search' } | { kind: 'auth'; mode: string } | null;",
      "export type Overlay = { kind: 'search' } | { kind: 'auth'; mode: string } | { kind: 'trip'; id: string } | null;",
    ],
    [
      'the next major version of a library whose exports are passed on',
      'major',
      "export { Link } from 'react-router-dom@7';",
      "export { Link } from 'react-router-dom@8';",
    ],
  ];
  it.each(cases)('%s is %s', (_, level, before, now) => expect(change(before, now).level).toBe(level));
});

describe('maps that apps read by name', () => {
  const bus = (facts: string) => `
    export type Facts = { ${facts} };
    export function emit<N extends keyof Facts>(name: N, payload: Facts[N]): void;
    export function listen<N extends keyof Facts>(name: N, hear: (payload: Facts[N]) => void): () => void;`;

  it('one more event is a minor change', () => {
    const changed = change(bus("'a:made': { id: string }"), bus("'a:made': { id: string }; 'a:lost': { id: string }"));
    expect(changed).toEqual({ level: 'minor', words: ['ui: Facts.a:lost is new.'] });
  });

  it('an event that is gone is a major change', () => {
    expect(
      change(bus("'a:made': { id: string }; 'a:lost': { id: string }"), bus("'a:made': { id: string }")).level,
    ).toBe('major');
  });

  it('one more thing that every emitter of an event must say is a major change', () => {
    expect(change(bus("'a:made': { id: string }"), bus("'a:made': { id: string; by: string }")).level).toBe('major');
  });
});

describe('calls of the API', () => {
  const call = (body: string, answer: string) =>
    `export const tripCalls: { 'POST /api/trips': (input: { body: ${body} }) => ${answer} };`;
  const calls = (before: string, now: string) => change(before, now, 'contracts/trips').level;

  const table = (field: string, more: string) =>
    [
      `export type poiDetails = { id: Int${field} };`,
      `export type PoiDetails = poiDetails;`,
      `export const placeCalls: { 'GET /api/places/{id}': (input: {}) => poiDetails };`,
      `export const calls: typeof placeCalls${more};`,
      `export type Calls = typeof calls;`,
      `export type CallKey = keyof Calls;`,
      `export type AnswerOf<K extends CallKey> = Calls[K];`,
      `export type InputOf<K extends CallKey> = Parameters<Calls[K]>[0];`,
      `export const changesState: (call: CallKey) => boolean;`,
      `export const call: <K extends CallKey>(call: K, input: InputOf<K>) => Promise<AnswerOf<K>>;`,
    ].join('\n');

  it('one more field of an answer is a minor change, whatever else is told of the calls by their names', () => {
    expect(change(table('', ''), table('; light: Text', ''), 'contracts').level).toBe('minor');
  });

  it('calls put together of one more part are a minor change', () => {
    const more = `${table('', ' & typeof guideCalls')}\nexport const guideCalls: {};`;
    expect(change(table('', ' & {}'), more, 'contracts').level).toBe('minor');
  });

  it.each([
    [
      'one more call',
      'minor',
      call('{ a: Int }', 'trip'),
      call('{ a: Int }', 'trip').replace('};', "; 'GET /api/trips': (input: {}) => trip };"),
    ],
    [
      'one more field of an answer',
      'minor',
      call('{ a: Int }', '{ id: Int }'),
      call('{ a: Int }', '{ id: Int; b: Int }'),
    ],
    [
      'a field of an answer that is gone',
      'major',
      call('{ a: Int }', '{ id: Int; b: Int }'),
      call('{ a: Int }', '{ id: Int }'),
    ],
    ['a field that must be sent from now on', 'major', call('{ a: Int }', 'trip'), call('{ a: Int; b: Int }', 'trip')],
    [
      'a longer text that may be sent',
      'minor',
      call('{ a: Text<1, 80> }', 'trip'),
      call('{ a: Text<1, 120> }', 'trip'),
    ],
    [
      'a shorter text that may be sent',
      'major',
      call('{ a: Text<1, 80> }', 'trip'),
      call('{ a: Text<1, 40> }', 'trip'),
    ],
    ['a text that has a limit now', 'major', call('{ a: string }', 'trip'), call('{ a: Text<never, 40> }', 'trip')],
    [
      'a list that may be longer',
      'minor',
      call('{ a: List<Int<1, 9>, 1, 8> }', 'trip'),
      call('{ a: List<Int<1, 9>, 1, 20> }', 'trip'),
    ],
  ])('%s is a %s change', (_, level, before, now) => expect(calls(before, now)).toBe(level));

  it('a field that is sent and given alike must not be demanded anew', () => {
    const both = (fields: string) => `export type item = { ${fields} }; ${call('item', 'item')}`;
    expect(calls(both('id: Int'), both('id: Int; name: string'))).toBe('major');
  });

  it('a named schema is judged by where it stands in calls', () => {
    const given = (fields: string) => `export type trip = { ${fields} }; ${call('{ a: Int }', '{ results: trip }')}`;
    expect(calls(given('id: Int'), given('id: Int; name: string'))).toBe('minor');
  });

  it('a default makes a field optional for who sends it alone', () => {
    const input = (sent: string) =>
      `export type input = Schema<{ ${sent} }, { pace: Int }>; ${call('Sent<input>', 'trip')}`;
    expect(calls(input('pace?: Int'), input('pace: Int'))).toBe('major');
  });
});
