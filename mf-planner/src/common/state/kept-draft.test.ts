import { keptDraft } from './kept-draft.ts';

const kept = keptDraft<{ where: string }>('form');
beforeEach(() => {
  localStorage.clear();
  kept.forget();
});

it('A draft is there again after a reload, until it is forgotten.', () => {
  kept.save({ where: 'Kyoto' });
  expect(keptDraft('form').read()).toEqual({ draft: { where: 'Kyoto' } });
  kept.forget();
  expect(kept.read()).toBeNull();
});

it('What stands there and is no draft counts as none.', () => {
  localStorage.setItem('form', '{');
  expect(kept.read()).toBeNull();
});

it('The same answers are sent with the same key, others with another one.', () => {
  const draft = { where: 'Kyoto' };
  const first = kept.keyOf(draft, { to: 14 });
  expect(kept.keyOf(draft, { to: 14 })).toBe(first);
  kept.save({ where: 'Nara' });
  expect(kept.keyOf(draft, { to: 14 })).toBe(first);
  expect(kept.keyOf(draft, { to: 15 })).not.toBe(first);
});

it('Where the browser keeps nothing, a retry in the same page has its key all the same.', () => {
  const closed = () => {
    throw new Error('The storage is closed.');
  };
  const shut = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(closed),
  );
  const draft = { where: 'Kyoto' };
  expect(kept.keyOf(draft, { to: 14 })).toBe(kept.keyOf(draft, { to: 14 }));
  kept.forget();
  expect(kept.read()).toBeNull();
  shut.forEach((spy) => spy.mockRestore());
});
