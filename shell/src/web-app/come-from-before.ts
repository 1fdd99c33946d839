import type { AppState } from '@tabi/shared/state';
import { rememberedSettings } from '../start/preferences.ts';
import { applySettings } from '../start/settings.ts';
import { setKeptTime } from './kept-time.ts';
import { readPageAge } from './page-age.ts';

/** A document that was kept on this device says so, and looks as the visitor has chosen since, not as it did then. */
export function comeFromBefore(state: AppState): void {
  const { keptAt } = readPageAge();
  if (!keptAt) return;
  setKeptTime(keptAt);
  applySettings(state, rememberedSettings());
}
