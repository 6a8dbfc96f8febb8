import { headOf, noteAct } from '@oilway/store/audit/note.ts';
import sharp from 'sharp';
import type { Role } from '../../content/access/roles.ts';
import { inTransaction } from '../../content/database/in-transaction.ts';
import { sessionOf } from '../../content/database/session.ts';
import {
  type Attempts,
  type Subject,
  standardAttempts,
  standardOf,
  type World,
} from './attempts.ts';
import { inboxAttempts } from './inbox-attempts.ts';
import { libraryAttempts } from './library-attempts.ts';
import { emailOf } from './people.ts';
import { reportingAttempts } from './reporting-attempts.ts';
import { writtenAttempts } from './written-attempts.ts';

/** Every collection's operations, ready to be tried; the keys are those of `expectations.ts`. */
export async function allAttempts(
  world: World,
  staff: Record<Role, number>,
  homes: Record<'de' | 'pl', number>,
): Promise<Record<string, Attempts>> {
  const { ask } = world;
  const audit = auditSubject(world);
  return {
    ...writtenAttempts(world, homes),
    ...(await ofCountries(world)),
    ...inboxAttempts(world),
    ...(await libraryAttempts(world)),
    ...(await reportingAttempts(world, staff['compliance-officer'])),
    ...standardOf(
      world,
      ...portalSubjects(world),
      ...ownSubjects(world),
      ...(await payloadSubjects(world, staff['compliance-officer'])),
    ),
    media: await mediaAttempts(world),
    'audit-log': {
      ...standardAttempts(world, audit),
      export: async (person) => (await ask(person, 'GET', '/audit-log/export')).status === 200,
    },
    'payload-jobs': {
      ...standardAttempts(world, jobSubject(world, homes.de)),
      run: async (who) => (await ask(who, 'GET', '/payload-jobs/run?limit=1')).status === 200,
    },
  };
}

const portalSubjects = (world: World): Subject[] => [
  {
    slug: 'companies',
    body: () => ({ name: world.word(), country: 'de' }),
    patch: { country: 'pl' },
  },
  {
    slug: 'members',
    body: () => ({
      ...{ name: 'Henrike', email: `${world.word()}@brinkmann.example` },
      ...{ cultureName: 'de-DE', state: 'requested' },
    }),
    patch: { name: 'Anders' },
  },
];

const person = (world: World) => ({
  ...{ name: 'Neu', email: emailOf(world.word()), role: 'forms-clerk', countries: ['de'] },
});

const ownSubjects = (world: World): Subject[] => [
  {
    slug: 'location-categories',
    body: () => ({ title: 'Neu', key: world.word() }),
    patch: { title: 'Anders' },
  },
  {
    slug: 'redirects',
    body: () => ({ from: `/${world.word()}`, kind: 'url', url: '/', culture: 'de-DE' }),
    patch: { url: '/anders' },
  },
  { slug: 'staff', body: () => person(world), patch: { name: 'Anders' } },
];

/** The tables of Payload itself; what belongs to a person is made for somebody else. */
async function payloadSubjects(world: World, officer: number): Promise<Subject[]> {
  const { payload } = world;
  const victim = await payload.create({ collection: 'staff', data: person(world) as never });
  const foreign = { relationTo: 'staff' as const, value: victim.id };
  const preference = () => ({ key: world.word(), value: 1, user: foreign });
  return [
    {
      slug: 'payload-preferences',
      make: async () => {
        const data = preference();
        return (await payload.db.create({ collection: 'payload-preferences', data })).id;
      },
      body: preference,
      patch: { value: 2 },
      created: { 'user.value': { equals: victim.id } },
    },
    {
      slug: 'payload-locked-documents',
      body: () => ({
        globalSlug: 'payload-jobs-stats',
        user: { relationTo: 'staff', value: officer },
      }),
      patch: { globalSlug: 'header' },
    },
    {
      slug: 'payload-migrations',
      body: () => ({ name: world.word(), batch: 9 }),
      patch: { name: 'anders' },
    },
    {
      slug: 'payload-kv' as never,
      body: () => ({ key: world.word(), data: {} }),
      patch: { data: { a: 1 } },
    },
  ];
}

const jobSubject = ({ payload }: World, home: number): Subject => ({
  slug: 'payload-jobs',
  make: async () => {
    const input = { type: 'publish', doc: { relationTo: 'pages', value: home } };
    const waitUntil = new Date(Date.now() + 86_400_000);
    const job = await payload.jobs.queue({ task: 'schedulePublish', waitUntil, input } as never);
    return (job as { id: number }).id;
  },
  body: () => ({ taskSlug: 'schedulePublish', input: {} }),
  patch: { hasError: true },
});

function auditSubject({ payload, word }: World): Subject {
  const zeros = '0'.repeat(64);
  return {
    slug: 'audit-log',
    make: () =>
      inTransaction(payload, async (req) => {
        const session = await sessionOf(req);
        await noteAct(session, { action: 'looked', subject: { kind: 'pages', id: word() } });
        return (await headOf(session))?.id ?? 0;
      }),
    body: () => ({
      ...{ at: new Date().toISOString(), action: 'looked', previous: zeros, checksum: zeros },
    }),
    patch: { title: 'Anders' },
    created: { checksum: { equals: zeros } },
  };
}

async function mediaAttempts(world: World): Promise<Attempts> {
  const { ask, payload } = world;
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f5a71e' } })
    .png()
    .toBuffer();
  const words = { altDe: 'Öl', altPl: 'Olej' };
  const make = async () => {
    const file = { data, mimetype: 'image/png', name: `${world.word()}.png`, size: data.length };
    return (await payload.create({ collection: 'media', data: words, file })).id;
  };
  const body = () => {
    const form = new FormData();
    const blob = new Blob([new Uint8Array(data)], { type: 'image/png' });
    form.set('file', blob, `${world.word()}.png`);
    form.set('_payload', JSON.stringify(words));
    return form;
  };
  return {
    ...standardAttempts(world, { slug: 'media', make, body, patch: { altDe: 'Anders' } }),
    async file(who) {
      const { filename } = await payload.findByID({ collection: 'media', id: await make() });
      return (await ask(who, 'GET', `/media/file/${filename}`)).status === 200;
    },
  };
}

/** What belongs to one country and is its editors'. */
async function ofCountries(world: World): Promise<Record<string, Attempts>> {
  const data = { title: 'Station', key: 'station' };
  const category = await world.payload.create({ collection: 'location-categories', data });
  const station = {
    ...{ category: category.id, icon: 'station', street: 'Hof 1', postalCode: '10115' },
    // On the border, in both countries.
    ...{ town: 'Berlin', latitude: 52.5, longitude: 14.6 },
  };
  const email = 'a@oilway.example';
  const subjects: [Subject['slug'], (word: string) => object, object][] = [
    [
      'contact-persons',
      (profileName) => ({ profileName, title: 'Leitung', email }),
      { title: 'Anders' },
    ],
    [
      'departments',
      (department) => ({ department, purpose: 'contact', email }),
      { department: 'Anders' },
    ],
    ['social-posts', (message) => ({ message, network: 'instagram' }), { likes: 7 }],
    ['locations', (title) => ({ ...station, title }), { town: 'Anderswo' }],
  ];
  const found: Record<string, Attempts> = {};
  for (const [slug, fields, patch] of subjects)
    for (const [name, country] of Object.entries({ Germany: 'de', Poland: 'pl' })) {
      const body = () => ({ ...fields(world.word()), country });
      const created = { country: { equals: country } };
      const { duplicate: _, ...rest } = standardAttempts(world, { slug, body, patch, created });
      found[`${slug} of ${name}`] = rest;
    }
  return found;
}
