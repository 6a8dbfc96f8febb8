import { hash, verify } from '@node-rs/argon2';
import { Turns } from '../turns.ts';

/**
 * Argon2id with 64 MiB and three passes (the library's own variant): about a tenth of a second. Tests, which log in
 * a thousand times, lower it.
 */
export const passwordCost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

/** Together they need 128 MiB and at most some seconds. */
const turns = new Turns({ width: 2, room: 40, patience: 10_000 });

/** Verified where there is no account, in the time that a real one takes; no password fits it. */
const nobodys = ({ memoryCost, timeCost } = passwordCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The same letters however a keyboard composes them. */
const plain = (password: string) => password.normalize('NFKC');

/** @throws TooBusyError */
export function hashPassword(password: string): Promise<string> {
  return turns.take(() => hash(plain(password), passwordCost));
}

/**
 * Takes the same time with and without a hash to compare with.
 * @throws TooBusyError
 */
export function verifyPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  return turns.take(
    async () => (await verify(stored || nobodys(), plain(password))) && Boolean(stored),
  );
}
