import { ListSignup } from '@tabi/shared/lists';
import { Button, ButtonLink, EmptyState } from '@tabi/shared/ui';
import { useState } from 'react';
import type { ListingWish } from '../../../common/components/use-wish.ts';
import { useSuggestion } from '../api.ts';
import styles from './no-destination.module.css';

/** As many letters may be the beginning of anything. */
const fewLetters = 3;

/** The order leaves nothing out, and neither does where one is; behind the last page there is nothing of anything. */
const asksForNameAlone = ({ query: { name: _, sort: __, near: ___, ...others }, page }: ListingWish) =>
  page === 1 && Object.keys(others).length === 0;

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
export function NoDestination({ wish }: { wish: ListingWish }) {
  const name = wish.query['name'] ?? '';
  const suggest = useSuggestion();
  const [suggested, setSuggested] = useState('');
  const [problem, setProblem] = useState('');
  const alone = asksForNameAlone(wish);
  const unknown = alone && name.length > fewLetters;
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
            ? `Try another spelling than “${name}”. Or suggest it, and we will look into it.`
            : 'Give one of your wishes up, or look through all of them.'
        }
      >
        {unknown && !suggested ? (
          <Button look="primary" className={styles['suggest']} onClick={() => void send()}>
            Suggest {name}
          </Button>
        ) : null}
        {name && !alone ? <ButtonLink to={{ search: wish.at({ name }) }}>Look for “{name}” alone</ButtonLink> : null}
        <ButtonLink to={{ search: '' }}>Show all destinations</ButtonLink>
      </EmptyState>
      {problem ? <p role="alert">{problem}</p> : null}
      {suggested ? <Thanks name={suggested} /> : null}
    </>
  );
}
