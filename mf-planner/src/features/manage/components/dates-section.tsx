import { formatDays } from '@tabi/shared/format';
import { Button } from '@tabi/shared/ui';
import { DateRangePicker } from '@tabi/shared/ui-overlay';
import { useState } from 'react';
import { withEnd, withStart } from '../../../common/domain/day-range.ts';
import { operation } from '../../../common/domain/operations.ts';
import { useOpenTrip, useTripEdits } from '../../../common/state/open-trip.ts';
import { usePreview } from '../api.ts';
import { datesToSend, sameRange, shifted, stretched } from '../domain/days.ts';
import { ChangePreview } from './change-preview.tsx';
import { DaysPicture } from './days-picture.tsx';
import { Section } from './section.tsx';
import styles from './manage.module.css';

const steps = [
  { label: 'A day longer', of: stretched, by: 1 },
  { label: 'A day shorter', of: stretched, by: -1 },
  { label: 'A day earlier', of: shifted, by: -1 },
  { label: 'A day later', of: shifted, by: 1 },
  { label: 'A week later', of: shifted, by: 7 },
] as const;

/** Makes the trip longer or shorter, or moves it, after a look at what becomes of its days. */
export function DatesSection() {
  const { trip, canEdit } = useOpenTrip();
  const { edit } = useTripEdits();
  const [wish, setWish] = useState<{ startDate: string; endDate: string } | null>(null);
  const days = wish ?? trip;
  const complete = days.startDate !== '' && days.endDate !== '';
  const patch = wish && complete && !sameRange(wish, trip) ? datesToSend(trip, wish) : null;
  const preview = usePreview(trip.slug, patch, trip.version);
  const params = { id: trip.slug };
  const change = async () => {
    if (!patch) return;
    const outcome = await edit(
      operation(
        'PATCH /api/trips/{id}',
        { params, body: patch },
        {
          words: `The trip is ${formatDays(days.startDate, days.endDate)}`,
          back: operation(
            'PATCH /api/trips/{id}',
            { params, body: { startDate: trip.startDate, endDate: trip.endDate } },
            { words: 'Other dates' },
          ),
        },
      ),
    );
    if (outcome.ok) setWish(null);
  };
  const picked = (next: { startDate: string; endDate: string }) =>
    setWish({ startDate: next.startDate, endDate: next.endDate });
  return (
    <Section title="Dates" text="See what becomes of your days before you change them. Nothing of your own is lost.">
      {canEdit ? (
        <>
          <DateRangePicker
            first={{ label: 'First day', value: days.startDate, onChange: (day) => picked(withStart(days, day)) }}
            last={{ label: 'Last day', value: days.endDate, onChange: (day) => picked(withEnd(days, day)) }}
            onRange={(startDate, endDate) => setWish({ startDate, endDate })}
            required
          />
          <div className={styles['acts']}>
            {steps.map(({ label, of, by }) => (
              <Button key={label} size="small" disabled={!complete} onClick={() => setWish(of(days, by))}>
                {label}
              </Button>
            ))}
          </div>
        </>
      ) : null}
      {patch ? (
        <ChangePreview
          preview={preview}
          button="Change the dates"
          onChange={() => void change()}
          onLeave={() => setWish(null)}
        />
      ) : (
        <DaysPicture change={null} />
      )}
    </Section>
  );
}
