import { eachDay, formatDay, joinNames, plural } from '@tabi/shared/format';
import { openWidget, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { useSavedForm } from '../../../common/api/saved-form.ts';
import { useOpenTrip } from '../../../common/state/open-trip.ts';
import { themes } from '../domain/themes.ts';
import { Section } from './section.tsx';
import styles from './facts-section.module.css';

type Question = 'theme' | 'duration' | 'locations' | 'date';

/** What the trip was asked as, each with the one question that asks it again; the old form asks all of it at once. */
export function FactsSection() {
  const { trip, canEdit } = useOpenTrip();
  const state = useAppStateSource();
  const asksSteps = useAppState().features.new_trip_form_enabled;
  const saved = useSavedForm(trip.slug).data?.results;
  if (!canEdit) return null;
  const change = (question?: Question) =>
    openWidget(state, {
      widget: 'mf-planner/TripForm',
      props: { destinations: [], trip: trip.slug, ...(question ? { question } : {}) },
      title: 'Change the trip',
    });
  const days = eachDay(trip.startDate, trip.endDate).length;
  const facts: [Question, string, string][] = [
    ['theme', 'What kind', themes.find(({ value }) => value === saved?.theme)?.label ?? '…'],
    ['duration', 'How long', plural(days, 'day')],
    ['locations', 'Where', joinNames(trip.destinations.map(({ name }) => name))],
    ['date', 'When it begins', formatDay(trip.startDate)],
  ];
  return (
    <Section title="The trip" text="What you said when you planned it. The days are planned anew by what you change.">
      <dl className={styles['facts']}>
        {facts.map(([question, label, value]) => (
          <div key={question}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {asksSteps ? (
              <dd>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`Change ${label.toLowerCase()}`}
                  onClick={() => change(question)}
                >
                  Change
                </Button>
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
      {asksSteps ? null : (
        <div>
          <Button onClick={() => change()}>Change the trip</Button>
        </div>
      )}
    </Section>
  );
}
