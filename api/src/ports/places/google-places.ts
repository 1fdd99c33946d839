import { z } from 'zod';
import { createBreaker } from '../routing/breaker.ts';

/** Somebody who knows better than we do which city a few letters mean. */
export interface CityGuide {
  /**
   * @param country ISO 3166-1 alpha-2, to look in that country only
   * @returns the likeliest first; null when it does not answer
   */
  predict(text: string, country: string | undefined): Promise<PredictedCity[] | null>;
}

export interface PredictedCity {
  name: string;
  /** As it is written after the city's name; empty when nothing is. */
  country: string;
}

/** The settings of the environment that let Google Places complete the names of cities; our own list does by default. */
export const googlePlacesSettings = z.object({
  /** A key that may call Places API (New). What visitors type into the field goes there then. */
  GOOGLE_PLACES_KEY: z.string().trim().optional(),
  GOOGLE_PLACES_URL: z
    .url({ protocol: /^https?$/, error: 'GOOGLE_PLACES_URL must be an address such as https://places.googleapis.com.' })
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://places.googleapis.com'),
});

export interface GooglePlaces {
  key: string;
  /** Without a closing slash. */
  url: string;
}

export const googlePlacesOf = (found: z.infer<typeof googlePlacesSettings>): GooglePlaces | undefined =>
  found.GOOGLE_PLACES_KEY ? { key: found.GOOGLE_PLACES_KEY, url: found.GOOGLE_PLACES_URL } : undefined;

/** Milliseconds: somebody is typing. */
const patience = 1_200;

const words = z.object({ text: z.string() });
const predictions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({ structuredFormat: z.object({ mainText: words, secondaryText: words.optional() }) })
          .optional(),
      }),
    )
    .default([]),
});

/**
 * Autocomplete of Places API (New): https://developers.google.com/maps/documentation/places/web-service/place-autocomplete.
 * Rests for a while when it fails again and again.
 */
export function openCityGuide(
  { key, url }: GooglePlaces,
  { now, failed }: { now: () => Date; failed: (error: unknown) => void },
): CityGuide {
  const breaker = createBreaker(now);
  const ask = async (text: string, country: string | undefined): Promise<PredictedCity[]> => {
    const answer = await fetch(`${url}/v1/places:autocomplete`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': key,
        'x-goog-fieldmask': 'suggestions.placePrediction.structuredFormat',
      },
      body: JSON.stringify({
        input: text,
        languageCode: 'en',
        includedPrimaryTypes: ['(cities)'],
        ...(country ? { includedRegionCodes: [country.toLowerCase()] } : {}),
      }),
    });
    if (!answer.ok) throw new Error(`Google Places answered ${answer.status}. Check GOOGLE_PLACES_KEY and its quota.`);
    const { suggestions } = predictions.parse(await answer.json());
    return suggestions.flatMap(({ placePrediction }) => {
      if (!placePrediction) return [];
      const { mainText, secondaryText } = placePrediction.structuredFormat;
      return { name: mainText.text, country: secondaryText?.text.split(',').at(-1)?.trim() ?? '' };
    });
  };
  return {
    async predict(text, country) {
      if (!breaker.allows()) return null;
      try {
        const found = await ask(text, country);
        breaker.succeeded();
        return found;
      } catch (error) {
        breaker.failed();
        failed(error);
        return null;
      }
    },
  };
}
