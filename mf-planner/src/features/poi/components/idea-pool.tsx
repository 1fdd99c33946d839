import type { IdeaState, TripIdea } from '@tabi/shared/contracts/trips';
import { plural } from '@tabi/shared/format';
import { Button, ChoiceGroup, EmptyState, Field, Icon, Input, Radio } from '@tabi/shared/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { ideasWith, ideaWords, noState, type PlaceState } from '../domain/pool.ts';
import { BringPlaces } from '../../../common/components/bring-places.tsx';
import { PlaceCard, type PlaceActs } from './place-card.tsx';
import styles from './poi.module.css';

type Props = {
  ideas: readonly TripIdea[];
  states: ReadonlyMap<number, PlaceState>;
  acts: PlaceActs;
  /** One after the other; each is told. */
  onFitAll: (ideas: readonly TripIdea[]) => void;
  onRemoveAll: (ideas: readonly TripIdea[]) => void;
};

/** Among ideas it goes without saying that one is an idea. */
const inPool = (state: PlaceState): PlaceState => (state.words === ideaWords.idea ? { ...state, words: null } : state);

type StateChoiceProps = { ideas: readonly TripIdea[]; only: IdeaState | ''; onOnly: (only: IdeaState | '') => void };

/** Shows only some of the ideas, where they are not all the same to the travellers. */
function StateChoice({ ideas, only, onOnly }: StateChoiceProps) {
  const count = (one: IdeaState) => ideas.filter(({ state = 'idea' }) => state === one).length;
  const states = (['idea', 'want', 'been'] as const).filter((one) => count(one) > 0);
  if (states.length < 2) return null;
  const choices = [
    ['', `All ${ideas.length}`],
    ...states.map((one) => [one, `${ideaWords[one]}, ${count(one)}`]),
  ] as const;
  return (
    <ChoiceGroup label="Which ideas" labelHidden role="radiogroup" layout="wrap">
      {choices.map(([value, label]) => (
        <Radio
          key={value}
          look="chip"
          name="idea-state"
          label={label}
          checked={only === value}
          onChange={() => onOnly(value as IdeaState | '')}
        />
      ))}
    </ChoiceGroup>
  );
}

/** Fewer are seen at a glance. */
const worthSearching = 6;

/** Ideas of the trip: to be searched, and taken by several at once. */
export function IdeaPool({ ideas, states, acts, onFitAll, onRemoveAll }: Props) {
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState<IdeaState | ''>('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  if (ideas.length === 0)
    return (
      <EmptyState title="Everything found its place" text="Each place we would suggest is already in your days.">
        {acts.canEdit ? <BringPlaces /> : null}
      </EmptyState>
    );
  const found = ideasWith(ideas, search).filter(({ state = 'idea' }) => only === '' || state === only);
  const taken = ideas.filter(({ id }) => chosen.has(id));
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const withTaken = (act: Props['onFitAll']) => () => {
    act(taken);
    setChosen(new Set());
  };
  return (
    <section aria-labelledby="ideas">
      <div className={styles['head']}>
        <h2 id="ideas">Also worth your time</h2>
        {ideas.length > worthSearching ? (
          <Field label="Search your ideas" labelHidden className={styles['search']}>
            <Input
              type="search"
              icon={<Icon of={Search} size={18} />}
              placeholder="Search your ideas"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          </Field>
        ) : null}
        {acts.canEdit ? <BringPlaces /> : null}
      </div>
      <StateChoice ideas={ideas} only={only} onOnly={setOnly} />
      {taken.length > 0 ? (
        <div className={styles['taken']} role="group" aria-label="With those chosen">
          <p role="status">{plural(taken.length, 'idea')} chosen</p>
          <Button size="small" onClick={withTaken(onFitAll)}>
            Fit them in
          </Button>
          <Button size="small" look="quiet" onClick={withTaken(onRemoveAll)}>
            Remove them
          </Button>
          <Button size="small" look="quiet" onClick={() => setChosen(new Set())}>
            Choose none
          </Button>
        </div>
      ) : null}
      {found.length > 0 ? (
        <ul className={styles['grid']}>
          {found.map((poi) => (
            <li key={poi.id}>
              <PlaceCard
                poi={poi}
                reason={poi.reason}
                state={inPool(states.get(poi.id) ?? noState)}
                acts={acts}
                chosen={{ is: chosen.has(poi.id), toggle: () => toggle(poi.id) }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p role="status">None of your ideas is like “{search}”. Look for it among all places below.</p>
      )}
    </section>
  );
}
