import { expect, type Page } from '@playwright/test';
import { open } from './traveller.ts';

/** A page with a map below its words; it is there when somebody comes near. */
export async function openMap(page: Page): Promise<void> {
  await open(page, '/destinations/kyoto/hotels/hiiragiya');
  await showMap(page);
}

export async function showMap(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
  await expect(map(page)).toBeVisible();
}

export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
};

export const map = (page: Page) => page.getByRole('application').first();

/** How much of the map has a colour, of 1. */
export const shareOf = (page: Page, colour: readonly number[]) =>
  map(page).evaluate((box, [red, green, blue]) => {
    const near = (one = 0, other = 0) => Math.abs(one - other) < 6;
    let [found, all] = [0, 0];
    for (const canvas of box.querySelectorAll('canvas')) {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      all = Math.max(all, data.length / 4);
      for (let at = 0; at < data.length; at += 4)
        if (near(data[at], red) && near(data[at + 1], green) && near(data[at + 2], blue)) found += 1;
    }
    return all ? found / all : 0;
  }, colour);
