import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox, ChoiceGroup, Radio } from './choice.tsx';

const looks = ['row', 'lined', 'chip', 'card'] as const;

function Paces({ look, error }: { look?: (typeof looks)[number]; error?: string }) {
  const [pace, setPace] = useState('normal');
  return (
    <ChoiceGroup label="How fast?" role="radiogroup" error={error}>
      {['slow', 'normal', 'intense'].map((value) => (
        <Radio
          key={value}
          look={look}
          name="pace"
          label={value}
          checked={pace === value}
          onChange={() => setPace(value)}
        />
      ))}
    </ChoiceGroup>
  );
}

it.each(looks)(
  'A choice that looks like a %s is ticked by its words, and named by them alone when it says no more.',
  async (look) => {
    const tick = jest.fn();
    render(<Checkbox look={look} label="Gardens" checked={false} onChange={(event) => tick(event.target.checked)} />);
    await userEvent.click(screen.getByText('Gardens'));
    expect(tick).toHaveBeenCalledWith(true);
    expect(screen.getByRole('checkbox', { name: 'Gardens' })).not.toBeChecked();
  },
);

it.each(looks)('Space ticks a choice that looks like a %s.', async (look) => {
  const tick = jest.fn();
  render(<Checkbox look={look} label="Gardens" onChange={(event) => tick(event.target.checked)} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(tick).toHaveBeenCalledWith(true);
});

it('What a choice says in smaller letters belongs to its name.', () => {
  render(<Radio look="card" label="Slow" text="Few stops, long pauses" />);
  expect(screen.getByRole('radio', { name: 'Slow Few stops, long pauses' })).toBeInTheDocument();
});

it.each(looks)('Arrow keys go through choices that look like a %s.', async (look) => {
  render(<Paces look={look} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'normal' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'intense' })).toBeChecked();
});

it('A group of which one counts can be wrong as a whole, and says why.', () => {
  render(<Paces error="Choose one." />);
  const group = screen.getByRole('radiogroup', { name: 'How fast?' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Choose one.');
});

it('A group of boxes says what is wrong without marking any of them.', () => {
  render(
    <ChoiceGroup label="What do you like?" error="Minimum 1 selections required." layout="wrap">
      <Checkbox look="chip" label="Gardens" />
    </ChoiceGroup>,
  );
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Minimum 1 selections required.');
  expect(screen.getByRole('checkbox')).toBeValid();
});
