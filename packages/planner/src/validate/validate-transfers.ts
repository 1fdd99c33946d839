import type { PlannedDay, Transfer } from '../model/model.ts';
import type { Context } from './validate-context.ts';

/** A bag has to be brought somewhere before anything is looked at. */
const leastSettling = 30;

/** A day in another city than the day before begins with the way there, no other day does. */
export function checkTransfers(context: Context): void {
  const { plan, report } = context;
  plan.days.forEach((planned, i) => {
    const before = plan.days[i - 1]?.destinationId ?? planned.destinationId;
    const own = planned.items.flatMap((item) => (item.type === 'transfer' ? [item] : []));
    const tooLong = plan.impossible.some(
      ({ code, ...fact }) => code === 'transfer-too-long' && 'date' in fact && fact.date === planned.date,
    );
    const needed =
      before !== planned.destinationId && !tooLong && knows(context, before) && knows(context, planned.destinationId);
    if (needed && own.length === 0)
      return report('transfer', planned.date, null, 'The day is in another city, and nothing leads there.');
    const [transfer] = own;
    if (!transfer) return;
    if (own.length > 1 || planned.items[0] !== transfer || before === planned.destinationId)
      report('transfer', planned.date, null, 'A way to another city stands where none belongs.');
    if (transfer.from !== before || transfer.to !== planned.destinationId)
      report('transfer', planned.date, null, 'A way to another city joins other cities than the days do.');
    checkLength(context, planned, transfer);
    checkSettling(context, planned, transfer);
  });
}

const knows = ({ request }: Context, id: string): boolean => request.destinations.some((city) => city.id === id);

/** Where people have said how one gets there, that is how; else as long as the way takes at least. */
function checkLength({ request, travel, report }: Context, planned: PlannedDay, transfer: Transfer): void {
  if (transfer.end - transfer.start !== transfer.minutes)
    report('transfer', planned.date, null, 'A way to another city takes other minutes than it says.');
  const known = (request.connections ?? []).filter(
    ({ between }) => between.includes(transfer.from) && between.includes(transfer.to),
  );
  const [from, to] = [transfer.from, transfer.to].map((id) => request.destinations.find((city) => city.id === id));
  if (known.length > 0) {
    const own = known.find(({ mode, minutes }) => mode === transfer.mode && minutes === transfer.minutes);
    const least = Math.min(...known.map(({ minutes }) => minutes));
    if (!own || transfer.source !== 'typical' || own.often !== transfer.often || own.note !== transfer.note)
      report('transfer', planned.date, null, 'A way to another city is none of those that are known.');
    else if (transfer.mode === 'flight' ? own.minutes > least : own.minutes > least + 60)
      report('transfer', planned.date, null, 'Another way to this city is much quicker.');
  } else if (transfer.source === 'typical' || (from && to && transfer.minutes < travel.transfer(from, to).minutes)) {
    report('transfer', planned.date, null, 'A way to another city takes fewer minutes than it can.');
  }
}

function checkSettling({ report }: Context, planned: PlannedDay, transfer: Transfer): void {
  const visit = planned.items.find((item) => item.type === 'visit' && item.pinId === undefined);
  if (transfer.settleMinutes < leastSettling || (visit && visit.start < transfer.end + transfer.settleMinutes))
    report('transfer', planned.date, null, 'Sights begin with the luggage still in hand.');
}
