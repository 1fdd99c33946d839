import { aLocation, fakeApi, renderAt } from '@tabi/shared/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './about-us.page.tsx';

const towns = ['Kyoto', 'Hanoi', 'Petra', 'Lahore'].map((name, index) =>
  aLocation(index + 1, { slug: name.toLowerCase(), name }),
);
const show = () => renderAt(<Page />, { api: fakeApi({ 'GET /api/location/recommended': { results: towns } }) });

it('says what Tabi is for, with pictures of where it leads', async () => {
  show();
  expect(screen.getByRole('heading', { name: 'Rediscover travel' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'How can Tabi help you?' })).toBeVisible();
  const drawings = screen.getByRole('list', { name: 'Some of our drawings' });
  expect(await within(drawings).findByRole('link', { name: 'Hanoi' })).toHaveAttribute('href', '/destinations/hanoi');
  expect(drawings.querySelectorAll('img')).toHaveLength(3);
});

it('keeps the room of the drawings until it is known which they are, so that nothing below them moves', async () => {
  let answer: (given: { results: typeof towns }) => void = () => undefined;
  const held = new Promise<{ results: typeof towns }>((resolve) => (answer = resolve));
  renderAt(<Page />, { api: fakeApi({ 'GET /api/location/recommended': () => held }) });
  const drawings = screen.getByRole('list', { name: 'Some of our drawings' });
  expect(drawings).toHaveAttribute('aria-busy', 'true');
  expect(drawings.children).toHaveLength(3);
  answer({ results: towns });
  expect(await within(drawings).findByRole('link', { name: 'Hanoi' })).toBeVisible();
  expect(drawings.children).toHaveLength(3);
  expect(drawings).toHaveAttribute('aria-busy', 'false');
});

it('leads to the trip form', async () => {
  const { user, state } = show();
  await screen.findByRole('link', { name: 'Hanoi' });
  await user.click(screen.getByRole('button', { name: 'Start planning now' }));
  expect(state.overlay).toEqual({
    kind: 'widget',
    widget: 'mf-planner/TripForm',
    props: { destinations: [] },
    title: 'Plan a trip',
  });
});
