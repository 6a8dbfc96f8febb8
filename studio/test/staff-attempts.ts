import { randomUUID } from 'node:crypto';
import type { CollectionSlug } from 'payload';
import { type Attempts, standardAttempts, type World } from './attempts.ts';

/** What lets staff in, which nobody reads or writes. */
export function staffAttempts(world: World): Record<string, Attempts> {
  const { payload } = world;
  const now = new Date().toISOString();
  let number = 100_000;
  const row = () => {
    number += 1;
    return { id: randomUUID(), staff: number };
  };
  const token = () => ({ ...row(), tokenHash: world.word(), expires: now });
  const secret = (slug: CollectionSlug, body: () => object, patch: object) => ({
    [slug]: standardAttempts(world, {
      slug,
      make: async () => (await payload.create({ collection: slug, data: body() as never })).id,
      body,
      patch,
    }),
  });
  return {
    ...secret('staff-logins', () => ({ ...token(), begun: now, lastSeen: now }), {
      device: 'Anders',
    }),
    ...secret('staff-links', () => ({ ...token(), purpose: 'reset' }), { purpose: 'invite' }),
    ...secret('staff-steps', token, { staff: 1 }),
    ...secret(
      'staff-codes',
      () => ({ ...row(), sealed: 'AA', lastStep: 0, failures: 0, created: now }),
      { failures: 1 },
    ),
    ...secret('staff-recovery-codes', () => ({ ...row(), codeHash: world.word() }), { staff: 1 }),
    ...secret('staff-passkeys', () => ({ ...row(), publicKey: 'AA', counter: 0, created: now }), {
      name: 'Anders',
    }),
    ...secret('staff-challenges', () => ({ id: world.word(), expires: now }), {
      expires: '2099-01-01T00:00:00.000Z',
    }),
  };
}
