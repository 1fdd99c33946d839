import ts from 'typescript';
import { eachNode, membersOf, syntaxOf } from './syntax.ts';
import { fileAt, type Tree } from './tree.ts';

/** What the apps agreed on in `shared`, read from its source. */
export const eventsOf = (tree: Tree): string[] => {
  const file = fileAt(tree, 'shared/src/events/events.ts');
  return file ? membersOf(file, 'EventPayloads') : [];
};

/** Where a remote says what its widgets must be told. */
export const widgetFile = (remote: string): string => `${remote}/widgets.d.ts`;

/** A widget as its remote writes it down; `unborrowed` is why it is lent although nobody borrows it. */
export type WidgetNote = { name: string; unborrowed: string | undefined };

export function widgetNotes(tree: Tree, remote: string): WidgetNote[] {
  const file = fileAt(tree, widgetFile(remote));
  const notes: WidgetNote[] = [];
  if (!file) return notes;
  eachNode(syntaxOf(file), (node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'WidgetProps') return;
    for (const { name } of node.members) {
      if (!name || !ts.isStringLiteral(name)) continue;
      const tag = ts.getJSDocTags(name.parent).find(({ tagName }) => tagName.text === 'unborrowed');
      notes.push({ name: name.text, unborrowed: tag && (ts.getTextOfJSDocComment(tag.comment) ?? '') });
    }
  });
  return notes;
}

/** Events are owned by an app's short name: `mf-planner` is `planner`. */
export const shortName = (app: string): string => app.replace(/^mf-/, '');
