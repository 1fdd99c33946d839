import type { Stage, Style } from '../types.ts';

export interface Option<T> {
  draw: T;
  /** The styles it belongs to; everywhere when left out, unless it is one place's own. */
  styles?: readonly Style[];
  /** Slugs that ask for just this one. */
  named?: RegExp;
}

/** One of a motif's drawings: what the slug names, else one of this style, else any that belongs everywhere. */
export function choose<T>(stage: Stage, part: string, options: readonly Option<T>[]): T {
  const named = options.find((option) => option.named?.test(stage.facts.slug));
  const local = options.filter((option) => option.styles?.includes(stage.style));
  const common = options.filter((option) => !option.styles && !option.named);
  const list = named ? [named] : local.length > 0 ? local : common.length > 0 ? common : options;
  const chosen = stage.thing.fork(part).pick(list);
  const first = options.findIndex(({ draw }) => draw === chosen.draw);
  stage.choices.push(`${part}:${first}`);
  return chosen.draw;
}
