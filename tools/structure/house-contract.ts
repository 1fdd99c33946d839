import { membersOf } from './syntax.ts';
import { fileAt, type Tree } from './tree.ts';

const membersAt = (tree: Tree, path: string, name: string): string[] => {
  const file = fileAt(tree, path);
  return file ? membersOf(file, name) : [];
};

/** What the apps agreed on in `shared`, read from its source. */
export const eventsOf = (tree: Tree): string[] => membersAt(tree, 'shared/src/events/events.ts', 'EventPayloads');
export const widgetsOf = (tree: Tree): string[] => membersAt(tree, 'shared/src/federation/widgets.ts', 'WidgetProps');

/** Events are owned by an app's short name: `mf-planner` is `planner`. */
export const shortName = (app: string): string => app.replace(/^mf-/, '');
