import { escapeText } from '../pages/html.ts';
import type { AppStatus, BuildStatus, FlipStatus, Status } from './status.ts';

const minuteOf = (at: string) => at.slice(0, 16).replace('T', ' ');
const percent = (share: number) => `${Math.round(share * 100)} %`;

const table = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `<table><caption>${escapeText(caption)}</caption><thead><tr>${heads
        .map((head) => `<th scope="col">${escapeText(head)}</th>`)
        .join('')}</tr></thead><tbody>${rows
        .map((cells) => `<tr>${cells.map((cell) => `<td>${escapeText(cell)}</td>`).join('')}</tr>`)
        .join('')}</tbody></table>`;

const buildRow = (one: BuildStatus, { canary }: AppStatus) => [
  one.build,
  one.is === 'canary' ? `canary, ${canary?.percent ?? 0} %` : one.is,
  String(one.views),
  Object.entries(one.failures)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ') || 'none',
  one.isWatched ? `${percent(one.failedShare)} of the first views, ${one.failedVisitors} visitors` : '',
  one.struckUntil ? `until ${minuteOf(one.struckUntil)}` : '',
];

const flipRow = ({ at, what, from, to, percent: share, reason, actor }: FlipStatus) => [
  minuteOf(at),
  what === 'canary' ? `canary ${share ?? 0} %` : what,
  from ?? '',
  to,
  actor ?? '',
  reason,
];

const section = (app: AppStatus): string => `<section>
<h2>${escapeText(app.app)} <small>${escapeText(app.owner)}</small></h2>
${table(
  'Builds',
  ['Build', 'Is', 'Views', 'Failures', 'While it is new', 'Not run on the server'],
  app.builds.map((one) => buildRow(one, app)),
)}
${table('What was done', ['At (UTC)', 'What', 'From', 'To', 'By', 'Why'], app.flips.map(flipRow))}
</section>`;

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:1.5rem;max-width:72rem;color:#1d2430;background:#fff}' +
  'table{border-collapse:collapse;display:block;overflow-x:auto;margin:.5rem 0 1.5rem}' +
  'caption{text-align:left;font-weight:600}td,th{text-align:left;padding:.2rem .8rem .2rem 0;vertical-align:top}' +
  'th,td:not(:last-child){white-space:nowrap}td{border-top:1px solid #d8dbe0}small{font-weight:400}.bad{color:#a11}' +
  '@media(prefers-color-scheme:dark){body{color:#e6e8ec;background:#11161f}td{border-color:#39414f}.bad{color:#f99}}';

/** A page without script, for people. */
export const statusPage = ({ at, countedSince, damage, protection, apps }: Status): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>What is out · Tabi</title>
<style>${style}</style>
</head>
<body>
<h1>What is out</h1>
<p>${minuteOf(at)} UTC. Views and failures are those of this process since ${minuteOf(countedSince)}. Automatic protection is ${protection}.</p>
${damage ? `<p role="alert" class="bad">${escapeText(damage)}</p>` : '<p>The registry is whole.</p>'}
${apps.map(section).join('\n')}
</body>
</html>
`;
