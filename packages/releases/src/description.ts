import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { z } from 'zod';
import { pageSchema } from './page.ts';

const eventName = z.string().regex(/^[a-z]+(-[a-z]+)*:[a-z]+(-[a-z]+)*$/, 'An event is <owner>:<fact-in-the-past>.');
const owner = z.string().min(2);
/** How the team is told what happened to its builds. Whoever reads the sources reads this: no secret belongs in it. */
const contact = z.strictObject({
  mail: z.email('A mail address is written team@example.com.').optional(),
  webhook: z.url({ protocol: /^https$/, error: 'A webhook is an address that begins with https://.' }).optional(),
});
const pages = z.array(pageSchema);
const prefix = z.string().regex(/^(\/[A-Za-z0-9_-]+)+$/, 'A prefix is the literal start of paths, like "/blog".');

/** What a host can know of a remote without running it: `remote.json`. */
export const remoteSchema = z.strictObject({
  name: z.string().regex(/^mf-[a-z]+(-[a-z]+)*$/, 'A remote is called mf-<domain>.'),
  /** The team to tell when something of it fails. */
  owner,
  contact: contact.optional(),
  pages: pages.min(1),
  /** Names in PascalCase; each is `src/widgets/<kebab-case>.tsx`, exposed as `./widgets/<Name>`. */
  widgets: z.array(z.string().regex(/^[A-Z][A-Za-z]*$/)),
  events: z.strictObject({ emits: z.array(eventName), listens: z.array(eventName) }),
  /** The least version of what all apps share that it works with: any later one of the same major will do. */
  needs: z.strictObject({
    '@tabi/shared': z.string().regex(/^\^\d+\.\d+$/, 'A range is written ^<major>.<minor>, such as ^1.2.'),
  }),
});
export type RemoteDescription = z.infer<typeof remoteSchema>;

/** The host's own: `shell.json`. */
export const shellSchema = z.strictObject({
  name: z.literal('shell'),
  owner,
  contact: contact.optional(),
  pages: pages.min(1),
  /** Which paths each remote may use. A page outside of them is refused when it is released. */
  prefixes: z.record(z.string(), z.array(prefix).min(1)),
});
export type ShellDescription = z.infer<typeof shellSchema>;

export type AppDescription = RemoteDescription | ShellDescription;

export const widgetFile = (widget: string): string =>
  `./src/widgets/${widget.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.tsx`;

/** What the remote's container exposes, from its description alone. */
export function exposesOf(description: RemoteDescription): Record<string, string> {
  const widgets = description.widgets.map((name) => [`./widgets/${name}`, widgetFile(name)]);
  return { './routes': './src/routes.tsx', ...Object.fromEntries(widgets) };
}

/** @throws when the text does not fit its schema, naming the file and each field */
export function readDescription(file: string): AppDescription {
  const json = JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown };
  const parsed = (json.name === 'shell' ? shellSchema : remoteSchema).safeParse(json);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  throw new Error(`${file} does not fit its schema: ${wrong}`);
}

/**
 * A description that was checked when its build was made. What later rules would say of it does not matter: there must
 * always be a way back to an earlier build, so only what the route table cannot do without is asked for.
 */
export const keptSchema = z.looseObject({
  name: z.string(),
  owner: z.string(),
  pages: z.array(z.looseObject({ name: z.string(), path: z.string(), title: z.string(), render: z.string() })),
}) as unknown as z.ZodType<AppDescription>;

const keptIn = (build: string) => join(build, 'description.json');

/** A build carries its description, so that flipping to it brings its pages along. */
export const keepDescription = (build: string, description: AppDescription): void =>
  writeFileSync(keptIn(build), `${JSON.stringify(description, null, 2)}\n`);

/** @throws when the build does not carry its description */
export function descriptionOf(build: string): AppDescription {
  if (!existsSync(keptIn(build))) {
    const [app, id] = build.split(sep).slice(-2);
    throw new Error(`The build ${id} of ${app} does not say which pages it has: build the app anew.`);
  }
  return keptSchema.parse(JSON.parse(readFileSync(keptIn(build), 'utf8')));
}
