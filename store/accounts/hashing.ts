import { hash, verify } from '@node-rs/argon2';
import { Turns } from '../turns.ts';

/**
 * Argon2id (the library's default variant) with 64 MiB and three passes: about a tenth of a second. Tests, which log in a thousand times, lower it.
 */
export const passwordCost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

/** Both slots need 128 MiB together, and a full queue takes some seconds. */
const turns = new Turns({ width: 2, room: 40, patience: 10_000 });

/** A hash for unknown accounts, verified in the same time as a real one; no password matches it. */
const nobodys = ({ memoryCost, timeCost } = passwordCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The same characters whichever way a keyboard composes them. */
const plain = (password: string) => password.normalize('NFKC');

/** @throws TooBusyError */
export function hashPassword(password: string): Promise<string> {
  return turns.take(() => hash(plain(password), passwordCost));
}

/** Returns whether a password matches; takes the same time without a hash. @throws TooBusyError */
export function verifyPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  return turns.take(
    async () => (await verify(stored || nobodys(), plain(password))) && Boolean(stored),
  );
}
