import type { NewPasskey } from './passkey.ts';
import type { Assertion, Registration } from './passkey-answers.ts';

/** What `navigator.credentials` is handed, before the browser's own `parse…OptionsFromJSON`. */
type Json = Record<string, unknown>;

/** Milliseconds that a browser waits for its reader. */
const timeout = 5 * 60_000;

/** ES256, EdDSA and RS256 (RFC 9053, RFC 8812): one of them is known to every authenticator. */
const algorithms = [-7, -8, -257];

/** Our side of the ceremonies of WebAuthn: for which site they are, and whether what comes back is sound. */
export class Ceremonies {
  readonly #origin: string;
  readonly #site: string;

  /** @param origin of the site or the studio; its host is what passkeys are bound to. */
  constructor(origin: string) {
    this.#origin = origin;
    this.#site = new URL(origin).hostname;
  }

  /** For a login without a name: the passkey says who it belongs to. */
  loginOptions(challenge: string): Json {
    return { challenge, rpId: this.#site, userVerification: 'required', timeout };
  }

  /** @param has the passkeys that its owner has already: their authenticators make no second one. */
  newOptions(
    challenge: string,
    { email, id, name }: { id: string; email: string; name: string },
    has: readonly { id: string }[],
  ): Json {
    return {
      challenge,
      rp: { id: this.#site, name: 'Oilway' },
      user: { id: Buffer.from(id).toString('base64url'), name: email, displayName: name },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: has.map((passkey) => ({ type: 'public-key', id: passkey.id })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      timeout,
    };
  }

  /** What a new passkey is, and the challenge it signed; undefined for one that is not sound. */
  async made(
    credential: Registration,
  ): Promise<{ challenge: string; passkey: Omit<NewPasskey, 'name'> } | undefined> {
    return sound(async (library) => {
      const { attestationObject, clientDataJSON, transports = [] } = credential.response;
      const bytes = library.isoBase64URL.toBuffer(attestationObject);
      const attestation = library.decodeAttestationObject(bytes);
      const format = attestation.get('fmt');
      // We ask for no statement. Certificates would be looked up at addresses that a stranger names.
      const plain = format === 'packed' && !attestation.get('attStmt').get('x5c');
      if (format !== 'none' && !plain) return undefined;
      const challenge = challengeIn(clientDataJSON, library);
      const { registrationInfo } = await library.verifyRegistrationResponse({
        ...this.#expected(challenge),
        supportedAlgorithmIDs: algorithms,
        response: { ...credential, clientExtensionResults: {} },
      });
      if (registrationInfo?.credential.id !== credential.id) return undefined;
      const { counter, id, publicKey } = registrationInfo.credential;
      const key = library.isoBase64URL.fromBuffer(publicKey);
      return { challenge, passkey: { id, counter, publicKey: key, transports } };
    });
  }

  /** The challenge that a passkey signed, and its counter; undefined where it did not. */
  async answered(
    credential: Assertion,
    known: { owner: string; publicKey: string; counter: number },
  ): Promise<{ challenge: string; counter: number } | undefined> {
    const owner = Buffer.from(credential.response.userHandle, 'base64url').toString();
    if (owner !== known.owner) return undefined;
    return sound(async (library) => {
      const challenge = challengeIn(credential.response.clientDataJSON, library);
      const { authenticationInfo, verified } = await library.verifyAuthenticationResponse({
        ...this.#expected(challenge),
        response: { ...credential, clientExtensionResults: {} },
        credential: {
          id: credential.id,
          publicKey: library.isoBase64URL.toBuffer(known.publicKey),
          counter: known.counter,
        },
      });
      return verified ? { challenge, counter: authenticationInfo.newCounter } : undefined;
    });
  }

  /** Whether a challenge is ours and still holds is found out when it is used up. */
  #expected(challenge: string) {
    return {
      expectedChallenge: challenge,
      expectedOrigin: this.#origin,
      expectedRPID: this.#site,
      requireUserVerification: true,
    };
  }
}

type Library = typeof import('@simplewebauthn/server') &
  typeof import('@simplewebauthn/server/helpers');

/** The challenge that was signed. @throws where there is none: the library would find it equal to itself. */
function challengeIn(clientDataJSON: string, library: Library): string {
  const challenge: unknown = library.decodeClientDataJSON(clientDataJSON).challenge;
  if (typeof challenge !== 'string') throw new TypeError('the challenge is no string');
  return challenge;
}

/** The library needs 28 MB: it comes with the first passkey. It throws at whatever is not as it should be. */
async function sound<Result>(
  check: (library: Library) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const library = {
    ...(await import('@simplewebauthn/server')),
    ...(await import('@simplewebauthn/server/helpers')),
  };
  return check(library).catch(() => undefined);
}
