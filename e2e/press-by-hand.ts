import type { Locator, Page } from '@playwright/test';

/** Milliseconds for which a hand holds a button down. */
const held = 80;

/**
 * Presses where it is, as a hand does, which came there before: looking it up, and making sure that nothing lies on it, lays the
 * whole page out and is no part of the answer.
 */
export async function pressByHand(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('What is to be pressed cannot be seen.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(300);
  await page.mouse.down();
  await page.waitForTimeout(held);
  await page.mouse.up();
}
