export {
  addressOf,
  askedAs,
  buildFolder,
  buildId,
  containerName,
  findAssets,
  readAssets,
  wakeFile,
  workerFile,
  type ReleaseAssets,
} from './build.ts';
export { digestProblems, isAsBuilt, mostArtefactBytes, packBuild } from './artefact.ts';
export { completeCanary, endCanary, setCanary } from './canary.ts';
export { digestName, digestOf, readReleased, sealBuild } from './digests.ts';
export { draftFolder, sweepDrafts } from './drafts.ts';
export {
  descriptionOf,
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
export { rangeProblems, sharedOfLiveShell } from './live-shared.ts';
export { isOfPage, joinPath, type PageDescription } from './page.ts';
export { fits } from './range.ts';
export { NotReceived, receiveBuild } from './receive.ts';
export { assertFits, assertNotBad, flip, flipAll, isBad, promote, rollBack, type Why } from './registry.ts';
export { removeApp } from './remove-app.ts';
export { readRegistry, type Canary, type Registry } from './registry-file.ts';
export { openReleases, type Release, type ReleaseShelf } from './release-shelf.ts';
export { parseSheetParts, sheetPartsFile, type SheetPart, type SheetParts } from './sheet-parts.ts';
export { takeOut, type TakenOut } from './take-out.ts';
export { ownerOf, tableProblems } from './route-claims.ts';
export { findToken, issueToken, readTokens, revokeTokens } from './tokens.ts';
export { needsTraveller, trialAddresses, type Things, type TrialAddress } from './trial-addresses.ts';
export { diffBuilds, type BuildsDiff } from './diff-builds.ts';
export { lookWhatToSweep, sweepReleases } from './sweep.ts';
