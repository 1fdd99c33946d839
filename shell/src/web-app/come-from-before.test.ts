import { createAppState } from '@tabi/shared/state';
import { comeFromBefore } from './come-from-before.ts';
import { keptMeta } from './kept-marks.ts';
import { setKeptTime } from './kept-time.ts';

beforeEach(() => {
  document.cookie = 'user-theme=dark';
  document.cookie = 'currency=JPY';
});
afterEach(() => {
  document.head.replaceChildren();
  setKeptTime(null);
});

it('dresses a kept document as the visitor has chosen since', () => {
  document.head.innerHTML = `<meta name="${keptMeta}" content="2026-03-14T05:30:00.000Z">`;
  const state = createAppState({ theme: 'light', currency: 'USD' });
  comeFromBefore(state);
  expect(state).toMatchObject({ theme: 'dark', currency: 'JPY' });
});

it('leaves a document from the network as the server made it', () => {
  const state = createAppState({ theme: 'light', currency: 'USD' });
  comeFromBefore(state);
  expect(state).toMatchObject({ theme: 'light', currency: 'USD' });
});
