import type { CostPerson } from '@tabi/shared/contracts/trip-costs';
import { costCategories, currencies, type CostCategory } from '@tabi/shared/money';
import { Button, Checkbox, ChoiceGroup, Field, Input, Select } from '@tabi/shared/ui';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { NotAdded, useNotAdded } from '../../../common/components/not-added.tsx';
import { amountTyped, categoryNames } from '../domain/costs.ts';
import { readDraft, type Draft, type DraftErrors } from '../domain/draft.ts';
import type { Expense } from '@tabi/shared/contracts/trip-costs';
import styles from './cost-form.module.css';

type Choice = { value: string; label: string };
type Props = {
  first: Draft;
  people: readonly CostPerson[];
  /** The days of the trip, by their names. */
  days: readonly Choice[];
  submit: string;
  /** @returns whether it was stored: what was typed stays where it was not */
  onSubmit: (expense: Omit<Expense, 'id'>) => Promise<boolean>;
  /** Begins anew after each, for the next one. */
  again?: boolean;
  onCancel?: () => void;
};

const currencyChoices = currencies.map(({ code }) => ({ value: code, label: code }));
const categoryChoices = costCategories.map((value) => ({ value, label: categoryNames[value] }));

type PartProps = { draft: Draft; change: (more: Partial<Draft>) => void };

/** For whom: equal shares, or amounts of one's own. */
function Shares({ draft, change, people, error }: PartProps & { people: readonly CostPerson[]; error?: ReactNode }) {
  const { bearers, parts } = draft;
  const toggle = (id: string, on: boolean) =>
    change({ bearers: on ? [...bearers, id] : bearers.filter((one) => one !== id) });
  return (
    <ChoiceGroup label="For whom" layout="wrap" error={error}>
      {people.map(({ id, name, me }) => (
        <Checkbox
          key={id}
          look="chip"
          label={me ? 'You' : name}
          checked={bearers.includes(id)}
          onChange={({ target }) => toggle(id, target.checked)}
        />
      ))}
      <Checkbox
        label="Everybody has a part of their own"
        checked={parts !== null}
        onChange={({ target }) => change({ parts: target.checked ? {} : null })}
      />
      {parts
        ? people
            .filter(({ id }) => bearers.includes(id))
            .map(({ id, name, me }) => (
              <Field key={id} label={`${me ? 'Your' : `${name}’s`} part`} className={styles['part']}>
                <Input
                  inputMode="decimal"
                  value={parts[id] ?? ''}
                  onChange={({ target }) => change({ parts: { ...parts, [id]: amountTyped(target.value) } })}
                />
              </Field>
            ))
        : null}
    </ChoiceGroup>
  );
}

/** What, how much and who paid, in one line. */
function FirstLine({
  draft,
  change,
  people,
  error,
  what,
}: PartProps & Pick<Props, 'people'> & { error?: string | undefined; what: React.Ref<HTMLInputElement> }) {
  const payers = [
    ...people.map(({ id, name, me }) => ({ value: id, label: me ? 'You' : name })),
    { value: '', label: 'Nobody yet' },
  ];
  return (
    <>
      <Field label="What" error={error} className={styles['what']}>
        <Input
          ref={what}
          value={draft.title}
          maxLength={120}
          placeholder="Ramen for three"
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field label="How much" className={styles['much']}>
        <Input
          inputMode="decimal"
          value={draft.amount}
          placeholder="Not known"
          autoComplete="off"
          onChange={({ target }) => change({ amount: amountTyped(target.value) })}
        />
      </Field>
      <Field label="Currency" className={styles['currency']}>
        <Select
          value={draft.currency}
          options={currencyChoices}
          onChange={({ target }) => change({ currency: target.value })}
        />
      </Field>
      <Field label="Who paid" className={styles['payer']}>
        <Select value={draft.payer} options={payers} onChange={({ target }) => change({ payer: target.value })} />
      </Field>
    </>
  );
}

const forWords = ({ bearers, parts }: Draft, people: readonly CostPerson[]): string =>
  parts ? 'in parts' : bearers.length === people.length ? 'everyone' : `${bearers.length} of ${people.length}`;

const isEmpty = ({ title, amount }: Draft): boolean => title === '' && amount === '';

/** One line that a cost is written in; its day, kind and shares are a press away. */
export function CostForm({ first, people: all, days, submit, onSubmit, again, onCancel }: Props) {
  const [draft, setDraft] = useState(first);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [more, setMore] = useState(!again && first.parts !== null);
  const what = useRef<HTMLInputElement>(null);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const notAdded = useNotAdded();
  const panel = useId();
  // What opened it is gone: whoever works by keyboard goes on here.
  useEffect(() => {
    if (!again) what.current?.focus();
  }, [again]);
  const people = all.filter(({ here, id }) => here || draft.bearers.includes(id) || draft.payer === id);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft);
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) {
      if (read.errors.title) what.current?.focus();
      else setMore(true);
      return;
    }
    if (again) {
      // Its day, kind and currency are often those of the next one too.
      setDraft({ ...draft, title: '', amount: '', parts: null });
      what.current?.focus();
    }
    if ((await onSubmit(read.expense)) || !again) return;
    // What was written meanwhile stays in the fields, and what was refused beside them.
    if (isEmpty(latest.current)) setDraft(draft);
    else notAdded.keep({ words: read.expense.title, send: () => onSubmit(read.expense) });
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)} noValidate aria-label={submit}>
      <FirstLine {...{ draft, change, people }} error={errors.title} what={what} />
      <div className={styles['acts']}>
        <Button type="submit" look={again ? 'primary' : 'secondary'}>
          {submit}
        </Button>
        {onCancel ? (
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
      <div className={styles['rest']}>
        <Field label="Day" className={styles['day']}>
          <Select
            value={draft.date}
            options={[{ value: '', label: 'Whole trip' }, ...days]}
            onChange={({ target }) => change({ date: target.value })}
          />
        </Field>
        <Field label="Kind" className={styles['kind']}>
          <Select
            value={draft.category}
            options={categoryChoices}
            onChange={({ target }) => change({ category: target.value as CostCategory })}
          />
        </Field>
        {people.length > 1 ? (
          <Button look="quiet" aria-expanded={more} aria-controls={panel} onClick={() => setMore(!more)}>
            For{' '}
            {forWords(
              draft,
              people.filter(({ here }) => here),
            )}
          </Button>
        ) : null}
      </div>
      <NotAdded of={notAdded} />
      <div id={panel} hidden={!more} className={styles['shares']}>
        <Shares {...{ draft, change, people }} error={errors.shares} />
      </div>
    </form>
  );
}
