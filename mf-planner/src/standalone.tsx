import { runAlone } from '@tabi/shared/standalone';
import { routes } from './routes.tsx';

runAlone({ routes });
