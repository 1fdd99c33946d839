import type { CostPerson } from '@tabi/shared/contracts/trip-costs';
import type { Todo, TodoList } from '@tabi/shared/contracts/trip-todos';
import { joinNames } from '@tabi/shared/format';
import { Button, Field, Input } from '@tabi/shared/ui';
import { useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import { NotAdded, useNotAdded } from '../../../common/components/not-added.tsx';
import { afterAt, linesOf, listNames, sunk } from '../domain/todos.ts';
import type { TodoEdits } from '../state.ts';
import { TodoLine } from './todo-line.tsx';
import { useLineDrag } from './use-line-drag.ts';
import styles from './todo-sheet.module.css';

type InputProps = { list: TodoList; edits: TodoEdits };

/** Type, Enter, next; many pasted lines become many things. */
function NextLine({ list, edits }: InputProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const notAdded = useNotAdded();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const title = text.trim();
    if (title === '') return;
    setText('');
    if (await edits.add(title, list)) return;
    if (field.current?.value === '') setText(title);
    else notAdded.keep({ words: title, send: () => edits.add(title, list) });
  };
  const paste = async (event: ClipboardEvent) => {
    const lines = linesOf(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    const addAll = () => edits.addMany(lines.map((title) => ({ title, list })));
    if (!(await addAll())) notAdded.keep({ words: joinNames(lines), send: addAll });
  };
  return (
    <form className={styles['next']} onSubmit={(event) => void send(event)}>
      <Field label={`Add to “${listNames[list]}”`} labelHidden>
        <Input
          ref={field}
          value={text}
          maxLength={200}
          placeholder="Write, and press Enter"
          enterKeyHint="done"
          autoComplete="off"
          onPaste={(event) => void paste(event)}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <NotAdded of={notAdded} />
    </form>
  );
}

type Props = InputProps & {
  /** Those that are shown of this list. */
  shown: readonly Todo[];
  todos: readonly Todo[];
  people: readonly CostPerson[];
  today: string;
  canEdit: boolean;
};

/** Several at once, where there are several; each can be taken back. */
function AllAtOnce({ shown, edits }: Pick<Props, 'shown' | 'edits'>) {
  const done = shown.filter((todo) => todo.done);
  const open = shown.filter((todo) => !todo.done);
  if (open.length < 2 && done.length < 2) return null;
  return (
    <div className={styles['all']}>
      {open.length > 1 ? (
        <Button look="quiet" size="small" onClick={() => void edits.tickMany(open)}>
          Tick all {open.length}
        </Button>
      ) : null}
      {done.length > 1 ? (
        <Button look="quiet" size="small" onClick={() => void edits.removeMany(done)}>
          Take the {done.length} that are done off
        </Button>
      ) : null}
    </div>
  );
}

/** One sheet of paper with a list on it. */
export function TodoSheet({ list, shown, canEdit, ...rest }: Props) {
  const { todos, edits } = rest;
  const open = shown.filter(({ done }) => !done).length;
  const { listeners, dropOf } = useLineDrag((id, place) => {
    const todo = todos.find((one) => one.id === id);
    if (todo) void edits.move(todo, afterAt(todos, id, place));
  });
  return (
    <section className={styles['sheet']} aria-label={listNames[list]}>
      <h2>
        {listNames[list]} <span>{open > 0 ? `${open} open` : shown.length > 0 ? 'all done' : ''}</span>
      </h2>
      <ul {...(canEdit ? listeners : {})}>
        {sunk(shown).map((todo) => (
          <TodoLine key={todo.id} todo={todo} canEdit={canEdit} drop={dropOf(todo.id)} {...rest} />
        ))}
      </ul>
      {canEdit ? <NextLine list={list} edits={edits} /> : null}
      {canEdit ? <AllAtOnce shown={shown} edits={edits} /> : null}
    </section>
  );
}
