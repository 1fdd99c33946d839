import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Todo } from '@tabi/shared/contracts/trip-todos';
import { pressNotice } from '@tabi/shared/state';
import { aTrip, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { OpenTripRoom } from '../../common/components/open-trip-room.tsx';
import { Page } from './todos.page.tsx';

const me = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const person = { id: me, name: 'Mai', kind: 'account' as const, me: true, here: true };
const todo = (title: string, more: Partial<Todo> = {}): Todo => ({
  id: title,
  title,
  done: false,
  due: null,
  assignee_id: null,
  list: 'todo',
  ...more,
});

/** The page in an open trip, on a server that keeps a list. */
function show(first: Todo[] = [], answers: FakeAnswers = {}) {
  let todos = first;
  const trip = aTrip();
  const api = fakeApi({
    'GET /api/trips/{id}': { results: trip },
    'GET /api/trips/{id}/events': { results: [], warnings: [] },
    'GET /api/trips/{id}/people': { results: [person] },
    'GET /api/trips/{id}/todos': () => ({ results: todos }),
    'POST /api/trips/{id}/todos': ({ body }) => {
      const added = todo(body.title, { id: body.id ?? body.title, list: body.list ?? 'todo' });
      todos = [...todos, added];
      return { results: added };
    },
    'POST /api/trips/{id}/todos/many': ({ body }) => {
      const { remove = [], tick = [], untick = [] } = body;
      todos = todos
        .filter(({ id }) => !remove.includes(id))
        .map((one) => ({ ...one, done: tick.includes(one.id) || (one.done && !untick.includes(one.id)) }));
      const added = body.items.map((item) =>
        todo(item.title, { id: item.id ?? item.title, list: item.list ?? 'todo' }),
      );
      todos = [...todos, ...added];
      return { results: added };
    },
    'PATCH /api/trips/{id}/todos/{todoId}': ({ params, body: { after: _, ...body } }) => {
      todos = todos.map((one) => (one.id === params.todoId ? { ...one, ...(body as Partial<Todo>) } : one));
      return { results: todos.find(({ id }) => id === params.todoId)! };
    },
    'DELETE /api/trips/{id}/todos/{todoId}': ({ params }) => {
      todos = todos.filter(({ id }) => id !== params.todoId);
      return { message: 'It is off the list.' };
    },
    ...answers,
  });
  const room = (
    <OpenTripRoom id={trip.slug} state={{ trip, events: [], warnings: [] }}>
      <Page />
    </OpenTripRoom>
  );
  return { api, ...renderAt(room, { api }) };
}
const boxes = () => screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
const bodies = (api: ReturnType<typeof fakeApi>, call: string) =>
  api.asked.filter((one) => one.call === call).map(({ input }) => (input as { body: unknown }).body);

it('things are typed one after the other with Enter', async () => {
  const { user } = show();
  const field = await screen.findByLabelText('Add to “To do”');
  await user.type(field, 'Rail pass{Enter}Visa{Enter}');
  await waitFor(() => expect(boxes()).toEqual(['Rail pass', 'Visa']));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
});

it('what was added stays there when the list cannot be asked for again', async () => {
  let asks = 0;
  const { user } = show([], {
    'GET /api/trips/{id}/todos': () => {
      asks += 1;
      if (asks > 1) throw refusal('busy', 'Please try again.');
      return { results: [] };
    },
  });
  await user.type(await screen.findByLabelText('Add to “To do”'), 'Rail pass{Enter}');
  await waitFor(() => expect(asks).toBeGreaterThan(1));
  await act(async () => {
    await new Promise((later) => setTimeout(later));
  });
  expect(boxes()).toEqual(['Rail pass']);
});

it('pasted lines become as many things', async () => {
  const { user, api } = show();
  await user.click(await screen.findByLabelText('Add to “To do”'));
  await user.paste('- Passport\n- Socks\n- Tea');
  await waitFor(() => expect(boxes()).toEqual(['Passport', 'Socks', 'Tea']));
  expect(bodies(api, 'POST /api/trips/{id}/todos/many')).toHaveLength(1);
});

it('what is done sinks below the others', async () => {
  const { user } = show([todo('Rail pass'), todo('Visa')]);
  await user.click(await screen.findByRole('checkbox', { name: 'Rail pass' }));
  expect(boxes()).toEqual(['Visa', 'Rail pass']);
  expect(screen.getByRole('checkbox', { name: 'Rail pass' })).toBeChecked();
});

it('a thing is moved by Alt and an arrow, and by its buttons', async () => {
  const { user, api } = show([todo('a'), todo('b'), todo('c')]);
  (await screen.findByRole('checkbox', { name: 'c' })).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await user.click(screen.getByRole('button', { name: 'Move a down' }));
  await waitFor(() =>
    expect(bodies(api, 'PATCH /api/trips/{id}/todos/{todoId}')).toEqual([{ after: 'a' }, { after: 'b' }]),
  );
});

it('on a phone the menu of a thing moves it and takes it off', async () => {
  const { user, api } = show([todo('a'), todo('b')]);
  const choose = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: 'Change a' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Move down');
  await waitFor(() => expect(bodies(api, 'PATCH /api/trips/{id}/todos/{todoId}')).toEqual([{ after: 'b' }]));
  await choose('Take it off');
  await waitFor(() => expect(boxes()).toEqual(['b']));
});

it('its words and its day are changed in place; Escape brings the old words back', async () => {
  const { user, api } = show([todo('Visa')]);
  const words = await screen.findByLabelText('Words of Visa');
  await user.type(words, ' for Laos{Escape}');
  expect(words).toHaveValue('Visa');
  await user.type(words, ' for Laos{Enter}');
  fireEvent.change(screen.getByLabelText(/^Day of Visa/), { target: { value: '2020-02-01' } });
  await waitFor(() =>
    expect(bodies(api, 'PATCH /api/trips/{id}/todos/{todoId}')).toEqual([
      { title: 'Visa for Laos' },
      { due: '2020-02-01' },
    ]),
  );
  expect(await screen.findByText(/days late$/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Overdue (1)' }));
  expect(boxes()).toEqual(['Visa for Laos']);
  await user.click(screen.getByRole('tab', { name: 'Mine' }));
  expect(screen.getByRole('heading', { name: 'Nothing is yours to do' })).toBeVisible();
});

it('a thing that was taken off comes back with Undo, behind the one that it stood behind', async () => {
  const { user, api, state } = show([todo('a'), todo('b')]);
  await user.click(await screen.findByRole('button', { name: 'Take b off' }));
  await waitFor(() => expect(boxes()).toEqual(['a']));
  await waitFor(() => expect(state.notices).toMatchObject([{ title: 'b taken off the list', button: 'Undo' }]));
  expect(api.asked.some(({ call }) => call === 'DELETE /api/trips/{id}/todos/{todoId}')).toBe(true);
});

it('ready-made lists add what is chosen from them, when it is said so and not before', async () => {
  const items = ['Passport', 'Warm jacket'].map((title) => ({ title, due: null, why: null }));
  const { user, api } = show([], {
    'GET /api/trips/{id}/todos/proposed': {
      results: [{ list: 'packing', title: 'To pack', words: 'Kyoto in December, 2 days', items }],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Choose from ready-made lists' }));
  const list = within(await screen.findByRole('region', { name: 'Ready-made: To pack' }));
  await user.click(list.getByRole('checkbox', { name: 'Passport' }));
  expect(bodies(api, 'POST /api/trips/{id}/todos/many')).toEqual([]);
  await user.click(list.getByRole('button', { name: 'Add 1 thing' }));
  expect(await screen.findByRole('region', { name: 'To pack' })).toHaveTextContent('Warm jacket');
  expect(bodies(api, 'POST /api/trips/{id}/todos/many')).toMatchObject([
    { items: [{ title: 'Warm jacket', list: 'packing' }] },
  ]);
});

it('what was typed is there again when it could not be stored', async () => {
  const { user } = show([], {
    'POST /api/trips/{id}/todos': () => {
      throw refusal('too-many', 'There are 300 things to do at most. Take some off first.');
    },
  });
  const field = await screen.findByLabelText('Add to “To do”');
  await user.type(field, 'Visa{Enter}');
  await waitFor(() => expect(field).toHaveValue('Visa'));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

const full = () => {
  throw refusal('too-many', 'There are 300 things to do at most. Take some off first.');
};

it('what was refused while the next line was being written stands beside it, and is added again', async () => {
  const answers: ((error: Error) => void)[] = [];
  const { user, api } = show([], {
    'POST /api/trips/{id}/todos': () => new Promise((_, refuse) => answers.push(refuse)),
  });
  const field = await screen.findByLabelText('Add to “To do”');
  await user.type(field, 'Visa{Enter}Ra');
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]!(refusal('too-many', 'There are 300 things to do at most.'));
  const left = within(await screen.findByRole('group', { name: 'Not added' }));
  expect(left.getByText('Not added: Visa')).toBeVisible();
  expect(field).toHaveValue('Ra');
  await user.click(left.getByRole('button', { name: 'Add again' }));
  await waitFor(() => expect(bodies(api, 'POST /api/trips/{id}/todos')).toHaveLength(2));
  expect(bodies(api, 'POST /api/trips/{id}/todos')[1]).toMatchObject({ title: 'Visa' });
});

it('pasted lines that are refused are told, and added again', async () => {
  const { user, api } = show([], { 'POST /api/trips/{id}/todos/many': full });
  await user.click(await screen.findByLabelText('Add to “To do”'));
  await user.paste('- Passport\n- Socks');
  expect(await screen.findByText('Not added: Passport and Socks')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add again' }));
  await waitFor(() => expect(bodies(api, 'POST /api/trips/{id}/todos/many')).toHaveLength(2));
});

it('words that are changed in place stay as they were typed when they are refused', async () => {
  const { user, state } = show([todo('Visa')], { 'PATCH /api/trips/{id}/todos/{todoId}': full });
  const words = await screen.findByLabelText('Words of Visa');
  await user.type(words, ' for Laos{Enter}');
  await waitFor(() => expect(state.notices).toHaveLength(1));
  expect(screen.getByLabelText('Words of Visa')).toHaveValue('Visa for Laos');
});

it('a thing is dragged by its grip to where it is let go', async () => {
  const { api } = show([todo('a'), todo('b'), todo('c')]);
  const lines = (await screen.findAllByRole('listitem')).filter((line) => line.hasAttribute('data-todo'));
  lines.forEach((line, index) =>
    jest.spyOn(line, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * 50, 300, 50)),
  );
  const grip = lines[2]!.querySelector('[data-grip]')!;
  fireEvent.pointerDown(grip, { button: 0, clientY: 125 });
  fireEvent.pointerMove(grip, { clientY: 10 });
  expect(lines[0]).toHaveAttribute('data-drop', 'before');
  fireEvent.pointerMove(grip, { clientY: 60 });
  fireEvent.pointerUp(grip);
  await waitFor(() => expect(bodies(api, 'PATCH /api/trips/{id}/todos/{todoId}')).toEqual([{ after: 'a' }]));
});

it('many are ticked or taken off at once, and one Undo brings them all back', async () => {
  const { user, api, state } = show([todo('a'), todo('b'), todo('c', { done: true })]);
  await user.click(await screen.findByRole('button', { name: 'Tick all 2' }));
  await waitFor(() => expect(state.notices).toMatchObject([{ title: '2 things done', button: 'Undo' }]));
  await user.click(await screen.findByRole('button', { name: 'Take the 3 that are done off' }));
  await waitFor(() => expect(boxes()).toEqual([]));
  await waitFor(() => expect(state.notices).toMatchObject([{ title: '3 things taken off the list' }]));
  await act(async () => pressNotice(state, state.notices[0]!.id));
  const items = [
    { id: 'a', after: null },
    { id: 'b', after: 'a' },
    { id: 'c', after: 'b', done: true },
  ];
  await waitFor(() => expect(bodies(api, 'POST /api/trips/{id}/todos/many').at(-1)).toMatchObject({ items }));
});
