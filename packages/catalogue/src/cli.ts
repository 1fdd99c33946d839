import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFolder } from './catalogue-folder.ts';
import { StartProblem } from '@tabi/postgres';
import { check } from './commands/check.ts';
import { correctionsCommand } from './commands/corrections.ts';
import { coverage } from './commands/coverage.ts';
import { UsageError, type Command } from './commands/command.ts';
import { coordCheck } from './commands/coord-check.ts';
import { importProducts } from './commands/import-products.ts';
import { land } from './commands/land.ts';
import { load } from './commands/load.ts';
import { newDestination } from './commands/new.ts';
import { rates } from './commands/rates.ts';
import { stale } from './commands/stale.ts';
import { CatalogueError } from './read/read-file.ts';
import { RatesProblem } from './load/refresh-rates.ts';

const commands: Record<string, Command> = {
  check,
  load,
  coverage,
  stale,
  new: newDestination,
  'coord-check': coordCheck,
  land,
  rates,
  'import-products': importProducts,
  corrections: correctionsCommand,
};

const say = (line: string): void => console.log(line);

const help = () =>
  Object.values(commands)
    .map(({ usage, summary }) => `pnpm catalogue ${usage}\n    ${summary}`)
    .join('\n');

/** A destination's own name stands for checking it. */
const isDestination = (word: string) => existsSync(join(catalogueFolder, word, 'destination.json'));

async function main([word = '', ...rest]: string[]): Promise<number> {
  const command = commands[word];
  if (!command && isDestination(word)) return check.run([word, ...rest], say);
  if (!command) {
    say(help());
    return word ? 1 : 0;
  }
  try {
    return await command.run(rest, say);
  } catch (error) {
    if (error instanceof UsageError) say(`${error.message}\nUsage: pnpm catalogue ${command.usage}`);
    else if ([CatalogueError, StartProblem, RatesProblem].some((kind) => error instanceof kind))
      say((error as Error).message);
    else throw error;
    return 1;
  }
}

void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
