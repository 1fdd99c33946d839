import type { Expense } from '@tabi/shared/contracts/trip-costs';
import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import { eachDay, formatDay } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Price } from '@tabi/shared/prices';
import { Link } from '@tabi/shared/router';
import { Button, Field, Icon, Select } from '@tabi/shared/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useOpenTrip } from '../../../common/state/open-trip.ts';
import { categoryNames, nameOf, payingWords } from '../domain/costs.ts';
import { draftOf } from '../domain/draft.ts';
import type { CostEdits } from '../state.ts';
import { CostForm } from './cost-form.tsx';
import styles from './cost-days.module.css';

type Trip = { slug: string; startDate: string; endDate: string };
type Props = { costs: TripCosts; trip: Trip; canEdit: boolean; edits: CostEdits };
type Noted = TripCosts['noted'][number];

/** The days of a trip as choices: `Day 1, Tue 1 December`. */
export const dayChoices = ({ startDate, endDate }: Trip) =>
  eachDay(startDate, endDate).map((value, index) => ({ value, label: `Day ${index + 1}, ${formatDay(value)}` }));

const Amount = ({ minor, currency }: { minor: number | null; currency: string }) => (
  <span className={styles['amount']}>
    {minor === null ? (
      <span className={styles['unknown']}>Not known</span>
    ) : (
      <Price amount={minor} currency={currency} both />
    )}
  </span>
);

function ExpenseRow({
  expense,
  costs,
  trip,
  canEdit,
  edits,
}: Omit<Props, 'costs'> & { expense: Expense; costs: TripCosts }) {
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closing = useRef(false);
  // Back to where it was opened.
  useEffect(() => {
    if (closing.current && !editing) opener.current?.focus();
    closing.current = editing;
  }, [editing]);
  const { title } = expense;
  if (editing)
    return (
      <li className={styles['editing']}>
        <CostForm
          first={draftOf(expense)}
          people={costs.people}
          days={dayChoices(trip)}
          submit={`Save ${title}`}
          onCancel={() => setEditing(false)}
          onSubmit={async (said) => {
            const stored = await edits.change(expense, { ...said, id: expense.id });
            if (stored) setEditing(false);
            return stored;
          }}
        />
      </li>
    );
  return (
    <li className={styles['row']}>
      <div>
        <p className={styles['title']}>{title}</p>
        <p className={styles['facts']}>
          {categoryNames[expense.category]} · {payingWords(expense, costs.people)}
        </p>
      </div>
      <Amount minor={expense.amount_minor} currency={expense.currency} />
      {canEdit ? (
        <div className={styles['acts']}>
          <Button ref={opener} look="quiet" square aria-label={`Change ${title}`} onClick={() => setEditing(true)}>
            <Icon of={Pencil} size={18} />
          </Button>
          <Button look="quiet" square aria-label={`Take ${title} off`} onClick={() => void edits.remove(expense)}>
            <Icon of={Trash2} size={18} />
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** Who paid for a stop, for everybody. */
function Payer({ noted, costs: { people }, edits }: { noted: Noted } & Pick<Props, 'costs' | 'edits'>) {
  const event = useOpenTrip().events.find(({ id }) => id === noted.id);
  if (!event) return null;
  const choices = people.filter(({ id, here }) => here || id === noted.payer_id);
  return (
    <Field label={`Who paid for ${noted.title}`} labelHidden className={styles['payer']}>
      <Select
        value={noted.payer_id ?? ''}
        options={[
          { value: '', label: 'Nobody has paid yet' },
          ...choices.map(({ id }) => ({ value: id, label: `${nameOf(people, id)} paid for everyone` })),
        ]}
        onChange={({ target }) => void edits.payFor(event, target.value || null)}
      />
    </Field>
  );
}

function NotedRow({ noted, trip: { slug }, costs, canEdit, edits }: Props & { noted: Noted }) {
  const where = noted.kind === 'event' ? 'timeline' : 'poi';
  return (
    <li className={styles['row']}>
      <div>
        <p className={styles['title']}>{noted.title}</p>
        <p className={styles['facts']}>
          {categoryNames[noted.category]} ·{' '}
          {noted.payer_id && !canEdit ? `${nameOf(costs.people, noted.payer_id)} paid for everyone · ` : ''}
          <Link to={links.itineraryTab(slug, where)}>noted in the {noted.kind === 'event' ? 'timeline' : 'ideas'}</Link>
        </p>
      </div>
      <Amount minor={noted.amount_minor} currency={noted.currency} />
      {noted.kind === 'event' && canEdit && costs.people.length > 1 ? <Payer {...{ noted, costs, edits }} /> : null}
    </li>
  );
}

/** The shape of what will stand here. */
const Example = () => (
  <ul className={styles['example']}>
    <li className={styles['row']}>
      <div>
        <p className={styles['title']}>Ramen for three</p>
        <p className={styles['facts']}>An example: Food · You paid for everyone</p>
      </div>
      <span className={styles['amount']}>¥3,600</span>
    </li>
  </ul>
);

/** What there is of one day, or of the whole trip. */
function Day({ date, name, ...rest }: Props & { date: string | null; name: string }) {
  const { costs } = rest;
  const noted = costs.noted.filter((one) => one.date === date);
  const expenses = costs.expenses.filter((one) => one.date === date);
  const sum = costs.sums.days.find((one) => one.date === date);
  if (noted.length + expenses.length === 0) return null;
  return (
    <section className={styles['day']} aria-label={name}>
      <h3>
        {name}
        <span>{sum && sum.known_minor > 0 ? <Price amount={sum.known_minor} currency={costs.currency} /> : null}</span>
      </h3>
      <ul>
        {noted.map((one) => (
          <NotedRow key={one.kind + one.id} noted={one} {...rest} />
        ))}
        {expenses.map((one) => (
          <ExpenseRow key={one.id} expense={one} {...rest} />
        ))}
      </ul>
    </section>
  );
}

/** Everything that costs something, by day; what belongs to no day of the trip any more stands last. */
export function CostDays(props: Props) {
  const { costs, trip } = props;
  const days = dayChoices(trip);
  const dates = new Set(days.map(({ value }) => value));
  const outside = [...new Set([...costs.noted, ...costs.expenses].flatMap(({ date }) => date ?? []))].filter(
    (date) => !dates.has(date),
  );
  if (costs.noted.length + costs.expenses.length === 0) return <Example />;
  return (
    <>
      <Day {...props} date={null} name="The whole trip" />
      {days.map(({ value, label }) => (
        <Day key={value} {...props} date={value} name={label} />
      ))}
      {outside.sort().map((date) => (
        <Day key={date} {...props} date={date} name={`${formatDay(date)}, outside the trip`} />
      ))}
    </>
  );
}
