import { once } from 'node:events';
import type { Server } from 'node:http';

/** Each ends one part of the workshop. */
type Stops = (() => Promise<void> | void)[];

/** @throws with a sentence when the port cannot be had */
export async function listenAt(front: Server, port: number): Promise<void> {
  front.listen(port);
  try {
    await once(front, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken by another program: stop that one, or choose another port with PORT.`, {
      cause: error,
    });
  }
}

/** Ends everything once, in this order, when the person or the system says so. */
export function endOnSignals(stops: Stops): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    for (const stop of stops) await Promise.resolve(stop()).catch((error: unknown) => console.error(error));
    process.exit(process.exitCode ?? 0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
}

/** Open pages hold connections for as long as they are open. */
export const closeFront = (front: Server) => (): void => {
  front.close();
  front.closeAllConnections();
};
