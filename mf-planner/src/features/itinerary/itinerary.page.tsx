import type { Trip } from '@tabi/shared/contracts/trips';
import { plural } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Navigate, Route, Routes, useLocation, useParams, useSearchParams } from '@tabi/shared/router';
import { ButtonLink, lazyNamed, LoadedPage } from '@tabi/shared/ui';
import {
  BedDouble,
  CalendarDays,
  Lightbulb,
  ListChecks,
  ListOrdered,
  Map as MapIcon,
  Settings2,
  Wallet,
} from 'lucide-react';
import { memo, Suspense, useMemo } from 'react';
import { useTrip, useTripEvents } from '../../common/api/open-trip.ts';
import { ItinerarySkeleton, TimelineSkeleton } from '../../common/components/itinerary-skeleton.tsx';
import { OpenTripRoom } from '../../common/components/open-trip-room.tsx';
import { lazyPage } from '../../common/components/lazy-page.tsx';
import { TabsKept } from './components/tabs-kept.tsx';
import { OpenTripHeader, TripHeader } from './components/trip-header.tsx';
import { isFor, type Tab } from './components/trip-tabs.tsx';
import { LostEdits } from './components/waiting-edits.tsx';
import { useTokenGone } from './components/use-token-gone.ts';
import styles from './itinerary.page.module.css';

const AskToJoin = lazyNamed(() => import('./components/ask-to-join.tsx'), 'AskToJoin');
const StillPlanning = lazyNamed(() => import('./components/still-planning.tsx'), 'StillPlanning');
const Timeline = lazyPage(() => import(/* webpackChunkName: "timeline" */ '../timeline/timeline.page.tsx'));

/** The tabs in their order. Each is a feature of its own, fetched when it is first opened: a new one is a line here. */
const tabs: readonly Tab[] = [
  {
    path: 'timeline',
    icon: ListOrdered,
    label: 'Timeline',
    Page: Timeline,
  },
  {
    path: 'calendar',
    icon: CalendarDays,
    label: 'Calendar',
    Page: lazyPage(() => import(/* webpackChunkName: "calendar" */ '../calendar/calendar.page.tsx')),
  },
  {
    path: 'map',
    icon: MapIcon,
    label: 'Map',
    Page: lazyPage(() => import(/* webpackChunkName: "map" */ '../map/map.page.tsx')),
  },
  {
    path: 'placesToStay',
    icon: BedDouble,
    label: 'Places to stay',
    Page: lazyPage(() => import(/* webpackChunkName: "places-to-stay" */ '../places-to-stay/places-to-stay.page.tsx')),
  },
  {
    path: 'budget',
    icon: Wallet,
    label: 'Budget',
    contributorsOnly: true,
    Page: lazyPage(() => import(/* webpackChunkName: "budget" */ '../budget/budget.page.tsx')),
  },
  {
    path: 'todos',
    icon: ListChecks,
    label: 'To-dos',
    contributorsOnly: true,
    Page: lazyPage(() => import(/* webpackChunkName: "todos" */ '../todos/todos.page.tsx')),
  },
  {
    path: 'poi',
    icon: Lightbulb,
    label: ({ side_pois: { length } }) => (length > 0 ? plural(length, 'idea') : 'Ideas'),
    Page: lazyPage(() => import(/* webpackChunkName: "ideas" */ '../poi/poi.page.tsx')),
  },
  {
    path: 'manage',
    icon: Settings2,
    label: 'Manage',
    contributorsOnly: true,
    needsNetwork: true,
    Page: lazyPage(() => import('../manage/manage.page.tsx')),
  },
];

/** The tab of an address, so that what the server rendered of it stays and comes to life with the rest. */
export const fetchTab = async (pathname: string): Promise<unknown> =>
  tabs.find(({ path }) => pathname.endsWith(`/${path}`))?.Page.fetch();

/** With what the address asks for: an invitation that waits is still there. */
function ToDays({ slug }: Pick<Trip, 'slug'>) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: links.itineraryTab(slug, 'timeline'), search }} replace />;
}

type TabsProps = Pick<Trip, 'slug' | 'canManage'>;

/** Of the trip only what they need: made anew, the routes would have everything in them look again where it leads. */
const TabPages = memo(function TabPages(trip: TabsProps) {
  return (
    <Suspense fallback={<TimelineSkeleton />}>
      <Routes>
        {tabs.map((tab) => (
          <Route
            key={tab.path}
            path={tab.path}
            element={isFor(tab, trip) ? <tab.Page /> : <Navigate to={links.itinerary(trip.slug)} replace />}
          />
        ))}
        <Route path="*" element={<ToDays slug={trip.slug} />} />
      </Routes>
    </Suspense>
  );
});

const none: readonly never[] = [];

/** A planned trip: its head at once, its tabs once the days are here. */
function PlannedTrip({ id, trip }: { id: string; trip: Trip }) {
  const asked = useTripEvents(id, true);
  const { results: events = none, warnings = none } = asked.data ?? {};
  const state = useMemo(() => ({ trip, events, warnings }), [trip, events, warnings]);
  return (
    <OpenTripRoom key={trip.id} id={id} state={state}>
      <OpenTripHeader tabs={tabs} />
      <LostEdits />
      <LoadedPage of={asked} what="The days" skeleton={<TimelineSkeleton />}>
        {() => (
          <>
            <TabPages slug={trip.slug} canManage={trip.canManage} />
            <TabsKept tabs={tabs} trip={trip} />
          </>
        )}
      </LoadedPage>
    </OpenTripRoom>
  );
}

/** One trip: its head and its tabs. */
export function Page() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const token = search.get('token');
  const asked = useTrip(id, token);
  // Side by side with the trip, unless a token must open it first.
  useTripEvents(id, token === null);
  useTokenGone(id, asked.data);
  const home = (
    <ButtonLink to={links.home()} look="quiet">
      Back to the front page
    </ButtonLink>
  );
  const invitation = asked.data?.invitation;
  return (
    <div className={styles['itinerary']}>
      <Suspense>{invitation && token ? <AskToJoin id={id} token={token} email={invitation.email} /> : null}</Suspense>
      <LoadedPage of={asked} what="This trip" skeleton={<ItinerarySkeleton />} ways={home}>
        {({ results: trip }) =>
          trip.status === 'planned' ? (
            <PlannedTrip id={id} trip={trip} />
          ) : (
            <>
              <TripHeader trip={trip} tabs={tabs} />
              <Suspense fallback={<TimelineSkeleton />}>
                <StillPlanning trip={trip} onAskOn={asked.askOn} />
              </Suspense>
            </>
          )
        }
      </LoadedPage>
    </div>
  );
}
