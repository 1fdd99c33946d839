import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import { plural } from '@tabi/shared/format';
import { currencies, toMajor, toMinor } from '@tabi/shared/money';
import { usePrices } from '@tabi/shared/prices';
import { Button, Field, Input, Select } from '@tabi/shared/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useStandingForm } from '../../../common/state/standing-form.ts';
import { CategoryBar } from './category-bar.tsx';
import styles from './total.module.css';

const currencyChoices = currencies.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }));

type Planned = NonNullable<TripCosts['planned']>;
type PlanProps = { costs: TripCosts; onPlan: (planned: Planned) => Promise<boolean>; onClose: () => void };

/** The amount that is planned: digits, and one of the currencies that prices can be shown in. */
function PlanForm({ costs: { planned, currency: usual }, onPlan, onClose }: PlanProps) {
  const [digits, setDigits] = useState(
    planned ? String(Math.round(toMajor(planned.amount_minor, planned.currency))) : '',
  );
  const [currency, setCurrency] = useState(planned?.currency ?? usual);
  const [error, setError] = useState('');
  const { busy, save } = useStandingForm(onClose);
  const amount = useRef<HTMLInputElement>(null);
  // The button that opened it is gone: whoever works by keyboard goes on here.
  useEffect(() => amount.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const whole = Number(digits);
    if (!(whole > 0 && whole <= 100_000_000)) {
      setError(whole > 0 ? 'Write less than 100 million.' : 'Write an amount in digits.');
      return;
    }
    void save(() => [onPlan({ amount_minor: toMinor(whole, currency), currency })]);
  };
  return (
    <form className={styles['plan']} onSubmit={send} noValidate aria-label="Planned budget">
      <Field label="Planned" error={error}>
        <Input
          inputMode="numeric"
          value={digits}
          ref={amount}
          onChange={({ target }) => setDigits(target.value.replace(/\D/g, ''))}
        />
      </Field>
      <Field label="Currency">
        <Select value={currency} options={currencyChoices} onChange={({ target }) => setCurrency(target.value)} />
      </Field>
      <div className={styles['acts']}>
        <Button type="submit" aria-disabled={busy}>
          {busy ? 'Saving…' : 'Save'}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** `≈ $640 of ≈ $800`, with what it really is beside it where that is another currency. */
function Figures({ costs: { sums, currency, planned } }: { costs: TripCosts }) {
  const say = usePrices();
  const spent = say(sums.spent.known_minor, currency);
  const whole = planned ? say(planned.amount_minor, planned.currency) : null;
  const left = planned ? planned.amount_minor - sums.spent.known_minor : 0;
  return (
    <>
      <p className={styles['number']}>
        <strong>{spent.shown}</strong> {whole ? `of ${whole.shown} planned` : 'so far'}
      </p>
      <p className={styles['beside']}>
        {[
          spent.original ? `${spent.original}${whole?.original ? ` of ${whole.original}` : ''} on the spot` : '',
          planned ? `${say(Math.abs(left), currency).shown} ${left < 0 ? 'over the plan' : 'left'}` : '',
          sums.spent.unknown > 0 ? `and ${plural(sums.spent.unknown, 'price')} that nobody knows yet` : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}

type Props = { costs: TripCosts; canEdit: boolean; onPlan: PlanProps['onPlan'] };

/** What was spent of what was planned, as one large number and a bar. */
export function Total({ costs, canEdit, onPlan }: Props) {
  const [editing, setEditing] = useState(false);
  return (
    <section className={styles['total']} aria-labelledby="spent">
      <h2 id="spent">Spent</h2>
      <Figures costs={costs} />
      <CategoryBar costs={costs} />
      {editing ? (
        <PlanForm costs={costs} onPlan={onPlan} onClose={() => setEditing(false)} />
      ) : canEdit ? (
        <Button size="small" onClick={() => setEditing(true)}>
          {costs.planned ? 'Change the planned amount' : 'Plan an amount'}
        </Button>
      ) : null}
    </section>
  );
}
