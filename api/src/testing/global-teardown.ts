import './global-setup.ts';
import { dropTemplate } from '@tabi/postgres/testing';

// Jest takes what a setup file exports by default.
// eslint-disable-next-line no-restricted-syntax
export default async function teardown(): Promise<void> {
  const made = globalThis.tabiTests;
  if (!made) return;
  await dropTemplate(made.template);
  await made.server.stop();
}
