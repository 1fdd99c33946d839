import type { Registry } from '@tabi/releases';

type Change = Registry['history'][number];

const inColumns = (rows: string[][]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const asMinute = (at: string) => at.slice(0, 16).replace('T', ' ');

/** Pure: one line for each app: where it is, since when, why, and how many builds visitors could fall back to. */
export function statusOf({ apps, history }: Registry): string {
  const rows = Object.entries(apps).map(([app, { current, canary, previous, bad = [] }]) => {
    const last = history.findLast((change) => change.app === app && change.to === current);
    return [
      app,
      current,
      last ? asMinute(last.at) : '',
      canary ? `${canary.build} ${canary.percent} %` : '',
      String(previous.length),
      String(bad.length),
      last?.reason ?? '',
    ];
  });
  return inColumns([['app', 'build', 'since (UTC)', 'canary', 'before', 'bad', 'reason'], ...rows]);
}

/** Pure: what was flipped, the newest first, and by whom. @param app only its own; all when left out */
export function historyOf({ apps, history }: Registry, app?: string): string {
  const actorOf = ({ app: name, at }: Change) => apps[name]?.acts?.find((act) => act.at === at)?.actor ?? '';
  const rows = history
    .filter((change) => !app || change.app === app)
    .map((change) => [asMinute(change.at), change.app, change.from ?? '-', change.to, actorOf(change), change.reason])
    .reverse();
  return inColumns([['at (UTC)', 'app', 'from', 'to', 'by', 'reason'], ...rows]);
}
