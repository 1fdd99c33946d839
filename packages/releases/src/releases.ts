export { buildFolder, containerName, findAssets, readAssets, workerFile, type ReleaseAssets } from './build.ts';
export { sealBuild } from './digests.ts';
export { draftFolder, sweepDrafts } from './drafts.ts';
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
export { assertFits, assertNotBad, flip, flipAll, isBad, promote, rollBack } from './registry.ts';
export { readRegistry, type Registry } from './registry-file.ts';
export { openReleases, type Release, type ReleaseShelf } from './release-shelf.ts';
export { ownerOf, tableProblems } from './route-claims.ts';
