import type { User } from '@tabi/shared/contracts/people';
import { useSignedInCall } from '@tabi/shared/data';
import { emit } from '@tabi/shared/events';
import { Form, TextField, focusFirstError, rules, submitErrors } from '@tabi/shared/forms';
import { plural } from '@tabi/shared/format';
import { showToast, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useBelongings } from '../api.ts';
import choices from './choices.module.css';
import styles from './delete-dialog.module.css';

type Values = { password?: string };

/** `your 3 trips`; without a number while it is not known, and nothing where there is nothing. */
const yours = (count: number | undefined, one: string): string | null =>
  count === undefined ? `Your ${one}s` : count > 0 ? `Your ${plural(count, one)}` : null;

function WhatIsLost() {
  const { trips, wishlists } = useBelongings();
  const tripWords = yours(trips, 'trip');
  const lost = [
    tripWords && `${tripWords}; those you plan with others stay with them`,
    yours(wishlists, 'wishlist'),
    'Your reviews, your name and your picture',
    'Your place on our mailing lists',
  ];
  return <ul className={styles['lost']}>{lost.map((words) => (words ? <li key={words}>{words}</li> : null))}</ul>;
}

/** Asks once, naming what will be lost; the password makes sure that it is the owner who asks. */
export function DeleteDialog({ user, onClose }: { user: Readonly<User>; onClose: () => void }) {
  const call = useSignedInCall();
  const state = useAppStateSource();
  const remove = async (values: Values) => {
    try {
      const { message } = await call('DELETE /api/user', { body: values });
      emit('account:session-ended', {});
      showToast(state, message);
      return undefined;
    } catch (error) {
      return submitErrors(error);
    }
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title="Delete your account?"
      intro="This cannot be undone. It takes away:"
      onClose={onClose}
    >
      <WhatIsLost />
      <Form<Values>
        onSubmit={remove}
        render={({ handleSubmit, submitting, submitError, submitErrors: wrong, dirtySinceLastSubmit }) => (
          <form
            onSubmit={(event) => void focusFirstError(event.currentTarget, handleSubmit(event))}
            noValidate
            className={styles['form']}
          >
            {user.has_password === false ? null : (
              <TextField
                name="password"
                label="Your password"
                type="password"
                autoComplete="current-password"
                rule={rules.required}
              />
            )}
            {submitError && !wrong?.['password'] && !dirtySinceLastSubmit ? (
              <p role="alert" className={styles['problem']}>
                {submitError}
              </p>
            ) : null}
            <div className={choices['choices']}>
              <Button type="submit" look="primary" disabled={submitting}>
                {submitting ? 'Deleting…' : 'Delete my account'}
              </Button>
              <Button onClick={onClose}>Keep it</Button>
            </div>
          </form>
        )}
      />
    </Dialog>
  );
}
