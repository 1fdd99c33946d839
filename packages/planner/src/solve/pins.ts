import type { Compiled } from './compile.ts';
import type { Problem } from '../model/impossible.ts';
import type { Pin } from '../model/model.ts';
import type { PreparedDay } from './prepare.ts';
import type { Tours } from './search/problem.ts';
import { Routes } from './search/routes.ts';
import { windowsOn } from '../model/time.ts';

/**
 * The pins of each day in order of time, as nodes of the search. A pin that collides with an earlier one of the list,
 * or cannot be reached from it in time, is left out and named.
 */
export function placePins(compiled: Compiled, days: readonly PreparedDay[], problems: Problem[]): Tours {
  const routes = new Routes(compiled.problem);
  return days.map((day, tour) => {
    let kept: number[] = [];
    compiled.meanings.forEach((node, u) => {
      if (node.type !== 'pin' || node.pin.date !== day.day.date) return;
      if (compiled.pinsOutside.has(node.pin.id))
        problems.push({ code: 'pin-outside-day', pinId: node.pin.id, date: day.day.date });
      const trial = [...kept, u].sort((a, b) => pinOf(compiled, a).start - pinOf(compiled, b).start);
      if (routes.load(tour, trial)) {
        kept = trial;
        problems.push(...hoursProblems(compiled, node.pin, day));
        return;
      }
      const others = kept.map((other) => pinOf(compiled, other));
      const clash = others.find((other) => other.start < node.pin.end && node.pin.start < other.end);
      const code = clash ? 'pins-collide' : 'pin-unreachable';
      const nearest = clash ?? others.find((other) => other.start >= node.pin.end) ?? others[others.length - 1];
      problems.push({
        code,
        pinId: node.pin.id,
        with: nearest?.id ?? (day.transfer ? 'transfer' : 'day'),
        date: day.day.date,
      });
    });
    routes.load(tour, []);
    return kept;
  });
}

function pinOf(compiled: Compiled, u: number): Pin {
  const node = compiled.meanings[u]!;
  if (node.type !== 'pin') throw new Error('Only pins are placed before the search.');
  return node.pin;
}

function hoursProblems(compiled: Compiled, pin: Pin, day: PreparedDay): Problem[] {
  const found: Problem[] = [];
  const node = compiled.pinnedPlace(pin);
  if (!node) return found;
  const windows = windowsOn(node, day.day.date, day.day.weekday);
  const open = windows === 'always' || windows.some((window) => window.opens <= pin.start && pin.end <= window.closes);
  if (!open) found.push({ code: 'pin-outside-hours', pinId: pin.id, date: pin.date });
  return found;
}
