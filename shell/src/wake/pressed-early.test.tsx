import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { keepEarlyPresses } from './pressed-early.ts';
import { keepEarlyTyping } from './typed-early.ts';

/** Typed, and sent by Enter. */
function Line({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(text);
      }}
    >
      <input value={text} onChange={({ target }) => setText(target.value)} />
    </form>
  );
}

function Panel() {
  const [pressed, setPressed] = useState<string[]>([]);
  const press = (name: string) => () => setPressed((before) => [...before, name]);
  return (
    <>
      <button onClick={press('save')}>Save</button>
      <button onClick={press('share')}>
        <span>Share</span>
      </button>
      <button popoverTarget="drawer" onClick={press('opened')}>
        Filters
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          press('joined')();
        }}
      >
        <button>Join</button>
      </form>
      <Line onSend={(text) => press(text)()} />
      <output>{pressed.join(', ')}</output>
    </>
  );
}

/** As the server sends it. */
const page =
  '<button>Save</button><button><span>Share</span></button><button popovertarget="drawer">Filters</button><form><button>Join</button></form><form><input value=""></form><output></output>' +
  '<form action="/search"><button>Search</button></form>';

let root: Root | undefined;
beforeEach(() => {
  jest.useFakeTimers();
  const [own, outside] = [page.slice(0, page.indexOf('<form action')), page.slice(page.indexOf('<form action'))];
  document.body.innerHTML = `<div id="root">${own}</div>${outside}`;
  keepEarlyPresses();
});
afterEach(() => {
  act(() => root?.unmount());
  act(() => jest.advanceTimersByTime(60_000));
  jest.useRealTimers();
});

const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  act(() => jest.advanceTimersByTime(10));
};
const comeToLife = () => {
  act(() => {
    root = hydrateRoot(document.getElementById('root')!, <Panel />);
  });
  act(() => jest.advanceTimersByTime(200));
};

it('a button that was pressed before the page came to life does its work once it lives, and once only', () => {
  fireEvent.click(screen.getByText('Share'));
  act(() => jest.advanceTimersByTime(500));
  comeToLife();
  expect(screen.getByRole('status')).toHaveTextContent(/^share$/);
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.getByRole('status')).toHaveTextContent(/^share$/);
});

it('a form in which Enter was pressed before the page came to life is sent once it lives, with what was typed, and once only', () => {
  keepEarlyTyping();
  const field = screen.getByRole('textbox');
  fireEvent.input(field, { target: { value: 'Rail pass' } });
  fireEvent.submit(field.closest('form')!);
  comeToLife();
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.getByRole('status')).toHaveTextContent(/^Rail pass$/);
});

it('of several presses the last one counts', () => {
  press('Save');
  press('Share');
  comeToLife();
  expect(screen.getByRole('status')).toHaveTextContent(/^share$/);
});

it('what the browser has opened by itself is not pressed again, which would close it', () => {
  press('Filters');
  comeToLife();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('a press elsewhere takes an early press back', () => {
  press('Save');
  fireEvent.click(document.body);
  comeToLife();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('a living button is pressed by its visitor alone', () => {
  comeToLife();
  press('Save');
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByRole('status')).toHaveTextContent(/^save$/);
});

it('a form without an address waits for its page; one with an address is the browser’s', () => {
  const submit = (name: string) => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    screen.getByRole('button', { name }).closest('form')!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([submit('Join'), submit('Search')]).toEqual([true, false]);
  press('Join');
  comeToLife();
  expect(screen.getByRole('status')).toHaveTextContent(/^joined$/);
});

it('what is not alive after its time is given up', () => {
  press('Save');
  act(() => jest.advanceTimersByTime(31_000));
  comeToLife();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
