import { usualFormats } from '@tabi/shared/format';
import { renderAt } from '@tabi/shared/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { Trip } from '@tabi/shared/contracts/trips';
import type { ComponentProps } from 'react';
import { TripEditsContext } from '../../../common/state/open-trip.ts';
import { DayNotes, EveningNote } from './day-notes.tsx';
import { HomeRow } from './home-row.tsx';

type Edits = NonNullable<ComponentProps<typeof TripEditsContext.Provider>['value']>;

/** Shows something inside a trip that has these facts. */
function showIn(facts: Partial<Trip>, children: React.ReactNode) {
  const view = { shown: { trip: facts, events: [], warnings: [] } };
  const edits = { subscribe: () => () => undefined, read: () => view } as unknown as Edits;
  render(<TripEditsContext.Provider value={edits}>{children}</TripEditsContext.Provider>);
}

const closed = { date: '2027-01-15', code: 'closed' as const, text: 'Taj Mahal is closed on Fridays.' };

test('A day tells its own notes and no others.', () => {
  showIn(
    { day_notes: [closed, { ...closed, date: '2027-01-16', text: 'A day without a plan.' }] },
    <DayNotes date="2027-01-15" />,
  );
  expect(screen.getByRole('list', { name: 'Good to know' })).toHaveTextContent(/^Taj Mahal is closed on Fridays\.$/);
});

test('A phone tells the first note, and the others when they are asked for.', () => {
  const start = { ...closed, code: 'far-start' as const, text: 'The day begins 9 km from the centre.' };
  showIn({ day_notes: [closed, start] }, <DayNotes date="2027-01-15" />);
  const list = screen.getByRole('list', { name: 'Good to know' });
  const more = within(list).getByRole('button', { name: '1 more to know' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(list).not.toHaveClass('whole');
  fireEvent.click(more);
  expect(within(list).getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  expect(list).toHaveClass('whole');
});

test('A free evening is told where the day ends, and not before it begins.', () => {
  const evening = { ...closed, code: 'free-evening' as const, text: 'Free evening, around here: Gion.' };
  showIn(
    { day_notes: [evening] },
    <>
      <DayNotes date="2027-01-15" />
      <EveningNote date="2027-01-15" />
    </>,
  );
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByText('Free evening, around here: Gion.')).toBeInTheDocument();
});

test('A day without notes shows no list.', () => {
  showIn({ day_notes: [closed] }, <DayNotes date="2027-01-17" />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('The way from home is told with its minutes.', () => {
  const way = {
    travel_mode: 'flight' as const,
    minutes: 980,
    metres: 9_400_000,
    source: 'estimate' as const,
    hint: null,
  };
  showIn({ home: { city: 'Berlin', there: way, back: way } }, <HomeRow way="there" />);
  expect(screen.getByText(/^From Berlin: about 16 h 20 min by air, besides your days\.$/)).toBeInTheDocument();
});

test('What is worth knowing about the way home is told as its reader has times told.', () => {
  const way = {
    ...{ travel_mode: 'train' as const, minutes: 140, metres: 400_000, source: 'typical' as const },
    hint: 'Trains leave from 6:00 to 21:30.',
  };
  const home = { city: 'Tokyo', there: way, back: way };
  const view = { shown: { trip: { home }, events: [], warnings: [] } };
  const edits = { subscribe: () => () => undefined, read: () => view } as unknown as Edits;
  const row = (
    <TripEditsContext.Provider value={edits}>
      <HomeRow way="there" />
    </TripEditsContext.Provider>
  );
  renderAt(row, { state: { formats: { ...usualFormats, clock: '12h' } } });
  expect(screen.getByText(/Trains leave from 6:00\sam to 9:30\spm\.$/)).toBeInTheDocument();
});
