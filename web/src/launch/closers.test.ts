import { createClosers } from './closers.ts';

const never = () => new Promise<void>(() => undefined);

describe('closing what was opened', () => {
  it('goes in the opposite order', async () => {
    const closed: string[] = [];
    const closers = createClosers(() => undefined);
    for (const name of ['database', 'pool', 'site']) closers.add(name, 1_000, async () => closed.push(name));
    await closers.closeAll();
    expect(closed).toEqual(['site', 'pool', 'database']);
  });

  it('closes each only once, however often it is asked', async () => {
    const close = jest.fn(async () => undefined);
    const closers = createClosers(() => undefined);
    closers.add('site', 1_000, close);
    await Promise.all([closers.closeAll(), closers.closeAll()]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('goes on after one that does not close in time', async () => {
    const told: string[] = [];
    const database = jest.fn(async () => undefined);
    const closers = createClosers((line) => told.push(line));
    closers.add('The database', 1_000, database);
    closers.add('The site', 5, never);
    await closers.closeAll();
    expect(database).toHaveBeenCalled();
    expect(told).toEqual(['The site did not close within 5 ms.']);
  });

  it('goes on after one that fails', async () => {
    const told: string[] = [];
    const database = jest.fn(async () => undefined);
    const closers = createClosers((line) => told.push(line));
    closers.add('The database', 1_000, database);
    closers.add('The site', 1_000, () => Promise.reject(new Error('broken')));
    await closers.closeAll();
    expect(database).toHaveBeenCalled();
    expect(told).toEqual(['The site did not close cleanly.']);
  });
});
