import type { KeyLogState } from './key-log.ts';

/** The newest entry that a browser has seen, kept there. */
export interface KeyPin {
  number: number;
  hash: string;
}

export const pinOf = ({ hashes }: Pick<KeyLogState, 'hashes'>): KeyPin => ({
  number: hashes.length,
  hash: hashes.at(-1) ?? '',
});

/** Whether a log that is whole in itself goes on from what was seen: not where it was begun anew, or cut back and written on otherwise. */
export const goesOnFrom = (
  pin: KeyPin | undefined,
  state: Pick<KeyLogState, 'hashes'> | undefined,
): boolean => pin === undefined || state?.hashes[pin.number - 1] === pin.hash;
