import { aHotel, aLocationInFull, aPageOf, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Page } from './hotels.page.tsx';

const filters = {
  results: [
    {
      name: 'stars',
      label: 'Stars',
      several: true,
      options: [
        { value: '5', label: '5 stars', count: 1 },
        { value: '4', label: '4 stars', count: 2 },
      ],
      free: null,
      needs: null,
    },
    {
      name: 'within',
      label: 'Distance',
      several: false,
      options: [{ value: '500', label: 'Within 500 m', count: null }],
      free: null,
      needs: 'near' as const,
    },
  ],
};
const show = (search = '', answers: FakeAnswers = {}) => {
  const api = fakeApi({
    'GET /api/location/{id}': { results: aLocationInFull(1) },
    'GET /api/filters': filters,
    'GET /api/hotels': aPageOf([aHotel(1), aHotel(2, { stars: null, rating: 4.25, review_count: 3 })]),
    ...answers,
  });
  return {
    api,
    ...renderAt(<Page />, { at: `/destinations/town-1/hotels${search}`, path: '/destinations/:id/hotels', api }),
  };
};
const asked = (api: ReturnType<typeof fakeApi>) =>
  api.asked.filter(({ call }) => call === 'GET /api/hotels').map(({ input }) => (input as { query: object }).query);

it('leads from each hotel to its page', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Hotel 1' })).toHaveAttribute(
    'href',
    '/destinations/town-1/hotels/hotel-1',
  );
});

it('tells declared stars and travellers’ ratings apart, and neither where there is none', async () => {
  show();
  const [starred, rated] = await screen.findAllByRole('article');
  expect(starred).toHaveTextContent('Hotel · 4 starsOld town');
  expect(rated).toHaveTextContent('Hotel · rated ★ 4.3');
});

it('asks for what the address has chosen', async () => {
  const { api } = show('?stars=4&name=inn&page=none');
  await screen.findByRole('link', { name: 'Hotel 1' });
  expect(asked(api)).toEqual([{ location: 'town-1', stars: '4', name: 'inn', page: 1 }]);
});

/** The browser tells where one is. */
function locate(): void {
  const getCurrentPosition = (say: PositionCallback) =>
    say({ coords: { latitude: 35.01161, longitude: 135.76811 } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

const open = async () => within(await screen.findByRole('dialog', { name: 'Filters' }));

it('narrows as a filter is chosen, and widens again by what was chosen', async () => {
  const { user, where } = show();
  const drawer = await open();
  await user.click(await drawer.findByRole('checkbox', { name: /^5 stars/ }));
  await waitFor(() => expect(where()).toBe('/destinations/town-1/hotels?stars=5'));
  await user.click(drawer.getByRole('checkbox', { name: /^4 stars/ }));
  await waitFor(() => expect(where()).toBe('/destinations/town-1/hotels?stars=5%2C4'));
  expect(await screen.findByRole('button', { name: 'Filters, 2 chosen' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Give up: 5 stars' }));
  await waitFor(() => expect(where()).toBe('/destinations/town-1/hotels?stars=4'));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^5 stars/ })).not.toBeChecked());
  await user.click(screen.getAllByRole('link', { name: 'Clear all' })[0]!);
  await waitFor(() => expect(where()).toBe('/destinations/town-1/hotels'));
});

it('keeps what is chosen when a name is searched for', async () => {
  const { user, where } = show('?stars=4');
  await user.type(await screen.findByRole('searchbox', { name: 'Search these hotels' }), 'inn');
  await waitFor(() => expect(where()).toBe('/destinations/town-1/hotels?name=inn&stars=4'));
});

it('says what it does not know, and shows the rest', async () => {
  const { api } = show('?kind=zzz&stars=4');
  expect(await screen.findByText('We do not know “zzz” as a kind, so the list does not go by it.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Hotel 1' })).toBeVisible();
  expect(asked(api)).toEqual([{ location: 'town-1', stars: '4', page: 1 }]);
});

it('says how many there are, and leads to more on a page of its own', async () => {
  const { user, where } = show('', {
    'GET /api/hotels': ({ query = {} }) => aPageOf([aHotel(Number(query.page))], Number(query.page), 2),
  });
  const more = await screen.findByRole('link', { name: 'Show more hotels' });
  expect(more).toHaveAttribute('href', '/destinations/town-1/hotels?page=2');
  await user.click(more);
  expect(await screen.findByRole('link', { name: 'Hotel 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hotel 1' })).toBeVisible();
  expect(where()).toBe('/destinations/town-1/hotels');
  expect(screen.getByText('1 hotel')).toBeVisible();
});

it('begins with the page of the address, and leads back', async () => {
  const { api } = show('?page=2');
  expect(await screen.findByRole('link', { name: 'Earlier hotels' })).toHaveAttribute(
    'href',
    '/destinations/town-1/hotels?page=1',
  );
  expect(asked(api)).toEqual([{ location: 'town-1', page: 2 }]);
});

it('begins anew in the open drawer, and stays where it was pressed', async () => {
  const { user, where } = show('?stars=4&name=inn&sort=name');
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  expect(await within(drawer).findByRole('checkbox', { name: /^4 stars/ })).toBeChecked();
  const clear = within(drawer).getByRole('link', { name: 'Clear all' });
  await user.click(clear);
  await waitFor(() => expect(where()).toBe('/destinations/town-1/hotels'));
  expect(drawer).toBeInTheDocument();
  expect(clear).toHaveFocus();
  expect(within(drawer).getByRole('checkbox', { name: /^4 stars/ })).not.toBeChecked();
  expect(screen.getByRole('searchbox', { name: 'Search these hotels' })).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('');
});

it('goes on to the next wish when one is given up, and to the count after the last', async () => {
  const { user } = show('?stars=5,4&name=inn');
  await user.click(await screen.findByRole('link', { name: 'Give up: 5 stars' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Give up: 4 stars' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Give up: “inn”' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText('2 hotels')).toHaveFocus());
});

it('sorts from where one is, and says when the browser does not tell', async () => {
  const { user, where } = show();
  const sort = await screen.findByRole('combobox', { name: 'Sort by' });
  await user.selectOptions(sort, 'Nearest to me');
  expect(await screen.findByText(/Your browser does not tell where you are/)).toBeVisible();
  expect(sort).toHaveValue('');
  locate();
  await user.selectOptions(sort, 'Nearest to me');
  Reflect.deleteProperty(navigator, 'geolocation');
  await waitFor(() => expect(where()).toBe('/destinations/town-1/hotels?near=35.01%2C135.77&sort=distance'));
});

it('says below the list when more of it cannot be had, and asks for that page again', async () => {
  let down = true;
  const { user, api } = show('', {
    'GET /api/hotels': ({ query = {} }) => {
      const page = Number(query.page);
      if (page === 2 && down) throw refusal('busy', 'Tabi is resting for a moment.');
      return aPageOf([aHotel(page)], page, 3);
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Show more hotels' }));
  expect(await screen.findByRole('heading', { name: 'No more hotels can be shown right now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hotel 1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Show more hotels' })).not.toBeInTheDocument();
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Hotel 2' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Show more hotels' }));
  expect(document.activeElement).not.toBe(document.body);
  expect(asked(api).map((query) => (query as { page: number }).page)).toEqual([1, 2, 2]);
});

it('forgets where one was with the order that went by it', async () => {
  const { user, where } = show('?near=35.01,135.77&sort=distance');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Recommended');
  await waitFor(() => expect(where()).toBe('/destinations/town-1/hotels'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Near where you are/ })).not.toBeInTheDocument());
});

it('offers the distances once it is known where one is, and writes that down only with one of them', async () => {
  const { user, where } = show();
  const drawer = await open();
  locate();
  await user.click(await drawer.findByRole('button', { name: 'From where I am' }));
  Reflect.deleteProperty(navigator, 'geolocation');
  expect(drawer.getByRole('radio', { name: 'Any' })).toHaveFocus();
  expect(where()).toBe('/destinations/town-1/hotels');
  await user.click(drawer.getByRole('radio', { name: /^Within 500\sm$/ }));
  await waitFor(() => expect(where()).toBe('/destinations/town-1/hotels?near=35.01%2C135.77&within=500'));
  await user.click(drawer.getByRole('radio', { name: 'Any' }));
  await waitFor(() => expect(where()).toBe('/destinations/town-1/hotels'));
  expect(drawer.getByRole('radio', { name: /^Within 500\sm$/ })).toBeVisible();
});

it('lights the card whose pin is pointed at, by mouse and by keyboard', async () => {
  const { user } = show();
  const link = await screen.findByRole('link', { name: 'Hotel 1' });
  const row = link.closest('li');
  const plain = row?.className;
  await user.hover(link);
  expect(row?.className).not.toBe(plain);
  await user.unhover(link);
  expect(row?.className).toBe(plain);
  act(() => link.focus());
  await waitFor(() => expect(row?.className).not.toBe(plain));
});

it('shows the way back to all when nothing fits', async () => {
  show('?stars=1', { 'GET /api/hotels': aPageOf([]) });
  expect(await screen.findByRole('link', { name: 'Show all hotels' })).toHaveAttribute(
    'href',
    '/destinations/town-1/hotels',
  );
});

it('offers to try again when the hotels cannot be had', async () => {
  let down = true;
  const { user } = show('', {
    'GET /api/hotels': () => {
      if (down) throw refusal('busy', 'Tabi is resting for a moment.');
      return aPageOf([aHotel(1)]);
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  down = false;
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Hotel 1' })).toBeVisible();
});
