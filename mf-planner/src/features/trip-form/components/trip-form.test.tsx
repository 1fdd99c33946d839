import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { aNewTrip, fakeApi, refusal, renderAt } from '@tabi/shared/testing';
import { TripForm } from './trip-form.tsx';

const tags = { results: [{ name: 'gardens', label: 'Gardens' }] };
const planned = { results: aNewTrip({ slug: '3-days-in-kyoto-x' }) };
const kyoto = { id: 14, name: 'Kyoto' };

const show = (answers: Parameters<typeof fakeApi>[0], destinations = [kyoto]) => {
  const onClose = jest.fn();
  return {
    onClose,
    ...renderAt(<TripForm destinations={destinations} onClose={onClose} />, {
      api: fakeApi({ 'GET /api/tags': tags, ...answers }),
    }),
  };
};

describe('the trip form', () => {
  beforeEach(() => sessionStorage.clear());

  it('plans the destination it was opened with and leads to the days', async () => {
    const { user, where, onClose } = show({ 'POST /api/trips': planned });
    await user.click(screen.getByRole('button', { name: 'Plan my trip' }));
    await waitFor(() => expect(where()).toBe('/itinerary/3-days-in-kyoto-x/timeline'));
    expect(onClose).toHaveBeenCalled();
  });

  it('says so while the days are being made', async () => {
    const { user } = show({ 'POST /api/trips': () => new Promise(() => undefined) });
    await user.click(screen.getByRole('button', { name: 'Plan my trip' }));
    expect(await screen.findByText('Creating your personalised 3 day(s) trip to Kyoto')).toBeInTheDocument();
  });

  it('tells who has closed it that the trip is planned, and leaves them where they are', async () => {
    let answer: (trip: typeof planned) => void = () => undefined;
    const slow = () => new Promise<typeof planned>((resolve) => (answer = resolve));
    const Closable = () => {
      const [open, setOpen] = useState(true);
      return (
        <>
          <button onClick={() => setOpen(false)}>Close</button>
          {open ? <TripForm destinations={[kyoto]} onClose={() => undefined} /> : null}
        </>
      );
    };
    const api = fakeApi({ 'GET /api/tags': tags, 'POST /api/trips': slow });
    const { user, where, state } = renderAt(<Closable />, { api });
    await user.click(screen.getByRole('button', { name: 'Plan my trip' }));
    await screen.findByText('Creating your personalised 3 day(s) trip to Kyoto');
    const before = where();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    answer(planned);
    await waitFor(() =>
      expect(state.notices).toMatchObject([{ title: 'Your trip is planned.', button: 'See its days' }]),
    );
    expect(where()).toBe(before);
  });

  it('keeps what was filled in and tells why when planning fails', async () => {
    const refuse = () => Promise.reject(refusal('failed', 'The planner is resting.'));
    const { user, state } = show({ 'POST /api/trips': refuse });
    await user.click(screen.getByRole('radio', { name: /Slow/ }));
    await user.click(screen.getByRole('button', { name: 'Plan my trip' }));
    expect(await screen.findByRole('radio', { name: /Slow/ })).toBeChecked();
    expect(state.notices[0]).toMatchObject({ title: 'Oops!', text: 'The planner is resting.', button: 'OK' });
  });

  it('asks for a destination before anything is sent', async () => {
    const { user } = show({}, []);
    await user.click(screen.getByRole('button', { name: 'Plan my trip' }));
    expect(await screen.findByText('Choose a destination from the list.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Where do you want to go?' })).toHaveFocus());
  });

  it('offers another destination once all are chosen, and to take one away again', async () => {
    const { user } = show({});
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add another destination' }));
    expect(screen.queryByRole('button', { name: 'Add another destination' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Kyoto' }));
    expect(screen.getAllByRole('combobox', { name: /Where do you want to go/ })).toHaveLength(1);
  });
});
