import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a remote is built in the workspace of the house; else it has only the packed packages of it. */
export const isHouse = (root: string): boolean => existsSync(join(root, 'shared/package.json'));

/** Where `@tabi/shared` lies: in the workspace, or where the packed one is installed. */
export const sharedFolder = (root: string): string =>
  isHouse(root) ? join(root, 'shared') : realpathSync(join(root, 'node_modules/@tabi/shared'));
