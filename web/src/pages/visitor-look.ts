import type { RenderWish } from '@tabi/shared/federation';
import { readSettings, usualFormats } from '@tabi/shared/format';

export type VisitorLook = Required<Pick<RenderWish, 'theme' | 'followsDevice' | 'currency' | 'formats' | 'motion'>>;

const cookie = (cookies: string, name: string) => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1] ?? null;

/** Pure: how the visitor wants pages to look, from the request's cookies. Anything odd is the default. */
export function visitorLook(cookies: string): VisitorLook {
  const { theme, currency, units, clock, week_start, motion } = readSettings((name) => cookie(cookies, name));
  return {
    theme: theme === 'dark' ? 'dark' : 'light',
    followsDevice: theme === 'device',
    currency: currency ?? 'USD',
    formats: {
      units: units ?? usualFormats.units,
      clock: clock ?? usualFormats.clock,
      weekStart: week_start ?? usualFormats.weekStart,
    },
    motion: motion ?? 'device',
  };
}
