import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fetchFeatures } from '../motion/features.ts';
import { DatePicker } from './date-picker.tsx';
import { Dialog } from './dialog.tsx';

const deviceThat = (wantsNoMotion: boolean) => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: wantsNoMotion && query.includes('reduced-motion'),
    }) as unknown as MediaQueryList;
};

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Share
      </button>
      {open ? (
        <Dialog open title="Share the trip" onClose={() => setOpen(false)}>
          <input aria-label="Link" />
        </Dialog>
      ) : null}
    </>
  );
}

/** Opens the dialog and closes it by Escape. @returns whether it was seen half faded meanwhile */
async function openAndClose(): Promise<{ faded: boolean }> {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await waitFor(() => expect(dialog).toHaveStyle({ opacity: 1 }));
  let faded = false;
  const watcher = new MutationObserver(() => (faded ||= Number(dialog.style.opacity) < 1));
  watcher.observe(dialog, { attributes: true, attributeFilter: ['style'] });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  watcher.disconnect();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus());
  return { faded };
}

beforeEach(() => fetchFeatures('coming'));

it('is simply gone for who wants no motion, and gives the focus back', async () => {
  deviceThat(true);
  expect(await openAndClose()).toEqual({ faded: false });
});

it('sinks away where motion is welcome, and gives the focus back', async () => {
  deviceThat(false);
  expect(await openAndClose()).toEqual({ faded: true });
});

it('stands again when whoever opened it does not want it closed', async () => {
  deviceThat(true);
  const onClose = jest.fn();
  render(
    <Dialog open title="Leave the page?" onClose={onClose}>
      <button type="button">Stay</button>
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(await screen.findByRole('dialog', { name: 'Leave the page?' })).toBeVisible();
});

it('is closed by its own button alone where it must be answered', async () => {
  deviceThat(true);
  const onClose = jest.fn();
  render(
    <Dialog open mustAnswer role="alertdialog" title="Your recovery codes" onClose={onClose}>
      <button type="button">I have kept them</button>
    </Dialog>,
  );
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['I have kept them']);
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('leaves Escape to a calendar in it from the moment that it opens', async () => {
  deviceThat(true);
  const onClose = jest.fn();
  render(
    <Dialog open title="Plan a trip" onClose={onClose}>
      <DatePicker label="First day" value="2026-03-14" onChange={() => undefined} />
    </Dialog>,
  );
  const opener = await screen.findByRole('button', { name: 'Choose first day in a calendar' });
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  const calendar = () => document.querySelector('[role=dialog][data-scope=date-picker]');
  const seen = new Promise<void>((resolve) => {
    new MutationObserver((_, watcher) => {
      if (!calendar()) return;
      watcher.disconnect();
      opener.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      resolve();
    }).observe(document.body, { subtree: true, childList: true });
  });
  await userEvent.click(opener);
  await seen;
  await waitFor(() => expect(calendar()).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Plan a trip' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

describe('what a phone closes things with', () => {
  /** The watchers of a browser that has them. */
  const watchers = new Set<EventTarget>();
  class CloseWatcher extends EventTarget {
    constructor() {
      super();
      watchers.add(this);
    }
    destroy() {
      watchers.delete(this);
    }
  }
  const opened = async (pointer: 'coarse' | 'fine') => {
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes(`pointer: ${pointer}`) || query.includes('reduced-motion'),
      }) as unknown as MediaQueryList;
    Object.assign(window, { CloseWatcher });
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await screen.findByRole('dialog');
  };
  afterEach(() => {
    watchers.clear();
    delete (window as { CloseWatcher?: unknown }).CloseWatcher;
  });

  it('closes the dialog', async () => {
    await opened('coarse');
    const [watcher] = watchers;
    act(() => void watcher?.dispatchEvent(new Event('close')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is the page’s again once the dialog was closed otherwise', async () => {
    await opened('coarse');
    expect(watchers.size).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(watchers.size).toBe(0);
  });

  it('is not listened to where there is a keyboard, whose Escape is heard already', async () => {
    await opened('fine');
    expect(watchers.size).toBe(0);
  });
});
