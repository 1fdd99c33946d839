import ts from 'typescript';
import { eventsOf, widgetFile, widgetNotes } from '../house-contract.ts';
import type { Problem, Rule } from '../rule.ts';
import { calledName, eachNode, syntaxOf, tests } from '../syntax.ts';
import { fileAt, filesLike, remotesOf, type Tree } from '../tree.ts';

/** What apps really do with what they have agreed on. */
type Uses = { emits: Set<string>; listens: Set<string>; borrows: Set<string> };

function usesIn(tree: Tree): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  const files = filesLike(tree, /^(shell|mf-[^/]+|shared)\/src\/.*\.tsx?$/).filter(({ path }) => !tests.test(path));
  for (const file of files) {
    const app = file.path.split('/')[0]!;
    const of = uses.get(app) ?? { emits: new Set(), listens: new Set(), borrows: new Set() };
    uses.set(app, of);
    eachNode(syntaxOf(file), (node) => {
      // A type that names a widget or an event does nothing with it yet.
      if (!ts.isStringLiteral(node) || ts.isLiteralTypeNode(node.parent)) return;
      const call = ts.isCallExpression(node.parent) ? calledName(node.parent) : '';
      if (call === 'emit') of.emits.add(node.text);
      else if (call === 'listen') of.listens.add(node.text);
      else of.borrows.add(node.text);
    });
  }
  return uses;
}

function eventProblems(tree: Tree, uses: ReadonlyMap<string, Uses>): Problem[] {
  const path = 'shared/src/events/events.ts';
  const all = [...uses.values()];
  return eventsOf(tree).flatMap((name) => {
    const emitted = all.some(({ emits }) => emits.has(name));
    const heard = all.some(({ listens }) => listens.has(name));
    if (emitted && heard) return [];
    const missing = emitted ? 'Nobody listens to' : heard ? 'Nobody emits' : 'Nobody emits or listens to';
    return [{ path, message: `${missing} "${name}": take it out until somebody does.` }];
  });
}

function announcedProblems(tree: Tree, remote: string, uses: Uses | undefined): Problem[] {
  const path = `${remote}/remote.json`;
  const { events } = JSON.parse(fileAt(tree, path)!.text) as { events: Record<'emits' | 'listens', string[]> };
  return (['emits', 'listens'] as const).flatMap((verb) =>
    events[verb]
      .filter((name) => !uses?.[verb].has(name))
      .map((name) => ({
        path,
        message: `No code of ${remote} does what events.${verb} says of "${name}": take it out.`,
      })),
  );
}

function widgetProblems(tree: Tree, remote: string, uses: ReadonlyMap<string, Uses>): Problem[] {
  const path = widgetFile(remote);
  const borrowed = (name: string) => [...uses].some(([app, { borrows }]) => app !== remote && borrows.has(name));
  return widgetNotes(tree, remote).flatMap(({ name, unborrowed }): Problem[] => {
    if (borrowed(name) && unborrowed !== undefined)
      return [{ path, message: `"${name}" is borrowed by now: take its @unborrowed away.` }];
    if (borrowed(name) || unborrowed) return [];
    return [
      {
        path,
        message: `Nobody borrows "${name}": stop lending it, or say above it whom it waits for, as "@unborrowed <why>".`,
      },
    ];
  });
}

/** What apps have agreed on is used by somebody, or says what it waits for. */
export const deadContract: Rule = {
  name: 'dead-contract',
  check: (tree) => {
    const uses = usesIn(tree);
    return [
      ...eventProblems(tree, uses),
      ...remotesOf(tree).flatMap((remote) => [
        ...announcedProblems(tree, remote, uses.get(remote)),
        ...widgetProblems(tree, remote, uses),
      ]),
    ];
  },
};
