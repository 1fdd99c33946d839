import type { MapPin } from '@tabi/shared/map';
import { plural } from '@tabi/shared/format';
import { Link } from '@tabi/shared/router';
import { buttonClass, classNames, ErrorState } from '@tabi/shared/ui';
import {
  memo,
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

type RowProps<T> = CardProps<T> & { card: ComponentType<CardProps<T>>; light: Light };

const idOf = (slug: string) => `at-${slug}`;

/** Rendered again only when it is pointed at, however long the list is. */
const Row = memo(function Row<T extends Listed>({ item, index, card: Card, light }: RowProps<T>) {
  const isLit = () => light.on() === item.slug;
  const lit = useSyncExternalStore(light.subscribe, isLit, () => false);
  const turnOn = () => light.turn(item.slug);
  const turnOff = () => light.turn(null);
  return (
    <li
      id={idOf(item.slug)}
      className={classNames(styles['row'], lit && styles['lit'])}
      onPointerEnter={turnOn}
      onPointerLeave={turnOff}
      onFocus={turnOn}
      onBlur={turnOff}
    >
      <Card item={item} index={index} />
    </li>
  );
}) as <T extends Listed>(props: RowProps<T>) => ReactNode;

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

/** While another wish is on its way, what was there stands back, so that nothing jumps. The same array while nothing changes. */
function useKept<T>({ items, isLoading }: ListOf<T>): readonly T[] {
  const [kept, setKept] = useState<readonly T[]>(items);
  const changed = !isLoading && (kept.length !== items.length || kept.some((item, index) => item !== items[index]));
  if (changed) setKept(items);
  return changed ? items : kept;
}

/** The list itself, and the map beside it: what is pointed at on one is lit on the other. */
export function ListingResults<T extends Listed>(props: ResultsProps<T>) {
  const { list, wish, noun, card, pin, empty, posters } = props;
  const [light] = useState(createLight);
  const shown = useKept(list);
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
      <div>
        {wish.page > 1 ? (
          <p className={styles['earlier']}>
            <Link to={{ search: wish.at(wish.query, { page: wish.page - 1 }) }}>{`Earlier ${noun}s`}</Link>
          </p>
        ) : null}
        <ul
          className={classNames(grid['grid'], posters && grid['posters'], list.isLoading && styles['waiting'])}
          aria-busy={list.isLoading}
        >
          {shown.map((item, index) => (
            <Row key={item.slug} item={item} index={index} card={card} light={light} />
          ))}
        </ul>
        <ListEnd list={list} noun={noun}>
          <More list={list} wish={wish} noun={noun} />
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
