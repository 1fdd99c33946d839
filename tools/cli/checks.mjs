import { accessSync, constants, mkdirSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Problem, causeOf } from './problem.mjs';

/** Makes the data directory where it is missing, and its folder for logs. */
export const checkDataDir = (dataDir) => {
  try {
    // Root's is passable (not readable) by others: PostgreSQL, which refuses root, runs as somebody else in there.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    mkdirSync(path.join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
    for (const folder of [dataDir, path.join(dataDir, 'logs')]) accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Problem(
      `The data directory ${dataDir} cannot be written (${causeOf(error)}): set DATA_DIR to a folder you may write to.`,
    );
  }
};

const listenError = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', resolve);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });

/** On some systems a port taken at one address is still free at another, so each way to localhost is tried. */
export const checkPort = async (port, host) => {
  for (const address of host ? [host] : [undefined, '127.0.0.1', '::1']) {
    const error = await listenError(port, address);
    if (!error) continue;
    if (error.code === 'EADDRINUSE') {
      throw new Problem(
        `Port ${port} is taken by another program: stop that one, or choose another port, such as PORT=${port === 65_535 ? 3001 : port + 1} npm start.`,
      );
    }
    if (error.code === 'EACCES') {
      throw new Problem(`Port ${port} is reserved for root: choose one above 1023, such as PORT=3000 npm start.`);
    }
    // A machine without IPv6 has no ::1.
    if (host) throw new Problem(`HOST=${host} is no address of this machine: leave it out, or set it to one that is.`);
  }
};

const connect = (port, host) =>
  new Promise((resolve, reject) => {
    const socket = net.connect({ port, host, timeout: 5_000 }, () => resolve(socket.destroy()));
    socket.once('error', reject);
    socket.once('timeout', () => {
      socket.destroy();
      reject(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' }));
    });
  });

/** Whether something listens at DATABASE_URL; that it is the right database is seen when the site connects. */
export const checkDatabaseUrl = async (databaseUrl) => {
  if (!databaseUrl) return;
  let url;
  try {
    url = new URL(databaseUrl);
    if (!/^postgres(ql)?:$/.test(url.protocol)) throw new Error('no postgres: address');
  } catch {
    throw new Problem('DATABASE_URL must be an address such as postgres://user:password@host:5432/tabi.');
  }
  if (!url.hostname || url.searchParams.has('host')) return;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  try {
    await connect(Number(url.port || 5432), host);
  } catch (error) {
    // With several addresses for one name the reasons are in a list.
    const reason = causeOf(error.errors?.[0] ?? error);
    throw new Problem(
      `The database at ${url.hostname}:${url.port || 5432} cannot be reached (${reason}): start it, or mend DATABASE_URL, or leave DATABASE_URL out to use the built-in one.`,
    );
  }
};
