import { useNavigate } from '@tabi/shared/router';
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { wishOf, type Filtered } from '../domain/wish.ts';
import type { ListingWish } from './use-wish.ts';

/** Milliseconds of quiet before what is typed, or ticked, is asked for. */
const pauses = { typing: 500, ticking: 150 };
/** Metres to a degree are many: this is one's quarter of the town, not one's door. */
const decimals = 2;

const searchOfForm = (form: HTMLFormElement) => {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value);
  return search;
};

/** The address may change by something else than the form: then it is filled in anew. */
function useTurns(now: string) {
  const [state, setState] = useState({ seen: now, sent: now, turn: 0 });
  if (state.seen !== now) {
    const foreign = state.sent !== now;
    setState({ seen: now, sent: now, turn: foreign ? state.turn + 1 : state.turn });
  }
  return { turn: state.turn, sending: (sent: string) => setState((before) => ({ ...before, sent })) };
}

/** Work that waits for a pause, and is not done when somebody leaves meanwhile. */
function usePause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // A page that is on its way is not called back by what was typed before.
    const leave = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // Into another tab nobody leaves.
      if (!link || metaKey || ctrlKey || shiftKey) return;
      if (link.pathname !== window.location.pathname) clearTimeout(timer.current);
    };
    document.addEventListener('click', leave, { capture: true });
    return () => {
      document.removeEventListener('click', leave, { capture: true });
      clearTimeout(timer.current);
    };
  }, []);
  const end = () => clearTimeout(timer.current);
  const begin = (work: () => void, milliseconds: number) => {
    end();
    timer.current = setTimeout(work, milliseconds);
  };
  return { begin, end };
}

/** A form whose fields are the list's address. Without a script it is sent; with one the list follows as it is filled in. */
export function useListingForm(type: Filtered, wish: ListingWish) {
  const form = useRef<HTMLFormElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  const pause = usePause();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const now = wish.at(wish.query);
  const { turn, sending } = useTurns(now);
  // What waits for its pause was begun at an earlier address.
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  }, [now]);

  const send = () => {
    pause.end();
    if (!form.current) return;
    const next = wish.at(wishOf(searchOfForm(form.current), type).query);
    if (next === latest.current) return;
    sending(next);
    void navigate({ search: next }, { replace: true, preventScrollReset: true });
  };
  const fieldOf = (name: string) => form.current?.elements.namedItem(name);
  const sortBack = () => {
    const sort = fieldOf('sort');
    if (sort instanceof HTMLSelectElement) sort.value = wish.query['sort'] ?? '';
  };
  const askWhere = () => {
    const say = () => {
      sortBack();
      setProblem('Your browser does not tell where you are. Allow it to, and choose again.');
    };
    if (!('geolocation' in navigator)) return say();
    const here = ({ coords }: GeolocationPosition) => {
      const near = fieldOf('near');
      if (near instanceof HTMLInputElement)
        near.value = `${coords.latitude.toFixed(decimals)},${coords.longitude.toFixed(decimals)}`;
      setProblem('');
      send();
    };
    return navigator.geolocation.getCurrentPosition(here, say, { maximumAge: 600_000, timeout: 10_000 });
  };
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const field: unknown = target;
    if (field instanceof HTMLSelectElement && field.value === 'distance' && !wish.query['near']) return askWhere();
    if (field instanceof HTMLInputElement) onlyOne(field);
    const typed = field instanceof HTMLInputElement && ['search', 'date'].includes(field.type);
    pause.begin(send, typed ? pauses.typing : pauses.ticking);
    return undefined;
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
    // Browsers from before popovers show the drawer as a part of the page.
    drawer.current?.hidePopover?.();
  };
  return { form, drawer, turn, problem, askWhere, onChange, onSubmit };
}

/** Of a choice and a day for the same thing the one that was touched last counts. */
function onlyOne(touched: HTMLInputElement): void {
  const others = touched.form?.querySelectorAll<HTMLInputElement>(`input[name="${touched.name}"]`) ?? [];
  for (const other of others) {
    if (touched.type === 'radio' && other.type === 'date') other.value = '';
    if (touched.type === 'date' && touched.value && other.type === 'radio') other.checked = other.value === '';
  }
}
