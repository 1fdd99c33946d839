import { useEffect, useState } from 'react';
import type { InputOf } from '../contracts/calls.ts';
import { useApiClient } from '../data/api-context.tsx';
import { Form, FormProblem, rules, SubmitButton, TextField, useForm } from '../forms/forms.ts';
import { useAppStateSource } from '../state/app-state-context.ts';
import { showAlert } from '../state/notices.ts';
import styles from './list-signup.module.css';

export type SignupProps = {
  list: InputOf<'POST /api/email/subscribe'>['body']['type'];
  label?: string;
  button: string;
  thanks: { title: string; text: string };
};

type Values = { email?: string };

type Props = SignupProps & {
  label: string;
  /** What was typed before the form was there. */
  begun: string;
  /** Whoever typed it has left the field already. */
  left: boolean;
};

/** Says what is wrong with what was typed and left before the form was there. */
function LeftBehind() {
  const form = useForm();
  useEffect(() => form.blur('email'), [form]);
  return null;
}

export function SignupForm({ list, label, button, thanks, begun, left }: Props) {
  const api = useApiClient();
  const state = useAppStateSource();
  const [initial] = useState<Values>(() => ({ email: begun }));
  return (
    <Form<Values>
      className={styles['form']}
      initialValues={initial}
      submit={async ({ email = '' }, form) => {
        await api.call('POST /api/email/subscribe', { body: { email, type: list } }, { background: true });
        form.restart({});
        showAlert(state, { ...thanks, button: 'Okay' });
      }}
    >
      <TextField
        name="email"
        label={label}
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        rule={rules.email}
      />
      {left && begun ? <LeftBehind /> : null}
      <SubmitButton className={styles['button']} busy="Signing up…" needs={['email']}>
        {button}
      </SubmitButton>
      <FormProblem />
    </Form>
  );
}
