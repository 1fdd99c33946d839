import type { Trip } from '@tabi/shared/contracts/trips';
import type { Api } from '@tabi/shared/data';
import { dayIn, ownZone } from '@tabi/shared/format';
import { Container, EmptyState, LoadedPage, Skeleton, Tabs } from '@tabi/shared/ui';
import { useState } from 'react';
import { useOpenTrip } from '../../common/state/open-trip.ts';
import { useTripPeople } from '../../common/api/trip-people.ts';
import { ReadyLists } from './components/ready-lists.tsx';
import { TodoSheet } from './components/todo-sheet.tsx';
import { filters, isOverdue, listOf, listsInOrder, passes, type Filter } from './domain/todos.ts';
import { useTodos, type TodoEdits } from './state.ts';
import type { Todo } from '@tabi/shared/contracts/trip-todos';
import styles from './todos.module.css';

const words: Record<Filter, string> = { all: 'All', mine: 'Mine', overdue: 'Overdue' };

const TodosSkeleton = () => (
  <Container className={styles['page']}>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className={styles['row']} />
    ))}
  </Container>
);

function Lists({ todos, edits }: { todos: readonly Todo[]; edits: TodoEdits }) {
  const { trip, canEdit } = useOpenTrip();
  const people = useTripPeople(trip.slug).data?.results ?? [];
  const [filter, setFilter] = useState<Filter>('all');
  const today = dayIn(ownZone(), new Date());
  const me = people.find((person) => person.me)?.id;
  const late = todos.filter((todo) => isOverdue(todo, today)).length;
  const shown = todos.filter((todo) => passes(todo, filter, { me, today }));
  const lists = listsInOrder.filter((list) => list === 'todo' || todos.some((todo) => listOf(todo) === list));
  const sheets = lists.map((list) => {
    const ofList = shown.filter((todo) => listOf(todo) === list);
    return filter !== 'all' && ofList.length === 0 ? null : (
      <TodoSheet key={list} {...{ list, todos, people, today, canEdit, edits }} shown={ofList} />
    );
  });
  return (
    <Container className={styles['page']}>
      <Tabs
        label="Which to-dos"
        look="pills"
        tabs={filters.map((value) => ({
          value,
          label: value === 'overdue' && late > 0 ? `${words[value]} (${late})` : words[value],
        }))}
        current={filter}
        onCurrent={(value) => setFilter(filters.find((one) => one === value) ?? 'all')}
      >
        <div className={styles['sheets']}>
          {filter !== 'all' && shown.length === 0 ? (
            <EmptyState
              title={filter === 'mine' ? 'Nothing is yours to do' : 'Nothing is overdue'}
              text={filter === 'mine' ? 'Choose who does a thing on its line.' : 'Everything with a day has time left.'}
            />
          ) : (
            sheets
          )}
        </div>
      </Tabs>
      {todos.length === 0 ? (
        <p className={styles['first']}>
          Write down what has to be booked, bought or brought. Many lines that you paste become many things.
        </p>
      ) : null}
      {canEdit ? <ReadyLists tripId={trip.slug} todos={todos} edits={edits} /> : null}
    </Container>
  );
}

/** With the people who may do it. */
export const fetchData = (api: Api, { slug }: Trip) => {
  const input = { params: { id: slug } };
  return Promise.all([
    api.call('GET /api/trips/{id}/todos', input, { background: true }),
    api.call('GET /api/trips/{id}/people', input, { background: true }),
  ]);
};

/** What there is to do, to see to and to pack. For those who plan the trip. */
export function Page() {
  const { trip } = useOpenTrip();
  const { asked, todos, ...edits } = useTodos(trip.slug);
  return (
    <LoadedPage of={asked} what="The to-dos" skeleton={<TodosSkeleton />}>
      {() => <Lists todos={todos} edits={edits} />}
    </LoadedPage>
  );
}
