import type { PoiDetails } from '@tabi/shared/contracts/places';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { Fragment } from 'react';

type Props = { of: Pick<PoiDetails, 'location_slug'>; places: PoiDetails['parts'] };

/** The names of places of the same destination, each leading to its page. */
export const PlaceLinks = ({ of, places }: Props) =>
  places.map(({ slug, name }, index) => (
    <Fragment key={slug}>
      {index > 0 ? ', ' : null}
      <Link to={links.attraction(of.location_slug, slug)}>{name}</Link>
    </Fragment>
  ));
