import type { KeyLogState } from './key-log.ts';

/** The newest entry that a browser has seen, stored in the browser (trust on first use). */
export interface KeyPin {
  number: number;
  hash: string;
}

export const pinOf = ({ hashes }: Pick<KeyLogState, 'hashes'>): KeyPin => ({
  number: hashes.length,
  hash: hashes.at(-1) ?? '',
});

/** Returns whether a valid log continues the pinned one: false where it was begun again, or truncated and continued differently. */
export const continuesFrom = (
  pin: KeyPin | undefined,
  state: Pick<KeyLogState, 'hashes'> | undefined,
): boolean => pin === undefined || state?.hashes[pin.number - 1] === pin.hash;
