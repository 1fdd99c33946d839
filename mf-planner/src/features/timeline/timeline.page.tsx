import type { Trip } from '@tabi/shared/contracts/trips';
import { eachDay } from '@tabi/shared/format';
import { useFormats } from '@tabi/shared/state';
import { Button, Container, EmptyState, Icon, lazyNamed, useAfterPaint, useInView } from '@tabi/shared/ui';
import { LayoutList, List, ListFilter, Plus, RefreshCw } from 'lucide-react';
import { memo, startTransition, Suspense, useCallback, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useFetchedEarly } from '../../common/components/use-fetched-early.ts';
import { DayMap } from '../../common/components/day-map.tsx';
import { useIdle } from '../../common/components/use-idle.ts';
import { hasEvent, keptDaysOf, stopsOf, type Day } from '../../common/domain/days.ts';
import { isSame } from '../../common/domain/same.ts';
import { useChosen } from '../../common/state/chosen.ts';
import { useOpenTrip } from '../../common/state/open-trip.ts';
import { DayHead } from './components/day-head.tsx';
import { DayNotes, EveningNote } from './components/day-notes.tsx';
import { DayRows } from './components/day-rows.tsx';
import { DayTabs } from './components/day-tabs.tsx';
import { Divider, shareStyle, useShare } from './components/divider.tsx';
import { Dragging } from './components/dragging.tsx';
import { HomeRow } from './components/home-row.tsx';
import { IdeasTray } from './components/ideas-tray.tsx';
import { PhoneSheet } from './components/phone-sheet.tsx';
import { useDayChoice } from './components/use-day-choice.ts';
import { useFolded } from './components/use-folded.ts';
import { useInSteps } from './components/use-in-steps.ts';
import { useNarrow } from './components/use-narrow.ts';
import { daysAtOnce, noWarnings, timesAt, warningsByDay, type DayWarnings } from './domain.ts';
import { useFilter } from './components/use-filter.ts';
import { filtered, isFiltering, type Filter } from './domain/filter.ts';
import { useActs, useView, type Act, type Open, type View } from './state.ts';
import styles from './timeline.page.module.css';

const dialogs = {
  edit: () => import('./components/edit-dialog.tsx'),
  add: () => import('./components/add-dialog.tsx'),
  options: () => import('./components/options-dialog.tsx'),
  name: () => import('./components/name-dialog.tsx'),
  day: () => import('./components/day-dialogs.tsx'),
  note: () => import('./components/note-form.tsx'),
  plan: () => import('./components/plan-again-dialog.tsx'),
};
/** Those that have a meaning without the network. */
const offlineToo = [dialogs.edit, dialogs.add, dialogs.name, dialogs.note];
const FilterBar = lazyNamed(() => import('./components/filter-bar.tsx'), 'FilterBar');
const EditDialog = lazyNamed(dialogs.edit, 'EditDialog');
const AddDialog = lazyNamed(dialogs.add, 'AddDialog');
const OptionsDialog = lazyNamed(dialogs.options, 'OptionsDialog');
const NameDialog = lazyNamed(dialogs.name, 'NameDialog');
const PlanDayDialog = lazyNamed(dialogs.day, 'PlanDayDialog');
const RemoveDayDialog = lazyNamed(dialogs.day, 'RemoveDayDialog');
const NoteDialog = lazyNamed(dialogs.note, 'NoteDialog');
const PlanAgainDialog = lazyNamed(dialogs.plan, 'PlanAgainDialog');

type Shown = {
  warnings: DayWarnings;
  dates: readonly string[];
  act: ((act: Act) => void) | null;
  lit: string | null;
  onLight: (id: string | null) => void;
};

/** Something that is not there yet. */
const nothing = { id: '', start: '2000-01-01 00:00:00', end: '2000-01-01 01:00:00' };

/** What asks for something at the end of a day. */
const addTo = (day: Day, dayStart: string): Act => {
  const { start } = timesAt(day, stopsOf(day).length, nothing, dayStart);
  return { do: 'add', date: day.date, start };
};

/** What the days say of their trip: most changes leave it as it is. */
type TripOfDays = Pick<Trip, 'slug' | 'startTime' | 'destinations' | 'day_names'>;

type DayProps = Shown & {
  day: Day;
  trip: TripOfDays;
  folded: boolean;
  onFold: (date: string) => void;
  /** A day far below has its rows a moment later. */
  ready: boolean;
};

/** The same days come anew with every answer of the server: what says the same is not made again. */
const DaySection = memo(function DaySection({ day, trip, folded, onFold, ready, ...shown }: DayProps) {
  const { act, dates } = shown;
  const { number, date } = day;
  const rows = { '--rows': folded ? 0 : day.rows.length } as CSSProperties;
  return (
    <section
      id={`day-${number}`}
      data-day={date}
      className={styles['day']}
      style={rows}
      aria-labelledby={`day-${number}-title`}
    >
      <DayHead {...{ day, trip, dates, act, folded }} onFold={() => onFold(date)} />
      <div id={`day-${number}-stops`} hidden={folded}>
        <DayNotes date={date} />
        {day.rows.length > 0 ? (
          <DayRows rows={ready ? day.rows : []} {...shown} />
        ) : (
          <p className={styles['empty']}>Nothing planned: a day to drift.</p>
        )}
        <EveningNote date={date} />
        {act ? (
          <Button
            look="quiet"
            data-between=""
            className={styles['add']}
            onClick={() => act(addTo(day, trip.startTime))}
          >
            <Icon of={Plus} size={18} /> Add to Day {number}
          </Button>
        ) : null}
      </div>
    </section>
  );
}, isSame);

type BarProps = {
  view: View;
  onView: (view: View) => void;
  act: Shown['act'];
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

function Bar({ view, onView, act, filter, onFilter }: BarProps) {
  const [wanted, setWanted] = useState(false);
  const filters = wanted || isFiltering(filter);
  const views = [
    { value: 'cards', label: 'Cards', icon: LayoutList },
    { value: 'compact', label: 'Compact', icon: List },
  ] as const;
  return (
    <div className={styles['bar']}>
      <div role="group" aria-label="How the days are shown" className={styles['views']}>
        {views.map(({ value, label, icon }) => (
          <button
            key={value}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={view === value}
            onClick={() => onView(value)}
          >
            <Icon of={icon} size={16} /> <span>{label}</span>
          </button>
        ))}
      </div>
      <Button look="quiet" size="small" aria-expanded={filters} onClick={() => setWanted(!wanted)}>
        <Icon of={ListFilter} size={16} /> Filter
      </Button>
      {act ? (
        <Button look="quiet" size="small" onClick={() => act({ do: 'plan-again' })}>
          <Icon of={RefreshCw} size={16} /> Plan again…
        </Button>
      ) : null}
      <Suspense>{filters ? <FilterBar filter={filter} onFilter={onFilter} /> : null}</Suspense>
    </div>
  );
}

type DialogProps = { open: Open; act: (act: Act) => void; dates: readonly string[]; onClose: () => void };

/** What the plan as a whole says. */
const Message = ({ text }: { text: string }) => <p className={styles['message']}>{useFormats().sentence(text)}</p>;

function Dialogs({ open, act, dates, onClose }: DialogProps) {
  const { trip } = useOpenTrip();
  return (
    <Suspense>
      {open.show === 'edit' ? <EditDialog event={open.event} dates={dates} onClose={onClose} /> : null}
      {open.show === 'add' ? <AddDialog {...open} trip={trip} act={act} onClose={onClose} /> : null}
      {open.show === 'options' ? <OptionsDialog {...open} act={act} onClose={onClose} /> : null}
      {open.show === 'note-after' ? <NoteDialog event={open.event} onDone={onClose} /> : null}
      {open.show === 'name-day' ? <NameDialog trip={trip} date={open.date} onClose={onClose} /> : null}
      {open.show === 'plan-day' ? <PlanDayDialog trip={trip} date={open.date} onClose={onClose} /> : null}
      {open.show === 'remove-day' ? <RemoveDayDialog trip={trip} date={open.date} onClose={onClose} /> : null}
      {open.show === 'plan-again' ? <PlanAgainDialog trip={trip} onClose={onClose} /> : null}
    </Suspense>
  );
}

/** The days one under the other, with the ideas and the map of the day beside them where there is room. */
export function Page() {
  const { trip, events, warnings, canEdit } = useOpenTrip();
  const { slug, startDate, endDate, startTime, destinations, day_names } = trip;
  const ofDays = { slug, startTime, destinations, day_names };
  const dates = useMemo(() => eachDay(startDate, endDate), [startDate, endDate]);
  const [keptDays] = useState(keptDaysOf);
  const days = useMemo(() => keptDays(dates, events), [keptDays, dates, events]);
  const byDay = useMemo(() => warningsByDay(warnings), [warnings]);
  const [filter, setFilter] = useFilter();
  const narrowed = isFiltering(filter);
  const shownDays = useMemo(() => (narrowed ? filtered(days, filter) : days), [days, filter, narrowed]);
  const acts = useActs(trip, days);
  const [view, setView] = useView();
  const shownView = useAfterPaint(view);
  const { folded, fold } = useFolded(trip.id);
  const [chosen, choose] = useChosen();
  const [hovered, setLit] = useState<string | null>(null);
  // What is pressed is answered first, the map's pin a moment later.
  const light = useCallback((id: string | null) => startTransition(() => setLit(id)), []);
  const lit = hovered ?? chosen.stop;
  const [current, setCurrent] = useState(() => Math.max(1, dates.indexOf(chosen.date ?? '') + 1));
  const narrow = useNarrow();
  const share = useShare();
  const goTo = useDayChoice(current, setCurrent, dates, choose);
  // Who comes back to a day far below finds it where it is.
  const [whole, setWhole] = useState(current > 1);
  const ready = useInSteps(days.length, whole ? days.length : daysAtOnce(days));
  const jump = useCallback(
    (number: number) => {
      setWhole(true);
      goTo(number);
    },
    [goTo],
  );
  // A phone has no room for it, and does not fetch it.
  const mapPlace = useRef<HTMLElement>(null);
  const split = useRef<HTMLDivElement>(null);
  const mapSeen = useInView(mapPlace, '0px');
  const isIdle = useIdle();
  const act = canEdit ? acts.act : null;
  useFetchedEarly(offlineToo, canEdit);
  const day = days[current - 1] ?? days[0];
  if (events.length === 0 && !act)
    return (
      <Container>
        <EmptyState title="No days yet" text="Nothing fitted into these days. Try other dates or a wider day." />
      </Container>
    );
  return (
    <div ref={split} className={styles['split']} data-sheet={narrow} style={shareStyle(share)}>
      <div
        className={styles['days']}
        data-view={shownView}
        data-narrowed={narrowed || undefined}
        aria-busy={ready < days.length || undefined}
      >
        <DayTabs dates={dates} current={current} onCurrent={goTo} onMark={setCurrent} onJump={jump} />
        {trip.message ? <Message text={trip.message} /> : null}
        <Bar view={view} onView={setView} act={act} filter={filter} onFilter={setFilter} />
        {shownDays.length === 0 ? (
          <p role="status" className={styles['none']}>
            Nothing of these days is like that.
          </p>
        ) : null}
        {narrowed ? null : <HomeRow way="there" />}
        {shownDays.map((one, index) => (
          <DaySection
            key={one.date}
            day={one}
            trip={ofDays}
            folded={folded.includes(one.date)}
            onFold={fold}
            ready={index < ready}
            {...{ dates, act }}
            lit={lit !== null && hasEvent(one, lit) ? lit : null}
            warnings={byDay.get(one.date) ?? noWarnings}
            onLight={light}
          />
        ))}
        {narrowed ? null : <HomeRow way="back" />}
      </div>
      <aside className={styles['ideas']} aria-label="Ideas" data-ideas="">
        <IdeasTray ideas={trip.side_pois} act={act} />
      </aside>
      {narrow ? null : <Divider share={share} whole={split} />}
      <aside ref={mapPlace} className={styles['map']} aria-label="Map of the day">
        {day && mapSeen && isIdle ? <DayMap day={day} lit={lit} onLight={light} /> : null}
      </aside>
      {narrow && day ? (
        <PhoneSheet
          day={day}
          ideas={trip.side_pois}
          act={act}
          onAdd={act && (() => act(addTo(day, trip.startTime)))}
          lit={lit}
          onLight={(stop) => choose({ stop })}
        />
      ) : null}
      {act && !narrowed ? <Dragging within={split} trip={trip} days={days} act={act} /> : null}
      {/* What somebody writes stands when the trip is locked meanwhile: only sending it is refused. */}
      {acts.open ? <Dialogs open={acts.open} act={acts.act} dates={dates} onClose={acts.close} /> : null}
    </div>
  );
}
