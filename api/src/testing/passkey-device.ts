import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import type {
  Assertion,
  Attestation,
  startPasskey,
  startPasskeySignIn,
} from '@boekwerk/shared/contract/passkeys';

type Creation = ReplyOf<typeof startPasskey>['options'];
type Request = ReplyOf<typeof startPasskeySignIn>['options'];

/** What a device may get wrong. */
type Quirks = {
  origin?: string;
  rpId?: string;
  /** Whoever held it gave a fingerprint or code. */
  isVerified?: boolean;
  /** How often it signed before. */
  counter?: number;
  userHandle?: string;
};

const ES256 = -7;
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A device with a passkey on it, and the browser that asks it: real keys and signatures, without a screen. */
export function passkeyDevice({ origin = 'http://localhost:3000' } = {}) {
  const credentialId = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let userHandle = '';
  let counter = 0;

  return {
    id: credentialId.toString('base64url'),
    make({ challenge, rp, user }: Creation, quirks: Quirks = {}): Attestation {
      userHandle = user.id;
      const authData = Buffer.concat([
        authenticatorData(quirks.rpId ?? rp.id, { ...quirks, flags: HAS_KEY, counter }),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cosePublicKey(publicKey),
      ]);
      return {
        id: credentialId.toString('base64url'),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, quirks.origin ?? origin),
          attestationObject: cbor(
            new Map<string, unknown>([
              ['fmt', 'none'],
              ['attStmt', new Map()],
              ['authData', authData],
            ]),
          ).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign({ challenge, rpId }: Request, quirks: Quirks = {}): Assertion {
      counter = quirks.counter ?? counter + 1;
      const clientDataJSON = clientData('webauthn.get', challenge, quirks.origin ?? origin);
      const data = authenticatorData(quirks.rpId ?? rpId, { ...quirks, flags: 0, counter });
      const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
      return {
        id: credentialId.toString('base64url'),
        response: {
          clientDataJSON,
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, hash]), privateKey).toString('base64url'),
          userHandle: quirks.userHandle ?? userHandle,
        },
      };
    },
  };
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString(
    'base64url',
  );

function authenticatorData(
  rpId: string,
  { flags, counter, isVerified = true }: { flags: number; counter: number; isVerified?: boolean },
) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const all = flags | PRESENT | (isVerified ? VERIFIED : 0);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), count]);
}

/** Source: RFC 9053, 7.1.1. */
function cosePublicKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (text: string) => Buffer.from(text, 'base64url');
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}

/** As much of CBOR as a passkey is made of: whole numbers, texts, bytes, maps. Source: RFC 8949, 3. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (!(value instanceof Map)) throw new Error(`a passkey holds no ${typeof value}`);
  const entries = [...value].flatMap(([name, of]) => [cbor(name), cbor(of)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
