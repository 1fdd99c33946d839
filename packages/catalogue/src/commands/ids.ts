import { parseArgs } from 'node:util';
import { catalogueFolder } from '../catalogue-folder.ts';
import { findIds } from '../ids/find-ids.ts';
import { idSource } from '../ids/id-source.ts';
import { readCatalogue } from '../read/read.ts';
import { openWikimedia } from '../wikimedia/open.ts';
import { UsageError, type Command } from './command.ts';

function readWords(args: string[]) {
  try {
    const options = { write: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return { named: positionals, write: values.write };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

export const ids: Command = {
  usage: 'ids [destination …] [--write]',
  summary:
    'Finds the Wikidata ids of places that have none, by name and place, and writes those that are certain; needs PHOTOS_CONTACT.',
  async run(args, say) {
    const { named, write } = readWords(args);
    const shelves = readCatalogue(catalogueFolder);
    const all = shelves.map(({ destination }) => destination.slug);
    const unknown = named.find((slug) => !all.includes(slug));
    if (unknown !== undefined) throw new UsageError(`There is no destination ${unknown}.`);
    const { client, settings } = openWikimedia(process.env);
    const source = idSource(client, settings);
    const only = named.length ? named : all;
    const { certain, doubtful, nothing } = await findIds({ root: catalogueFolder, shelves, only, source, write, say });
    say(`${certain} found, ${doubtful} doubtful, ${nothing} without anything of their name.`);
    if (!write && certain > 0) say('Nothing was written: --write does it.');
    return 0;
  },
};
