import { askToSignIn, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { useId, useState, type SubmitEvent } from 'react';
import type { Draft } from '../api.ts';
import styles from './reviews.module.css';
import { StarsInput } from './stars.tsx';

const empty: Draft = { text: '', rating: 0 };
const fewestCharacters = 3;
const mostCharacters = 4_000;

type Props = {
  title: string;
  /** What was written before. */
  begun?: Draft;
  button?: string;
  /** @returns whether it was taken */
  onPost: (draft: Draft) => Promise<boolean>;
  onCancel?: () => void;
};

/**
 * Stars and a text. Both need an account: a guest is asked to sign in, and finds again what they had begun once they
 * have done so.
 */
export function ReviewForm({ title, begun = empty, button = 'Post review', onPost, onCancel }: Props) {
  const id = useId();
  const { session } = useAppState();
  const state = useAppStateSource();
  const [draft, setDraft] = useState(begun);
  const [wrong, setWrong] = useState<string>();
  const [sending, setSending] = useState(false);

  const askGuest = (typed: Draft): boolean => {
    if (session.status === 'user') return false;
    setDraft(empty);
    askToSignIn(state, 'sign-in', () => setDraft(typed));
    return true;
  };
  const rate = (rating: number) => {
    setWrong(undefined);
    if (!askGuest({ ...draft, rating })) setDraft({ ...draft, rating });
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (askGuest(draft)) return;
    if (draft.rating === 0) {
      setWrong('Choose one star to five.');
      form.querySelector<HTMLElement>('input[type=radio]')?.focus();
      return;
    }
    setSending(true);
    if (await onPost(draft)) setDraft(empty);
    setSending(false);
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <h3>{title}</h3>
      <StarsInput label="Your rating" value={draft.rating} onChange={rate} wrong={wrong} />
      <div>
        <label htmlFor={id}>Your review</label>
        <textarea
          id={id}
          rows={4}
          maxLength={mostCharacters}
          placeholder="What was it like, and what should others know?"
          value={draft.text}
          onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        />
      </div>
      <div className={styles['actions']}>
        <Button type="submit" disabled={draft.text.trim().length < fewestCharacters || sending}>
          {sending ? 'Posting…' : button}
        </Button>
        {onCancel ? (
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}
