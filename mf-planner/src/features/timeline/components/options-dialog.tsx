import type { SlotOption } from '@tabi/shared/contracts/trip-changes';
import { useFormats } from '@tabi/shared/state';
import { Dialog } from '@tabi/shared/ui-overlay';
import type { Act, Place } from '../state.ts';
import styles from './dialogs.module.css';

type Props = { place: Place; options: readonly SlotOption[]; act: (act: Act) => void; onClose: () => void };

/** A place needs room: the traveller says what makes it. */
export function OptionsDialog({ place, options, act, onClose }: Props) {
  const { sentence } = useFormats();
  return (
    <Dialog open onClose={onClose} title={`Room for ${place.name}`} intro="Choose what becomes an idea for it.">
      <ul className={styles['list']}>
        {options.map((option) => (
          <li key={`${option.date} ${option.start}`}>
            <button type="button" onClick={() => act({ do: 'plan-in', place, option })}>
              {sentence(option.words)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
