import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Deviations from a valid response. */
interface Overrides {
  origin?: string;
  /** The RP ID that the authenticator signs. */
  rpId?: string;
  /** Whether the user was verified. */
  verified?: boolean;
  counter?: number;
  type?: string;
  userHandle?: string;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** A passkey in software: ES256, discoverable, without attestation (WebAuthn, sections 6.1 and 6.5). */
export class Authenticator {
  readonly id = base64url(randomBytes(32));
  readonly #origin: string;
  readonly #keys: { privateKey: KeyObject; publicKey: KeyObject };
  #user = '';
  counter: number;

  /** @param counter the initial signature counter; 0 never increases. */
  constructor(origin: string, counter = 1) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.counter = counter;
  }

  /** Returns the response of `navigator.credentials.create`. */
  create(options: { challenge: string; user?: { id: string } }, overrides: Overrides = {}) {
    this.#user = options.user?.id ?? this.#user;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey()]);
    const data = Buffer.concat([this.#data(overrides, 0x40), attested]);
    // A map of three: fmt, attStmt, authData (RFC 8949).
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, overrides),
      attestationObject: base64url(attestation),
      transports: ['internal', 'hybrid'],
    });
  }

  /** Returns the response of `navigator.credentials.get`. */
  get({ challenge }: { challenge: string }, overrides: Overrides = {}) {
    if (this.counter > 0) this.counter += 1;
    const clientDataJSON = this.#clientData('webauthn.get', challenge, overrides);
    const data = this.#data(overrides, 0);
    const hash = sha256(Buffer.from(clientDataJSON, 'base64url'));
    return this.#credential({
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', Buffer.concat([data, hash]), this.#keys.privateKey)),
      userHandle: overrides.userHandle ?? this.#user,
    });
  }

  #credential<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, response };
  }

  #clientData(type: string, challenge: string, overrides: Overrides): string {
    const origin = overrides.origin ?? this.#origin;
    const data = { type: overrides.type ?? type, challenge, origin, crossOrigin: false };
    return base64url(Buffer.from(JSON.stringify(data)));
  }

  /** Returns the authenticator data: RP ID hash, flags, counter. */
  #data({ counter = this.counter, rpId, verified = true }: Overrides, extraFlags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = Buffer.from([0x01 | (verified ? 0x04 : 0) | extraFlags]);
    return Buffer.concat([sha256(rpId ?? new URL(this.#origin).hostname), flags, count]);
  }

  /** {1: 2, 3: -7, -1: 1, -2: x, -3: y} (RFC 9053, section 7.1.1). */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ]);
  }
}

const cborText = (value: string) =>
  Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)]);

/** Encodes in the shortest form: readers measure the length by encoding again. */
const cborBytes = (value: Buffer) => {
  const { length } = value;
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), value]);
};
