import type { Product, ProductDetails, ProductStop } from '@tabi/shared/contracts/products';
import { formatMinutes, formatMoney } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { factsOfTour } from '@tabi/posters';
import { pictureOf, pictureUrl } from '../../pictures/picture-presenter.ts';
import { presentPoi } from '../places/presenter.ts';
import { presentRating } from '../ratings/rating-row.ts';
import { presentTag } from '../tags/presenter.ts';
import { clockText, dayNames } from './domain/tour-text.ts';
import type { ProductDetailsRow, ProductRow, ProductStopRow } from './tour-row.ts';

/** A supplier's own where it states one; it comes from many more travellers. */
const ratingOf = (row: ProductRow) =>
  row.supplier_rating === null
    ? presentRating(row)
    : { rating: row.supplier_rating, review_count: row.supplier_review_count ?? 0 };

export function presentProduct(row: ProductRow): Product {
  const facts = factsOfTour(row);
  const drawn = pictureOf('tour', facts, 'card', 640);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    thumbnail: row.image_url ? { ...drawn, url: row.image_url } : drawn,
    thumbnail_hi_res_url: row.image_url ?? pictureUrl('tour', facts, 'wide', 1600),
    web_url: row.web_url ?? links.tour(row.about.slug, row.slug),
    location_url: links.destination(row.about.slug),
    location_id: row.location_id,
    location_slug: row.about.slug,
    location_name: row.location_name,
    price_formatted: row.price_amount === 0 ? 'Free' : formatMoney(row.price_amount, row.price_currency),
    price: { amount: row.price_amount, currency: row.price_currency },
    duration: row.minutes === null ? '' : formatMinutes(row.minutes),
    minutes: row.minutes,
    short_description: row.snippet,
    tags: row.tags.map(presentTag),
    supplier: row.supplier,
    mode: row.mode,
    metres: row.metres,
    stop_count: row.stop_count,
    begins: row.begins,
    ...ratingOf(row),
  };
}

const presentStop = (row: ProductStopRow): ProductStop => ({
  poi: presentPoi(row),
  arrives_at: clockText(row.arrives_at),
  leaves_at: clockText(row.leaves_at),
  minutes: row.leaves_at - row.arrives_at,
  way_here:
    row.hop_mode === null ? null : { mode: row.hop_mode, minutes: row.hop_minutes ?? 0, metres: row.hop_metres ?? 0 },
});

export const presentProductDetails = (row: ProductDetailsRow, stops: ProductStopRow[]): ProductDetails => ({
  ...presentProduct(row),
  description: row.description,
  country: { name: row.country_name, slug: row.country_slug, code: row.about.country_code },
  time_zone: row.time_zone,
  starts_at: row.starts_at === null ? null : clockText(row.starts_at),
  ends_at: row.starts_at === null || row.minutes === null ? null : clockText(row.starts_at + row.minutes),
  days: dayNames(row.days ?? []),
  stops: stops.map(presentStop),
});
