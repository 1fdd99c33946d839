import { ApiError, refusal } from '@tabi/shared/testing';
import { keptDaysOf } from '../domain/days.ts';
import { aTripServer, move, movedTo, startOf } from './fake-trip-server.ts';

/** A server with one page on it. */
function aServer() {
  const server = aTripServer();
  return { ...server, ...server.open() };
}

it('an edit shows at once, and is sent with the version that it was meant for', async () => {
  const { edits, now, sent } = aServer();
  const moving = edits.edit(move('a', '10:00'));
  expect(startOf(edits.read().shown, 'a')).toBe('10:00');
  expect(startOf(now(), 'a')).toBe('09:00');
  await moving;
  expect(startOf(now(), 'a')).toBe('10:00');
  expect(sent).toMatchObject([{ words: 'Moved to 10:00', version: 1 }]);
  expect(edits.read()).toMatchObject({ pending: 0, shown: { trip: { version: 2 } } });
});

it('edits go one at a time in their order, each on top of the one before', async () => {
  const { edits, sent, now } = aServer();
  await Promise.all([edits.edit(move('a', '10:00')), edits.edit(move('b', '11:00')), edits.edit(move('a', '12:00'))]);
  expect(sent.map(({ version }) => version)).toEqual([1, 2, 3]);
  expect([startOf(now(), 'a'), startOf(now(), 'b')]).toEqual(['12:00', '11:00']);
});

it('somebody else’s change stays when another thing is edited after it', async () => {
  const { edits, change, now, told } = aServer();
  change((from) => movedTo(from, 'b', '15:00'));
  await edits.edit(move('a', '10:00'));
  expect([startOf(now(), 'a'), startOf(now(), 'b')]).toEqual(['10:00', '15:00']);
  expect(edits.read().shown).toMatchObject({ trip: { version: 3 } });
  expect(told.map(({ words }) => words)).toEqual(['Moved to 10:00']);
});

it('what somebody else has changed is not written over unasked: it is said, and can be done all the same', async () => {
  const { edits, change, now, told } = aServer();
  change((from) => movedTo(from, 'a', '15:00'));
  expect(await edits.edit(move('a', '10:00'))).toMatchObject({ ok: false });
  expect(startOf(now(), 'a')).toBe('15:00');
  expect(startOf(edits.read().shown, 'a')).toBe('15:00');
  expect(told.at(-1)?.words).toBe('Somebody else has just changed Nijo Castle. Yours was not done.');
  told.at(-1)?.button?.run();
  await edits.undo();
  expect(told.map(({ words }) => words)).toContain('Moved to 10:00');
});

it('an edit of something that is gone is told, and those after it go on', async () => {
  const { edits, change, now, told } = aServer();
  change(({ events, ...rest }) => ({ ...rest, events: events.filter(({ id }) => id !== 'a') }));
  await Promise.all([edits.edit(move('a', '10:00')), edits.edit(move('b', '11:00'))]);
  expect(told.map(({ words }) => words)).toEqual([
    'Somebody else has just taken this off the trip, so it was left.',
    'Moved to 11:00',
  ]);
  expect(startOf(now(), 'b')).toBe('11:00');
});

it('a refused edit is taken off the screen and told, and nothing else is lost', async () => {
  const { edits, refusals, failed } = aServer();
  refusals.push(refusal('invalid', 'This is outside the trip.'));
  const [first] = await Promise.all([edits.edit(move('a', '10:00')), edits.edit(move('b', '11:00'))]);
  expect(first).toMatchObject({ ok: false, error: { message: 'This is outside the trip.' } });
  expect(failed).toHaveLength(1);
  expect([startOf(edits.read().shown, 'a'), startOf(edits.read().shown, 'b')]).toEqual(['09:00', '11:00']);
});

it('without a network edits stay on the screen, and are sent once it is back', async () => {
  const { edits, refusals, reconnect, now } = aServer();
  refusals.push(new ApiError(0, null));
  const moving = edits.edit(move('a', '10:00'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(edits.read()).toMatchObject({ offline: true, pending: 1 });
  expect(startOf(edits.read().shown, 'a')).toBe('10:00');
  reconnect();
  expect(await moving).toMatchObject({ ok: true });
  await edits.settled();
  expect(startOf(now(), 'a')).toBe('10:00');
  expect(edits.read()).toMatchObject({ offline: false, pending: 0 });
});

it('undo and redo are edits of their own, and keep what others did in between', async () => {
  const { edits, change, now } = aServer();
  await edits.edit(move('a', '10:00'));
  await edits.edit(move('a', '11:00', '10:00'));
  change((from) => movedTo(from, 'b', '15:00'));
  await edits.undo();
  expect([startOf(now(), 'a'), startOf(now(), 'b')]).toEqual(['10:00', '15:00']);
  await edits.undo();
  expect(startOf(now(), 'a')).toBe('09:00');
  expect(edits.read()).toMatchObject({ canUndo: false, canRedo: true });
  await edits.redo();
  await edits.redo();
  expect([startOf(now(), 'a'), startOf(now(), 'b')]).toEqual(['11:00', '15:00']);
  expect(edits.read()).toMatchObject({ canUndo: true, canRedo: false });
});

it('a new edit ends what could be done again', async () => {
  const { edits } = aServer();
  await edits.edit(move('a', '10:00'));
  await edits.undo();
  await edits.edit(move('b', '11:00'));
  expect(edits.read()).toMatchObject({ canUndo: true, canRedo: false });
});

it('fifty steps can be taken back, and the remark of the last one offers it', async () => {
  const { edits, told, now } = aServer();
  const minute = (step: number) => `10:${String(step).padStart(2, '0')}`;
  for (let step = 0; step < 51; step += 1) await edits.edit(move('a', minute(step), minute(Math.max(step - 1, 0))));
  expect(told.at(-1)?.button?.label).toBe('Undo');
  for (let step = 0; step < 60; step += 1) await edits.undo();
  expect(startOf(now(), 'a')).toBe('10:00');
});

it('an answer that says what is known already is nothing new to anybody', async () => {
  const { edits, now } = aServer();
  const before = edits.read().shown;
  const hear = jest.fn();
  edits.subscribe(hear);
  edits.receive(structuredClone(now()));
  expect(hear).not.toHaveBeenCalled();
  expect(edits.read().shown).toBe(before);
});

it('the day that an answer has changed is another one, and all others are the very days that they were', async () => {
  const server = aTripServer();
  const dates = ['2027-03-01', '2027-03-02'];
  server.change((from) => ({
    ...from,
    events: from.events.map((one) =>
      one.id === 'b' ? { ...one, date: '2027-03-02', start: '2027-03-02 09:00:00' } : one,
    ),
  }));
  const { edits } = server.open(structuredClone(server.now()));
  const keptDays = keptDaysOf();
  const [first, second] = keptDays(dates, edits.read().shown.events);
  server.change((from) => structuredClone(movedTo(from, 'a', '11:00')));
  await edits.refresh();
  const [firstNow, secondNow] = keptDays(dates, edits.read().shown.events);
  expect(firstNow).not.toBe(first);
  expect(secondNow).toBe(second);
});
