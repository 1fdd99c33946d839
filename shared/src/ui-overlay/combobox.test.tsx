import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox.tsx';

const cities = ['Kyoto', 'Kyrenia', 'Osaka'].map((label) => ({ value: label, label }));

function Field() {
  const [text, setText] = useState('');
  const fitting = cities.filter(({ label }) => text !== '' && label.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <>
      <Combobox label="City" text={text} onText={setText} options={fitting} onPick={({ label }) => setText(label)} />
      <button type="button">Send</button>
      <output>{text}</output>
    </>
  );
}

const city = () => screen.getByRole('combobox', { name: 'City' });

it('what is typed stays, also while the field does not know yet that it has the focus', () => {
  render(<Field />);
  // The library hears of the focus a moment later on a busy device, and takes no text before.
  fireEvent.change(city(), { target: { value: '35.02, 135.76' } });
  expect(screen.getByRole('status')).toHaveTextContent('35.02, 135.76');
  expect(city()).toHaveValue('35.02, 135.76');
});

it('an option that is picked is what the caller makes of it', async () => {
  render(<Field />);
  await userEvent.type(city(), 'ky');
  await userEvent.click(await screen.findByRole('option', { name: 'Kyrenia' }));
  expect(screen.getByRole('status')).toHaveTextContent('Kyrenia');
});
