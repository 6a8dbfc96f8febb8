import { appendAuditEvent, headOf } from '@oilway/store/audit/append.ts';
import sharp from 'sharp';
import type { Role } from '../../content/access/roles.ts';
import { inTransaction } from '../../content/database/in-transaction.ts';
import { sessionOf } from '../../content/database/session.ts';
import {
  type Attempts,
  type Subject,
  standardAttempts,
  standardOf,
  type TestContext,
} from './attempts.ts';
import { documentAttempts } from './document-attempts.ts';
import { inboxAttempts } from './inbox-attempts.ts';
import { libraryAttempts } from './library-attempts.ts';
import { emailOf } from './people.ts';
import { reportingAttempts } from './reporting-attempts.ts';

/** Returns the operations of every collection, by the keys of `expected-access.ts`. */
export async function allAttempts(
  context: TestContext,
  staff: Record<Role, number>,
  homes: Record<'de' | 'pl', number>,
): Promise<Record<string, Attempts>> {
  const { ask } = context;
  const audit = auditSubject(context, 'staff');
  return {
    ...documentAttempts(context, homes),
    ...(await ofCountries(context)),
    ...inboxAttempts(context),
    ...(await libraryAttempts(context)),
    ...(await reportingAttempts(context, staff['compliance-officer'])),
    ...standardOf(
      context,
      ...portalSubjects(context),
      ...ownSubjects(context),
      ...(await payloadSubjects(context, staff['compliance-officer'])),
    ),
    media: await mediaAttempts(context),
    'audit-log of content': standardAttempts(context, auditSubject(context, 'pages')),
    'audit-log': {
      ...standardAttempts(context, audit),
      export: async (person) => (await ask(person, 'GET', '/audit-log/export')).status === 200,
    },
    'payload-jobs': {
      ...standardAttempts(context, jobSubject(context, homes.de)),
      run: async (who) => (await ask(who, 'GET', '/payload-jobs/run?limit=1')).status === 200,
    },
  };
}

const portalSubjects = (context: TestContext): Subject[] => [
  {
    slug: 'companies',
    body: () => ({ name: context.uniqueWord(), country: 'de' }),
    patch: { country: 'pl' },
  },
  {
    slug: 'members',
    body: () => ({
      ...{ name: 'Henrike', email: `${context.uniqueWord()}@brinkmann.example` },
      ...{ cultureName: 'de-DE', state: 'requested' },
    }),
    patch: { name: 'Anders' },
  },
];

const person = (context: TestContext) => ({
  ...{ name: 'Neu', email: emailOf(context.uniqueWord()), role: 'forms-clerk', countries: ['de'] },
});

const ownSubjects = (context: TestContext): Subject[] => [
  {
    slug: 'location-categories',
    body: () => ({ title: 'Neu', key: context.uniqueWord() }),
    patch: { title: 'Anders' },
  },
  {
    slug: 'redirects',
    body: () => ({ from: `/${context.uniqueWord()}`, kind: 'url', url: '/', culture: 'de-DE' }),
    patch: { url: '/anders' },
  },
  { slug: 'staff', body: () => person(context), patch: { name: 'Anders' } },
];

/** Payload's own collections; personal documents belong to another account. */
async function payloadSubjects(context: TestContext, officer: number): Promise<Subject[]> {
  const { payload } = context;
  const victim = await payload.create({ collection: 'staff', data: person(context) as never });
  const foreign = { relationTo: 'staff' as const, value: victim.id };
  const preference = () => ({ key: context.uniqueWord(), value: 1, user: foreign });
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
      body: () => ({ name: context.uniqueWord(), batch: 9 }),
      patch: { name: 'anders' },
    },
    {
      slug: 'payload-kv' as never,
      body: () => ({ key: context.uniqueWord(), data: {} }),
      patch: { data: { a: 1 } },
    },
  ];
}

const jobSubject = ({ payload }: TestContext, home: number): Subject => ({
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

function auditSubject({ payload, uniqueWord }: TestContext, kind: string): Subject {
  const zeros = '0'.repeat(64);
  return {
    slug: 'audit-log',
    make: () =>
      inTransaction(payload, async (req) => {
        const session = await sessionOf(req);
        await appendAuditEvent(session, {
          action: 'looked',
          subject: { kind, id: uniqueWord() },
        });
        return (await headOf(session))?.id ?? 0;
      }),
    body: () => ({
      ...{ at: new Date().toISOString(), action: 'looked', previous: zeros, checksum: zeros },
    }),
    patch: { title: 'Anders' },
    created: { checksum: { equals: zeros } },
  };
}

async function mediaAttempts(context: TestContext): Promise<Attempts> {
  const { ask, payload } = context;
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f5a71e' } })
    .png()
    .toBuffer();
  const words = { altDe: 'Öl', altPl: 'Olej' };
  const make = async () => {
    const file = {
      data,
      mimetype: 'image/png',
      name: `${context.uniqueWord()}.png`,
      size: data.length,
    };
    return (await payload.create({ collection: 'media', data: words, file })).id;
  };
  const body = () => {
    const form = new FormData();
    const blob = new Blob([new Uint8Array(data)], { type: 'image/png' });
    form.set('file', blob, `${context.uniqueWord()}.png`);
    form.set('_payload', JSON.stringify(words));
    return form;
  };
  return {
    ...standardAttempts(context, { slug: 'media', make, body, patch: { altDe: 'Anders' } }),
    async file(who) {
      const { filename } = await payload.findByID({ collection: 'media', id: await make() });
      return (await ask(who, 'GET', `/media/file/${filename}`)).status === 200;
    },
  };
}

/** Returns the operations of collections whose documents belong to one country. */
async function ofCountries(context: TestContext): Promise<Record<string, Attempts>> {
  const data = { title: 'Station', key: 'station' };
  const category = await context.payload.create({ collection: 'location-categories', data });
  const locationFields = {
    ...{ category: category.id, icon: 'station', street: 'Hof 1', postalCode: '10115' },
    // Coordinates on the border, valid for both countries.
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
    [
      'notices',
      (words) => ({ text: words, end: '2099-01-01T00:00:00.000Z' }),
      { severity: 'warning' },
    ],
    ['locations', (title) => ({ ...locationFields, title }), { town: 'Anderswo' }],
  ];
  const found: Record<string, Attempts> = {};
  for (const [slug, fields, patch] of subjects)
    for (const [name, country] of Object.entries({ Germany: 'de', Poland: 'pl' })) {
      const body = () => ({ ...fields(context.uniqueWord()), country });
      const created = { country: { equals: country } };
      const { duplicate: _, ...rest } = standardAttempts(context, { slug, body, patch, created });
      found[`${slug} of ${name}`] = rest;
    }
  return found;
}
