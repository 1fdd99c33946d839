import { useNavigate } from '@tabi/shared/router';
import { useEffect, useRef, useState, type ChangeEvent, type MouseEvent, type SubmitEvent } from 'react';
import { wishOf, withoutIdleNear, type Filtered } from '../domain/wish.ts';
import { intoAnotherTab } from '../domain/into-another-tab.ts';
import { emptyFields, fillIn, onlyOne, searchOfForm } from '../domain/listing-fields.ts';
import { useHere } from './use-here.ts';
import type { ListingWish } from './use-wish.ts';

/** Milliseconds of quiet before what is typed, or ticked, is asked for. */
const pauses = { typing: 500, ticking: 150 };

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
    const leave = (event: globalThis.MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || intoAnotherTab(event)) return;
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
  const where = useHere();
  // In the address only while something is measured from there.
  const near = wish.query['near'] ?? where.here;
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
    const next = wish.at(withoutIdleNear(wishOf(searchOfForm(form.current), type).query));
    if (next === latest.current) return;
    sending(next);
    void navigate({ search: next }, { replace: true, preventScrollReset: true });
  };
  const askWhere = () =>
    where.ask(
      (point) => {
        fillIn(form.current, 'near', point);
        send();
      },
      () => fillIn(form.current, 'sort', wish.query['sort'] ?? ''),
    );
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const field: unknown = target;
    if (field instanceof HTMLSelectElement && field.value === 'distance' && !near) return askWhere();
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
  /** Begins anew, with the fields where they are: whoever is in the drawer stays there. */
  const onClear = (event: MouseEvent) => {
    if (!form.current || intoAnotherTab(event)) return;
    emptyFields(form.current);
    // With nothing chosen the link leads back from a later page, and from what was not understood.
    if (now === wish.at({})) return;
    event.preventDefault();
    where.settle();
    send();
  };
  return { form, drawer, turn, problem: where.problem, near, askWhere, onChange, onSubmit, onClear };
}
