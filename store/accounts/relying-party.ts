import type { NewPasskey } from './passkey.ts';
import type { Assertion, Registration } from './passkey-schemas.ts';

/** The options for `navigator.credentials`, in the format of the browser's `parse…OptionsFromJSON`. */
type Json = Record<string, unknown>;

/** Milliseconds that a browser waits for the user. */
const timeout = 5 * 60_000;

/** ES256, EdDSA and RS256 (RFC 9053, RFC 8812): every authenticator supports one of them. */
const algorithms = [-7, -8, -257];

/** The WebAuthn ceremonies of the relying party: creates options and verifies responses. */
export class RelyingParty {
  readonly #origin: string;
  readonly #rpId: string;

  /** @param origin of the site or the studio; its host is the RP ID. */
  constructor(origin: string) {
    this.#origin = origin;
    this.#rpId = new URL(origin).hostname;
  }

  /** Returns the options of a login without a user name: the passkey is discoverable. */
  authenticationOptions(challenge: string): Json {
    return { challenge, rpId: this.#rpId, userVerification: 'required', timeout };
  }

  /** Returns the options of a registration. @param existing the owner's passkeys, whose authenticators are excluded. */
  registrationOptions(
    challenge: string,
    { email, id, name }: { id: string; email: string; name: string },
    existing: readonly { id: string }[],
  ): Json {
    return {
      challenge,
      rp: { id: this.#rpId, name: 'Oilway' },
      user: { id: Buffer.from(id).toString('base64url'), name: email, displayName: name },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: existing.map((passkey) => ({ type: 'public-key', id: passkey.id })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      timeout,
    };
  }

  /** Verifies a registration. @returns the new passkey and its challenge; undefined for an invalid response. */
  async verifyRegistration(
    credential: Registration,
  ): Promise<{ challenge: string; passkey: Omit<NewPasskey, 'name'> } | undefined> {
    return verifyWithLibrary(async (library) => {
      const { attestationObject, clientDataJSON, transports = [] } = credential.response;
      const bytes = library.isoBase64URL.toBuffer(attestationObject);
      const attestation = library.decodeAttestationObject(bytes);
      const format = attestation.get('fmt');
      // No attestation is requested. One with certificates is rejected: the library would fetch URLs that a client supplies.
      const isSelfAttestation = format === 'packed' && !attestation.get('attStmt').get('x5c');
      if (format !== 'none' && !isSelfAttestation) return undefined;
      const challenge = readChallenge(clientDataJSON, library);
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

  /** Verifies a login response. @returns the challenge and the counter; undefined for an invalid response. */
  async verifyAuthentication(
    credential: Assertion,
    storedKey: { owner: string; publicKey: string; counter: number },
  ): Promise<{ challenge: string; counter: number } | undefined> {
    const owner = Buffer.from(credential.response.userHandle, 'base64url').toString();
    if (owner !== storedKey.owner) return undefined;
    return verifyWithLibrary(async (library) => {
      const challenge = readChallenge(credential.response.clientDataJSON, library);
      const { authenticationInfo, verified } = await library.verifyAuthenticationResponse({
        ...this.#expected(challenge),
        response: { ...credential, clientExtensionResults: {} },
        credential: {
          id: credential.id,
          publicKey: library.isoBase64URL.toBuffer(storedKey.publicKey),
          counter: storedKey.counter,
        },
      });
      return verified ? { challenge, counter: authenticationInfo.newCounter } : undefined;
    });
  }

  /** Accepts any challenge here: its signature and expiry are checked when it is used. */
  #expected(challenge: string) {
    return {
      expectedChallenge: challenge,
      expectedOrigin: this.#origin,
      expectedRPID: this.#rpId,
      requireUserVerification: true,
    };
  }
}

type Library = typeof import('@simplewebauthn/server') &
  typeof import('@simplewebauthn/server/helpers');

/** Returns the signed challenge. @throws for an empty one, which the library would accept as equal. */
function readChallenge(clientDataJSON: string, library: Library): string {
  const challenge: unknown = library.decodeClientDataJSON(clientDataJSON).challenge;
  if (typeof challenge !== 'string') throw new TypeError('the challenge is not a string');
  return challenge;
}

/** Returns undefined where the library throws for an invalid response. It needs 28 MB, so it is loaded with the first passkey. */
async function verifyWithLibrary<Result>(
  check: (library: Library) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const library = {
    ...(await import('@simplewebauthn/server')),
    ...(await import('@simplewebauthn/server/helpers')),
  };
  return check(library).catch(() => undefined);
}
