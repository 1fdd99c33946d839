import ts from 'typescript';
import { eventsOf, shortName } from '../house-contract.ts';
import type { Problem, Rule } from '../rule.ts';
import { calledName, eachNode, lineOf, scripts, syntaxOf, tests } from '../syntax.ts';
import { fileAt, filesLike, remotesOf, type Tree } from '../tree.ts';

/** Facts have happened: regular verbs end in -ed, and these are the others we would use. */
const inThePast = /(ed|sent|made|left|begun|lost|set|kept|built|chosen|shown|given|taken)$/;
const spelled = /^[a-z]+(-[a-z]+)*:[a-z]+(-[a-z]+)*$/;

const announced = (tree: Tree, app: string): { emits: string[]; listens: string[] } | undefined => {
  const file = fileAt(tree, `${app}/remote.json`);
  return file ? (JSON.parse(file.text) as { events: { emits: string[]; listens: string[] } }).events : undefined;
};

function nameProblems(tree: Tree): Problem[] {
  const owners = ['shell', ...remotesOf(tree).map(shortName)];
  const path = 'shared/src/events/events.ts';
  return eventsOf(tree).flatMap((name): Problem[] => {
    if (!spelled.test(name) || !inThePast.test(name)) {
      return [
        {
          path,
          message: `"${name}" does not read as <owner>:<fact-in-the-past>: name what has happened, like "planner:trip-planned".`,
        },
      ];
    }
    const known = owners.includes(name.split(':')[0]!);
    return known ? [] : [{ path, message: `"${name}" has no owner: begin it with one of ${owners.join(', ')}.` }];
  });
}

function useProblem(tree: Tree, app: string, verb: string, name: string): string | undefined {
  const events = announced(tree, app);
  if (verb === 'emit' && name.split(':')[0] !== shortName(app)) {
    return `"${name}" is emitted by its owner alone: tell the owner through its widget or the API, or emit a fact of ${app}.`;
  }
  if (verb === 'emit' && events && !events.emits.includes(name))
    return `Announce "${name}" under events.emits of ${app}/remote.json.`;
  if (verb === 'listen' && events && !events.listens.includes(name)) {
    return `Announce "${name}" under events.listens of ${app}/remote.json.`;
  }
  return undefined;
}

/** The app as which a file acts: around a remote that runs alone, shared stands in for the shell. */
const appOf = (path: string): string =>
  path.startsWith('shared/src/standalone/') ? 'shell' : (path.split('/')[0] ?? path);

export const eventOwner: Rule = {
  name: 'event-owner',
  check: (tree) => {
    const problems = nameProblems(tree);
    const known = eventsOf(tree);
    for (const file of filesLike(tree, scripts).filter(({ path }) => !tests.test(path))) {
      eachNode(syntaxOf(file), (node) => {
        const name = ts.isCallExpression(node) ? node.arguments[0] : undefined;
        if (!name || !ts.isCallExpression(node) || !ts.isStringLiteral(name) || !known.includes(name.text)) return;
        const message = useProblem(tree, appOf(file.path), calledName(node), name.text);
        if (message) problems.push({ path: file.path, line: lineOf(node), message });
      });
    }
    return problems;
  },
};
