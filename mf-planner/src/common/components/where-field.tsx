import type { Trip } from '@tabi/shared/contracts/trips';
import type { ApiError } from '@tabi/shared/data';
import { Combobox, type Option } from '@tabi/shared/ui-overlay';
import { usePlacesNamed } from '../api/places-named.ts';
import { pointOf, type Where } from '../domain/where.ts';
import { isLink } from '../domain/written-point.ts';
import styles from './where-field.module.css';

type Props = {
  label: string;
  destinations: Trip['destinations'];
  value: Where;
  onChange: (value: Where) => void;
  error: string | undefined;
};

type Spot = Option & { lat: number; lng: number };

const most = 8;

/** `near Kiyomizu-dera` asks for the place alone. */
const nameIn = (text: string): string => text.replace(/^\s*(near|at|by)\s+/i, '').trim();

/** What of the trip is called so: destinations as a whole, and places in them. */
function useSpots(destinations: Trip['destinations'], { text, picked }: Where) {
  const name = picked || pointOf({ text, picked }) || isLink(text) ? '' : nameIn(text);
  const { found, error } = usePlacesNamed(destinations, name);
  if (name.length < 2) return { spots: [], isUnknown: false, error: undefined };
  const whole = new Map(destinations.map((destination) => [destination.id, destination]));
  const spots = [
    ...[...whole.values()]
      .filter((destination) => destination.name.toLowerCase().includes(name.toLowerCase()))
      .map(({ id, name: label, lat, lng }): Spot => ({ value: `whole-${id}`, label, detail: 'Its middle', lat, lng })),
    ...(found ?? []).map(({ id, name: label, location_name: detail, lat, lng }): Spot => ({
      value: `${id}`,
      label,
      detail,
      lat,
      lng,
    })),
  ].slice(0, most);
  return { spots, isUnknown: found?.length === 0 && spots.length === 0, error };
}

const problemOf = ({ code, message }: ApiError): string =>
  code === 'offline' ? 'You are offline: places are searched with the network. Coordinates or a link do now.' : message;

/** Where something of one's own is: near a place of the trip, at coordinates, or where a link of a map leads. */
export function WhereField({ label, destinations, value, onChange, error }: Props) {
  const { spots, isUnknown, error: failed } = useSpots(destinations, value);
  return (
    <div>
      <Combobox
        label={label}
        help={
          value.picked
            ? 'Ways are counted from there. Coordinates, or a link of a map, are more exact.'
            : 'A place it is near, coordinates, or a link of a map that holds them.'
        }
        error={error}
        text={value.text}
        onText={(text) => onChange({ text, picked: null })}
        options={spots}
        onPick={({ value: id }) => {
          const spot = spots.find((one) => one.value === id);
          if (spot) onChange({ text: spot.label, picked: { lat: spot.lat, lng: spot.lng } });
        }}
      />
      <p role="status" className={styles['status']}>
        {failed ? problemOf(failed) : isUnknown ? 'No place of this trip is called so.' : ''}
      </p>
    </div>
  );
}
