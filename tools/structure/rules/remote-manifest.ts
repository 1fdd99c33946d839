import {
  remoteSchema,
  shellSchema,
  tableProblems,
  widgetFile,
  type AppDescription,
  type RemoteDescription,
} from '@tabi/releases';
import { eventsOf, shortName, widgetNotes } from '../house-contract.ts';
import type { Problem, Rule } from '../rule.ts';
import { membersOf } from '../syntax.ts';
import { fileAt, filesLike, remotesOf, type Tree } from '../tree.ts';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const unlike = (some: readonly string[], others: readonly string[]) => some.filter((one) => !others.includes(one));

function eventProblems(tree: Tree, remote: string, { events }: RemoteDescription): string[] {
  const known = eventsOf(tree);
  const foreign = events.emits.filter((name) => !name.startsWith(`${shortName(remote)}:`));
  return [
    ...unlike([...events.emits, ...events.listens], known).map(
      (name) =>
        `"${name}" is no event of shared/src/events/events.ts: add it there with its payload, or mend the name.`,
    ),
    ...foreign.map(
      (name) => `"${name}" belongs to another app: an event is emitted by its owner alone, so take it out of "emits".`,
    ),
  ];
}

function pageProblems(tree: Tree, remote: string, { pages }: RemoteDescription): string[] {
  const routes = fileAt(tree, `${remote}/src/routes.tsx`);
  const served = routes ? membersOf(routes, 'routes') : [];
  const described = pages.map(({ name }) => name);
  const untried = pages.filter(({ path, example }) => path.includes('/:') && example === undefined);
  return [
    ...untried.map(
      ({ name, path }) =>
        `The page "${name}" is never tried: write an address of ${path} that there is as its "example".`,
    ),
    ...unlike(described, served).map(
      (page) => `The page "${page}" is described but missing in src/routes.tsx: add it there.`,
    ),
    ...unlike(served, described).map((page) => `src/routes.tsx serves "${page}": describe it under "pages".`),
  ];
}

function widgetProblems(tree: Tree, remote: string, { widgets }: RemoteDescription): string[] {
  const files = filesLike(tree, new RegExp(`^${remote}/src/widgets/[^.]+\\.tsx$`)).map(({ path }) => path);
  const promised = widgets.map((widget) => `${remote}/${widgetFile(widget).slice(2)}`);
  const typed = widgetNotes(tree, remote).map(({ name }) => name);
  return [
    ...unlike(promised, files).map((path) => `A widget is announced whose file is missing: add ${path}.`),
    ...unlike(files, promised).map(
      (path) => `${path} is not lent to anybody: announce it under "widgets", or move it into a feature.`,
    ),
    ...widgets
      .filter((widget) => !typed.includes(`${remote}/${widget}`))
      .map((widget) => `Write what "${remote}/${widget}" must be told into WidgetProps of ${remote}/widgets.d.ts.`),
    ...unlike(
      typed,
      widgets.map((widget) => `${remote}/${widget}`),
    ).map((name) => `widgets.d.ts tells of "${name}", which is not lent: take it out, or announce it under "widgets".`),
  ];
}

const read = (tree: Tree, app: string) =>
  app === 'shell'
    ? shellSchema.safeParse(parse(fileAt(tree, 'shell/shell.json')?.text ?? ''))
    : remoteSchema.safeParse(parse(fileAt(tree, `${app}/remote.json`)?.text ?? ''));

const schemaProblems = ({ error }: ReturnType<typeof read>): string[] =>
  (error?.issues ?? []).map(
    ({ path, message }) => `Mend "${path.join('.') || 'the JSON'}" to fit the schema: ${message}`,
  );

function problemsOf(tree: Tree, remote: string): string[] {
  const parsed = read(tree, remote) as ReturnType<typeof remoteSchema.safeParse>;
  if (!parsed.success) return schemaProblems(parsed);
  const named = parsed.data.name === remote ? [] : [`Its "name" must be the folder's: write "${remote}".`];
  return [
    ...named,
    ...eventProblems(tree, remote, parsed.data),
    ...pageProblems(tree, remote, parsed.data),
    ...widgetProblems(tree, remote, parsed.data),
  ];
}

/** What keeps the pages of all apps from standing in one route table; releasing asks the same. */
function shellProblems(tree: Tree): string[] {
  const described = ['shell', ...remotesOf(tree)].flatMap((app): [string, AppDescription][] => {
    const { data } = read(tree, app);
    return data ? [[app, data]] : [];
  });
  return [...schemaProblems(read(tree, 'shell')), ...tableProblems(Object.fromEntries(described))];
}

export const remoteManifest: Rule = {
  name: 'remote-manifest',
  check: (tree) => [
    ...remotesOf(tree).flatMap((remote) =>
      problemsOf(tree, remote).map((message): Problem => ({ path: `${remote}/remote.json`, message })),
    ),
    ...shellProblems(tree).map((message): Problem => ({ path: 'shell/shell.json', message })),
  ],
};
