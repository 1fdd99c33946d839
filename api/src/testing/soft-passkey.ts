import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '@tabi/shared/contracts/second-factor';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** CBOR of the little that an attestation holds: texts, small numbers, bytes, and maps of them. */
function cbor(value: string | number | Uint8Array | Map<string | number, unknown>): Buffer {
  // Each size in as few bytes as it takes: whoever reads it measures it by writing it again.
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    return Buffer.from(size < 256 ? [(major << 5) | 24, size] : [(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as string)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const [present, verified, attested] = [1, 4, 64];

interface SoftPasskeyRules {
  /** Where the browser is. */
  origin: string;
  rpId?: string;
  /** Whether it sees that it is its owner who signs. */
  verifies?: boolean;
}

/** An authenticator in software, which does what a browser and its key do together: ES256, without attestation. */
export class SoftPasskey {
  private readonly id = base64url(randomBytes(16));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly rules: SoftPasskeyRules) {}

  private clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.rules.origin, crossOrigin: false }));
  }

  private authenticatorData(flags: number, rest = Buffer.alloc(0)): Buffer {
    const { origin, rpId = new URL(origin).hostname, verifies = true } = this.rules;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | present | (verifies ? verified : 0)]), count, rest]);
  }

  private answer<T>(response: T) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  create({ challenge }: { challenge: string }): NewPasskey {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<string | number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.authenticatorData(attested, credential)],
    ]);
    return this.answer({
      clientDataJSON: base64url(this.clientData('webauthn.create', challenge)),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal'],
    });
  }

  sign({ challenge }: { challenge: string }): PasskeyProof {
    const clientData = this.clientData('webauthn.get', challenge);
    const data = this.authenticatorData(0);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.keys.privateKey);
    return this.answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }
}
