import { z } from 'zod';

const eventName = z.string().regex(/^[a-z]+:[a-z]+(-[a-z]+)*$/, 'An event is <owner>:<fact-in-the-past>.');

/** What a host can know of a remote without running it: `remote.json`. */
export const remoteSchema = z.strictObject({
  name: z.string().regex(/^mf-[a-z]+(-[a-z]+)*$/, 'A remote is called mf-<domain>.'),
  owner: z.string().min(2),
  /** Names of the shell's route table that this remote serves. */
  pages: z.array(z.string().regex(/^[a-z][A-Za-z]*$/)).min(1),
  /** Names in PascalCase; each is `src/widgets/<kebab-case>.tsx`, exposed as `./widgets/<Name>`. */
  widgets: z.array(z.string().regex(/^[A-Z][A-Za-z]*$/)),
  events: z.strictObject({ emits: z.array(eventName), listens: z.array(eventName) }),
  /** The ranges of what it shares with others that it works with: `"@tabi/shared": "^1.2"`. */
  needs: z.record(z.string(), z.string().min(1)).optional(),
});
export type RemoteDescription = z.infer<typeof remoteSchema>;

export const widgetFile = (widget: string): string =>
  `./src/widgets/${widget.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.tsx`;

/** What the remote's container exposes, from its description alone. */
export function exposesOf(description: RemoteDescription): Record<string, string> {
  const widgets = description.widgets.map((name) => [`./widgets/${name}`, widgetFile(name)]);
  return { './routes': './src/routes.tsx', ...Object.fromEntries(widgets) };
}
