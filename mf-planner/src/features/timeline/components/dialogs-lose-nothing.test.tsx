import { screen, waitFor } from '@testing-library/react';
import { aLocation, anOwnEvent, aTrip, fakeApi, renderAt } from '@tabi/shared/testing';
import { ApiError } from '@tabi/shared/data';
import type { ComponentProps, ReactNode } from 'react';
import type { Outcome } from '../../../common/state/edits-view.ts';
import { TripEditsContext } from '../../../common/state/open-trip.ts';
import { AddDialog } from './add-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { NoteDialog } from './note-form.tsx';

type Edits = NonNullable<ComponentProps<typeof TripEditsContext.Provider>['value']>;

const trip = aTrip();
const tea = anOwnEvent('Tea with Aiko', '2027-03-01 15:00', '2027-03-01 16:00');
const dates = ['2027-03-01'];

type Form = { what: string; field: string; button: string; show: (onClose: () => void) => ReactNode };
const forms: Form[] = [
  {
    what: 'the name of a day',
    field: 'What do you call this day?',
    button: 'Save',
    show: (onClose) => <NameDialog trip={trip} date="2027-03-01" onClose={onClose} />,
  },
  {
    what: 'a note between two stops',
    field: 'A note after Tea with Aiko',
    button: 'Note it',
    show: (onClose) => <NoteDialog event={tea} onDone={onClose} />,
  },
  {
    what: 'what is noted of a stop',
    field: 'Note',
    button: 'Save',
    show: (onClose) => <EditDialog event={tea} dates={dates} onClose={onClose} />,
  },
  {
    what: 'something of one’s own',
    field: 'Something of your own',
    button: 'Add it',
    show: (onClose) => (
      <AddDialog trip={trip} date="2027-03-01" start="2027-03-01 17:00:00" act={jest.fn()} onClose={onClose} />
    ),
  },
];

it.each(forms)('$what stands until it is stored, and is sent again when it was refused', async (form) => {
  const outcomes: ((outcome: Outcome) => void)[] = [];
  const edit = jest.fn(() => new Promise<Outcome>((done) => outcomes.push(done)));
  const view = { shown: { trip, events: [tea], warnings: [] } };
  const edits = { subscribe: () => () => undefined, read: () => view, edit } as unknown as Edits;
  const onClose = jest.fn();
  const { user } = renderAt(<TripEditsContext value={edits}>{form.show(onClose)}</TripEditsContext>);

  await user.type(screen.getByLabelText(form.field), 'Bring the tickets');
  await user.click(screen.getByRole('button', { name: form.button }));
  await waitFor(() => expect(edit).toHaveBeenCalledTimes(1));
  expect(onClose).not.toHaveBeenCalled();
  outcomes[0]!({ ok: false, error: new Error('It was refused.') });
  const again = await screen.findByRole('button', { name: form.button });
  expect(screen.getByLabelText(form.field)).toHaveValue('Bring the tickets');
  expect(onClose).not.toHaveBeenCalled();

  await user.click(again);
  await waitFor(() => expect(edit).toHaveBeenCalledTimes(2));
  outcomes[1]!({ ok: true, answer: null });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('places that are searched without a network say so, and what is one’s own can be added all the same', async () => {
  const offline = () => {
    throw new ApiError(0, null);
  };
  const kyoto = { ...aLocation(7), part_id: 1, startDate: '2027-03-01', endDate: '2027-03-02' };
  const there = aTrip({ destinations: [kyoto as unknown as (typeof trip.destinations)[number]] });
  const view = { shown: { trip: there, events: [tea], warnings: [] } };
  const edits = { subscribe: () => () => undefined, read: () => view, edit: jest.fn() } as unknown as Edits;
  const dialog = (
    <AddDialog trip={there} date="2027-03-01" start="2027-03-01 17:00:00" act={jest.fn()} onClose={jest.fn()} />
  );
  const api = fakeApi({ 'GET /api/pointOfInterests': offline });
  const { user } = renderAt(<TripEditsContext value={edits}>{dialog}</TripEditsContext>, { api });
  await user.type(screen.getByLabelText('A place'), 'castle');
  expect(await screen.findByText(/^You are offline: places are searched with the network/)).toBeVisible();
  expect(screen.getByLabelText('Something of your own')).toBeEnabled();
});
