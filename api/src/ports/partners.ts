import { z } from 'zod';

/** A page elsewhere, by the name people know it under. */
export interface NamedLink {
  name: string;
  url: string;
}

/** Whom this installation works with. Nothing by default: then nothing of anybody else's is linked or loaded. */
export interface Partners {
  flights: { url: string | null; frameUrl: string | null };
  cars: { url: string | null; frameUrl: string | null };
  social: NamedLink[];
  listing: NamedLink | null;
}

export const noPartners: Partners = {
  flights: { url: null, frameUrl: null },
  cars: { url: null, frameUrl: null },
  social: [],
  listing: null,
};

const https = (name: string) => z.url({ protocol: /^https$/, error: `${name} must be an address with https://.` });
const named = (name: string) =>
  z
    .string()
    .regex(
      /^[^=,]+=https:\/\/[^,\s]+(,[^=,]+=https:\/\/[^,\s]+)*$/,
      `${name} is written Name=https://address, several with commas between.`,
    )
    .transform((text) =>
      text.split(',').map((pair): NamedLink => {
        const [label = '', ...rest] = pair.split('=');
        return { name: label.trim(), url: rest.join('=') };
      }),
    );

/** The settings of the environment that name partners. */
export const partnerSettings = z.object({
  /** Where the flight banner leads. */
  FLIGHTS_URL: https('FLIGHTS_URL').optional(),
  /** A flight search to show in a frame inside the banner. */
  FLIGHTS_FRAME_URL: https('FLIGHTS_FRAME_URL').optional(),
  CARS_URL: https('CARS_URL').optional(),
  CARS_FRAME_URL: https('CARS_FRAME_URL').optional(),
  /** `Instagram=https://…,Facebook=https://…,YouTube=https://…` */
  SOCIAL_LINKS: named('SOCIAL_LINKS').optional(),
  /** `Product Hunt=https://…` */
  LISTING_LINK: named('LISTING_LINK').optional(),
});

export const partnersOf = (found: z.infer<typeof partnerSettings>): Partners => ({
  flights: { url: found.FLIGHTS_URL ?? null, frameUrl: found.FLIGHTS_FRAME_URL ?? null },
  cars: { url: found.CARS_URL ?? null, frameUrl: found.CARS_FRAME_URL ?? null },
  social: found.SOCIAL_LINKS ?? [],
  listing: found.LISTING_LINK?.[0] ?? null,
});

/** The origins that pages may frame. */
export const framedOrigins = ({ flights, cars }: Partners): string[] =>
  [flights.frameUrl, cars.frameUrl].filter((url) => url !== null).map((url) => new URL(url).origin);
