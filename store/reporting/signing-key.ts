import { ed25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { bech32 } from '@scure/base';

/** An officer's key pair for signatures. */
export interface SigningKey {
  /** Ed25519, 32 bytes; as secret as the age identity from which it is derived. */
  secret: Uint8Array;
  /** The public key, hexadecimal. */
  signing: string;
}

/**
 * Derives the signing key from the age identity, so that an officer has one secret and one passphrase. The signing key does not reveal the identity.
 */
export function signingKeyOf(identity: string): SigningKey {
  const { bytes } = bech32.decodeToBytes(identity);
  const secret = hkdf(
    sha256,
    bytes,
    new Uint8Array(),
    new TextEncoder().encode('oilway officer signing key'),
    32,
  );
  return { secret, signing: bytesToHex(ed25519.getPublicKey(secret)) };
}
