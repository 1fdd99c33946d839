import type { User } from '@tabi/shared/contracts/people';
import { Form, FormProblem, SubmitButton } from '@tabi/shared/forms';
import { plural } from '@tabi/shared/format';
import { showToast, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useBelongings, useFarewell } from '../api/account.ts';
import choices from '../../../common/components/choices.module.css';
import styles from './delete-dialog.module.css';
import { OwnPasswordField } from '../../../common/components/own-password-field.tsx';

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
  const leave = useFarewell();
  const state = useAppStateSource();
  const remove = async (values: Values) => {
    showToast(state, await leave(values));
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
      <Form<Values> submit={remove}>
        <OwnPasswordField user={user} name="password" label="Your password" />
        <FormProblem />
        <div className={choices['choices']}>
          <SubmitButton busy="Deleting…">Delete my account</SubmitButton>
          <Button onClick={onClose}>Keep it</Button>
        </div>
      </Form>
    </Dialog>
  );
}
