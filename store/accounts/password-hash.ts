import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../semaphore.ts';

/**
 * Argon2id (the library's default variant) with 64 MiB and three passes: about a tenth of a second. Tests, which log in a thousand times, lower it.
 */
export const passwordCost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

/** Both slots need 128 MiB together, and a full queue takes some seconds. */
const semaphore = new Semaphore({ permits: 2, maxQueue: 40, timeout: 10_000 });

/** A hash for unknown accounts, verified in the same time as a real one; no password matches it. */
const dummyHash = ({ memoryCost, timeCost } = passwordCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The same characters whichever way a keyboard composes them. */
const normalize = (password: string) => password.normalize('NFKC');

/** @throws TooBusyError */
export function hashPassword(password: string): Promise<string> {
  return semaphore.run(() => hash(normalize(password), passwordCost));
}

/** Returns whether a password matches; takes the same time without a hash. @throws TooBusyError */
export function verifyPassword(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  return semaphore.run(
    async () =>
      (await verify(storedHash || dummyHash(), normalize(password))) && Boolean(storedHash),
  );
}
