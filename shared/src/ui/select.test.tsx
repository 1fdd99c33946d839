import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

const options = [
  { value: 'jp', label: 'Japan' },
  { value: 'vn', label: 'Vietnam' },
];

it('One of the options is chosen by name.', async () => {
  const choose = jest.fn();
  render(
    <Field label="Country">
      <Select options={options} value="jp" onChange={(event) => choose(event.target.value)} />
    </Field>,
  );
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Japan');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Vietnam');
  expect(choose).toHaveBeenCalledWith('vn');
});

it('A placeholder stands there while nothing is chosen, and is none of the options.', () => {
  render(<Select aria-label="Country" options={options} placeholder="Choose one" defaultValue="" look="pill" />);
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('Choose one');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Japan', 'Vietnam']);
});
