import { runAlone } from '@tabi/shared/standalone';
import remote from '../remote.json';
import { routes } from './routes.tsx';

runAlone({
  routes,
  pages: remote.pages,
  lends: [{ widget: 'mf-planner/TripForm', props: { destinations: [] }, title: 'Plan a trip' }],
});
