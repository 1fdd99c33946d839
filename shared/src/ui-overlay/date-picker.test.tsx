import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DatePicker } from './date-picker.tsx';

type Props = Partial<Parameters<typeof DatePicker>[0]>;

function Page({ value: begun = '2026-03-14', ...rest }: Props) {
  const [day, setDay] = useState(begun);
  return (
    <>
      <DatePicker label="First day" {...rest} value={day} onChange={setDay} />
      <output>{day || 'none'}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'First day' });
const opener = () => screen.getByRole('button', { name: 'Choose first day in a calendar' });
const day = (name: string) => screen.findByRole('button', { name });
const device = window.matchMedia;

const open = async () => {
  await userEvent.click(opener());
  return within(await screen.findByRole('dialog', { name: 'First day' }));
};
const write = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
  await userEvent.tab();
};

describe('written', () => {
  it('A day is taken the way people write it, once they have gone on.', async () => {
    render(<Page />);
    expect(field()).toHaveValue('14 March 2026');
    await write('3.4.2026');
    expect(field()).toHaveValue('3 April 2026');
    expect(screen.getByRole('status')).toHaveTextContent('2026-04-03');
  });

  it('What is no day stays as it was written, with words that say how to write one.', async () => {
    render(<Page />);
    await write('soon');
    expect(field()).toHaveValue('soon');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/Write the day like 14 March 2026/);
    expect(screen.getByRole('status')).toHaveTextContent('none');
    await write('15 March 2026');
    expect(field()).toBeValid();
    expect(screen.getByRole('status')).toHaveTextContent('2026-03-15');
  });

  it('Emptied, the day comes back that a form cannot do without, and goes where it can.', async () => {
    const { unmount } = render(<Page required />);
    await write(' ');
    expect(field()).toHaveValue('14 March 2026');
    unmount();
    render(<Page />);
    await write(' ');
    expect(screen.getByRole('status')).toHaveTextContent('none');
  });
});

describe('chosen from the calendar', () => {
  it('The month of the day opens with the day in focus, weeks from Monday on.', async () => {
    render(<Page />);
    const calendar = await open();
    const chosen = await day('Saturday 14 March 2026, chosen');
    await waitFor(() => expect(chosen).toHaveFocus());
    expect(calendar.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('March');
    expect(calendar.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue('2026');
    expect(calendar.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(/^M/);
  });

  it('A pressed day is taken, and the focus goes back to where the calendar was opened.', async () => {
    render(<Page />);
    await open();
    await userEvent.click(await day('Friday 20 March 2026'));
    expect(field()).toHaveValue('20 March 2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener()).toHaveFocus();
  });

  it('Arrows go through days and weeks, Page Down through months, Enter takes the day.', async () => {
    render(<Page />);
    await open();
    await waitFor(async () => expect(await day('Saturday 14 March 2026, chosen')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(async () => expect(await day('Sunday 22 March 2026')).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(async () => expect(await day('Wednesday 22 April 2026')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveValue('22 April 2026'));
  });

  it('Escape closes it and changes nothing.', async () => {
    render(<Page />);
    await open();
    await waitFor(async () => expect(await day('Saturday 14 March 2026, chosen')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener()).toHaveFocus();
    expect(field()).toHaveValue('14 March 2026');
  });

  it('Month and year are chosen by name, and the steps go one month on or back.', async () => {
    render(<Page />);
    const calendar = await open();
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Month' }), 'November');
    expect(await day('Sunday 1 November 2026')).toBeVisible();
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Year' }), '2027');
    expect(await day('Monday 1 November 2027')).toBeVisible();
    await userEvent.click(calendar.getByRole('button', { name: 'The month after' }));
    expect(await day('Wednesday 1 December 2027')).toBeVisible();
    await userEvent.click(calendar.getByRole('button', { name: 'The month before' }));
    expect(await day('Monday 1 November 2027')).toBeVisible();
  });

  it('Days out of bounds cannot be chosen.', async () => {
    render(<Page min="2026-03-10" max="2026-03-20" />);
    await open();
    const early = await day('Monday 9 March 2026');
    expect(early).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(early);
    expect(field()).toHaveValue('14 March 2026');
    expect(screen.getByRole('button', { name: 'The month before' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'The month after' })).toBeDisabled();
  });
});

it('Where one points with a finger, the device asks for the day in its own way.', async () => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
  try {
    render(<Page min="2026-03-10" />);
    const native = screen.getByLabelText('First day');
    expect(native).toHaveAttribute('type', 'date');
    expect(native).toHaveAttribute('min', '2026-03-10');
    expect(native).toHaveValue('2026-03-14');
    expect(screen.queryByRole('button')).toBeNull();
  } finally {
    window.matchMedia = device;
  }
});
