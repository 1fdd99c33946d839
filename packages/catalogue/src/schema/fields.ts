import { z } from 'zod';

/** Fields that several files of the catalogue have in common. */

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A slug is lowercase words joined by single dashes.');

/** What it was called in addresses before: they still lead to it, and a renamed row keeps its id. */
export const was = z.array(slug).min(1).max(8).optional();

export const words = (min: number, max: number) =>
  z.string().refine((text) => {
    const count = text.trim().split(/\s+/).length;
    return count >= min && count <= max;
  }, `Write ${min} to ${max} words.`);

/** Wall clock, `HH:MM`. */
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time as HH:MM.');

/** Asia, with some sea around it. */
export const coordinates = { lat: z.number().min(-12).max(56), lng: z.number().min(25).max(150) };

/** The month in which somebody last checked the facts, `YYYY-MM`. */
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Write the month as YYYY-MM.');
