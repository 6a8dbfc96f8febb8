import { type Attempts, standardAttempts, type World } from './attempts.ts';

/** Companies and members. */
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
  };
}
