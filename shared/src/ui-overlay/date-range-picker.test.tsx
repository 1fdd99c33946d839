import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateRangePicker } from './date-range-picker.tsx';

function Page() {
  const [{ start, end }, setRange] = useState({ start: '2026-03-14', end: '2026-03-17' });
  return (
    <>
      <DateRangePicker
        first={{
          label: 'First day',
          value: start,
          onChange: (next) => setRange({ start: next, end: end < next ? next : end }),
        }}
        last={{ label: 'Last day', value: end, onChange: (next) => setRange({ start, end: next }) }}
        onRange={(nextStart, nextEnd) => setRange({ start: nextStart, end: nextEnd })}
        required
      />
      <output>
        {start} to {end}
      </output>
    </>
  );
}

const range = () => screen.getByRole('status').textContent;
const press = async (name: string) => userEvent.click(await screen.findByLabelText(name));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('The first day’s calendar goes on to the last day, and then closes.', async () => {
  render(<Page />);
  await press('Choose first day in a calendar');
  await press('Friday 20 March 2026');
  expect(range()).toBe('2026-03-20 to 2026-03-20');
  expect(screen.getByText('Now choose the last day.')).toBeVisible();
  await press('Monday 23 March 2026');
  await closed();
  expect(range()).toBe('2026-03-20 to 2026-03-23');
  expect(screen.getByRole('textbox', { name: 'Last day' })).toHaveValue('23 March 2026');
});

it('Whoever leaves after the first day keeps the last one that stood there.', async () => {
  render(<Page />);
  await press('Choose first day in a calendar');
  await press('Sunday 15 March 2026, chosen');
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(range()).toBe('2026-03-15 to 2026-03-17');
  await press('Choose first day in a calendar');
  expect(await screen.findByLabelText('Tuesday 17 March 2026, last day')).toBeVisible();
});

it('The last day’s calendar marks the days of the range and offers none before the first.', async () => {
  render(<Page />);
  await press('Choose last day in a calendar');
  expect(await screen.findByLabelText('Saturday 14 March 2026, first day')).toBeVisible();
  expect(screen.getByLabelText('Monday 16 March 2026, chosen')).toBeVisible();
  expect(screen.getByLabelText('Friday 13 March 2026')).toHaveAttribute('aria-disabled', 'true');
  await press('Thursday 19 March 2026');
  await closed();
  expect(range()).toBe('2026-03-14 to 2026-03-19');
});

it('A last day without a year is the first such day from the first day on.', async () => {
  render(<Page />);
  const last = screen.getByRole('textbox', { name: 'Last day' });
  await userEvent.clear(last);
  await userEvent.type(last, '2 april{Enter}');
  expect(range()).toBe('2026-03-14 to 2026-04-02');
});

it('A last day that the first one took along is written over, not added to.', async () => {
  render(<Page />);
  const first = screen.getByRole('textbox', { name: 'First day' });
  await userEvent.clear(first);
  await userEvent.type(first, '2 april 2026');
  const last = screen.getByRole('textbox', { name: 'Last day' });
  act(() => last.focus());
  await waitFor(() => expect(last).toHaveValue('2 April 2026'));
  await userEvent.keyboard('5{Enter}');
  expect(range()).toBe('2026-04-02 to 2026-04-05');
});
