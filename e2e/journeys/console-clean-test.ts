import { expect } from '@playwright/test';
import { test as base } from '../crossing.ts';

/**
 * Says no more than that a machine is slow: what a page preloads is counted by its first bytes, and a change that met another
 * one on its way (409) is made again by the page.
 */
const lateness = /was preloaded using link preload but not used within a few seconds|with a status of 409/;

/** A test in which every word on the console but plain logs is a failure: errors, warnings, refused requests. */
export const test = base.extend<{ complaints: string[] }>({
  // As people have it; blocking it would be a warning of its own.
  serviceWorkers: 'allow',
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (!/^(error|warning)$/.test(message.type()) || lateness.test(message.text())) return;
        complaints.push(`${message.type()}: ${message.text()} (${message.location().url}, on ${page.url()})`);
      });
      page.on('pageerror', (error) => complaints.push(`thrown: ${error.stack || error.message} (${page.url()})`));
      await use(complaints);
      expect(complaints, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});
