import type { LocationDetails } from '@tabi/shared/contracts/places';
import { links } from '@tabi/shared/links';
import { Breadcrumbs } from '@tabi/shared/ui';
import page from '../../../common/components/page.module.css';
import { useDestination } from '../api.ts';

type Props = {
  slug: string;
  /** What is listed, `Hotels`: the heading is `Hotels in Kyoto`. */
  title: string;
  /** A sentence about the list; it may wait for the destination. */
  lead: (destination: LocationDetails | undefined) => string | undefined;
};

/** The head of a list of all that a destination has of a kind. */
export function ListHead({ slug, title, lead }: Props) {
  const destination = useDestination(slug).data?.results;
  const sentence = lead(destination);
  return (
    <header className={page['head']}>
      <Breadcrumbs
        trail={[
          { name: 'Home', to: links.home() },
          { name: 'Destinations', to: links.destinations() },
          ...(destination ? [{ name: destination.name, to: links.destination(destination.slug) }] : []),
          { name: title },
        ]}
      />
      <h1>{destination ? `${title} in ${destination.name}` : title}</h1>
      {sentence ? <p>{sentence}</p> : null}
    </header>
  );
}
