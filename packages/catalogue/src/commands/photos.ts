import { parseArgs } from 'node:util';
import { StartProblem } from '@tabi/postgres';
import { catalogueFolder } from '../catalogue-folder.ts';
import { fetchPhotos } from '../photos/fetch-photos.ts';
import { photoEnvironment, type PhotoSettings } from '../photos/photo-settings.ts';
import { politeClient } from '../photos/polite-client.ts';
import { wikimedia } from '../photos/wikimedia.ts';
import { readCatalogue } from '../read/read.ts';
import { UsageError, type Command } from './command.ts';

const manners = { pause: 1000, firstWait: 5000, tries: 4, patience: 60_000 };

/** @throws StartProblem with one sentence about the first wrong value */
function readSettings(env: Record<string, string | undefined>): PhotoSettings {
  const parsed = photoEnvironment.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim())),
  );
  if (!parsed.success) throw new StartProblem(parsed.error.issues[0]?.message ?? 'A setting is wrong.');
  return parsed.data;
}

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
    const settings = readSettings(process.env);
    const userAgent = `TabiCatalogue/1.0 (${settings.PHOTOS_CONTACT}) Node.js/${process.versions.node}`;
    const source = wikimedia(politeClient({ userAgent, ...manners }), settings);
    const shelves = readCatalogue(catalogueFolder, only.length ? only : undefined);
    const { kept, came, refused } = await fetchPhotos({ root: catalogueFolder, shelves, source, each, anew, say });
    say(`${came} photographs have come, ${kept} places had theirs, ${refused} times there was none to show.`);
    return 0;
  },
};
