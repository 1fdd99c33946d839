import type { PlainCall } from './cast-call-rules.ts';
import type { Asking, Part } from './cast-scene.ts';
import { enrol } from './cast-people.ts';
import { addAuthenticator, addPasskey, codeAt } from './second-factor.ts';
import { SoftPasskey } from './soft-passkey.ts';

const shown = ({ owner }: Asking) => ({ password: owner.password });

/** A third account, whose password the one who asks has shown; and a code that opens it. */
async function codeOfAnother({ api, browser }: Asking) {
  const third = await enrol(api, 'Third');
  const { codes } = await addAuthenticator(api, third.browser, third.password);
  await browser.post('/api/login', { email: third.email, password: third.password });
  return { code: codes[0] };
}

async function proofOfAnother({ api, browser }: Asking) {
  const third = await enrol(api, 'Third');
  const { passkey } = await addPasskey(api, third.browser, third.password);
  const { results } = (await browser.post('/api/login/passkey/options')).body;
  return { passkey: passkey.sign(results) };
}

async function codeOfNewApp({ api, browser, owner }: Asking) {
  const { body } = await browser.post('/api/user/authenticator', { password: owner.password });
  return { code: body.results ? codeAt(body.results.secret, api.context.now()) : '123456' };
}

async function madePasskey({ api, browser, owner }: Asking) {
  const { body } = await browser.post('/api/user/passkeys/options', { password: owner.password });
  const made = new SoftPasskey({ origin: api.context.address }).create(body.results ?? { challenge: '' });
  return { name: 'Another', passkey: made };
}

async function withSecondFactor(asking: Asking) {
  const { api, browser, owner } = asking;
  const signedIn = (await browser.get('/api/user')).status === 200;
  if (signedIn) await addAuthenticator(api, browser, owner.password);
  return shown(asking);
}

/** Bodies of the calls about how an account is opened. */
export const secondFactorBodies: Partial<Record<PlainCall, Part<unknown>>> = {
  'POST /api/login/second-factor': codeOfAnother,
  'POST /api/login/passkey': proofOfAnother,
  'PUT /api/user/second-factor': (asking) => ({ on: false, ...shown(asking) }),
  'POST /api/user/authenticator': shown,
  'PUT /api/user/authenticator': codeOfNewApp,
  'DELETE /api/user/authenticator': shown,
  'POST /api/user/passkeys/options': shown,
  'POST /api/user/passkeys': madePasskey,
  'PATCH /api/user/passkeys/{id}': () => ({ name: 'Renamed' }),
  'DELETE /api/user/passkeys/{id}': shown,
  'POST /api/user/recovery-codes': withSecondFactor,
  'POST /api/user/identities/{provider}': shown,
  'DELETE /api/user/identities/{provider}': shown,
};
