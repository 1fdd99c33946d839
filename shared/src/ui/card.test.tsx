import { screen } from '@testing-library/react';
import { renderAt } from '../testing/testing.ts';
import { Card, CardActions, CardLink } from './card.tsx';

it.each([
  ['plain', ['card']],
  ['raised', ['card', 'raised']],
] as const)('A %s card leads where its link does, and its buttons are beside the link.', async (look, classes) => {
  const remove = jest.fn();
  const { user, where } = renderAt(
    <Card look={look}>
      <h3>
        <CardLink to="/destinations/kyoto">Kyoto</CardLink>
      </h3>
      <CardActions>
        <button type="button" onClick={remove}>
          Remove
        </button>
      </CardActions>
    </Card>,
  );
  expect([...screen.getByRole('article').classList]).toEqual(classes);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect([remove.mock.calls.length, where()]).toEqual([1, '/']);
  await user.click(screen.getByRole('link', { name: 'Kyoto' }));
  expect(where()).toBe('/destinations/kyoto');
});
