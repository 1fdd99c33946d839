import { renderAt } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { useSearchKeys } from './search-keys.ts';

function Page() {
  useSearchKeys();
  return <input aria-label="Name" />;
}

it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('%s opens the search', async (keys) => {
  const { user, state } = renderAt(<Page />);
  await user.keyboard(keys);
  expect(state.overlay).toEqual({ kind: 'search' });
});

it('leaves a slash to who is typing', async () => {
  const { user, state } = renderAt(<Page />);
  await user.type(screen.getByRole('textbox'), 'a/b');
  expect([state.overlay, screen.getByRole('textbox')]).toEqual([null, expect.objectContaining({ value: 'a/b' })]);
});
