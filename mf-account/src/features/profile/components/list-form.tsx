import type { ListType, Subscription } from '@tabi/shared/contracts/lists';
import { CheckboxesField, Form } from '@tabi/shared/forms';
import { useState } from 'react';
import { useListChoice } from '../api/subscriptions.ts';
import { chosenLists, isWaiting, listOrder, listWords } from '../domain/lists.ts';
import { FormEnd } from './form-end.tsx';
import styles from './email-tab.module.css';

type Values = { types: ListType[] };

/** In whatever order they were ticked. */
const sameLists = (a: ListType[] = [], b: ListType[] = []) => String([...a].sort()) === String([...b].sort());

function ListWords({ type, waiting }: { type: ListType; waiting: boolean }) {
  return (
    <>
      {listWords[type].text}
      {waiting ? (
        <span className={styles['waiting']}>Waits for your press on the link in our mail; saving does that too.</span>
      ) : null}
    </>
  );
}

/** The lists as boxes to tick, saved together. */
export function ListForm({ subscriptions, refresh }: { subscriptions: Subscription[]; refresh: () => void }) {
  const choose = useListChoice();
  const [saved, setSaved] = useState(false);
  const save = async ({ types }: Values) => {
    setSaved(false);
    await choose(types);
    refresh();
    setSaved(true);
  };
  const waits = (type: ListType) => isWaiting(subscriptions, type);
  return (
    <Form<Values>
      submit={save}
      initialValues={{ types: chosenLists(subscriptions) }}
      initialValuesEqual={(before, now) => sameLists(before?.['types'], now?.['types'])}
      keepDirtyOnReinitialize
    >
      <CheckboxesField
        name="types"
        label="Mails you would like"
        labelHidden
        look="lined"
        choices={listOrder.map((type) => ({
          value: type,
          label: listWords[type].title,
          text: <ListWords type={type} waiting={waits(type)} />,
        }))}
      />
      <FormEnd button="Save" saved={saved && 'Saved.'} always={listOrder.some(waits)} />
    </Form>
  );
}
