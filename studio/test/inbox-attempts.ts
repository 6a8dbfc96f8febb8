import { randomUUID } from 'node:crypto';
import { type Attempts, standardAttempts, type World } from './attempts.ts';

/** What visitors sent, and the mails about it: only the site writes them, whoever asks. */
export function inboxAttempts(world: World): Record<string, Attempts> {
  const { payload } = world;
  const message = () => ({
    id: randomUUID(),
    reference: world.word(),
    cultureName: 'de-DE' as const,
    name: 'Miriam Kowalczyk',
    status: 'new' as const,
    idempotencyKey: world.word(),
    fingerprint: world.word(),
  });
  const mail = (reference: string | null) => ({
    id: randomUUID(),
    to: 'miriam@posteo.example',
    subject: 'Guten Tag',
    state: 'waiting' as const,
    attempts: 0,
    reference,
    ...(reference ? { inbox: 'contact-messages' as const, cultureName: 'de-DE' as const } : {}),
    messageId: world.word(),
  });
  const mails = (reference: string | null) =>
    standardAttempts(world, {
      slug: 'mails',
      make: async () =>
        (await payload.create({ collection: 'mails', data: mail(reference) as never })).id,
      body: () => mail(reference),
      patch: { state: 'sent' },
    });
  const event = async () =>
    (
      await payload.create({
        collection: 'events',
        locale: 'de',
        data: {
          title: world.word(),
          slug: world.word(),
          start: '2099-12-01T10:00:00.000Z',
          end: '2099-12-01T12:00:00.000Z',
          venue: 'Hof',
          address: 'Hof 1, 10115 Berlin',
          intro: 'Kommen Sie.',
        } as never,
        draft: true,
      })
    ).id;
  const signUp = async () => ({
    ...message(),
    email: 'miriam@posteo.example',
    event: await event(),
    place: 'confirmed' as const,
  });
  return {
    'event-sign-ups': standardAttempts(world, {
      slug: 'event-sign-ups',
      make: async () =>
        (await payload.create({ collection: 'event-sign-ups', data: (await signUp()) as never }))
          .id,
      body: message,
      patch: { status: 'done' },
    }),
    'contact-messages': standardAttempts(world, {
      slug: 'contact-messages',
      make: async () =>
        (await payload.create({ collection: 'contact-messages', data: message() as never })).id,
      body: message,
      patch: { status: 'done' },
    }),
    'sponsoring-messages': standardAttempts(world, {
      slug: 'sponsoring-messages',
      make: async () =>
        (await payload.create({ collection: 'sponsoring-messages', data: message() as never })).id,
      body: message,
      patch: { status: 'done' },
    }),
    'mails of a form': mails('OW-26-000-0001'),
    'mails of staff': mails(null),
  };
}
