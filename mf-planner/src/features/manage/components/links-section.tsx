import { TripLinks } from '../../../common/components/trip-links.tsx';
import { useOpenTrip } from '../../../common/state/open-trip.ts';
import { Section } from './section.tsx';

/** Links that open the trip; only its owner gives and revokes them. */
export function LinksSection() {
  const { trip } = useOpenTrip();
  return (
    <Section
      title="Links"
      text="Each stays the same until you take it back: whoever has an old one sees nothing any more."
    >
      <TripLinks trip={trip} />
    </Section>
  );
}
