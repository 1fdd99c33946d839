import { startTestServer, type TestServer } from './server.ts';
import { makeTemplate, type TestTemplate } from './test-database.ts';

declare global {
  var tabiTests: { server: TestServer; template: TestTemplate } | undefined;
}

/** Jest runs this once before the API's tests. */
// Jest takes what a setup file exports by default.
// eslint-disable-next-line no-restricted-syntax
export default async function setup(): Promise<void> {
  const server = await startTestServer();
  try {
    globalThis.tabiTests = { server, template: await makeTemplate(server.connection) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
