import type { TripEvent } from '@tabi/shared/contracts/trips';
import { addDays, atMinute, clockOf, formatDay, formatMinutes, minuteOf, minutesBetween } from '@tabi/shared/format';
import { currencies, toMajor, toMinor } from '@tabi/shared/money';
import { useAppState } from '@tabi/shared/state';
import { Button, Field, Input, Select, Textarea } from '@tabi/shared/ui';
import { useState, type FormEvent } from 'react';
import { useTripPeople } from '../api/trip-people.ts';
import { noteOf, payerOf, writeDown, type Times } from '../domain/edits.ts';
import type { Outcome } from '../state/edits-view.ts';
import { useOpenTrip, useTripEdits } from '../state/open-trip.ts';
import { useStandingForm } from '../state/standing-form.ts';
import styles from './event-form.module.css';

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
  const times = timesFrom(date, from, to);
  // Whoever changes the start means to keep how long it takes.
  const begin = (clock: string) => {
    setFrom(clock);
    if (!clock || !times) return;
    const end = minuteOf(date, `${date} ${clock}:00`) + minutesBetween(times.start, times.end);
    setTo(clockOf(atMinute(date, end)));
  };
  return { date, setDate, from, begin, to, setTo, times };
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
          <Input type="time" value={when.from} onChange={({ target }) => when.begin(target.value)} />
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

type Props = {
  event: TripEvent;
  dates: readonly string[];
  move: (times: Times) => Promise<Outcome>;
  onDone: () => void;
};

/** What is written to an event: what it costs, what was noted of it, and what it is called if it is one's own. */
function useWords(event: TripEvent) {
  const { budget } = useOpenTrip().trip;
  const { currency } = useAppState();
  const moneyBefore = event.currency ?? budget?.currency ?? currency;
  const before = event.amount_minor == null ? '' : String(toMajor(event.amount_minor, moneyBefore));
  const [title, setTitle] = useState(event.title);
  const [money, setMoney] = useState(moneyBefore);
  const [cost, setCost] = useState(before);
  const [note, setNote] = useState(noteOf(event));
  const [payer, setPayer] = useState(payerOf(event));
  const costs = cost !== before || (cost !== '' && money !== moneyBefore);
  const isRenamed = title.trim() !== event.title;
  const isChanged = costs || isRenamed || note.trim() !== noteOf(event) || payer !== payerOf(event);
  const changed = () => ({
    amount_minor: cost === '' ? null : toMinor(Number(cost.replace(',', '.')), money),
    currency: money,
    note: note.trim(),
    payer,
    ...(isRenamed ? { title: title.trim() } : {}),
  });
  return { title, setTitle, money, setMoney, cost, setCost, note, setNote, payer, setPayer, isChanged, changed };
}

/** When an event is, how long it takes, what it costs and what was noted of it. */
export function EventForm({ event, dates, move, onDone }: Props) {
  const { edit } = useTripEdits();
  const when = useWhen(event);
  const words = useWords(event);
  const { busy, save } = useStandingForm(onDone);
  const isNamed = words.title.trim() !== '';
  const send = (submit: FormEvent) => {
    submit.preventDefault();
    const { times } = when;
    if (!times || !isNamed || wrongWith(words.cost)) return;
    void save(() => [
      ...(times.start !== event.start || times.end !== event.end ? [move(times)] : []),
      ...(words.isChanged ? [edit(writeDown(event, words.changed()))] : []),
    ]);
  };
  return (
    <form className={styles['form']} onSubmit={send} noValidate>
      {event.type === 'custom' ? (
        <Field label="Name" error={isNamed ? undefined : 'Give it a name.'}>
          <Input value={words.title} maxLength={160} onChange={({ target }) => words.setTitle(target.value)} />
        </Field>
      ) : null}
      <WhenFields when={when} dates={dates} />
      <CostFields cost={words.cost} onCost={words.setCost} money={words.money} onMoney={words.setMoney} />
      <PayerField payer={words.payer} onPayer={words.setPayer} />
      <Field label="Note" help="Booking number, what to bring, whom to ask for.">
        <Textarea
          rows={3}
          maxLength={2_000}
          value={words.note}
          onChange={({ target }) => words.setNote(target.value)}
        />
      </Field>
      <Button type="submit" look="primary" aria-disabled={busy}>
        {busy ? 'Saving…' : 'Save'}
      </Button>
    </form>
  );
}
