import type { CostPerson } from '@tabi/shared/contracts/trip-costs';
import type { Todo } from '@tabi/shared/contracts/trip-todos';
import { Button, classNames, Icon, LazyMenu, VisuallyHidden } from '@tabi/shared/ui';
import { ArrowDown, ArrowUp, CalendarDays, Ellipsis, GripVertical, Trash2, UserRound } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useStandingForm } from '../../../common/state/standing-form.ts';
import { afterFor, dueWords, isOverdue } from '../domain/todos.ts';
import type { TodoEdits } from '../state.ts';
import styles from './todo-line.module.css';

type Props = {
  todo: Todo;
  /** All of the trip, in order. */
  todos: readonly Todo[];
  people: readonly CostPerson[];
  today: string;
  canEdit: boolean;
  edits: TodoEdits;
  /** While one is dragged: it is this one, or would stand before or behind it. */
  drop?: 'held' | 'before' | 'behind' | undefined;
};

/** Its words, which are changed in place: Enter or leaving stores them, Escape brings the old ones back. */
function Words({
  todo,
  canEdit,
  edits,
  onMoveKey,
}: Pick<Props, 'todo' | 'canEdit' | 'edits'> & { onMoveKey: (event: KeyboardEvent) => void }) {
  const [text, setText] = useState<string | null>(null);
  const { save } = useStandingForm(() => setText(null));
  const { title } = todo;
  if (!canEdit) return <span className={styles['words']}>{title}</span>;
  const store = () => {
    const said = text?.trim();
    void save(() => (said && said !== title ? [edits.change(todo, { title: said }, `${said} changed`)] : []));
  };
  return (
    <input
      className={styles['words']}
      aria-label={`Words of ${title}`}
      value={text ?? title}
      maxLength={200}
      onChange={({ target }) => setText(target.value)}
      onBlur={store}
      onKeyDown={(event) => {
        onMoveKey(event);
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setText(null);
      }}
    />
  );
}

/** When and by whom: what is chosen is read on the chip, which is the choice itself. */
function Chips({ todo, people, today, canEdit, edits }: Omit<Props, 'todos'>) {
  const { title, due, assignee_id } = todo;
  const who = people.find(({ id }) => id === assignee_id);
  return (
    <div className={styles['chips']}>
      {due || canEdit ? (
        <span className={classNames(styles['chip'], !due && styles['unset'], isOverdue(todo, today) && styles['late'])}>
          <Icon of={CalendarDays} size={16} />{' '}
          {due ? dueWords(due, today) : <span className={styles['hint']}>Day</span>}
          {canEdit ? (
            <input
              type="date"
              aria-label={`Day of ${title}`}
              value={due ?? ''}
              onClick={({ currentTarget }) => currentTarget.showPicker?.()}
              onChange={({ target }) =>
                void edits.change(todo, { due: target.value || null }, `The day of ${title} changed`)
              }
            />
          ) : null}
        </span>
      ) : null}
      {who || (canEdit && people.length > 1) ? (
        <span className={classNames(styles['chip'], !who && styles['unset'])}>
          <Icon of={UserRound} size={16} />{' '}
          {who ? who.me ? 'You' : who.name : <span className={styles['hint']}>Who</span>}
          {canEdit ? (
            <select
              aria-label={`Who does ${title}`}
              value={assignee_id ?? ''}
              onChange={({ target }) =>
                void edits.change(todo, { assignee_id: target.value || null }, `Who does ${title} changed`)
              }
            >
              <option value="">Nobody in particular</option>
              {people
                .filter(({ here }) => here)
                .map(({ id, name, me }) => (
                  <option key={id} value={id}>
                    {me ? 'You' : name}
                  </option>
                ))}
            </select>
          ) : null}
        </span>
      ) : null}
    </div>
  );
}

/** One thing to do. Alt and an arrow on its box or its words moves it. */
export function TodoLine(props: Props) {
  const { todo, todos, canEdit, edits, drop } = props;
  const { title, done } = todo;
  const move = (by: -1 | 1) => {
    const after = afterFor(todos, todo, by);
    if (after !== undefined) void edits.move(todo, after);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!canEdit || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  const acts = [
    { words: `Move ${title} up`, label: 'Move up', icon: <Icon of={ArrowUp} size={18} />, onSelect: () => move(-1) },
    {
      words: `Move ${title} down`,
      label: 'Move down',
      icon: <Icon of={ArrowDown} size={18} />,
      onSelect: () => move(1),
    },
    {
      words: `Take ${title} off`,
      label: 'Take it off',
      icon: <Icon of={Trash2} size={18} />,
      onSelect: () => void edits.remove(todo),
    },
  ];
  return (
    <li
      data-todo={todo.id}
      data-done={done}
      data-drop={drop}
      className={classNames(styles['line'], done && styles['done'])}
    >
      <label className={styles['tick']}>
        <input
          type="checkbox"
          checked={done}
          onKeyDown={onKeyDown}
          disabled={!canEdit}
          onChange={() =>
            void edits.change(todo, { done: !done }, done ? `${title} is to do again` : `${title} is done`)
          }
        />
        <VisuallyHidden>{title}</VisuallyHidden>
      </label>
      <Words {...props} onMoveKey={onKeyDown} />
      <Chips {...props} />
      {canEdit ? (
        <div className={styles['acts']}>
          {/* For a mouse or a finger; by keyboard it is the buttons beside it, or Alt and an arrow. */}
          <span data-grip="" className={styles['grip']} title="Drag it to another place">
            <Icon of={GripVertical} size={18} />
          </span>
          {acts.map(({ words, label, icon, onSelect }) => (
            <Button key={label} look="quiet" square aria-label={words} className={styles['act']} onClick={onSelect}>
              {icon}
            </Button>
          ))}
          {/* On a phone, where they have no room beside the words. */}
          <LazyMenu
            label={title}
            items={() => acts}
            trigger={
              <Button look="quiet" square aria-label={`Change ${title}`} className={styles['menu']}>
                <Icon of={Ellipsis} />
              </Button>
            }
          />
        </div>
      ) : null}
    </li>
  );
}
