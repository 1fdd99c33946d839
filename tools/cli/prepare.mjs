import path from 'node:path';
import { build, isBuilt } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { root } from './settings.mjs';

/** The two steps that both commands begin with. */
export const preparations = (logs, releasesDir) => ({
  packages: async (note) => {
    if (isInstalled(root)) return 'up to date';
    await install(root, path.join(logs, 'install.log'), note);
    return 'installed';
  },
  site: async (note) => {
    if (isBuilt(root, releasesDir)) return 'up to date';
    await build(root, releasesDir, path.join(logs, 'build.log'), note);
    return 'built';
  },
});
