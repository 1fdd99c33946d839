import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '../../federation/paths.ts';

const root = workspaceRoot();
const remote = 'mf-blog/src/features/posts/posts.page.tsx';
const page = (jsx: string) => `export const Page = () => ${jsx};\n`;
const lines = (count: number) => 'void 0;\n'.repeat(count);

type Case = [what: string, path: string, text: string, sentence: RegExp];

const facade = /import from @tabi\/shared\/.* instead, and add there what is missing/;
const broken: Case[] = [
  ...[
    '@chakra-ui/react',
    'react-router-dom',
    'swr/infinite',
    'valtio',
    'react-final-form',
    'framer-motion',
    'react-slick',
    'ol/Map.js',
    '@module-federation/enhanced',
  ].map((library): Case => [`${library} in a remote`, remote, `export * from '${library}';\n`, facade]),
  ['the router in the shell', 'shell/src/app.tsx', "export { Link } from 'react-router-dom';\n", facade],
  ['swr beside its facade', 'shared/src/state/state.ts', "export { useSWRConfig } from 'swr';\n", facade],
  [
    'schemas in a remote',
    remote,
    "export { tripSchema } from '@tabi/shared/contracts/trips';\n",
    /write `import type`/,
  ],
  [
    'schemas in a facade',
    'shared/src/data/posts.ts',
    "export { post } from '../contracts/blog.ts';\n",
    /write `import type`/,
  ],
  [
    'a distance told to everybody alike',
    remote,
    "export { formatMetres } from '@tabi/shared/format';\n",
    /tell it with `useFormats\(\)`/,
  ],
  [
    'a router in a remote',
    remote,
    "export { MemoryRouter } from '@tabi/shared/router';\n",
    /The shell owns the one router/,
  ],
  ['a default export', 'shared/src/format/dates.ts', 'export default 1;\n', /Export it by name/],
  ['a literal to=', remote, page('<Link to="/blog/post/1" />'), /Build the link with `links`/],
  [
    'a literal href=',
    'shell/src/frame/frame.tsx',
    page('<a href="/about-us">About</a>'),
    /Build the link with `links`/,
  ],
  ['a spelled-out template', remote, page('<Link to={`/blog/${id}`} />'), /Build the link with `links`/],
  ['navigate to a literal path', remote, "navigate('/blog');\n", /Build the link with `links`/],
  ['window.location =', remote, 'window.location = target;\n', /The shell owns the address bar/],
  ['window.location.href =', remote, 'window.location.href = target;\n', /The shell owns the address bar/],
  ['location.assign', remote, 'location.assign(target);\n', /The shell owns the address bar/],
  ['history', remote, 'window.history.back();\n', /The shell owns the address bar/],
  ['console', 'api/src/app.ts', "console.log('started');\n", /Do not print from here/],
  ['a long file', 'api/src/app.ts', lines(301), /This file has 301 lines: split it/],
  ['a long function', 'api/src/app.ts', `export function start() {\n${lines(60)}}\n`, /has 62 lines: name its steps/],
  ['a long component', remote, `export function Page() {\n${lines(120)}}\n`, /has 122 lines: name its steps/],
  [
    'an e-mail pattern that freezes the page',
    remote,
    'export const shape = /^\\w+([.-]?\\w+)*@\\w+$/;\n',
    /takes for ever to refuse/,
  ],
  ['a picture without words', remote, page('<img src={url} />'), /alt/],
  ['a hook in a condition', remote, 'export function Page() {\n  if (a) useState(1);\n}\n', /useState/],
];

type Good = [what: string, path: string, text: string];
const clean: Good[] = [
  ['a library in its facade', 'shared/src/router/router.ts', "export { Link } from 'react-router-dom';\n"],
  [
    'the static router on the server',
    'shell/src/server/entry.tsx',
    "export { StaticRouter } from 'react-router-dom';\n",
  ],
  [
    'federation in its folder',
    'tools/federation/live/borrowing.ts',
    "export { init } from '@module-federation/enhanced/runtime';\n",
  ],
  ['types of the contract', remote, "export type { Post } from '@tabi/shared/contracts/blog';\n"],
  ['a default export of a route module', remote, 'export default function Page() {\n  return null;\n}\n'],
  ['a default export of a config', 'e2e/playwright.config.ts', 'export default {};\n'],
  ['a link by builder', remote, page('<Link to={links.post(slug)} />')],
  ['a link to elsewhere', remote, page('<a href="https://example.org">Source</a>')],
  ['a component of 120 lines', remote, `export function Page() {\n${lines(118)}}\n`],
  ['an e-mail pattern whose separators are a must', remote, 'export const shape = /^\\w+(?:[.-]\\w+)*@\\w+$/;\n'],
  ['words of a command', 'packages/catalogue/src/cli.ts', "console.log('checked');\n"],
];

let answers: Map<string, string[]>;
beforeAll(() => {
  const texts = [...broken, ...clean].map(([what, path, text]) => ({ what, path, text }));
  const program = join(root, 'tools/verify/lint/lint-texts.mjs');
  const said = execFileSync(process.execPath, [program], { cwd: root, input: JSON.stringify(texts), encoding: 'utf8' });
  const messages = JSON.parse(said) as string[][];
  answers = new Map(texts.map(({ what }, index) => [what, messages[index]!]));
}, 60_000);

it.each(broken)('refuses %s', (what, _path, _text, sentence) => {
  expect(answers.get(what)).toContainEqual(expect.stringMatching(sentence));
});

it.each(clean)('accepts %s', (what) => {
  expect(
    answers.get(what)!.filter((message) => !message.startsWith('@typescript-eslint/no-unused-expressions')),
  ).toEqual([]);
});
