import { aJourney, aPageOf, fakeApi, refusal, renderAt } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { Page } from './journeys.page.tsx';

it('says below the journeys when more of them cannot be had, and asks for that page again', async () => {
  let down = true;
  const api = fakeApi({
    'GET /api/journeys': ({ query = {} }) => {
      const page = Number(query.page);
      if (page === 2 && down) throw refusal('busy', 'Tabi is resting for a moment.');
      return aPageOf([aJourney(page)], page, 2);
    },
  });
  const { user } = renderAt(<Page />, { at: '/journeys', path: '/journeys', api });
  await user.click(await screen.findByRole('button', { name: 'Show more journeys' }));
  expect(await screen.findByRole('heading', { name: 'No more journeys can be shown right now' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
