import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as after } from 'node:timers/promises';
import {
  findToken,
  mostArtefactBytes,
  NotReceived,
  readRegistry,
  readTokens,
  receiveBuild,
  removeApp,
  type Release,
  type RemoteDescription,
} from '@tabi/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fetchArtefact } from './fetch-artefact.ts';

type Deps = {
  releasesDir: string;
  /** Where the hashes of the tokens are. */
  dataDir: string;
  /** Beginnings of the addresses that builds are fetched from. */
  releaseStores?: readonly string[];
  tryIt: (candidate: Release, description: RemoteDescription) => Promise<string[]>;
};

/** What anybody says of themselves is cut to a line of the history. */
const longestReason = 200;

const bearer = ({ headers }: FastifyRequest) => /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
const appOf = ({ params }: FastifyRequest) => (params as { app: string }).app;

function reasonOf({ headers }: FastifyRequest): string {
  const said = String(headers['x-release-reason'] ?? '');
  try {
    return decodeURIComponent(said).trim().slice(0, longestReason) || 'pushed';
  } catch {
    return 'pushed';
  }
}

/** Milliseconds. */
const heardForMs = 5_000;

/** Who is still sending when the connection ends may never read the answer: for a while, what comes is let pass first. */
const heardOut = (request: FastifyRequest): Promise<unknown> =>
  Promise.race([finished(request.raw.resume()).catch(() => undefined), after(heardForMs, undefined, { ref: false })]);

async function refuse(reply: FastifyReply, status: number, message: string): Promise<FastifyReply> {
  await heardOut(reply.request);
  return reply.code(status).header('connection', 'close').send({ message });
}

/** Whoever may do this, or null when they have been answered. */
async function holderOf(dataDir: string, request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
  const tokens = readTokens(dataDir);
  const token = findToken(tokens, bearer(request));
  if (token?.app === appOf(request)) return token.name;
  if (tokens.length === 0) await refuse(reply, 404, 'There is no such address.');
  else if (!token) await refuse(reply, 401, 'This token is not known here: ask for another.');
  else await refuse(reply, 403, `This token is of ${token.app}, and nothing else can be done with it.`);
  return null;
}

/** One at a time of each app: the second one is told at once. */
function oneAtATime() {
  const busy = new Set<string>();
  return async (app: string, reply: FastifyReply, work: () => Promise<object>): Promise<object> => {
    if (busy.has(app)) return refuse(reply, 409, `${app} is being released just now: try again.`);
    busy.add(app);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NotReceived)) throw error;
      return refuse(reply, 422, `${app} was not released:\n${error.message}`);
    } finally {
      busy.delete(app);
    }
  };
}

/**
 * Takes builds that teams push from a workspace of their own: `POST /_mf/releases/<app>` with a token of that app, and the
 * artefact or where it lies in a store; `DELETE` takes the app away. Without any token there is no such address.
 */
export function receivePushes(site: FastifyInstance, { releasesDir, dataDir, releaseStores = [], tryIt }: Deps): void {
  const alone = oneAtATime();
  const receive = async (request: FastifyRequest, name: string) => {
    const [app, why] = [appOf(request), { reason: reasonOf(request), actor: name }];
    const sent = request.body as Readable;
    const isSaidWhere = request.headers['content-type']?.startsWith('application/json');
    const artefact = isSaidWhere ? await fetchArtefact(sent, releaseStores) : sent;
    const done = await receiveBuild({ releases: releasesDir, app, artefact, why, tryIt });
    request.log.info({ app, build: done.build, actor: name }, 'A build was pushed and is current.');
    return { app, ...done };
  };
  const remove = async (request: FastifyRequest, name: string) => {
    const app = appOf(request);
    if (!readRegistry(releasesDir).apps[app]) throw new NotReceived(`There is no ${app} to take away.`);
    const was = removeApp(releasesDir, app, { reason: reasonOf(request), actor: name });
    request.log.info({ app, actor: name }, 'An app was taken away.');
    return { app, was };
  };
  const answering =
    (work: typeof receive | typeof remove) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<object> => {
      const name = await holderOf(dataDir, request, reply);
      return name === null ? reply : alone(appOf(request), reply, () => work(request, name));
    };
  void site.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Read once it is known who sends it.
    const unread = ['application/octet-stream', 'application/json'];
    scope.addContentTypeParser(unread, (_request, payload, done) => done(null, payload));
    scope.post('/_mf/releases/:app', { bodyLimit: mostArtefactBytes }, answering(receive));
    scope.delete('/_mf/releases/:app', answering(remove));
  });
}
