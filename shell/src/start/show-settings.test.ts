import { createAppState } from '@tabi/shared/state';
import { waitFor } from '@testing-library/react';
import { showSettings } from './show-settings.ts';

const { dataset } = document.documentElement;

it('marks the document for styles, and takes the marks away again', async () => {
  const state = createAppState();
  const stop = showSettings(state);
  expect([dataset['motion'], dataset['clock']]).toEqual([undefined, undefined]);
  state.motion = 'reduced';
  state.formats = { ...state.formats, clock: '12h' };
  await waitFor(() => expect([dataset['motion'], dataset['clock']]).toEqual(['reduced', '12h']));
  state.motion = 'device';
  state.formats = { ...state.formats, clock: '24h' };
  await waitFor(() => expect([dataset['motion'], dataset['clock']]).toEqual([undefined, undefined]));
  stop();
});
