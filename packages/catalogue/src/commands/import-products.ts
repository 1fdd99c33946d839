import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '@tabi/postgres';
import { importProducts as importFeed } from '../load/import-products.ts';
import { UsageError, type Command } from './command.ts';
import { withDatabase } from './with-database.ts';

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { supplier: { type: 'string' } },
    });
    const [file] = positionals;
    const supplier = values.supplier?.trim();
    if (!file || !/\.(csv|json)$/.test(file)) throw new UsageError('Give a .csv or .json file.');
    if (!supplier || supplier.length > 60)
      throw new UsageError('Say whose products they are: --supplier "Their name".');
    return { file, supplier, content: readFileSync(file, 'utf8') };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}

export const importProducts: Command = {
  usage: 'import-products <file.csv|file.json> --supplier <name>',
  summary: 'Shows a supplier’s tours beside ours; what an earlier feed of theirs had and this has not is withdrawn.',
  run(args, say) {
    const { file, supplier, content } = readArguments(args);
    return withDatabase(async (pool) => {
      await migrate(pool);
      const { shown, withdrawn } = await importFeed(pool, supplier, basename(file), content);
      say(`${supplier}: ${shown} products shown, ${withdrawn} withdrawn.`);
      return 0;
    });
  },
};
