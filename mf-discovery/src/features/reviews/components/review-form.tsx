import { Form, SubmitButton, TextField, useForm, type FormApi } from '@tabi/shared/forms';
import { askToSignIn, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { useState } from 'react';
import type { Draft } from '../api.ts';
import styles from './reviews.module.css';
import { StarsField } from './stars-field.tsx';

const empty: Draft = { text: '', rating: 0 };
const fewestCharacters = 3;
const mostCharacters = 4_000;

const enough = (value: unknown) =>
  String(value ?? '').trim().length < fewestCharacters ? `Write ${fewestCharacters} letters or more.` : undefined;

type Props = {
  title: string;
  /** What was written before. */
  begun?: Draft;
  button?: string;
  /** @returns whether it was taken */
  onPost: (draft: Draft) => Promise<boolean>;
  onCancel?: () => void;
};

/** Stars of who is signed in; a guest is asked to sign in first. */
function Stars({ guest }: { guest: (form: FormApi<Draft>) => void }) {
  const form = useForm<Draft>();
  return <StarsField name="rating" label="Your rating" onRated={() => guest(form)} />;
}

/**
 * Stars and a text. Both need an account: a guest is asked to sign in, and finds again what they had begun once they
 * have done so.
 */
export function ReviewForm({ title, begun = empty, button = 'Post review', onPost, onCancel }: Props) {
  const { session } = useAppState();
  const state = useAppStateSource();
  // A form that begins anew is another one.
  const [round, setRound] = useState({ number: 0, values: begun });
  const begin = (values: Draft) => setRound(({ number }) => ({ number: number + 1, values }));

  const askGuest = (typed: Draft): boolean => {
    if (session.status === 'user') return false;
    begin(empty);
    askToSignIn(state, 'sign-in', () => begin(typed));
    return true;
  };
  const post = async (draft: Draft) => {
    if (askGuest(draft)) return undefined;
    if (draft.rating === 0) return { rating: 'Choose one star to five.' };
    if (await onPost(draft)) begin(empty);
    return undefined;
  };
  return (
    <Form<Draft> key={round.number} initialValues={round.values} className={styles['form']} submit={post}>
      <h3>{title}</h3>
      <Stars guest={(form) => askGuest(form.getState().values)} />
      <TextField
        name="text"
        label="Your review"
        rows={4}
        maxLength={mostCharacters}
        help={`${fewestCharacters} to ${mostCharacters.toLocaleString('en')} letters.`}
        placeholder="What was it like, and what should others know?"
        rule={enough}
      />
      <div className={styles['actions']}>
        <SubmitButton look="secondary" busy="Posting…" needs={['text']}>
          {button}
        </SubmitButton>
        {onCancel ? (
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
