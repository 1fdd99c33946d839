import { pino, type DestinationStream, type Logger } from 'pino';

export type ApiLog = Pick<Logger, 'info' | 'warn' | 'error'>;

const secret = ['password', 'password_confirmation', 'token', 'secret', 'email', 'uuid', 'cookie', 'authorization'];
const headers = ['cookie', 'authorization', 'x-xsrf-token', 'x-user-uuid', 'set-cookie'];

/** Tokens in addresses are worth as much as passwords. */
const withoutTokens = (url: string) =>
  url
    .replace(/([?&](?:token|signature|email|code|state)=)[^&]*/gi, '$1…')
    .replace(/^(\/(?:reset-password|mail\/[a-z]+|api\/oauth\/authenticateUser)\/)[^?]*/i, '$1…');

interface LoggedRequest {
  method: string;
  url: string;
  ip?: string;
}

/** A logger that writes no cookie, token, password or address; for Fastify's `loggerInstance` too. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: [
        ...secret,
        ...secret.map((name) => `*.${name}`),
        ...headers.map((name) => `*.headers["${name}"]`),
        ...headers.map((name) => `headers["${name}"]`),
      ],
      censor: '…',
    },
    serializers: {
      req: ({ method, url, ip }: LoggedRequest) => ({ method, url: withoutTokens(url), ip }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  };
  return to ? pino(options, to) : pino(options);
}
