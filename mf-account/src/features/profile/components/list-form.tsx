import type { ListType, Subscription } from '@tabi/shared/contracts/lists';
import { useSignedInCall } from '@tabi/shared/data';
import { Field, Form, submitErrors } from '@tabi/shared/forms';
import { useState } from 'react';
import { chosenLists, isWaiting, listOrder, listWords } from '../domain/lists.ts';
import { FormEnd } from './form-end.tsx';
import styles from './email-tab.module.css';
import form from './profile-form.module.css';

type Values = { types: ListType[] };

/** In whatever order they were ticked. */
const sameLists = (a: ListType[] = [], b: ListType[] = []) => String([...a].sort()) === String([...b].sort());

function ListChoice({ type, waiting }: { type: ListType; waiting: boolean }) {
  return (
    <label className={styles['list']}>
      <Field name="types" component="input" type="checkbox" value={type} isEqual={sameLists} />
      <strong>{listWords[type].title}</strong>
      <span className={styles['text']}>{listWords[type].text}</span>
      {waiting ? (
        <span className={styles['waiting']}>Waits for your press on the link in our mail; saving does that too.</span>
      ) : null}
    </label>
  );
}

/** The lists as boxes to tick, saved together. */
export function ListForm({ subscriptions, refresh }: { subscriptions: Subscription[]; refresh: () => void }) {
  const call = useSignedInCall();
  const [saved, setSaved] = useState(false);
  const save = async ({ types }: Values) => {
    setSaved(false);
    try {
      await call('PUT /api/user/subscriptions', { body: { types } });
      refresh();
      setSaved(true);
      return undefined;
    } catch (error) {
      return submitErrors(error);
    }
  };
  const waiting = listOrder.some((type) => isWaiting(subscriptions, type));
  return (
    <Form<Values>
      onSubmit={save}
      initialValues={{ types: chosenLists(subscriptions) }}
      initialValuesEqual={(before, now) => sameLists(before?.types, now?.types)}
      keepDirtyOnReinitialize
      render={({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)} noValidate className={form['form']}>
          <fieldset className={styles['lists']} aria-label="Mails you would like">
            {listOrder.map((type) => (
              <ListChoice key={type} type={type} waiting={isWaiting(subscriptions, type)} />
            ))}
          </fieldset>
          <FormEnd button="Save" saved={saved && 'Saved.'} always={waiting} />
        </form>
      )}
    />
  );
}
