import { createAppState } from './app-state.ts';
import { dismissNotice, pressNotice, showToast } from './notices.ts';

const undoable = () => {
  const state = createAppState();
  const undo = jest.fn();
  const id = showToast(state, 'Gone.', { button: 'Undo', run: undo });
  return { state, undo, id };
};

it('a remark that offers something says so, without carrying it', () => {
  const { state, id } = undoable();
  expect(state.notices).toEqual([{ id, kind: 'toast', title: 'Gone.', button: 'Undo', acts: true }]);
});

it('its button does what it offers, once, and takes it away', () => {
  const { state, undo, id } = undoable();
  pressNotice(state, id);
  pressNotice(state, id);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(state.notices).toEqual([]);
});

it('nothing is done once it has been closed', () => {
  const { state, undo, id } = undoable();
  dismissNotice(state, id);
  pressNotice(state, id);
  expect(undo).not.toHaveBeenCalled();
});

it('a remark without an offer is only taken away', () => {
  const state = createAppState();
  pressNotice(state, showToast(state, 'Link copied'));
  expect(state.notices).toEqual([]);
});
