import { parseArgs } from 'node:util';
import { catalogueFolder } from '../catalogue-folder.ts';
import { fetchPhotos } from '../photos/fetch-photos.ts';
import { photoSource } from '../photos/photo-source.ts';
import { readCatalogue } from '../read/read.ts';
import { openWikimedia } from '../wikimedia/open.ts';
import { UsageError, type Command } from './command.ts';

function readWords(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { each: { type: 'string', default: '3' }, anew: { type: 'boolean', default: false } },
    });
    if (!/^[1-9]$/.test(values.each)) throw new UsageError('--each is a number from 1 to 9.');
    return { only: positionals, each: Number(values.each), anew: values.anew };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}

export const photos: Command = {
  usage: 'photos [destination …] [--each 3] [--anew]',
  summary:
    'Fetches freely licensed photographs of the places that have a Wikidata id or name files of Commons; needs PHOTOS_CONTACT.',
  async run(args, say) {
    const { only, each, anew } = readWords(args);
    const { client, settings } = openWikimedia(process.env);
    const source = photoSource(client, settings);
    const shelves = readCatalogue(catalogueFolder, only.length ? only : undefined);
    const { kept, came, refused } = await fetchPhotos({ root: catalogueFolder, shelves, source, each, anew, say });
    say(`${came} photographs have come, ${kept} places had theirs, ${refused} times there was none to show.`);
    return 0;
  },
};
