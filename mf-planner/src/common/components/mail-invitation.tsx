import { ApiError } from '@tabi/shared/data';
import { Form, FormProblem, SubmitButton, TextField, rules } from '@tabi/shared/forms';
import { joinNames } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { showToast, useAppStateSource } from '@tabi/shared/state';
import { useState } from 'react';
import { useMailInvitation } from '../api/mail-invitation.ts';
import { addressesIn } from '../domain/addresses.ts';
import styles from './mail-invitation.module.css';

/** Asks people to plan the trip along, each by a mail of their own. */
export function MailInvitation({ trip }: { trip: string }) {
  const invite = useMailInvitation(trip);
  const state = useAppStateSource();
  const [unmailed, setUnmailed] = useState<string[]>([]);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const send = async ({ emails = '' }: { emails?: string }, form: { restart: () => void }) => {
    setUnmailed([]);
    setUnconfirmed(false);
    const {
      invited,
      already,
      not_mailed: left = [],
    } = await invite(addressesIn(emails)).catch((error: unknown) => {
      setUnconfirmed(error instanceof ApiError && error.code === 'confirm-email-first');
      throw error;
    });
    form.restart();
    setUnmailed(left);
    if (invited.length > 0) showToast(state, `An invitation is on its way to ${joinNames(invited)}.`);
    if (already.length > 0) showToast(state, `${joinNames(already)} takes part already.`);
  };
  return (
    <Form<{ emails?: string }> submit={send} className={styles['form']}>
      <TextField
        name="emails"
        label="Invite by e-mail"
        help="Several addresses with commas between them."
        placeholder="mai@example.com"
        inputMode="email"
        rule={rules.required}
      />
      <SubmitButton look="secondary" busy="Sending…">
        Send the invitation
      </SubmitButton>
      {unmailed.length > 0 ? (
        <p role="alert" className={styles['unmailed']}>
          No mail was sent to {joinNames(unmailed)}, who had several this hour. An invitation that was mailed before may
          still work; try again in an hour, or send the link yourself.
        </p>
      ) : null}
      <FormProblem />
      {unconfirmed ? (
        <p>
          Has that mail not come? <Link to={links.emailPreferences()}>Have it sent again</Link>
        </p>
      ) : null}
    </Form>
  );
}
