export { buildFolder, containerName, readAssets, workerFile, type ReleaseAssets } from './build.ts';
export { flip, flipped, readRegistry, rollbackTarget, type Registry } from './registry.ts';
export { openReleases, type Release, type ReleaseShelf } from './release-shelf.ts';
export { exposesOf, remoteSchema, widgetFile, type RemoteDescription } from './remote.ts';
