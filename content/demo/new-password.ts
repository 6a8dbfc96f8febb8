import { randomInt } from 'node:crypto';

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 20 letters and digits that can't be taken for one another: about 114 bits. */
export function newPassword(): string {
  return Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');
}
