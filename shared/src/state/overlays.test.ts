import { createAppState } from './app-state.ts';
import { askToSignIn, closeOverlay, openSearch, takeSignInWish } from './overlays.ts';

const known = (status: 'guest' | 'user') => {
  const state = createAppState();
  state.session = { status, user: null };
  return state;
};
/** As long as changes of the state take to be told. */
const told = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('what a visitor wanted when they were asked to sign in', () => {
  const wish = jest.fn();

  it('is done once, by who signs them in', () => {
    const state = known('guest');
    askToSignIn(state, 'sign-in', wish);
    takeSignInWish(state)?.();
    expect(wish).toHaveBeenCalledTimes(1);
    expect(takeSignInWish(state)).toBeUndefined();
  });

  it('is forgotten when they close the dialog', () => {
    const state = known('guest');
    askToSignIn(state, 'sign-in', wish);
    closeOverlay(state);
    expect(takeSignInWish(state)).toBeUndefined();
  });

  it('is forgotten when they are asked again for nothing', () => {
    const state = known('guest');
    askToSignIn(state, 'sign-in', wish);
    askToSignIn(state);
    expect(takeSignInWish(state)).toBeUndefined();
  });

  it('is not another visitor’s', () => {
    const [one, other] = [known('guest'), known('guest')];
    askToSignIn(one, 'sign-in', wish);
    expect(takeSignInWish(other)).toBeUndefined();
  });
});

describe('what is wanted before it is known who is here', () => {
  it('is done once for who turns out to be signed in, who is asked nothing', async () => {
    const [state, wish] = [createAppState(), jest.fn()];
    askToSignIn(state, 'sign-in', wish);
    askToSignIn(state, 'sign-in', wish);
    expect([state.overlay, wish.mock.calls.length]).toEqual([null, 0]);
    state.notices = [];
    await told();
    expect(wish).not.toHaveBeenCalled();
    state.session = { status: 'user', user: null };
    await told();
    state.session = { status: 'user', user: null };
    await told();
    expect([state.overlay, wish.mock.calls.length]).toEqual([null, 1]);
  });

  it('waits for the sign-in of who turns out to be a guest', async () => {
    const [state, wish] = [createAppState(), jest.fn()];
    askToSignIn(state, 'register', wish);
    state.session = { status: 'guest', user: null };
    await told();
    expect(state.overlay).toEqual({ kind: 'auth', mode: 'register' });
    takeSignInWish(state)?.();
    expect(wish).toHaveBeenCalledTimes(1);
  });
});

it('what stands above a page is plain data, which every version of an app can read', () => {
  const state = known('guest');
  askToSignIn(state, 'register', () => undefined);
  expect(JSON.parse(JSON.stringify(state.overlay))).toEqual(state.overlay);
  openSearch(state);
  expect(state.overlay).toEqual({ kind: 'search' });
});
