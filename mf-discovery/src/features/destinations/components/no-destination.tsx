import { ListSignup } from '@tabi/shared/lists';
import { Button, ButtonLink, EmptyState } from '@tabi/shared/ui';
import { useState } from 'react';
import { useSuggestion } from '../api.ts';
import styles from './no-destination.module.css';

/** As many letters may be the beginning of anything. */
const fewLetters = 3;

/** What was suggested is on its way; whoever wants to hears when it is there. */
const Thanks = ({ name }: { name: string }) => (
  <div role="status" className={styles['thanks']}>
    <h3>Thank you for suggesting {name}</h3>
    <ListSignup
      list="location"
      label="Let us notify you when we've added the destination"
      button="Notify me"
      thanks={{ title: 'We will write to you', text: `You'll be the first to know when ${name} is here.` }}
    />
  </div>
);

/** Nothing fits: what to do next, and for a name that we do not know yet the way to suggest it. */
export function NoDestination({ name }: { name: string }) {
  const suggest = useSuggestion();
  const [suggested, setSuggested] = useState('');
  const [problem, setProblem] = useState('');
  const unknown = name.length > fewLetters;
  const send = () =>
    suggest(name).then(
      () => setSuggested(name),
      (error: Error) => setProblem(error.message),
    );
  return (
    <>
      <EmptyState
        title={unknown ? "We don't have this destination yet..." : 'No destination is like that'}
        text={
          unknown
            ? `Try another spelling than “${name}”, or give a filter up. Or suggest it, and we will look into it.`
            : 'Give one of your wishes up, or look through all of them.'
        }
      >
        {unknown && !suggested ? (
          <Button look="primary" className={styles['suggest']} onClick={() => void send()}>
            Suggest {name}
          </Button>
        ) : null}
        <ButtonLink to={{ search: '' }}>Show all destinations</ButtonLink>
      </EmptyState>
      {problem ? <p role="alert">{problem}</p> : null}
      {suggested ? <Thanks name={suggested} /> : null}
    </>
  );
}
