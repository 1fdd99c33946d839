import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contractTexts, type ContractModules } from './contract-text.ts';
import { openDeclarations } from './declared-module.ts';
import { writeDeclarations } from './declarations.ts';
import { printReport } from './print-report.ts';
import { surfaceOf, type Facade } from './surface.ts';

/** Doors for tests and for a remote that runs alone: no build that visitors get has them. */
const notShipped = ['./testing', './standalone'];

type Door = { name: string; file: string };

/** The doors that apps have at run time, and the contract's: `ui`, `contracts/trips`. */
export function doorsOf(packageFolder: string): Door[] {
  const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const doors = Object.entries(manifest.exports).filter(([door]) => !notShipped.includes(door));
  return doors.flatMap(([door, file]): Door[] => {
    if (!door.includes('*')) return [{ name: door.slice(2), file: file.slice(2) }];
    const [before, after] = file.slice(2).split('*') as [string, string];
    return readdirSync(join(packageFolder, before))
      .filter((name) => name.endsWith(after) && !name.includes('.test.'))
      .map((name) => ({ name: door.slice(2).replace('*', name.slice(0, -after.length)), file: before + name }));
  });
}

/** The contract is run, since only its schemas know what they let through. */
async function runContract(packageFolder: string, doors: readonly Door[]): Promise<ContractModules> {
  const modules: Record<string, Record<string, unknown>> = {};
  for (const { name, file } of doors.filter(({ name }) => /^contracts(\/|$)/.test(name))) {
    modules[name] = (await import(join(packageFolder, file))) as Record<string, unknown>;
  }
  return modules;
}

const majorOf = (packageFolder: string, library: string): string => {
  const file = join(packageFolder, 'node_modules', library, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version.split('.')[0]!;
};

/** The reports of `@tabi/shared` as its sources are now: file name → text. */
export async function currentReports(root: string): Promise<Map<string, string>> {
  const packageFolder = join(root, 'shared');
  const declarations = await writeDeclarations(root, 'shared');
  try {
    const doors = doorsOf(packageFolder);
    const modules = openDeclarations();
    const facades = doors.map(({ name, file }): Facade => ({
      name,
      module: modules.at(join(declarations, file.replace(/\.tsx?$/, '.d.ts'))),
    }));
    const surface = surfaceOf(modules, facades, {
      override: contractTexts(await runContract(packageFolder, doors)),
      majorOf: (library) => majorOf(packageFolder, library),
    });
    const reports = new Map<string, string>();
    for (const facade of facades) {
      reports.set(`${facade.name.replaceAll('/', '-')}.api.md`, await printReport(facade.name, surface(facade)));
    }
    return reports;
  } finally {
    rmSync(declarations, { recursive: true, force: true });
  }
}
