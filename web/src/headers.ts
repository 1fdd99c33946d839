import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What an answer may do that is no page of ours: nothing. A picture may style itself. */
const strict = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    imgSrc: ["'self'", 'data:'],
    styleSrc: ["'unsafe-inline'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

/** None of it is used by any page, and every browser knows these names; a script that should not be there does not get it either. */
const nothingOfTheDevice = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
  'serial',
  'hid',
]
  .map((name) => `${name}=()`)
  // Lists are sorted from where one is, when one asks for it.
  .concat('geolocation=(self)')
  .join(', ');

const yearSeconds = 31_536_000;

/**
 * Gives every answer of the site its security headers: pages, the API, files, and what is refused. To be registered before
 * anything that answers; a page brings a policy of its own (`config` of `pageHeaders`), and a route may set a header itself.
 * @param isHttps the site is known to be reached over https; on plain http HSTS would lock a developer's localhost out
 */
export async function secureHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: strict,
    strictTransportSecurity: isHttps ? { maxAge: yearSeconds, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For plug-ins and filters that no browser has any more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', nothingOfTheDevice));
}

/** The same, for what is refused before any route is found, where no hook runs. */
export const bareHeaders = (reply: FastifyReply, isHttps: boolean): FastifyReply =>
  reply.headers({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': nothingOfTheDevice,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps ? { 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` } : {}),
  });
