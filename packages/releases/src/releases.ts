export { buildFolder, containerName, readAssets, workerFile, type ReleaseAssets } from './build.ts';
export {
  exposesOf,
  keepDescription,
  readDescription,
  remoteSchema,
  shellSchema,
  widgetFile,
  type AppDescription,
  type RemoteDescription,
  type ShellDescription,
} from './description.ts';
export { joinPath, type PageDescription } from './page.ts';
export { fits } from './range.ts';
export { assertFits, flip, flipAll, readRegistry, rollbackTarget, type Registry } from './registry.ts';
export { openReleases, type Release, type ReleaseShelf } from './release-shelf.ts';
export { ownerOf, tableProblems } from './route-claims.ts';
