import type { Wishlist } from '@tabi/shared/contracts/wishlists';
import { ApiError } from '@tabi/shared/data';
import { Form, SubmitButton, TextField, type FormApi } from '@tabi/shared/forms';
import { Button, Checkbox, ChoiceGroup, ErrorState, Skeleton } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useState } from 'react';
import { useMyLists } from '../api/lists.ts';
import { usePicking } from '../api/picking.ts';
import { listsHolding, type Thing } from '../domain.ts';
import styles from './wishlist-picker.module.css';

const named = (title: unknown) => (String(title ?? '').trim() ? undefined : 'Give it a name.');
const words = (error: unknown) =>
  error instanceof ApiError ? (error.field('title') ?? error.message) : 'Something went wrong!';

type Props = { thing: Thing; lists: Wishlist[]; say: (wrong: string) => void };

/** The person's lists, those that hold the thing checked. */
function Lists({ thing, lists, say }: Props) {
  const { put } = usePicking(thing);
  const chosen = listsHolding(lists, thing);
  const toggle = (id: string) => {
    say('');
    put(lists, chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]).catch((error: unknown) =>
      say(words(error)),
    );
  };
  return (
    <ChoiceGroup label="Your wishlists">
      {lists.map(({ id, title }) => (
        <Checkbox key={id} look="lined" label={title} checked={chosen.includes(id)} onChange={() => toggle(id)} />
      ))}
    </ChoiceGroup>
  );
}

/** Begins a list with the thing in it. What was typed stays when it is refused. */
function NewList({ thing, lists, say }: Props) {
  const { begin } = usePicking(thing);
  const create = async ({ title }: { title: string }, form: FormApi<{ title: string }>) => {
    say('');
    try {
      await begin(lists, title.trim());
      // Begun anew: emptied alone it would be told to be empty.
      form.restart({ title: '' });
    } catch (error) {
      say(words(error));
    }
  };
  return (
    <Form initialValues={{ title: '' }} submit={create}>
      <div className={styles['fresh']}>
        <TextField
          name="title"
          label="New list"
          maxLength={80}
          autoComplete="off"
          placeholder="Spring in Kyoto"
          rule={named}
        />
        <SubmitButton look="secondary" busy="Creating…" needs={['title']}>
          Create
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Which of the person's wishlists hold the thing; every change counts at once. */
export function WishlistPicker({ thing, onClose }: { thing: Thing; onClose: () => void }) {
  const [wrong, setWrong] = useState('');
  const { data, error, retry } = useMyLists();
  return (
    <Dialog open title={`Save ${thing.name}`} onClose={onClose}>
      <div className={styles['body']}>
        {data ? (
          <>
            {data.results.length > 0 ? (
              <Lists thing={thing} lists={data.results} say={setWrong} />
            ) : (
              <p>You have no wishlist yet. Name the first one, for example after the journey it is for.</p>
            )}
            <NewList thing={thing} lists={data.results} say={setWrong} />
          </>
        ) : error ? (
          <ErrorState
            size="small"
            title="Your wishlists cannot be shown right now"
            text={error.message}
            retry={retry}
          />
        ) : (
          <div aria-busy="true">
            <Skeleton />
            <Skeleton short />
          </div>
        )}
        <p role="alert" className={styles['wrong']}>
          {wrong}
        </p>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}
