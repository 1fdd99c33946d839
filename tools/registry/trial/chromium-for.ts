import { installedChromium } from '../../cli/chromium.mjs';

/** @throws when there is none, with what to do */
export function chromiumFor(root: string): string {
  const found = installedChromium(root) as string | undefined;
  if (found) return found;
  throw new Error(
    'The pages are opened in a browser before they go out, and there is no Chromium here: install one, name it in CHROMIUM_PATH, or say why it is not needed this time with --without-browser "…".',
  );
}
