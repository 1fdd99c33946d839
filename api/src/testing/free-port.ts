import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems hand out by themselves: those may be gone again when a site starts, or starts anew, on one. */
const [lowest, highest] = [20_000, 32_000];

/** A port that nobody listens at, and that nobody is given by chance. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    const server = createServer().listen(port);
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
