import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useStepFocus } from './use-step-focus.ts';

function Steps({ last }: { last: 'field' | 'button' | 'nothing' }) {
  const [open, setOpen] = useState(false);
  const box = useStepFocus<HTMLDivElement>(open);
  const opened = { field: <input aria-label="Name" />, button: <button>Really</button>, nothing: <p>All is shown.</p> };
  return (
    <>
      <input aria-label="Elsewhere" />
      <button onClick={() => setOpen(true)}>Open from afar</button>
      <div ref={box} tabIndex={-1} data-testid="box">
        {open ? opened[last] : <button onClick={() => setOpen(true)}>Open</button>}
      </div>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('the focus goes into the first field of what a pressed button gives way to', async () => {
  render(<Steps last="field" />);
  await press('Open');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('where there is no field it goes to the first button', async () => {
  render(<Steps last="button" />);
  await press('Open');
  expect(screen.getByRole('button', { name: 'Really' })).toHaveFocus();
});

it('where there is neither it stays in that place', async () => {
  render(<Steps last="nothing" />);
  await press('Open');
  expect(screen.getByTestId('box')).toHaveFocus();
});

it('who is elsewhere by then stays there', async () => {
  render(<Steps last="field" />);
  screen.getByRole('button', { name: 'Open' }).focus();
  await press('Open from afar');
  expect(screen.getByRole('button', { name: 'Open from afar' })).toHaveFocus();
});

function Asked() {
  const [step, setStep] = useState<'there' | 'asked' | 'gone'>('there');
  const box = useStepFocus<HTMLDivElement>(step === 'gone');
  return (
    <>
      <div ref={box}>
        {step === 'gone' ? <button>Make it</button> : <button onClick={() => setStep('asked')}>End it</button>}
      </div>
      {step === 'asked' ? (
        <div role="alertdialog" aria-label="End it?">
          <button onClick={() => setStep('gone')}>Really</button>
        </div>
      ) : null}
    </>
  );
}

it('a question that is asked on the way does not keep the focus from coming back', async () => {
  render(<Asked />);
  await press('End it');
  await press('Really');
  expect(screen.getByRole('button', { name: 'Make it' })).toHaveFocus();
});
