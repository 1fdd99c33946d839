import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../testing/refusal.ts';
import { Form, FormProblem, SubmitButton, TextField, rules, type FormApi } from './forms.ts';

type Values = { name?: string; email?: string };

const show = (submit: (values: Values) => Promise<void> = async () => undefined, props: { apart?: boolean } = {}) => {
  const sent = jest.fn(submit);
  render(
    <Form<Values> submit={sent} {...props}>
      <TextField name="name" label="Name" rule={rules.required} />
      <TextField name="email" label="Email" type="email" help="Only to answer you." rule={rules.email} />
      <FormProblem />
      <SubmitButton busy="Sending…">Send</SubmitButton>
    </Form>,
  );
  return { sent, user: userEvent.setup() };
};
const field = (label: string) => screen.getByLabelText(label);
const send = () => screen.getByRole('button', { name: 'Send' });
const refuse = (errors?: Record<string, string[]>) => () =>
  Promise.reject(refusal('invalid', 'Check the form.', errors));

describe.each([
  ['A form', {}],
  ['A form within another form', { apart: true }],
])('%s', (_, props) => {
  it('is sent with what was typed.', async () => {
    const { sent, user } = show(undefined, props);
    await user.type(field('Name'), 'Mai');
    await user.click(send());
    expect(sent).toHaveBeenCalledWith({ name: 'Mai' }, expect.anything());
  });

  it('is not sent while a field is wrong: what is wrong stands under it, and the focus goes there.', async () => {
    const { sent, user } = show(undefined, props);
    await user.type(field('Email'), 'mai@');
    await user.click(send());
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(field('Name')).toHaveAccessibleDescription('This field cannot be empty.');
    expect(field('Email')).toHaveAccessibleDescription('Must be a valid email address.');
    expect(sent).not.toHaveBeenCalled();
  });

  it('shows what the server has against a field under it alone, and keeps what was typed.', async () => {
    const { user } = show(refuse({ email: ['We cannot write there.', 'No.'] }), props);
    await user.type(field('Name'), 'Mai');
    await user.type(field('Email'), 'mai@example.com');
    await user.click(send());
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription('We cannot write there.');
    expect(field('Name')).toHaveValue('Mai');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('What the server has against a field goes when the field is changed.', async () => {
  const { user } = show(refuse({ email: ['We cannot write there.'] }));
  await user.type(field('Name'), 'Mai');
  await user.click(send());
  await waitFor(() => expect(field('Email')).toBeInvalid());
  await user.type(field('Email'), 'mai@example.org');
  expect(field('Email')).toHaveAccessibleDescription('Only to answer you.');
});

it.each([
  ['the whole', refuse(), 'Check the form.'],
  ['what the form does not have', refuse({ token: ['Too old.'] }), 'Check the form.'],
  ['an address without a server', () => Promise.reject(new Error('boom')), 'Something went wrong!'],
])('What is wrong with %s stands above the button until something is changed.', async (_, submit, words) => {
  const { user } = show(submit);
  await user.type(field('Name'), 'Mai');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await user.type(field('Name'), ' Nguyen');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('It is sent once at a time, and its button says so.', async () => {
  let done = () => {};
  const { sent, user } = show(() => new Promise((resolve) => (done = resolve)));
  await user.type(field('Name'), 'Mai{Enter}');
  const busy = screen.getByRole('button', { name: 'Sending…' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.type(field('Name'), '{Enter}');
  await user.click(busy);
  done();
  await waitFor(() => expect(send()).toHaveAttribute('aria-disabled', 'false'));
  expect(sent).toHaveBeenCalledTimes(1);
});

it('Who passes by a field is told nothing; who has written in it and leaves it is.', async () => {
  const { user } = show();
  await user.click(field('Name'));
  await user.tab();
  expect(field('Name')).toBeValid();
  await user.type(field('Email'), 'mai@');
  await user.tab();
  expect(field('Email')).toHaveAccessibleDescription('Must be a valid email address.');
});

it('Its button keeps the focus that it was pressed with, also when there is nothing more to send.', async () => {
  let done = () => {};
  const sent = jest.fn(async (_: Values, form: FormApi<Values>) => {
    await new Promise<void>((resolve) => (done = resolve));
    form.initialize({});
  });
  render(
    <Form<Values> submit={sent}>
      <TextField name="name" label="Name" />
      <SubmitButton busy="Sending…" needs={['name']}>
        Send
      </SubmitButton>
    </Form>,
  );
  const user = userEvent.setup();
  await user.type(field('Name'), 'Mai');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Sending…' })).toHaveFocus();
  done();
  await waitFor(() => expect(send()).toHaveAttribute('aria-disabled', 'true'));
  expect(send()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(send()).toBeDisabled();
});

it('A button that needs a field waits until it is filled in and right.', async () => {
  render(
    <Form submit={() => undefined}>
      <TextField name="email" label="Email" rule={rules.email} />
      <SubmitButton busy="Signing up…" needs={['email']}>
        Send
      </SubmitButton>
    </Form>,
  );
  expect(send()).toBeDisabled();
  await userEvent.type(field('Email'), 'mai@example');
  expect(send()).toBeDisabled();
  await userEvent.type(field('Email'), '.com');
  expect(send()).toBeEnabled();
});

it('A form within another leaves the other one alone.', async () => {
  const outer = jest.fn();
  const inner = jest.fn();
  render(
    <Form submit={outer}>
      <Form apart submit={inner}>
        <SubmitButton busy="…">Inner</SubmitButton>
      </Form>
      <SubmitButton busy="…">Outer</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Inner' }));
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Outer' }));
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 1]);
  expect(document.querySelector('form form')).toBeNull();
});
