import type { CallKey } from '@tabi/shared/contracts';
import { blogCalls } from '@tabi/shared/contracts/blog';
import { correctionCalls } from '@tabi/shared/contracts/corrections';
import { creditCalls } from '@tabi/shared/contracts/credits';
import { currencyCalls } from '@tabi/shared/contracts/currencies';
import { filterCalls } from '@tabi/shared/contracts/filters';
import { guideCalls } from '@tabi/shared/contracts/guides';
import { hotelCalls } from '@tabi/shared/contracts/hotels';
import { journeyCalls } from '@tabi/shared/contracts/journeys';
import { listCalls } from '@tabi/shared/contracts/lists';
import { oauthCalls } from '@tabi/shared/contracts/oauth';
import { peopleCalls } from '@tabi/shared/contracts/people';
import { placeCalls } from '@tabi/shared/contracts/places';
import { productCalls } from '@tabi/shared/contracts/products';
import { reviewCalls } from '@tabi/shared/contracts/reviews';
import { searchCalls } from '@tabi/shared/contracts/search';
import { secondFactorCalls } from '@tabi/shared/contracts/second-factor';
import { siteCalls } from '@tabi/shared/contracts/site';
import { tripChangeCalls } from '@tabi/shared/contracts/trip-changes';
import { tripCostCalls } from '@tabi/shared/contracts/trip-costs';
import { tripDayCalls } from '@tabi/shared/contracts/trip-days';
import { tripEventCalls } from '@tabi/shared/contracts/trip-events';
import { tripImportCalls } from '@tabi/shared/contracts/trip-imports';
import { tripSharingCalls } from '@tabi/shared/contracts/trip-sharing';
import { tripTodoCalls } from '@tabi/shared/contracts/trip-todos';
import { tripCalls } from '@tabi/shared/contracts/trips';
import { visitCalls } from '@tabi/shared/contracts/visits';
import { wishlistCalls } from '@tabi/shared/contracts/wishlists';

interface TagOfCalls {
  name: string;
  description: string;
  calls: Partial<Record<CallKey, object>>;
}

/** The chapters of the document, in the order in which somebody new to it reads. */
export const tagsOfCalls: TagOfCalls[] = [
  {
    name: 'Accounts',
    description: 'Opening an account, signing in and out, who one is, a new password, and what is switched on.',
    calls: peopleCalls,
  },
  {
    name: 'Second factor',
    description: 'Passkeys, authenticator apps and recovery codes, which open an account besides its password.',
    calls: secondFactorCalls,
  },
  {
    name: 'Other providers',
    description:
      'Signing in with an account elsewhere, over OpenID Connect or OAuth 2, and which of them open one’s own.',
    calls: oauthCalls,
  },
  {
    name: 'Places',
    description: 'Destinations, places in them, their tags, and cities to start from.',
    calls: placeCalls,
  },
  { name: 'Hotels', description: 'Where to stay.', calls: hotelCalls },
  {
    name: 'Tours',
    description: 'Self-guided tours, which open as a trip, and those of suppliers.',
    calls: productCalls,
  },
  {
    name: 'Journeys',
    description: 'Proposed trips through several destinations, which are planned for one’s own dates.',
    calls: journeyCalls,
  },
  { name: 'Filters', description: 'What the lists can be narrowed by.', calls: filterCalls },
  { name: 'Search', description: 'Everything that has a name, in one list.', calls: searchCalls },
  {
    name: 'Trips',
    description: 'Planning trips, reading and deleting them.',
    calls: { ...tripCalls, ...tripImportCalls },
  },
  {
    name: 'Days of a trip',
    description:
      'Its visits, ways, meals, nights and own events. Every change answers with all of its days and with warnings, instead of refusing what is only unwise.',
    calls: tripEventCalls,
  },
  {
    name: 'Whole days of a trip',
    description: 'A day’s name and its order, and days that are put in, taken out or change places.',
    calls: tripDayCalls,
  },
  {
    name: 'Plans of a trip',
    description: 'Dates and destinations, copies, preferences, budget and to-dos.',
    calls: tripChangeCalls,
  },
  {
    name: 'Lists of a trip',
    description: 'Many to-dos at once, and ready-made lists of what to pack and to see to.',
    calls: tripTodoCalls,
  },
  {
    name: 'Costs of a trip',
    description: 'Expenses and who bears them, payments between people, and people who have no account.',
    calls: tripCostCalls,
  },
  {
    name: 'Sharing a trip',
    description:
      'Links and invitations, and who takes part. What changes meanwhile comes over `GET /api/trips/{id}/changes`, a stream of server-sent events (`change` and `presence`) that goes on after `Last-Event-ID`.',
    calls: tripSharingCalls,
  },
  { name: 'Wishlists', description: 'Lists of places and destinations that an account keeps.', calls: wishlistCalls },
  {
    name: 'Reviews',
    description: 'Of places, destinations, hotels and tours; one a person and thing.',
    calls: reviewCalls,
  },
  {
    name: 'Lists and messages',
    description: 'Newsletters, which a link in a mail confirms, suggestions, and messages to the people behind Tabi.',
    calls: listCalls,
  },
  {
    name: 'Visits',
    description:
      'Where a visitor seems to be, what was pressed (never by whom), and the heads of the site’s own pages.',
    calls: visitCalls,
  },
  { name: 'Blog', description: 'Posts and their categories.', calls: blogCalls },
  {
    name: 'Guides',
    description:
      'What to know of a destination before going: its country, food, festivals, and the ways on from there.',
    calls: guideCalls,
  },
  { name: 'Corrections', description: 'What readers say is wrong about a place.', calls: correctionCalls },
  { name: 'Currencies', description: 'What prices can be shown in, and the rates.', calls: currencyCalls },
  { name: 'Credits', description: 'Whose work Tabi is built on.', calls: creditCalls },
  { name: 'Site', description: 'What this installation shows around its pages.', calls: siteCalls },
];

const tagByCall = new Map(tagsOfCalls.flatMap(({ name, calls }) => Object.keys(calls).map((call) => [call, name])));

/** @throws Error for a call in none of the chapters */
export function tagOf(call: CallKey): string {
  const tag = tagByCall.get(call);
  if (!tag) throw new Error(`${call} is in no chapter of the document: add its calls to tagsOfCalls.`);
  return tag;
}
