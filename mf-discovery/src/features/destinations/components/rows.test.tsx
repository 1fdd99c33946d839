import { renderAt } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { Rows } from './rows.tsx';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: String(index), name: `Name ${index}`, text: `Text ${index}` }));

it('has every row in the page from the start, and a button that says how many there are', async () => {
  const { user } = renderAt(<Rows rows={rows(11)} what="facts" />);
  expect(screen.getAllByRole('term')).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: 'Show all 11 facts', expanded: false }));
  expect(screen.getByRole('button', { name: 'Show fewer facts', expanded: true })).toHaveFocus();
});

it.each([0, 4, 5])('has no button where it would bring back no more than one row (%i)', (count) => {
  renderAt(<Rows rows={rows(count)} what="facts" />);
  expect(screen.queryByRole('button')).toBeNull();
});
