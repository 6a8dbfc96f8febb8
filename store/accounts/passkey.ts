/** Passkeys per account. */
export const passkeyLimit = 10;

/** A passkey as its owner sees it. The id is the credential's, in base64url. */
export interface Passkey {
  id: string;
  /** The label that the owner chose; empty for none. */
  name: string;
  /** ISO 8601. */
  created: string;
  lastUsed: string | null;
}

/** A credential from a verified registration ceremony. */
export interface NewPasskey {
  id: string;
  name: string;
  /** A COSE key, in base64url. */
  publicKey: string;
  counter: number;
  transports: readonly string[];
}

/** The result of a registration; `over` means that the challenge or the session has expired. */
export type PasskeyOutcome = 'done' | 'over' | 'full' | 'known';

/** Maximal length of the stored transports. */
const maxTransportsLength = 100;

/** Returns as many transports as fit: they are a hint to browsers. */
export const joinTransports = ({ transports }: Pick<NewPasskey, 'transports'>): string =>
  transports.reduce((joined, transport) => {
    const next = joined === '' ? transport : `${joined},${transport}`;
    return next.length > maxTransportsLength ? joined : next;
  }, '');

/**
 * Returns whether the signature counter has risen. One that has not indicates a cloned authenticator, except for authenticators that always report 0.
 */
export const isCounterIncreased = (previous: number, current: number): boolean =>
  current > previous || (current === 0 && previous === 0);
