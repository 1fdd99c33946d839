import { openWidget, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button, Card, UndoNote, useHydrated } from '@tabi/shared/ui';
import { useState } from 'react';
import { begunWords } from '../common/domain/begun.ts';
import * as form from '../features/trip-form/state.ts';
import * as wizard from '../features/wizard/state.ts';
import styles from './begun-trip.module.css';

function Begun({ of }: { of: typeof form | typeof wizard }) {
  const state = useAppStateSource();
  const [begun, setBegun] = useState(of.begunTrip);
  const [gone, setGone] = useState<{ name: string; undo: () => void } | null>(null);
  const bringBack = async () => {
    gone?.undo();
    setBegun(of.begunTrip());
  };
  if (gone && !begun) return <UndoNote name={gone.name} what="was let go" undo={bringBack} />;
  if (!begun) return null;
  const name = begunWords(begun);
  const letGo = () => {
    setGone({ name, undo: of.kept.discard() });
    setBegun(null);
  };
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
        <Button look="quiet" onClick={letGo}>
          Let it go
        </Button>
      </div>
    </Card>
  );
}

/** A trip that this browser's form holds and that was never planned: to go on with, or to let go. */
export function BegunTrip() {
  const { features, overlay } = useAppState();
  if (!useHydrated()) return null;
  // Whoever closes the form may have changed what it holds: it is read anew.
  const key = overlay === null ? 'alone' : 'below a dialog';
  return <Begun key={key} of={features.new_trip_form_enabled ? wizard : form} />;
}
