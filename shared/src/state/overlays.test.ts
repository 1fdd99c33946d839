import { createAppState } from './app-state.ts';
import { askToSignIn, closeOverlay, openSearch, takeSignInWish } from './overlays.ts';

describe('what a visitor wanted when they were asked to sign in', () => {
  const wish = jest.fn();

  it('is done once, by who signs them in', () => {
    const state = createAppState();
    askToSignIn(state, 'sign-in', wish);
    takeSignInWish(state)?.();
    expect(wish).toHaveBeenCalledTimes(1);
    expect(takeSignInWish(state)).toBeUndefined();
  });

  it('is forgotten when they close the dialog', () => {
    const state = createAppState();
    askToSignIn(state, 'sign-in', wish);
    closeOverlay(state);
    expect(takeSignInWish(state)).toBeUndefined();
  });

  it('is forgotten when they are asked again for nothing', () => {
    const state = createAppState();
    askToSignIn(state, 'sign-in', wish);
    askToSignIn(state);
    expect(takeSignInWish(state)).toBeUndefined();
  });

  it('is not another visitor’s', () => {
    const [one, other] = [createAppState(), createAppState()];
    askToSignIn(one, 'sign-in', wish);
    expect(takeSignInWish(other)).toBeUndefined();
  });
});

it('what stands above a page is plain data, which every version of an app can read', () => {
  const state = createAppState();
  askToSignIn(state, 'register', () => undefined);
  expect(JSON.parse(JSON.stringify(state.overlay))).toEqual(state.overlay);
  openSearch(state);
  expect(state.overlay).toEqual({ kind: 'search' });
});
