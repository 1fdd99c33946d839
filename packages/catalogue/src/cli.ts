import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFolder } from './catalogue-folder.ts';
import { check } from './commands/check.ts';
import { correctionsCommand } from './commands/corrections.ts';
import { coverage } from './commands/coverage.ts';
import type { Command } from './commands/command.ts';
import { coordCheck } from './commands/coord-check.ts';
import { ids } from './commands/ids.ts';
import { importProducts } from './commands/import-products.ts';
import { load } from './commands/load.ts';
import { newDestination } from './commands/new.ts';
import { photos } from './commands/photos.ts';
import { pictures } from './commands/pictures.ts';
import { rates } from './commands/rates.ts';
import { stale } from './commands/stale.ts';
import { runCommand, sayCommands } from './run-command.ts';

const commands: Record<string, Command> = {
  check,
  load,
  coverage,
  stale,
  new: newDestination,
  'coord-check': coordCheck,
  ids,
  photos,
  pictures,
  rates,
  'import-products': importProducts,
  corrections: correctionsCommand,
};

const at = { program: 'pnpm catalogue', say: (line: string): void => console.log(line) };

/** A destination's own name stands for checking it. */
const isDestination = (word: string) => existsSync(join(catalogueFolder, word, 'destination.json'));

async function main([word = '', ...rest]: string[]): Promise<number> {
  const command = commands[word];
  if (!command && isDestination(word)) return runCommand(at, check, [word, ...rest]);
  return command ? runCommand(at, command, rest) : sayCommands(at, commands, word);
}

void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
