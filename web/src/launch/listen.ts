import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem, type Config } from '@tabi/api';
import type { FastifyInstance } from 'fastify';

type Where = Pick<Config, 'port' | 'host'>;

const sentenceFor = (error: NodeJS.ErrnoException, { port, host }: Where): Error => {
  if (error.code === 'EADDRINUSE') {
    return new StartProblem(
      `Port ${port} is taken by another program: stop that one, or choose another port with PORT.`,
    );
  }
  if (error.code === 'EACCES')
    return new StartProblem(`Port ${port} is reserved for root: choose one above 1023 with PORT.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartProblem(`HOST=${host} is no address of this machine: leave it out, or set it to one that is.`);
  }
  return error;
};

/** Finds out before the long part of the start whether the port is free. */
export const checkPort = (where: Where): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error) => reject(sentenceFor(error, where)));
    server.listen({ port: where.port, host: where.host, exclusive: true }, () => server.close(() => resolve()));
  });

/** Without HOST it answers at every address of the machine, of IPv6 too where there is that. */
export const listen = async (app: FastifyInstance, { port, host }: Where): Promise<void> => {
  try {
    await app.listen({ port, host: host ?? '::' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (host === undefined && (code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL')) {
      await app.listen({ port, host: '0.0.0.0' });
      return;
    }
    throw sentenceFor(error as NodeJS.ErrnoException, { port, host });
  }
};

const openConnections = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((error, count) => resolve(error ? 0 : count)));

/**
 * Lets go of the people who are connected: for a moment every answer tells its browser to come back on a new
 * connection, so that none sends a request into a socket that closes under it.
 */
export const drainable = (app: FastifyInstance): { close: (forMs: number) => Promise<void> } => {
  let draining = false;
  // At its beginning, for answers that are at hand; and at its end, for those that were being made.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.shouldKeepAlive &&= !draining;
    done();
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.raw.shouldKeepAlive &&= !draining;
  });
  return {
    close: async (forMs) => {
      draining = true;
      const until = Date.now() + forMs;
      while ((await openConnections(app)) > 0 && Date.now() < until) await wait(50);
      const cut = setTimeout(() => app.server.closeAllConnections(), 3_000);
      await app.close().finally(() => clearTimeout(cut));
    },
  };
};
