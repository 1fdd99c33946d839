import type { Stage, Style } from '../types.ts';

export interface Option<T> {
  draw: T;
  /** The styles it belongs to; everywhere when left out. */
  styles?: readonly Style[];
  /** Slugs that ask for just this one. */
  named?: RegExp;
}

/** One of a motif's drawings: what the slug names, else one of this style, else any that belongs everywhere. */
export function choose<T>(stage: Stage, part: string, options: readonly Option<T>[]): T {
  const named = options.find((option) => option.named?.test(stage.facts.slug));
  if (named) return named.draw;
  const local = options.filter((option) => option.styles?.includes(stage.style));
  const common = options.filter((option) => !option.styles);
  const list = local.length > 0 ? local : common.length > 0 ? common : options;
  return stage.thing.fork(part).pick(list).draw;
}
