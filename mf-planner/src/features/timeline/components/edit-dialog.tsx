import type { TripEvent } from '@tabi/shared/contracts/trips';
import { addDays, clockOf, formatDay, formatMinutes, minutesBetween } from '@tabi/shared/format';
import { currencies, toMajor, toMinor } from '@tabi/shared/money';
import { Button, Field, Input, Select, Textarea } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useState, type FormEvent } from 'react';
import { useTripPeople } from '../../../common/api/trip-people.ts';
import { moveTo, noteOf, payerOf, writeDown, type Times } from '../../../common/domain/edits.ts';
import { useOpenTrip, useTripEdits } from '../../../common/state/open-trip.ts';
import { useStandingForm } from '../../../common/state/standing-form.ts';
import styles from './dialogs.module.css';

type Props = { event: TripEvent; dates: readonly string[]; currency: string; onClose: () => void };

/** An end that is no later than the start is meant for the day after. */
function timesFrom(date: string, from: string, to: string): Times | null {
  if (!from || !to) return null;
  const start = `${date} ${from}:00`;
  const end = `${date} ${to}:00`;
  return { start, end: end > start ? end : `${addDays(date, 1)} ${to}:00` };
}

function useWhen(event: TripEvent) {
  const [date, setDate] = useState(event.date);
  const [from, setFrom] = useState(clockOf(event.start));
  const [to, setTo] = useState(clockOf(event.end));
  return { date, setDate, from, setFrom, to, setTo, times: timesFrom(date, from, to) };
}

function WhenFields({ when, dates }: { when: ReturnType<typeof useWhen>; dates: readonly string[] }) {
  const { times } = when;
  return (
    <>
      <Field label="Day">
        <Select
          value={when.date}
          onChange={({ target }) => when.setDate(target.value)}
          options={dates.map((day, index) => ({ value: day, label: `Day ${index + 1}, ${formatDay(day)}` }))}
        />
      </Field>
      <div className={styles['pair']}>
        <Field label="From">
          <Input type="time" value={when.from} onChange={({ target }) => when.setFrom(target.value)} />
        </Field>
        <Field
          label="To"
          help={times ? formatMinutes(minutesBetween(times.start, times.end)) : undefined}
          error={times ? undefined : 'Give both times, such as 09:30.'}
        >
          <Input type="time" value={when.to} onChange={({ target }) => when.setTo(target.value)} />
        </Field>
      </div>
    </>
  );
}

type PayerProps = { payer: string | null; onPayer: (payer: string | null) => void };

/** Who has paid for everybody; nobody is asked who travels alone. */
function PayerField({ payer, onPayer }: PayerProps) {
  const people = useTripPeople(useOpenTrip().trip.slug).data?.results ?? [];
  if (people.length < 2) return null;
  const payers = people.filter(({ id, here }) => here || id === payer);
  return (
    <Field label="Who paid">
      <Select
        value={payer ?? ''}
        options={[
          { value: '', label: 'Nobody has paid yet' },
          ...payers.map(({ id, name, me }) => ({ value: id, label: `${me ? 'You' : name} paid for everyone` })),
        ]}
        onChange={({ target }) => onPayer(target.value || null)}
      />
    </Field>
  );
}

type CostProps = { cost: string; onCost: (cost: string) => void; money: string; onMoney: (money: string) => void };

/** What it costs, in whichever money it is paid there. */
function CostFields({ cost, onCost, money, onMoney }: CostProps) {
  return (
    <div className={styles['pair']}>
      <Field label={`Cost in ${money}`} error={wrongWith(cost)}>
        <Input inputMode="decimal" value={cost} onChange={({ target }) => onCost(target.value)} />
      </Field>
      <Field label="Currency">
        <Select
          value={money}
          options={currencies.map(({ code }) => ({ value: code, label: code }))}
          onChange={({ target }) => onMoney(target.value)}
        />
      </Field>
    </div>
  );
}

const amount = /^\d*([.,]\d{0,3})?$/;

const wrongWith = (cost: string) => (amount.test(cost) ? undefined : 'Write a number, such as 500 or 12.50.');

/** When a stop is, how long it takes, what it costs and what was noted of it. */
export function EditDialog({ event, dates, currency, onClose }: Props) {
  const { edit } = useTripEdits();
  const when = useWhen(event);
  const moneyBefore = event.currency ?? currency;
  const [money, setMoney] = useState(moneyBefore);
  const before = event.amount_minor == null ? '' : String(toMajor(event.amount_minor, moneyBefore));
  const [cost, setCost] = useState(before);
  const [note, setNote] = useState(noteOf(event));
  const paidBy = payerOf(event);
  const [payer, setPayer] = useState(paidBy);
  const { busy, save } = useStandingForm(onClose);
  const begin = (times: Times) => {
    const begun = [];
    if (times.start !== event.start || times.end !== event.end) begun.push(edit(moveTo(event, times)));
    const costs = cost !== before || (cost !== '' && money !== moneyBefore);
    if (costs || note.trim() !== noteOf(event) || payer !== paidBy) {
      const amount_minor = cost === '' ? null : toMinor(Number(cost.replace(',', '.')), money);
      begun.push(edit(writeDown(event, { amount_minor, currency: money, note: note.trim(), payer })));
    }
    return begun;
  };
  const send = (submit: FormEvent) => {
    submit.preventDefault();
    const { times } = when;
    if (times && !wrongWith(cost)) void save(() => begin(times));
  };
  return (
    <Dialog open onClose={onClose} title={event.title} full>
      <form className={styles['form']} onSubmit={send} noValidate>
        <WhenFields when={when} dates={dates} />
        <CostFields cost={cost} onCost={setCost} money={money} onMoney={setMoney} />
        <PayerField payer={payer} onPayer={setPayer} />
        <Field label="Note" help="Booking number, what to bring, whom to ask for.">
          <Textarea rows={3} maxLength={2_000} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? 'Saving…' : 'Save'}
        </Button>
      </form>
    </Dialog>
  );
}
