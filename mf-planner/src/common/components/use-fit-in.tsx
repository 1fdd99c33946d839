import type { SlotOption } from '@tabi/shared/contracts/trip-changes';
import type { Poi } from '@tabi/shared/contracts/places';
import { useFormats } from '@tabi/shared/state';
import { Button, lazyNamed } from '@tabi/shared/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { fitIn, optionsIn } from '../domain/place-operations.ts';
import { useOpenTrip, useTripEdits } from '../state/open-trip.ts';
import styles from './fit-in.module.css';

const Dialog = lazyNamed(() => import('@tabi/shared/ui-overlay'), 'Dialog');

type Asked = { poi: Pick<Poi, 'id' | 'name'>; options: SlotOption[] };

/** Puts a place into the days; where there is no room the traveller chooses what gives way. Show `choice` somewhere. */
export function useFitIn(): { fit: (poi: Asked['poi']) => Promise<void>; busy: number | null; choice: ReactNode } {
  const { sentence } = useFormats();
  const { trip } = useOpenTrip();
  const { edit } = useTripEdits();
  /** Those that wait for a choice, one after the other. */
  const [waiting, setWaiting] = useState<readonly Asked[]>([]);
  const [busy, setBusy] = useState<number | null>(null);
  const put = async (poi: Asked['poi'], option?: SlotOption) => {
    setBusy(poi.id);
    const outcome = await edit(fitIn(trip, poi, option));
    setBusy(null);
    const options = outcome.ok ? optionsIn(outcome.answer) : [];
    const others = (all: readonly Asked[]) => all.filter((one) => one.poi.id !== poi.id);
    setWaiting((all) => [...others(all), ...(options.length > 0 ? [{ poi, options }] : [])]);
  };
  const [asked] = waiting;
  const choice = asked ? (
    <Suspense>
      <Dialog
        key={asked.poi.id}
        open
        onClose={() => setWaiting((all) => all.slice(1))}
        title={`Make room for ${asked.poi.name}?`}
        intro="It does not fit freely. What gives way stays among your ideas."
      >
        <ul className={styles['options']}>
          {asked.options.map((option) => (
            <li key={`${option.date} ${option.start}`}>
              <Button wide onClick={() => void put(asked.poi, option)} aria-disabled={busy !== null}>
                {sentence(option.words)}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </Suspense>
  ) : null;
  return { fit: (poi) => put(poi), busy, choice };
}
