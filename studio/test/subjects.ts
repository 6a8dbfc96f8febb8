import sharp from 'sharp';
import type { Role } from '../../content/access/roles.ts';
import { type Attempts, type Subject, standardAttempts, type World } from './attempts.ts';
import { auditAttempts } from './audit-attempts.ts';
import { inboxAttempts } from './inbox-attempts.ts';
import { libraryAttempts } from './library-attempts.ts';
import { memberAttempts } from './member-attempts.ts';
import { emailOf } from './people.ts';
import { reportingAttempts } from './reporting-attempts.ts';
import { writtenAttempts } from './written-attempts.ts';

/** Every collection's operations, ready to be tried; the keys are those of `expectations.ts`. */
export async function allAttempts(
  world: World,
  staff: Record<Role, number>,
  homes: Record<'de' | 'pl', number>,
): Promise<Record<string, Attempts>> {
  const { payload, ask } = world;
  const home = homes.de;
  const standard = (subject: Subject) => standardAttempts(world, subject);
  const category = Number(
    (
      await payload.create({
        collection: 'location-categories',
        data: { title: 'Station', key: 'station' },
      })
    ).id,
  );
  const picture = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#f5a71e' },
  })
    .png()
    .toBuffer();

  const location = (country: 'de' | 'pl') => ({
    title: world.word(),
    country,
    category,
    icon: 'station' as const,
    street: 'Hof 1',
    postalCode: '10115',
    town: 'Berlin',
    // On the border, in both countries.
    latitude: 52.5,
    longitude: 14.6,
  });
  const locations = (country: 'de' | 'pl') =>
    standard({
      slug: 'locations',
      make: async () =>
        (await payload.create({ collection: 'locations', data: location(country) })).id,
      body: () => location(country),
      patch: { town: 'Anderswo' },
      created: { country: { equals: country } },
    });
  const { duplicate: _, ...german } = locations('de');
  const { duplicate: __, ...polish } = locations('pl');

  const makeMedia = async () =>
    (
      await payload.create({
        collection: 'media',
        data: { altDe: 'Öl', altPl: 'Olej' } as never,
        file: {
          data: picture,
          mimetype: 'image/png',
          name: `${world.word()}.png`,
          size: picture.length,
        },
      })
    ).id;
  const upload = () => {
    const form = new FormData();
    form.set(
      'file',
      new Blob([new Uint8Array(picture)], { type: 'image/png' }),
      `${world.word()}.png`,
    );
    form.set('_payload', JSON.stringify({ altDe: 'Öl', altPl: 'Olej' }));
    return form;
  };

  const person = () => ({
    name: 'Neu',
    email: emailOf(world.word()),
    role: 'forms-clerk' as const,
    countries: ['de' as const],
  });
  const makePerson = async () =>
    (await payload.create({ collection: 'staff', data: person() as never })).id;
  const job = { task: 'schedulePublish' as const, waitUntil: new Date(Date.now() + 86_400_000) };
  const owner = { relationTo: 'staff' as const, value: staff['compliance-officer'] };
  const victim = await makePerson();
  const foreign = { relationTo: 'staff' as const, value: victim };

  return {
    ...writtenAttempts(world, homes),
    media: {
      ...standard({ slug: 'media', make: makeMedia, body: upload, patch: { altDe: 'Anders' } }),
      async file(who) {
        const { filename } = await payload.findByID({ collection: 'media', id: await makeMedia() });
        return (await ask(who, 'GET', `/media/file/${filename}`)).status === 200;
      },
    },
    'locations of Germany': german,
    'locations of Poland': polish,
    'location-categories': standard({
      slug: 'location-categories',
      make: async () =>
        (
          await payload.create({
            collection: 'location-categories',
            data: { title: 'Neu', key: world.word() },
          })
        ).id,
      body: () => ({ title: 'Neu', key: world.word() }),
      patch: { title: 'Anders' },
    }),
    ...ofCountries(world),
    ...inboxAttempts(world),
    ...memberAttempts(world),
    ...(await libraryAttempts(world)),
    ...(await reportingAttempts(world, staff['compliance-officer'])),
    redirects: standard({
      slug: 'redirects',
      make: async () =>
        (
          await payload.create({
            collection: 'redirects',
            data: { from: `/${world.word()}`, kind: 'url', url: '/', culture: 'de-DE' },
          })
        ).id,
      body: () => ({ from: `/${world.word()}`, kind: 'url', url: '/', culture: 'de-DE' }),
      patch: { url: '/anders' },
    }),
    staff: standard({ slug: 'staff', make: makePerson, body: person, patch: { name: 'Anders' } }),
    'payload-jobs': {
      ...standard({
        slug: 'payload-jobs',
        make: async () =>
          (
            (await payload.jobs.queue({
              ...job,
              input: { type: 'publish', doc: { relationTo: 'pages', value: home } },
            } as never)) as { id: number }
          ).id,
        body: () => ({ taskSlug: 'schedulePublish', input: {} }),
        patch: { hasError: true },
      }),
      run: async (who) => (await ask(who, 'GET', '/payload-jobs/run?limit=1')).status === 200,
    },
    'payload-preferences': standard({
      slug: 'payload-preferences',
      make: async () =>
        Number(
          (
            await payload.db.create({
              collection: 'payload-preferences',
              data: { key: world.word(), value: 1, user: foreign },
            })
          ).id,
        ),
      body: () => ({ key: world.word(), value: 1, user: foreign }),
      patch: { value: 2 },
      created: { 'user.value': { equals: victim } },
    }),
    'payload-locked-documents': standard({
      slug: 'payload-locked-documents',
      make: async () =>
        (
          await payload.create({
            collection: 'payload-locked-documents',
            data: { globalSlug: 'payload-jobs-stats', user: owner } as never,
          })
        ).id,
      body: () => ({ globalSlug: 'payload-jobs-stats', user: owner }),
      patch: { globalSlug: 'header' },
    }),
    'audit-log': auditAttempts(world),
    'payload-migrations': standard({
      slug: 'payload-migrations',
      make: async () =>
        (
          await payload.create({
            collection: 'payload-migrations',
            data: { name: world.word(), batch: 9 },
          })
        ).id,
      body: () => ({ name: world.word(), batch: 9 }),
      patch: { name: 'anders' },
    }),
    'payload-kv': standard({
      slug: 'payload-kv' as never,
      make: async () =>
        (
          (await payload.create({
            collection: 'payload-kv' as never,
            data: { key: world.word(), data: {} } as never,
          })) as { id: number }
        ).id,
      body: () => ({ key: world.word(), data: {} }),
      patch: { data: { a: 1 } },
    }),
  };
}

/** What belongs to one country and is its editors'. */
function ofCountries(world: World): Record<string, Attempts> {
  const { payload } = world;
  const bodies = {
    'contact-persons': () => ({
      profileName: world.word(),
      title: 'Leitung',
      email: 'a@oilway.example',
    }),
    departments: () => ({
      department: world.word(),
      purpose: 'contact',
      email: 'a@oilway.example',
    }),
    'social-posts': () => ({ message: world.word(), network: 'instagram' }),
  };
  const patches = {
    'contact-persons': { title: 'Anders' },
    departments: { department: 'Anders' },
    'social-posts': { likes: 7 },
  };
  const found: Record<string, Attempts> = {};
  for (const slug of Object.keys(bodies) as (keyof typeof bodies)[]) {
    for (const [name, country] of Object.entries({ Germany: 'de', Poland: 'pl' })) {
      const body = () => ({ ...bodies[slug](), country });
      const { duplicate: _, ...rest } = standardAttempts(world, {
        slug,
        make: async () => (await payload.create({ collection: slug, data: body() as never })).id,
        body,
        patch: patches[slug],
        created: { country: { equals: country } },
      });
      found[`${slug} of ${name}`] = rest;
    }
  }
  return found;
}
