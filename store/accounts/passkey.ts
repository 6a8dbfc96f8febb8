/** So many passkeys somebody may have. */
export const passkeyLimit = 10;

/** A passkey as its owner sees it. The id is the credential's, in base64url. */
export interface Passkey {
  id: string;
  /** What the owner calls it; empty for none. */
  name: string;
  /** ISO 8601. */
  created: string;
  lastUsed: string | null;
}

/** What was made by a ceremony that has been verified. */
export interface NewPasskey {
  id: string;
  name: string;
  /** A COSE key, in base64url. */
  publicKey: string;
  counter: number;
  transports: readonly string[];
}

/** How a passkey was taken; `over` says that challenge or session do not hold any more. */
export type PasskeyOutcome = 'done' | 'over' | 'full' | 'known';

/** Characters of what is kept of an authenticator's ways. */
const longestWays = 100;

/** As many as there is room for: they are a hint to browsers. */
export const waysOf = ({ transports }: Pick<NewPasskey, 'transports'>): string =>
  transports.reduce((all, way) => {
    const more = all === '' ? way : `${all},${way}`;
    return more.length > longestWays ? all : more;
  }, '');

/** A counter that stands still or goes back is a copy's, but for authenticators that never count. */
export const hasRisen = (before: number, now: number): boolean =>
  now > before || (now === 0 && before === 0);
