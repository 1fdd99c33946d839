import type { MapPin } from '@tabi/shared/map';
import { plural } from '@tabi/shared/format';
import { Link } from '@tabi/shared/router';
import { buttonClass, classNames, ErrorState, useHydrated, useStepFocus } from '@tabi/shared/ui';
import {
  memo,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createLight, type Light } from '../state/light.ts';
import { GridSkeleton } from './grid.tsx';
import grid from './grid.module.css';
import { intoAnotherTab } from '../domain/into-another-tab.ts';
import { ListEnd, type ListOf } from './list-end.tsx';
import styles from './listing.module.css';
import { SectionMap } from './section-map.tsx';
import type { ListingWish } from './use-wish.ts';

export type Listed = { slug: string };
export type CardProps<T> = { item: T; index: number };

type RowProps<T> = CardProps<T> & { card: ComponentType<CardProps<T>>; light: Light; isPart: boolean };

const idOf = (slug: string) => `at-${slug}`;

/** As many as begin above the end of a screen. */
const onScreen = 8;

type LitRowProps = { slug: string; isPart: boolean; light: Light; children: ReactNode };

/** Lights up around its card, which stays as it is. */
function LitRow({ slug, isPart, light, children }: LitRowProps) {
  const isLit = () => light.on() === slug;
  const lit = useSyncExternalStore(light.subscribe, isLit, () => false);
  const turnOn = () => light.turn(slug);
  const turnOff = () => light.turn(null);
  return (
    <li
      id={idOf(slug)}
      data-part={isPart || undefined}
      className={classNames(styles['row'], lit && styles['lit'])}
      onPointerEnter={turnOn}
      onPointerLeave={turnOff}
      onFocus={turnOn}
      onBlur={turnOff}
    >
      {children}
    </li>
  );
}

/** Rendered once, however long the list grows. */
const Row = memo(function Row<T extends Listed>({ item, index, card: Card, light, isPart }: RowProps<T>) {
  return (
    <LitRow slug={item.slug} isPart={isPart} light={light}>
      <Card item={item} index={index} />
    </LitRow>
  );
}) as <T extends Listed>(props: RowProps<T>) => ReactNode;

type SheetsProps<T> = Pick<RowProps<T>, 'card' | 'light'> & { items: readonly T[]; posters: boolean | undefined };

/** Full rows of one, two, three and four, and as many as a page of the list has. */
const onSheet = 24;

/**
 * Sheets of cards, so that of a long list no more is looked through for a press or a picture than what is near. Rendered again
 * only when there are others: not when more are asked for, or something is chosen. The cards that came with the page are parts
 * of it, which are laid out when one is near; what comes later is laid out at once, so that the list's end stays where it is.
 */
const Sheets = memo(function Sheets<T extends Listed>({ items, posters, ...row }: SheetsProps<T>) {
  const isHydrated = useHydrated();
  const [cameWithPage] = useState(isHydrated ? 0 : items.length);
  const isPart = (index: number) => index >= onScreen && index < cameWithPage;
  return Array.from({ length: Math.ceil(items.length / onSheet) }, (_, sheet) => (
    <ul key={sheet} className={classNames(grid['grid'], posters && grid['posters'], styles['sheet'])}>
      {items.slice(sheet * onSheet, (sheet + 1) * onSheet).map((item, place) => {
        const index = sheet * onSheet + place;
        return <Row key={item.slug} item={item} index={index} isPart={isPart(index)} {...row} />;
      })}
    </ul>
  ));
}) as <T extends Listed>(props: SheetsProps<T>) => ReactNode;

/** What was picked on the map is shown in the list. */
function show(slug: string | null): void {
  const row = slug === null ? null : document.getElementById(idOf(slug));
  row?.scrollIntoView({ block: 'nearest' });
  row?.querySelector('a')?.focus({ preventScroll: true });
}

/** Milliseconds: by then the card that was pointed at has been seen to be. */
const behind = 80;

/** Follows a moment behind, for hundreds of pins take long to draw; what is only passed by is not drawn at all. */
function useLitBehind(light: Light): string | null {
  const [lit, setLit] = useState(light.on);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = light.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setLit(light.on()), behind);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [light]);
  return lit;
}

function ListingMap({ pins, label, light }: { pins: readonly MapPin[]; label: string; light: Light }) {
  const lit = useLitBehind(light);
  return <SectionMap grouped fill pins={pins} label={label} lit={lit} onLight={light.turn} onPick={show} />;
}

export type ResultsProps<T> = {
  list: ListOf<T> & { nextPage: number };
  wish: ListingWish;
  noun: string;
  card: ComponentType<CardProps<T>>;
  /** Where it is; null where nobody says. */
  pin: (item: T) => MapPin | null;
  /** Instead of the list when there is nothing in it. */
  empty: ReactNode;
  /** Tall cards, and the map only for those who ask for it. */
  posters?: boolean;
};

type MoreProps = Pick<ResultsProps<Listed>, 'list' | 'wish' | 'noun'>;

/** A page of its own without a script; with one the list grows. */
function More({ list, wish, noun }: MoreProps) {
  const grow = (event: MouseEvent) => {
    if (intoAnotherTab(event)) return;
    event.preventDefault();
    if (!list.isLoadingMore) list.loadMore();
  };
  return (
    <Link to={{ search: wish.at(wish.query, { page: list.nextPage }) }} className={buttonClass({})} onClick={grow}>
      {list.isLoadingMore ? 'Loading…' : `Show more ${noun}s`}
    </Link>
  );
}

type Kept<T> = {
  /** The same array while nothing changes. */
  items: readonly T[];
  /** The address of the wish that they answer. */
  of: string;
};

/** While another wish is on its way, what was there stands back, so that nothing jumps. */
function useKept<T>({ items, isLoading }: ListOf<T>, of: string): Kept<T> {
  const [kept, setKept] = useState<Kept<T>>({ items, of });
  const same = kept.items.length === items.length && kept.items.every((item, index) => item === items[index]);
  if (isLoading || (same && kept.of === of)) return kept;
  const next = { items: same ? kept.items : items, of };
  setKept(next);
  return next;
}

/** The list itself, and the map beside it: what is pointed at on one is lit on the other. */
export function ListingResults<T extends Listed>(props: ResultsProps<T>) {
  const { list, wish, noun, card, pin, empty, posters } = props;
  const [light] = useState(createLight);
  const kept = useKept(list, wish.at(wish.query));
  // The page answers first, and grows a moment later.
  const { items: shown, of } = useDeferredValue(kept);
  const waiting = list.isLoading || of !== kept.of;
  const body = useStepFocus<HTMLDivElement>(of, 'place');
  const end = { ...list, isLoadingMore: list.isLoadingMore || (!waiting && shown !== kept.items) };
  const count = shown.length;
  const pins = useMemo(() => shown.flatMap((item) => pin(item) ?? []), [shown, pin]);
  if (list.isLoading && count === 0) return <GridSkeleton posters={posters} />;
  if (count === 0) {
    return list.error ? (
      <ErrorState title={`The ${noun}s cannot be shown right now`} text={list.error.message} retry={list.retry} />
    ) : (
      empty
    );
  }
  const mapped = !posters || wish.view === 'map';
  return (
    <div className={classNames(styles['body'], mapped && styles['withMap'], wish.view === 'map' && styles['mapFirst'])}>
      <div ref={body} tabIndex={-1} className={styles['cards']}>
        {wish.page > 1 ? (
          <p className={styles['earlier']}>
            <Link to={{ search: wish.at(wish.query, { page: wish.page - 1 }) }}>{`Earlier ${noun}s`}</Link>
          </p>
        ) : null}
        {/* Others come in the place of these: they are no cards that move. */}
        <div key={of} className={waiting ? styles['waiting'] : undefined} aria-busy={waiting}>
          <Sheets items={shown} posters={posters} card={card} light={light} />
        </div>
        <ListEnd list={end} noun={noun}>
          <More list={end} wish={wish} noun={noun} />
        </ListEnd>
      </div>
      {mapped ? (
        <div className={styles['map']}>
          <ListingMap pins={pins} label={`Map of ${plural(pins.length, noun)}`} light={light} />
        </div>
      ) : null}
    </div>
  );
}
