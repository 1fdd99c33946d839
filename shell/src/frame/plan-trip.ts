import { openWidget, type AppState } from '@tabi/shared/state';

/** Opens the planner's form, which the shell offers in many places and has no part of. */
export const planTrip = (state: AppState): void =>
  openWidget(state, { widget: 'mf-planner/TripForm', props: { destinations: [] }, title: 'Plan a trip' });
