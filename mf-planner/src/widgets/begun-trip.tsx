import { openWidget, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button, Card, UndoNote, useHydrated } from '@tabi/shared/ui';
import { useState } from 'react';
import { begunWords } from '../common/domain/begun.ts';
import * as form from '../features/trip-form/state.ts';
import * as wizard from '../features/wizard/state.ts';
import styles from './begun-trip.module.css';

/** A trip that this browser's form holds and that was never planned: to go on with, or to let go. */
export function BegunTrip() {
  const state = useAppStateSource();
  // Whoever closes the form has changed what it holds.
  const { features, overlay } = useAppState();
  const here = useHydrated() && overlay === null;
  const [gone, setGone] = useState<{ name: string; undo: () => void } | null>(null);
  const asked = features.new_trip_form_enabled ? wizard : form;
  const begun = here ? asked.begunTrip() : null;
  if (gone && !begun)
    return (
      <UndoNote
        name={gone.name}
        what="was let go"
        undo={() => {
          gone.undo();
          setGone(null);
          return Promise.resolve();
        }}
      />
    );
  if (!begun) return null;
  const name = begunWords(begun);
  const goOn = () =>
    openWidget(state, { widget: 'mf-planner/TripForm', props: { destinations: [] }, title: 'Plan a trip' });
  return (
    <Card look="raised" className={styles['begun']}>
      <section aria-label="A trip you began">
        <h2>You began a trip</h2>
        <p>{name}</p>
      </section>
      <div className={styles['acts']}>
        <Button look="primary" onClick={goOn}>
          Go on with it
        </Button>
        <Button look="quiet" onClick={() => setGone({ name, undo: asked.kept.discard() })}>
          Let it go
        </Button>
      </div>
    </Card>
  );
}
