import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDeclarations } from './declared-module.ts';
import { surfaceOf } from './surface.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tabi-surface-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The surface of the first facade of a package with these declarations; every `*.d.ts` named in `facades` is one. */
function surface(files: Record<string, string>, facades: string[]) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.d.ts`), text);
  const modules = openDeclarations();
  const all = facades.map((name) => ({ name, module: modules.at(join(folder, `${name}.d.ts`)) }));
  const { given, reached } = surfaceOf(modules, all, { override: () => undefined, majorOf: () => '7' })(all[0]!);
  const tidy = (texts: ReadonlyMap<string, string>) =>
    Object.fromEntries([...texts].map(([name, text]) => [name, text.replace(/\s+/g, ' ').trim()]));
  return { given: tidy(given), reached: tidy(reached) };
}

it('an export is told as it is declared, wherever that is', () => {
  const files = {
    ui: "export { Chip as Tag } from './chip.tsx';",
    chip: 'export declare function Chip({ children }: { children: string; }): string;',
  };
  expect(surface(files, ['ui']).given).toEqual({ Tag: 'function Tag(props: { children: string; }): string;' });
});

it('an export of a library is told with its major version', () => {
  expect(surface({ router: "export { Link } from 'react-router-dom';" }, ['router']).given).toEqual({
    Link: "export { Link } from 'react-router-dom@7';",
  });
});

it('a type that nobody can import is written out where it stands, so that its own name may change', () => {
  const files = {
    ui: 'type Props = { title: string; };\nexport declare function Card(props: Props): string;\nexport {};',
  };
  expect(surface(files, ['ui'])).toEqual({
    given: { Card: 'function Card(props: ({ title: string; })): string;' },
    reached: {},
  });
});

it('a type that nobody can import and that takes types is told beside', () => {
  const files = { ui: 'type Row<T> = { item: T; };\nexport declare function first<T>(rows: Row<T>[]): T;\nexport {};' };
  expect(surface(files, ['ui']).reached).toEqual({ Row: 'type Row<T> = { item: T; };' });
});

it('what another facade gives is called as it is called there', () => {
  const files = {
    data: "import type { State } from './state.ts';\nexport declare const read: (state: State) => string;",
    state: 'export type State = { theme: string; };',
  };
  expect(surface(files, ['data', 'state'])).toEqual({
    given: { read: 'const read: (state: State) => string;' },
    reached: {},
  });
});

it('a type that the compiler names by its file is called by its name alone', () => {
  const files = {
    data: 'export declare const make: () => import("./state.ts").State;',
    state: 'export type State = { theme: string; };',
  };
  expect(surface(files, ['data', 'state']).given).toEqual({ make: 'const make: () => State;' });
});

it('a file that is given as a whole is told with all that it has', () => {
  const files = {
    forms: "export * as rules from './rules.ts';",
    rules: 'export declare const required: () => string;',
  };
  expect(surface(files, ['forms']).given).toEqual({
    rules: 'namespace rules { export const required: () => string; }',
  });
});
