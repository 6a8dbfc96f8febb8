import { ed25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { bech32 } from '@scure/base';

/** What an officer signs with. */
export interface SigningKey {
  /** Ed25519, 32 bytes; as secret as the age identity that it is made of. */
  secret: Uint8Array;
  /** The public part, hexadecimal. */
  signing: string;
}

/** An officer has one secret, behind one passphrase: the key that signs follows from the one that opens, and tells nothing of it. */
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
