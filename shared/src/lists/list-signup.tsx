import { useId, useRef, useState, type FormEvent } from 'react';
import { ApiError } from '../api-client/api-error.ts';
import type { InputOf } from '../contracts/calls.ts';
import { useApiClient } from '../data/api-context.tsx';
import { email as emailRule } from '../forms/rules.ts';
import { useAppStateSource } from '../state/app-state-context.tsx';
import { showAlert } from '../state/notices.ts';
import { Button } from '../ui/button.tsx';
import styles from './list-signup.module.css';

type Props = {
  list: InputOf<'POST /api/email/subscribe'>['body']['type'];
  label?: string;
  button: string;
  thanks: { title: string; text: string };
};

/** Joins one of the lists: one e-mail field that works as soon as the page does. What is wrong stands under the field. */
export function ListSignup({ list, label = 'Email', button, thanks }: Props) {
  const api = useApiClient();
  const state = useAppStateSource();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const refuse = (why: string) => {
    setWrong(why);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    try {
      await api.call('POST /api/email/subscribe', { body: { email, type: list } }, { background: true });
      setEmail('');
      setWrong(null);
      showAlert(state, { ...thanks, button: 'Okay' });
    } catch (error) {
      refuse(error instanceof ApiError ? (error.field('email') ?? error.message) : 'Something went wrong!');
    } finally {
      setSending(false);
    }
  };
  const ready = email !== '' && emailRule(email) === undefined;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles['form']}>
      <div>
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          className={styles['input']}
          value={email}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            setWrong(null);
          }}
          onBlur={() => setWrong(email ? (emailRule(email) ?? null) : null)}
        />
        {wrong ? (
          <p id={`${id}-wrong`} className={styles['wrong']}>
            {wrong}
          </p>
        ) : null}
      </div>
      <Button type="submit" look="primary" className={styles['button']} disabled={!ready || sending}>
        {sending ? 'Signing up…' : button}
      </Button>
    </form>
  );
}
