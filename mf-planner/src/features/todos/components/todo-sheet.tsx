import type { CostPerson } from '@tabi/shared/contracts/trip-costs';
import type { Todo, TodoList } from '@tabi/shared/contracts/trip-todos';
import { Field, Input } from '@tabi/shared/ui';
import { useState, type ClipboardEvent, type FormEvent } from 'react';
import { linesOf, listNames, sunk } from '../domain/todos.ts';
import type { TodoEdits } from '../state.ts';
import { TodoLine } from './todo-line.tsx';
import styles from './todo-sheet.module.css';

type InputProps = { list: TodoList; edits: TodoEdits };

/** Type, Enter, next; many pasted lines become many things. */
function NextLine({ list, edits }: InputProps) {
  const [text, setText] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const title = text.trim();
    if (title === '') return;
    setText('');
    if (!(await edits.add(title, list))) setText((now) => now || title);
  };
  const paste = (event: ClipboardEvent) => {
    const lines = linesOf(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    void edits.addMany(lines.map((title) => ({ title, list })));
  };
  return (
    <form className={styles['next']} onSubmit={(event) => void send(event)}>
      <Field label={`Add to “${listNames[list]}”`} labelHidden>
        <Input
          value={text}
          maxLength={200}
          placeholder="Write, and press Enter"
          enterKeyHint="done"
          autoComplete="off"
          onPaste={paste}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
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

/** One sheet of paper with a list on it. */
export function TodoSheet({ list, shown, canEdit, ...rest }: Props) {
  const open = shown.filter(({ done }) => !done).length;
  return (
    <section className={styles['sheet']} aria-label={listNames[list]}>
      <h2>
        {listNames[list]} <span>{open > 0 ? `${open} open` : shown.length > 0 ? 'all done' : ''}</span>
      </h2>
      <ul>
        {sunk(shown).map((todo) => (
          <TodoLine key={todo.id} todo={todo} canEdit={canEdit} {...rest} />
        ))}
      </ul>
      {canEdit ? <NextLine list={list} edits={rest.edits} /> : null}
    </section>
  );
}
