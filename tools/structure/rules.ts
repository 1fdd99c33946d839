import type { Rule } from './rule.ts';
import { animations } from './rules/animations.ts';
import { appSkeleton } from './rules/app-skeleton.ts';
import { catalog } from './rules/catalog.ts';
import { colours } from './rules/colours.ts';
import { deadContract } from './rules/dead-contract.ts';
import { dataInApi } from './rules/data-in-api.ts';
import { effectCleanup } from './rules/effect-cleanup.ts';
import { eventOwner } from './rules/event-owner.ts';
import { fileNames } from './rules/file-names.ts';
import { folderRings } from './rules/folder-rings.ts';
import { fontUnits } from './rules/font-units.ts';
import { imports } from './rules/imports.ts';
import { narrowStyles } from './rules/narrow-styles.ts';
import { oneCalendar } from './rules/one-calendar.ts';
import { journeyCrossings } from './rules/journey-crossings.ts';
import { packageDoors } from './rules/package-doors.ts';
import { packageScripts } from './rules/package-scripts.ts';
import { privateTraces } from './rules/private-traces.ts';
import { remoteManifest } from './rules/remote-manifest.ts';
import { sizes } from './rules/sizes.ts';
import { sqlInRepositories } from './rules/sql-in-repositories.ts';

export const rules: readonly Rule[] = [
  imports,
  folderRings,
  sqlInRepositories,
  packageDoors,
  packageScripts,
  fileNames,
  appSkeleton,
  remoteManifest,
  eventOwner,
  deadContract,
  journeyCrossings,
  effectCleanup,
  colours,
  animations,
  narrowStyles,
  fontUnits,
  dataInApi,
  oneCalendar,
  sizes,
  catalog,
  privateTraces,
];
