import type { TripEvent, TripWarning } from '@tabi/shared/contracts/trips';
import { useFormats } from '@tabi/shared/state';
import { Button, Icon } from '@tabi/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { remediesFor, type Remedy } from '../domain.ts';
import type { Act } from '../state.ts';
import styles from './warning-line.module.css';

const words: Record<Remedy, string> = {
  'make-room': 'Begin later',
  'other-day': 'Another time',
  'to-ideas': 'Back to the ideas',
  'take-off': 'Take it off',
};

type Props = { event: TripEvent; warnings: readonly TripWarning[]; act: ((act: Act) => void) | null };

/** What is unwise about a stop, and what helps: an offer, no alarm. */
export function WarningLine({ event, warnings, act }: Props) {
  const { sentence } = useFormats();
  const [first] = warnings;
  if (!first) return null;
  return (
    <div className={styles['line']}>
      <Icon of={TriangleAlert} size={16} />
      <span>{sentence(warnings.map(({ message }) => message).join(' '))}</span>
      {act
        ? remediesFor(first, event).map((remedy) => (
            <Button key={remedy} look="quiet" size="small" onClick={() => act({ do: remedy, event })}>
              {words[remedy]}
            </Button>
          ))
        : null}
    </div>
  );
}
