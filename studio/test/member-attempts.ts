import { randomUUID } from 'node:crypto';
import { type Attempts, standardAttempts, type World } from './attempts.ts';

/** Companies and members, and what of a member nobody reads. */
export function memberAttempts(world: World): Record<string, Attempts> {
  const { payload } = world;
  const company = () => ({ name: world.word(), country: 'de' as const });
  const makeCompany = async () =>
    (await payload.create({ collection: 'companies', data: company() })).id;
  const member = () => ({
    name: 'Henrike Brinkmann',
    email: `${world.word()}@brinkmann.example`,
    cultureName: 'de-DE' as const,
    state: 'requested' as const,
  });
  const hashed = () => ({ id: randomUUID(), tokenHash: world.word(), member: randomUUID() });
  const now = new Date().toISOString();
  const session = () => ({ ...hashed(), begun: now, lastSeen: now, expires: now });
  const token = () => ({ ...hashed(), purpose: 'reset' as const, made: now, expires: now });
  const request = () => ({
    ...{ id: randomUUID(), tokenHash: world.word(), email: `${world.word()}@brinkmann.example` },
    ...{ name: 'Henrike', company: 'Brinkmann', cultureName: 'de-DE', expires: now },
  });
  const passkey = () => ({
    id: world.word(),
    member: randomUUID(),
    publicKey: 'AA',
    counter: 0,
    created: now,
  });
  const challenge = () => ({ id: world.word(), expires: now });
  return {
    companies: standardAttempts(world, {
      slug: 'companies',
      make: makeCompany,
      body: company,
      patch: { country: 'pl' },
    }),
    members: standardAttempts(world, {
      slug: 'members',
      make: async () =>
        (await payload.create({ collection: 'members', data: member() as never })).id,
      body: member,
      patch: { name: 'Anders' },
    }),
    'member-sessions': standardAttempts(world, {
      slug: 'member-sessions',
      make: async () =>
        (await payload.create({ collection: 'member-sessions', data: session() })).id,
      body: session,
      patch: { device: 'Anders' },
    }),
    'member-tokens': standardAttempts(world, {
      slug: 'member-tokens',
      make: async () => (await payload.create({ collection: 'member-tokens', data: token() })).id,
      body: token,
      patch: { purpose: 'invite' },
    }),
    'account-requests': standardAttempts(world, {
      slug: 'account-requests',
      make: async () =>
        (await payload.create({ collection: 'account-requests', data: request() })).id,
      body: request,
      patch: { name: 'Anders' },
    }),
    'member-passkeys': standardAttempts(world, {
      slug: 'member-passkeys',
      make: async () =>
        (await payload.create({ collection: 'member-passkeys', data: passkey() })).id,
      body: passkey,
      patch: { name: 'Anders' },
    }),
    'member-challenges': standardAttempts(world, {
      slug: 'member-challenges',
      make: async () =>
        (await payload.create({ collection: 'member-challenges', data: challenge() })).id,
      body: challenge,
      patch: { expires: new Date(0).toISOString() },
    }),
  };
}
