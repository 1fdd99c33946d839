import type { Payment } from '@tabi/shared/contracts/trip-costs';
import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import { formatDayOfYear, formatMoney, utcDay } from '@tabi/shared/format';
import { Price } from '@tabi/shared/prices';
import { Button, Field, Input } from '@tabi/shared/ui';
import { useRef, useState, type FormEvent } from 'react';
import { NotAdded, useNotAdded } from '../../../common/components/not-added.tsx';
import { giving, nameOf } from '../domain/costs.ts';
import type { CostEdits } from '../state.ts';
import styles from './settle-up.module.css';
import { newId } from '../../../common/domain/new-id.ts';

type Props = { costs: TripCosts; canEdit: boolean; edits: CostEdits };

/** Who gives whom how much, as sentences, each with a button that says that it was done. */
function Owing({ costs: { sums, people, currency, rates_of }, canEdit, edits }: Props) {
  if (sums.settle.length === 0) return <p>Nobody owes anything.</p>;
  return (
    <>
      <ul className={styles['list']}>
        {sums.settle.map(({ from_id, to_id, amount_minor }) => {
          const words = giving(people, from_id, to_id);
          const pay = () =>
            edits.pay({
              id: newId(),
              from_id,
              to_id,
              amount_minor,
              currency,
              at: new Date().toISOString(),
            });
          return (
            <li key={from_id + to_id}>
              <span>
                {words}{' '}
                <strong>
                  <Price amount={amount_minor} currency={currency} both />
                </strong>
              </span>
              {canEdit ? (
                <Button
                  size="small"
                  aria-label={`Done: ${words} ${formatMoney(amount_minor, currency)}`}
                  onClick={() => void pay()}
                >
                  Done
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {rates_of ? (
        <p className={styles['rates']}>
          Other currencies are counted in {currency} by rates of {formatDayOfYear(rates_of)}.
        </p>
      ) : null}
    </>
  );
}

function Paid({
  payments,
  people,
  canEdit,
  edits,
}: { payments: readonly Payment[]; people: TripCosts['people'] } & Omit<Props, 'costs'>) {
  if (payments.length === 0) return null;
  return (
    <>
      <h3>Paid back</h3>
      <ul className={styles['list']}>
        {payments.map((payment) => {
          const words = `${giving(people, payment.from_id, payment.to_id, true)} ${formatMoney(payment.amount_minor, payment.currency)}`;
          return (
            <li key={payment.id}>
              <span>
                {words} <small>on {formatDayOfYear(utcDay(new Date(payment.at)))}</small>
              </span>
              {canEdit ? (
                <Button
                  size="small"
                  look="quiet"
                  aria-label={`Undo: ${words}`}
                  onClick={() => void edits.takeBack(payment)}
                >
                  Undo
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What each has paid, what each bears of it, and for the group a head. */
function Each({ costs: { sums, people, currency } }: { costs: TripCosts }) {
  const shared = sums.people.reduce((sum, { share_minor }) => sum + share_minor, 0);
  const heads = sums.people.filter(({ share_minor }) => share_minor > 0).length;
  const money = (minor: number) => (minor === 0 ? '–' : <Price amount={minor} currency={currency} />);
  return (
    <table className={styles['each']}>
      <caption>A person</caption>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">Paid</th>
          <th scope="col">Their share</th>
        </tr>
      </thead>
      <tbody>
        {sums.people.map(({ person_id, paid_minor, share_minor }) => (
          <tr key={person_id}>
            <th scope="row">{nameOf(people, person_id)}</th>
            <td>{money(paid_minor)}</td>
            <td>{money(share_minor)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Together</th>
          <td>{money(shared)}</td>
          <td>{heads > 0 ? <>{money(Math.round(shared / heads))} each</> : '–'}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** People who come along and have no account: named, so that costs can be shared with them. */
function Company({ costs: { people, expenses, payments }, edits }: Omit<Props, 'canEdit'>) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const notAdded = useNotAdded();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = name.trim();
    if (said === '') return;
    setName('');
    const add = () => edits.addPerson({ id: newId(), name: said });
    if (await add()) return;
    if (field.current?.value === '') setName(said);
    else notAdded.keep({ words: said, send: add });
  };
  const isFree = (id: string) =>
    !expenses.some(({ payer_id, shares }) => payer_id === id || shares.some(({ person_id }) => person_id === id)) &&
    !payments.some(({ from_id, to_id }) => from_id === id || to_id === id);
  const named = people.filter(({ id, kind }) => kind === 'named' && isFree(id));
  return (
    <>
      <form
        className={styles['company']}
        onSubmit={(event) => void send(event)}
        aria-label="Somebody without an account"
      >
        <Field label="Somebody without an account">
          <Input
            ref={field}
            value={name}
            maxLength={60}
            placeholder="A name"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Button type="submit">Add</Button>
      </form>
      <NotAdded of={notAdded} />
      {named.length > 0 ? (
        <ul className={styles['list']}>
          {named.map((person) => (
            <li key={person.id}>
              <span>{person.name}</span>
              <Button
                size="small"
                look="quiet"
                aria-label={`Take ${person.name} off`}
                onClick={() => void edits.removePerson(person)}
              >
                Take off
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Who owes whom, who has paid what, and who shares. */
export function SettleUp({ costs, canEdit, edits }: Props) {
  const several = costs.people.length > 1;
  return (
    <section className={styles['settle']} aria-labelledby="settle">
      <h2 id="settle">Who owes whom</h2>
      {several ? <Owing {...{ costs, canEdit, edits }} /> : <p>Add who comes along, and costs are shared.</p>}
      <Paid payments={costs.payments} people={costs.people} {...{ canEdit, edits }} />
      {several ? <Each costs={costs} /> : null}
      {canEdit ? <Company {...{ costs, edits }} /> : null}
    </section>
  );
}
