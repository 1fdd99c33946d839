import type { ProposedList, Todo } from '@tabi/shared/contracts/trip-todos';
import { formatDay, plural } from '@tabi/shared/format';
import { Button, Checkbox, Loaded, Skeleton } from '@tabi/shared/ui';
import { useState } from 'react';
import { useProposedLists } from '../api.ts';
import { useStandingForm } from '../../../common/state/standing-form.ts';
import { listOf } from '../domain/todos.ts';
import type { NewTodo, TodoEdits } from '../state.ts';
import styles from './ready-lists.module.css';

type Props = { tripId: string; todos: readonly Todo[]; edits: TodoEdits };
type Item = ProposedList['items'][number];

const factsOf = ({ due, why }: Item) => [due ? `By ${formatDay(due)}.` : '', why ?? ''].filter(Boolean).join(' ');

/** One list to choose from: all that is not on ours yet is chosen, and nothing is added before it is said so. */
function ReadyList({
  proposed,
  todos,
  edits,
  onDone,
}: Omit<Props, 'tripId'> & { proposed: ProposedList; onDone: () => void }) {
  const there = new Set(todos.filter((todo) => listOf(todo) === proposed.list).map(({ title }) => title));
  const items = proposed.items.filter(({ title }) => !there.has(title));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = items.filter(({ title }) => !left.has(title));
  const toggle = (title: string) => {
    const next = new Set(left);
    if (!next.delete(title)) next.add(title);
    setLeft(next);
  };
  const { busy, save } = useStandingForm(onDone);
  const add = () =>
    save(() => [edits.addMany(chosen.map(({ title, due }): NewTodo => ({ title, due, list: proposed.list })))]);
  return (
    <section className={styles['list']} aria-label={`Ready-made: ${proposed.title}`}>
      <h3>{proposed.title}</h3>
      <p className={styles['words']}>{proposed.words}</p>
      {items.length === 0 ? <p>All of it is on your list.</p> : null}
      {items.map((item) => (
        <Checkbox
          key={item.title}
          label={item.title}
          text={factsOf(item)}
          checked={!left.has(item.title)}
          onChange={() => toggle(item.title)}
        />
      ))}
      {items.length > 0 ? (
        <Button onClick={() => void add()} disabled={chosen.length === 0} aria-disabled={busy}>
          Add {plural(chosen.length, 'thing')}
        </Button>
      ) : null}
    </section>
  );
}

/** Ready-made lists for this trip, as a choice. */
export function ReadyLists({ tripId, ...rest }: Props) {
  const [open, setOpen] = useState(false);
  const asked = useProposedLists(tripId, open);
  return (
    <section className={styles['ready']} aria-label="Ready-made lists">
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Close the ready-made lists' : 'Choose from ready-made lists'}
      </Button>
      {open ? (
        <Loaded of={asked} what="The lists" size="small" skeleton={<Skeleton shape="card" />}>
          {({ results }) => (
            <div className={styles['lists']}>
              {results.map((proposed) => (
                <ReadyList key={proposed.list} proposed={proposed} {...rest} onDone={() => setOpen(false)} />
              ))}
            </div>
          )}
        </Loaded>
      ) : null}
    </section>
  );
}
