import { StartProblem } from '@tabi/postgres';
import { politeClient, type PoliteClient } from './polite-client.ts';
import { wikimediaEnvironment, type WikimediaSettings } from './settings.ts';

const manners = { pause: 1000, firstWait: 5000, tries: 4, patience: 60_000 };

/**
 * Wikimedia as the environment names it, and a client that says who asks.
 * @throws StartProblem with one sentence about the first wrong value
 */
export function openWikimedia(env: Record<string, string | undefined>): {
  client: PoliteClient;
  settings: WikimediaSettings;
} {
  const parsed = wikimediaEnvironment.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim())),
  );
  if (!parsed.success) throw new StartProblem(parsed.error.issues[0]?.message ?? 'A setting is wrong.');
  const userAgent = `TabiCatalogue/1.0 (${parsed.data.PHOTOS_CONTACT}) Node.js/${process.versions.node}`;
  return { client: politeClient({ userAgent, ...manners }), settings: parsed.data };
}
